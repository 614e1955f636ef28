import { expect, test } from 'vitest';
import { evaluate } from '../../../src/lib/engine/value.js';
import { decide, pending } from '../../../src/lib/games/alliance/rules/run.js';
import { at, faces, scene } from '../../support/alliance/index.js';

const reason = (amount: number) => ({ code: 'reason', amount });

test('R217: "none" is stronger than whatever adds', () => {
	expect(
		evaluate({ printed: reason(4), modifiers: [reason(2)], bonuses: [reason(1)], none: [reason(0)] }).total
	).toBe(0);
});

test('R215: a value is never below zero', () => {
	expect(evaluate({ printed: reason(1), modifiers: [reason(-3)] }).total).toBe(0);
});

test('R230, R231: a position that people give stands, and what is too close to call goes to the enemy', () => {
	const t = scene()
		.akira('A', at(300, 300))
		.enemy('J', at(300, 500, 180))
		.asteroid(330, 400, 25);
	expect(t.fires('J').of('shotsMeasured')[0]!.shots[0]!.obstructed).toBe(false);
});

test('T137 (R232, R93): at a physical table the app takes the answers of hands, and asks for as many dice as they make', () => {
	const t = scene({ dice: 'table' })
		.akira('A', at(300, 300))
		.enemy('J', at(300, 500, 180))
		.fires('A');
	const typed = {
		target: 'J',
		arc: 'primary',
		inArc: true,
		band: 2,
		obstructed: true,
		blocked: false
	} as const;
	const asked = scene()
		.akira('A', at(300, 300), { attacked: false })
		.enemy('J', at(300, 500, 180));
	expect(t.of('shotsMeasured')).toHaveLength(1);
	t.declares('A', 'J');
	expect(t.refusal({ type: 'reportRoll', faces: faces('HHH') })).toBe('notAskedNow');
	expect(t.refusal({ type: 'reportRoll', faces: faces('HHHE') })).toBe('notAskedNow');
	t.with((state) => ({
		...state,
		frames: state.frames.map((frame) =>
			frame.attack ? { ...frame, attack: { ...frame.attack, shot: typed } } : frame
		)
	}));
	t.when({ type: 'reportRoll', faces: faces('HHHH') });
	expect(t.diceAsked()).toBe(3);
	expect(asked.ship('A').attacked).toBe(false);
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
