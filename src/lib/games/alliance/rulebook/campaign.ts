import type { Rule } from './types.js';

const section = 'Campaign';

export default [
	{
		id: 'R28',
		section,
		title: 'Success or failure in Act I',
		text: 'A success in Act I leads on to Act II. After a failure the players choose whether to play Act I again or to go on to Act II. Act I never adds Dominion Influence.',
		basis: 'stated'
	},
	{
		id: 'R29',
		section,
		title: 'Campaign log',
		text: 'For every mission the campaign log records the act, the name, the date and boxes for the XP of the objectives, and in Act II a box for Dominion Influence as well. Act I has two XP boxes and Act III has five; Escort the Runabouts has boxes for 2p, 4p and 6p. Other lasting effects of a mission are written there too.',
		basis: 'stated'
	},
	{
		id: 'R31',
		section,
		title: 'Solo play',
		text: 'A single player commands one Excelsior and one Akira, and everything else is as for two players. By our ruling the player keeps two player cards, and each of them earns XP.',
		basis: 'stated'
	},
	{
		id: 'R32',
		section,
		title: 'Player count',
		text: 'The missions are balanced for one ship per player, and a second ship under the same player raises the player count by one. The player count is therefore the number of player ships at set-up.',
		basis: 'stated'
	},
	{
		id: 'R34',
		section,
		title: 'What carries over between missions',
		text: 'Only XP, the campaign log and Dominion Influence carry over from one mission to the next. Ships, shields, upgrades and captains whose ships were destroyed are whole again in the next mission.',
		basis: 'inferred'
	}
] satisfies readonly Rule[];
