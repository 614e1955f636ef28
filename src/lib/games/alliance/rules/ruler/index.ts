import { bandOf, circle, gap, type Band } from '../../../../engine/geometry/index.js';
import type { Chance } from '../../../../engine/random.js';
import { missionOf } from '../../data/index.js';
import type { Answer, AnswerTo, Question } from '../questions.js';
import type { ShipId, State } from '../state.js';
import { answerArrive, answerFacings, answerFurthest } from './formation.js';
import { answerLayout } from './layout.js';
import { answerClear, answerMove } from './movement.js';
import { answerApproach, answerNearest, answerRanges, answerShots } from './targets.js';
import { baseOf, INCH, TOKEN_RADIUS } from './terrain.js';

/** The ruler of the app: answers from the positions on the board, to 0.01 mm, what a person would measure on the mat. */
export function measureOnBoard(state: State, question: Question, chance: Chance, occasion: string): Answer {
	switch (question.ask) {
		case 'nearest':
			return answerNearest(state, question.ship, question.among);
		case 'approach':
			return answerApproach(state, question.ship, question.target);
		case 'clear':
			return answerClear(state, question.ship, question.maneuvers);
		case 'move':
			return answerMove(state, question.ship, question.maneuver);
		case 'shots':
			return answerShots(state, question.ship, question.arcs, question.targets);
		case 'ranges':
			return answerRanges(state, question.ship, question.to);
		case 'tokens':
			return answerTokens(state, question.ship, question.to);
		case 'facings':
			return answerFacings(state, question.ships);
		case 'arrive':
			return answerArrive(state, question.ships, question.bearing);
		case 'furthest':
			return answerFurthest(state, question.among);
		case 'layout':
			return answerLayout(state, chance, occasion);
		default:
			return question satisfies never;
	}
}

/** The range to mission tokens, from the nearest point of the base to the rim. (H20) */
function answerTokens(state: State, ship: ShipId, to: readonly string[]): AnswerTo<'tokens'> {
	const base = baseOf(state, ship);
	const bands: Record<string, Band> = {};
	for (const { id, at } of missionOf(state.setup.mission).tokens) {
		if (to.includes(id)) bands[id] = bandOf(gap(base, circle([at[0] * INCH, at[1] * INCH], TOKEN_RADIUS)).mm);
	}
	return { ask: 'tokens', bands };
}
