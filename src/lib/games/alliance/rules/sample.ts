import type { Prompt } from '../../../engine/prompt.js';
import { fraction, type Chance } from '../../../engine/random.js';
import { roundedPose } from '../../../engine/geometry/index.js';
import type { Command } from './commands.js';
import { accepts } from './domains.js';
import type { State } from './state.js';

const TRIES = 400;

/** An answer that a place accepts, by chance: for players of tests and simulations. */
export function sampleDomain(
	_: State,
	prompt: Prompt<Command>,
	roll: Chance,
	index: number
): Command | undefined {
	if (prompt.kind !== 'place' || prompt.domain.kind !== 'place') return undefined;
	const { area } = prompt.domain;
	const [xs, ys] = [area.map(([x]) => x), area.map(([, y]) => y)];
	const span = (values: readonly number[], i: number) =>
		Math.min(...values) +
		fraction(roll, `${prompt.id}/${index}`, i) * (Math.max(...values) - Math.min(...values));
	for (let i = 0; i < TRIES; i++) {
		const pose = roundedPose({
			x: span(xs, 3 * i),
			y: span(ys, 3 * i + 1),
			heading: span([0, 360], 3 * i + 2)
		});
		if (accepts(prompt.domain, pose)) return { type: 'placeShip', ship: prompt.subject, pose };
	}
	return undefined;
}
