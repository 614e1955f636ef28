import { expect, test } from 'vitest';
import { at, faces, scene } from '../../../../../tests/support/alliance/index.js';
import { attackReport } from './attack-report.js';
import { slotsOf } from './faces.js';

test('when an attack has ended its dice lie there as they were at its end, with what they did', () => {
	const t = scene()
		.akira('A', at(300, 300), { battleStations: 1 })
		.enemy('J', at(300, 500, 180), { shields: 2 })
		.fires('A')
		.declares('A', 'J')
		.when({ type: 'reportRoll', faces: faces('BH--') });
	expect(attackReport(t.state, [])).toBeUndefined();
	t.uses('battleStations');
	const before = t.state;
	const from = t.events.length;
	t.when({ type: 'reportRoll', faces: faces('E-') });
	const report = attackReport(before, t.events.slice(from));
	expect(report?.attack.attackDice.map(({ face }) => face)).toEqual(['hit', 'hit', 'blank', 'blank']);
	expect(report?.attack.defenseDice.map(({ face }) => face)).toEqual(['evade', 'blank']);
	expect(report?.lines).toEqual(['It hits: one hit.', 'Attack Ship 1 loses a shield.']);
});

test('an attack that found no target leaves no dice to look at', () => {
	const t = scene()
		.akira('A', at(300, 300))
		.enemy('J', at(300, 880, 180));
	const before = t.state;
	t.fires('A');
	expect(attackReport(before, t.events)).toBeUndefined();
});

test('typed dice: on a re-roll the dice that stay keep their faces, and only the others are asked', () => {
	const t = scene()
		.akira('A', at(300, 300), { lock: 'J' })
		.enemy('J', at(300, 500, 180))
		.fires('A')
		.declares('A', 'J')
		.when({ type: 'reportRoll', faces: faces('H-C-') })
		.uses('lock', { dice: [1, 3] });
	const slots = slotsOf(t.attack(), 2, ['hit']);
	expect(slots.map(({ die }) => die.face?.letter ?? (die.next ? 'next' : ''))).toEqual([
		'H',
		'H',
		'C',
		'next'
	]);
	expect(slots.map(({ typed }) => typed)).toEqual([undefined, 0, undefined, undefined]);
});
