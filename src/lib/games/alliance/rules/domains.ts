import * as v from 'valibot';
import { baseCorners, convex, overlaps, type Point, type Pose } from '../../../engine/geometry/index.js';
import { pointInConvexPolygon, toConvex } from '../../../engine/geometry/convex.js';
import type { FactPrompt, PlaceDomain } from '../../../engine/prompt.js';
import { Answers } from './answers.js';
import type { Command } from './commands.js';
import type { Maneuver } from './maneuver.js';
import type { Answer, Question } from './questions.js';
import type { State } from './state.js';

/** Whether a command is an answer that the domain of a fact accepts. */
export function fits(state: State, prompt: FactPrompt<Command>, command: Command): boolean {
	const { domain } = prompt;
	switch (domain.kind) {
		case 'roll':
			return (
				command.type === 'reportRoll' &&
				command.faces.length === domain.count &&
				command.faces.every((face) => domain.faces.includes(face))
			);
		case 'measure':
			return (
				command.type === 'reportMeasures' &&
				answersAll(domain.questions as readonly Question[], command.answers)
			);
		case 'place':
			return command.type === 'placeShip' && command.ship === prompt.subject && accepts(domain, command.pose);
		default:
			return domain satisfies never;
	}
}

/** Each question has its answer, of its kind and about what it asks. */
function answersAll(questions: readonly Question[], answers: readonly unknown[]): boolean {
	if (questions.length !== answers.length || !v.is(Answers, answers)) return false;
	return questions.every((question, i) => {
		const answer = answers[i];
		return answer !== undefined && isAbout(question, answer);
	});
}

const among = (ids: readonly string[], known: readonly string[]) => ids.every((id) => known.includes(id));
const allOf = (keys: object, asked: readonly string[]) => asked.every((id) => Object.hasOwn(keys, id));

/** Whether an answer names only what was asked, and leaves nothing of it out. */
function isAbout(question: Question, answer: Answer): boolean {
	switch (question.ask) {
		case 'nearest':
			return answer.ask === 'nearest' && among(answer.nearest, question.among);
		case 'approach':
			return answer.ask === 'approach';
		case 'clear':
			return answer.ask === 'clear' && allOf(answer.met, question.maneuvers);
		case 'move':
			return answer.ask === 'move' && isFlownAs(question.maneuver, answer.move.flown);
		case 'shots':
			return (
				answer.ask === 'shots' &&
				answer.shots.every(
					({ target, arc }) => question.targets.includes(target) && question.arcs.includes(arc)
				)
			);
		case 'ranges':
			return answer.ask === 'ranges' && allOf(answer.bands, question.to);
		case 'tokens':
			return answer.ask === 'tokens' && allOf(answer.bands, question.to);
		case 'facings':
			return answer.ask === 'facings' && among(answer.leavers, question.ships);
		case 'arrive':
			return answer.ask === 'arrive' && allOf(answer.poses, question.ships);
		case 'furthest':
			return answer.ask === 'furthest' && among(answer.furthest, question.among);
		case 'layout':
			return answer.ask === 'layout';
		default:
			return question satisfies never;
	}
}

/** A maneuver is flown as it was given, but a come about may become a full astern. (R75, R88) */
function isFlownAs(given: Maneuver, flown: Maneuver): boolean {
	return flown === given || (given.startsWith('CA') && flown === given.replace('CA', 'FA'));
}

/** Whether a base may stand there: all of it inside the area, and clear of what stands there. (R54) */
export function accepts(domain: PlaceDomain, pose: Pose): boolean {
	const corners = baseCorners(pose, domain.base);
	const area = toConvex(domain.area);
	const inside = corners.every((corner) => pointInConvexPolygon(area, corner) || onRim(domain.area, corner));
	const isFacing = !domain.headings || domain.headings.includes(pose.heading);
	return inside && isFacing && !domain.clearOf.some((outline) => overlaps(convex(corners), convex(outline)));
}

/** Touching the border from inside is inside. */
function onRim(area: readonly Point[], [x, y]: Point): boolean {
	const [xs, ys] = [area.map(([ax]) => ax), area.map(([, ay]) => ay)];
	const near = 0.011;
	return (
		x >= Math.min(...xs) - near &&
		x <= Math.max(...xs) + near &&
		y >= Math.min(...ys) - near &&
		y <= Math.max(...ys) + near
	);
}
