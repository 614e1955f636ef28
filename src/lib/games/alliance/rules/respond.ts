import type { Prompt } from '../../../engine/prompt.js';
import { chance } from '../../../engine/random.js';
import type { Command } from './commands.js';
import type { Question } from './questions.js';
import { measureOnBoard } from './ruler/index.js';
import type { State } from './state.js';
import { FACES, type Die } from './vocabulary.js';

/**
 * The app's dice, ruler and deck: the answer to a fact or a draw, from the seed and the occasion; nothing for what people
 * answer. Rolls are left to hands when the table says so.
 */
export function respond(state: State, prompt: Prompt<Command>): Command | undefined {
	const roll = chance(state.seed);
	switch (prompt.kind) {
		case 'roll': {
			if (state.options.dice === 'table' || prompt.domain.kind !== 'roll') return undefined;
			const faces = FACES[prompt.domain.die as Die];
			return {
				type: 'reportRoll',
				faces: Array.from(
					{ length: prompt.domain.count },
					(_, i) => faces[roll(prompt.id, i, faces.length)] ?? ''
				)
			};
		}
		case 'measure': {
			if (prompt.domain.kind !== 'measure') return undefined;
			const questions = prompt.domain.questions as readonly Question[];
			return {
				type: 'reportMeasures',
				answers: questions.map((question) => measureOnBoard(state, question, roll, prompt.id))
			};
		}
		case 'draw':
			return drawFrom(state, prompt);
		case 'choose':
		case 'place':
		case 'over':
			return undefined;
		default:
			return prompt satisfies never;
	}
}

/** A card by its share of what is left; a lot evenly. */
function drawFrom(
	state: State,
	prompt: Extract<Prompt<Command>, { kind: 'choose' | 'draw' }>
): Command | undefined {
	const left = prompt.options.map(({ command }) => weightOf(state, command));
	// when all are dealt they are shuffled anew, and each is as likely as the other
	const weights = left.some((weight) => weight > 0) ? left : left.map(() => 1);
	let total = 0;
	for (const weight of weights) total += weight;
	let at = chance(state.seed)(prompt.id, 0, total);
	for (const [i, option] of prompt.options.entries()) {
		at -= weights[i] ?? 0;
		if (at < 0) return option.command;
	}
	return undefined;
}

function weightOf(state: State, command: Command): number {
	if (command.type !== 'drawCard') return 1;
	return state.deck[command.card] ?? state.loadouts[command.card] ?? 1;
}
