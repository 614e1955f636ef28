import { expect, test } from 'vitest';
import type { Maneuver } from '../../../src/lib/games/alliance/rules/maneuver.js';
import { answerMove } from '../../../src/lib/games/alliance/rules/ruler/movement.js';
import { at, scene } from '../../support/alliance/index.js';

test.each<[string, number, number, number, Maneuver, number, number, number]>([
	['G12', 150, 457.2, 270, 'B3R', -20, 512.6, 90],
	['G12', 100, 457.2, 270, 'B3R', -20, 476, 90],
	['T39', 90, 457.2, 270, 'S1', -20, 457.2, 90],
	['T40', 45, 880, 315, 'S2', 20, 934.4, 180]
])(
	'%s (R145, R146, D55): an enemy ship at (%d, %d, %d) that flies %s is put outside at (%d, %d) facing %d',
	(_, x, y, h, maneuver, px, py, heading) => {
		const t = scene().enemy('J', at(x, y, h));
		const { outside } = answerMove(t.state, 'J', maneuver).move;
		expect(Math.abs(outside!.x - px)).toBeLessThan(0.15);
		expect(Math.abs(outside!.y - py)).toBeLessThan(0.15);
		expect(outside!.heading).toBe(heading);
	}
);

test('R146: an occupied place outside gives way to the nearest free one along the edge', () => {
	const t = scene()
		.enemy('J', at(90, 457.2, 270))
		.enemy('K', at(-20, 457.2, 90));
	const { outside } = answerMove(t.state, 'J', 'S1').move;
	expect(outside!.x).toBe(-20);
	expect(Math.abs(outside!.y - 457.2)).toBeCloseTo(40, 5);
});
