import type { Rule } from './types.js';

const section = 'Reinforcement Phase';

export default [
	{
		id: 'R62',
		section,
		title: 'Arriving enemy ships',
		text: 'Rows of the enemy table that arrive in this round are set up exactly as at the start of the mission, and their ships act in this round. ID numbers continue upwards; by our ruling the lowest free number is used again if none is left.',
		basis: 'stated'
	},
	{
		id: 'R63',
		section,
		title: 'No spare enemy models',
		text: 'If no spare model of the type is left, remove as many enemy ships from the board as models are needed, each time the one with the lowest total of shields and remaining hull. If ships are tied, remove the one furthest from any player ship. By our ruling this is the one with the largest distance to its nearest player ship, and a tie that still remains is settled at random. Also by our ruling, disabled shields count as shields, and newly placed ships are exempt.',
		basis: 'stated'
	},
	{
		id: 'R64',
		section,
		title: 'Ships removed for their models',
		text: 'An enemy ship removed for its model is out of play and counts as destroyed wherever a rule asks whether all enemy ships have been placed and destroyed. Its cards are discarded and its tokens returned. The removal does not break its former formation.',
		basis: 'ruling'
	}
] satisfies readonly Rule[];
