import { expect, test } from 'vitest';
import { at, scene } from '../../../../../tests/support/alliance/index.js';
import { shipNow } from './ship-now.js';

const during =
	(phase: 'planning' | 'activation' | 'combat') => (state: ReturnType<typeof scene>['state']) => ({
		...state,
		round: 2,
		phase
	});

test('under Auxiliary Power a ship can do nothing but fly, and the sheet says why (R120)', () => {
	const t = scene()
		.akira('A', at(300, 300), { aux: 1, activated: false })
		.enemy('J', at(300, 500, 180));
	const now = shipNow(during('activation')(t.state), t.ship('A'));
	expect(now?.can).toEqual([]);
	expect(now?.cannot.map(({ rule }) => rule)).toEqual(['R120']);
});

test('before it flies a ship sees its actions once each, and what it has done already (R102)', () => {
	const t = scene()
		.akira('A', at(300, 300), { activated: false })
		.enemy('J', at(300, 500, 180));
	t.change('A', { actions: ['scan'] });
	const now = shipNow(during('activation')(t.state), t.ship('A'));
	expect(now?.can).toContain('Target Lock');
	expect(now?.can).not.toContain('Scan');
	expect(now?.cannot.map(({ title, rule }) => [title, rule])).toEqual([['Scan', 'R102']]);
});

test('ranges are told in the Combat Phase only (R66, R158)', () => {
	const t = scene()
		.akira('A', at(300, 300), { attacked: false })
		.enemy('J', at(300, 420, 180));
	t.enemy('K', at(300, 100), { number: 2 });
	expect(shipNow(during('planning')(t.state), t.ship('A'))?.can.join()).not.toContain('Range');
	const now = shipNow(during('combat')(t.state), t.ship('A'));
	expect(now?.can).toEqual(['Attack Ship 1: Primary weapon, Range 1']);
	expect(now?.cannot.map(({ title, rule }) => [title, rule])).toEqual([['Attack Ship 2', 'R158']]);
});
