import { expect, test } from 'vitest';
import { evaluate } from '../../../src/lib/engine/value.js';
import { decide, pending } from '../../../src/lib/games/alliance/rules/run.js';
import { Evening } from '../../support/alliance/evening.js';
import { at, faces, scene } from '../../support/alliance/index.js';

const reason = (amount: number) => ({ code: 'reason', amount });

test('R217: "none" is stronger than whatever adds', () => {
	expect(
		evaluate({ printed: reason(4), modifiers: [reason(2)], bonuses: [reason(1)], none: [reason(0)] }).total
	).toBe(0);
});

test('R215: what replaces the printed number stands in its place among the reasons, and modifiers add to it', () => {
	const value = evaluate({
		printed: reason(4),
		replaced: [{ ...reason(1), source: 'card' }],
		modifiers: [reason(2)]
	});
	expect(value.total).toBe(3);
	expect(value.because).toEqual([{ ...reason(1), source: 'card' }, reason(2)]);
});

test('R215: a value is never below zero', () => {
	expect(evaluate({ printed: reason(1), modifiers: [reason(-3)] }).total).toBe(0);
});

test('R230: a line that is too close to call is judged for the enemy: an asteroid that only touches it hides nothing', () => {
	const t = scene()
		.akira('A', at(300, 300))
		.enemy('J', at(300, 500, 180))
		.asteroid(345, 400, 25);
	expect(t.fires('J').of('shotsMeasured')[0]!.shots[0]!.obstructed).toBe(false);
});

test('R231: a position that people give stands as they gave it', () => {
	const pose = { x: 251.37, y: 148.02, heading: 351.5 };
	const evening = new Evening(2).when({ type: 'placeShip', ship: 'ship-1', pose });
	expect(evening.state.ships['ship-1']!.pose).toEqual(pose);
});

test('T137 (R232, R93): at a physical table the app takes the answers of hands, and asks for as many dice as they make', () => {
	const shot = {
		target: 'J',
		arc: 'primary',
		inArc: true,
		band: 2,
		obstructed: true,
		blocked: false
	} as const;
	const t = scene({ dice: 'table' })
		.akira('A', at(300, 300))
		.enemy('J', at(860, 860, 180))
		.measured({ ask: 'shots', shots: [shot] })
		.fires('A');
	expect(t.options()[0]).toEqual({ type: 'declareTarget', ship: 'A', weapon: 'primary', target: 'J' });
	t.declares('A', 'J');
	expect(t.diceAsked()).toBe(4);
	expect(t.refusal({ type: 'reportRoll', faces: faces('HHH') })).toBe('notAskedNow');
	expect(t.refusal({ type: 'reportRoll', faces: faces('HHHE') })).toBe('notAskedNow');
	t.when({ type: 'reportRoll', faces: faces('HHHH') });
	expect(t.diceAsked()).toBe(3);
});

test('R232: an answer that does not fit its question is refused and changes nothing', () => {
	const t = scene()
		.akira('A', at(300, 300), { attacked: false })
		.enemy('J', at(300, 500, 180));
	const before = t.state;
	expect(decide(before, { type: 'reportMeasures', answers: [] }).ok).toBe(false);
	expect(t.state).toBe(before);
	expect(pending(before)).toBeDefined();
});
