import type { Rule } from './types.js';

const section = 'Disputes';

export default [
	{
		id: 'R230',
		section,
		title: 'Too close to call',
		text: 'What is too close to call, such as a range or whether a ship fits, is decided in favour of the enemy. The program uses this as the last tie-break, where no other rule speaks.',
		basis: 'stated'
	},
	{
		id: 'R231',
		section,
		title: 'Positions agreed by all',
		text: 'Where hands cannot place a ship exactly, all players agree on its position. The position that was typed or dragged stands.',
		basis: 'stated'
	},
	{
		id: 'R232',
		section,
		title: 'Questions at a physical table',
		text: 'At a physical table the program asks only what the step needs. For movement it asks in this order: who is nearest; the range; at Range 2, whether the target faces toward the enemy ship; the sector or dividing line; the six-sided die; and whether the maneuver is clear of obstacles, ships and the edge. For attacks it asks whether the target is in arc, the range, whether it is obstructed and whether a planet blocks it. Last come the faces of the dice and the damage card drawn.',
		basis: 'ruling'
	}
] satisfies readonly Rule[];
