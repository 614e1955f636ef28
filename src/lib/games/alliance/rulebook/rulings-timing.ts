import type { Ruling } from './types.js';

/** Order and timing where the document is silent. */
export default [
	{
		id: 'D30',
		title: 'Order in the End Phase',
		problem:
			'In the End Phase player ships go in ascending and enemy ships in descending order of Captain Skill, but the rulebook does not say how the two mix.',
		readings: [
			{
				text: 'Within each step all players go in ascending order, and then the enemy ships in descending order.'
			}
		],
		reason: 'The rulebook names the players there before the enemy ships.',
		rules: ['R203']
	},
	{
		id: 'D31',
		title: 'When Time tokens come off',
		problem: 'Time tokens come off in the End Phase, but the list of its steps does not mention them.',
		readings: [{ text: 'They come off together with the Scan, Evade and Battle Stations tokens.' }],
		reason: 'Tokens are removed in that step; effects headed END PHASE still see the Time tokens.',
		rules: ['R207', 'R226']
	},
	{
		id: 'D32',
		title: 'When the obstacle die is rolled',
		problem:
			'The rulebook does not say whether the die for an obstacle comes before or after the check for Power Strain.',
		readings: [{ text: 'It comes after the check.' }],
		reason: 'The maneuver is first completed as normal, and this order is worse for the players.',
		rules: ['R90', 'R147']
	},
	{
		id: 'D34',
		title: 'When weapon costs are paid',
		problem: 'The rulebook does not say when the costs of a secondary weapon are paid.',
		readings: [{ text: 'They are paid after a legal target is declared and before any dice are rolled.' }],
		reason: 'Nobody then pays for an attack that cannot be made.',
		rules: ['R157']
	},
	{
		id: 'D37',
		title: 'Rest of a salvo on a doomed ship',
		problem:
			'A ship that waits for its simultaneous attack may have more damage to come from the same attack.',
		readings: [{ text: 'All cards are dealt, even beyond the hull value.' }],
		reason: 'A face-up card may spoil its attack, as the rule itself points out.',
		rules: ['R200']
	},
	{
		id: 'D38',
		title: 'Doomed ships as targets',
		problem: 'A ship that waits for its simultaneous attack is still on the table and could draw fire.',
		readings: [
			{ value: true, text: 'An enemy ship chooses a doomed ship only if it can attack nothing else.' },
			{ value: false, text: 'A doomed ship is a target like any other.' }
		],
		reason:
			'A dispute is settled in favour of the enemy; players may still shoot at doomed enemy ships, to no use.',
		option: 'aiIgnoresDoomed',
		rules: ['R184']
	},
	{
		id: 'D39',
		title: 'Captain Skill changing in mid-phase',
		problem:
			'The rulebook does not say what happens when the Captain Skill of a ship changes in the middle of a phase.',
		readings: [
			{
				text: 'It is read whenever the next ship is chosen among those that have not acted, and nobody acts twice.'
			}
		],
		reason: 'This needs no memory of older values and gives every ship one turn.',
		rules: ['R61']
	},
	{
		id: 'D42',
		title: 'Objectives complete before the end',
		problem:
			'The rulebook ends the rounds when the objectives are complete, although more XP may still be open.',
		readings: [
			{
				value: 'ask',
				text: 'At the end of the round the players decide whether the mission ends or goes on.'
			},
			{
				value: 'force',
				text: 'The mission ends at the end of the round in which the objectives are complete.'
			},
			{ value: 'never', text: 'The mission goes on until an end condition of its page holds.' }
		],
		reason: 'More XP may be open, while the end conditions of the page always hold.',
		option: 'endOnObjective',
		rules: ['R55', 'R210']
	},
	{
		id: 'D43',
		title: 'Automatic retreat with tokens',
		problem:
			'After the last round all remaining players retreat automatically, and it is open whether that brings tokens home.',
		readings: [
			{ value: false, text: 'An automatic retreat brings no tokens home.' },
			{ value: true, text: 'An automatic retreat counts as an exit over the Federation edge.' }
		],
		reason: 'The objectives name the edge, and only Search for Survivors speaks of surviving until the end.',
		option: 'autoRetreatReturns',
		rules: ['R233']
	}
] satisfies readonly Ruling[];
