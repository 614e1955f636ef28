import { expect, test } from 'vitest';
import { previewOf } from '../../../src/lib/games/alliance/ui/board.js';
import { at, scene } from '../../support/alliance/index.js';

test('G3 (R65, D65): every captain sets a maneuver of her dial, in any order and all at once', () => {
	const t = scene()
		.excelsior('X', at(300, 100), { activated: false })
		.akira('A', at(500, 100), { activated: false })
		.inPlanning();
	expect(t.asked()).toEqual(['setDial', 'setDial']);
	t.when({ type: 'setDial', ship: 'A', maneuver: 'B3R' });
	expect(t.prompts().map(({ subject, question }) => `${question} ${subject}`)).toEqual([
		'setDial X',
		'changeDial A'
	]);
	t.when({ type: 'setDial', ship: 'A', maneuver: 'S2' }).when({
		type: 'setDial',
		ship: 'A',
		maneuver: 'B3R'
	});
	t.when({ type: 'setDial', ship: 'X', maneuver: 'B2L' });
	expect(t.state.dials).toEqual({ A: 'B3R', X: 'B2L' });
	expect(t.state.phase).toBe('activation');
});

test('R68: only maneuvers of the ship’s own dial', () => {
	const t = scene().excelsior('X', at(300, 100)).inPlanning();
	expect(t.options()).toContainEqual({ type: 'setDial', ship: 'X', maneuver: 'FA2' });
	expect(t.refusal({ type: 'setDial', ship: 'X', maneuver: 'CA3' })).toBe('notAskedNow');
	expect(t.refusal({ type: 'setDial', ship: 'X', maneuver: 'T1L' })).toBe('notAskedNow');
});

test('R69, R228: a red maneuver may be planned under Auxiliary Power', () => {
	const t = scene().akira('A', at(300, 100), { aux: 1 }).inPlanning();
	expect(t.options()).toContainEqual({ type: 'setDial', ship: 'A', maneuver: 'CA3' });
});

test('R70: damage may forbid maneuvers', () => {
	const t = scene().akira('A', at(300, 100)).change('A', { speedLimit: 1 }).inPlanning();
	expect(t.options()).toHaveLength(3);
});

test('T138 (R66): no end position is shown while planning, unless the table allows it', () => {
	const preview = (options = {}) => {
		const { state } = scene(options).akira('A', at(300, 100)).inPlanning();
		return previewOf(state, state.ships.A!, 'B3L')?.pose;
	};
	expect(preview()).toBeUndefined();
	expect(preview({ planningPreview: 'on' })?.heading).toBe(315);
});
