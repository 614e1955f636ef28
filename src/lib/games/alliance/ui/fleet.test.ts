import { expect, test } from 'vitest';
import { at, scene } from '../../../../../tests/support/alliance/index.js';
import { fleetOrder, hasActed } from './fleet.js';

const table = () =>
	scene()
		.akira('A', at(300, 300), { skill: 3 })
		.enemy('J2', at(300, 500, 180), { skill: 3, number: 2 })
		.excelsior('X', at(500, 300), { skill: 1 })
		.enemy('J1', at(500, 700, 180), { skill: 3, number: 1 });

test('ships stand in the order of flight, and in combat in that of attack; enemies first of equals (R58–R61)', () => {
	const order = (phase: 'activation' | 'combat') =>
		fleetOrder({ ...table().state, phase }).map(({ id }) => id);
	expect(order('activation')).toEqual(['X', 'J1', 'J2', 'A']);
	expect(order('combat')).toEqual(['J1', 'J2', 'A', 'X']);
});

test('a ship has acted when its turn is over, not while it has it', () => {
	const t = table().fires('A');
	expect([hasActed(t.state, t.ship('A')), hasActed(t.state, t.ship('X'))]).toEqual([false, true]);
});
