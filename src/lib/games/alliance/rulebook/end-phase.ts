import type { Rule } from './types.js';

const section = 'End Phase';

export default [
	{
		id: 'R203',
		section,
		title: 'Order in the End Phase',
		text: 'The steps of the End Phase are usually carried out for all ships together. If the order matters, the players act in ascending order of Captain Skill, choosing among equals, and then the enemy ships in descending order of Captain Skill, and of ID number among equals. This order applies to one step after another.',
		basis: 'stated'
	},
	{
		id: 'R204',
		section,
		title: 'End Phase effects',
		text: 'The End Phase begins with effects headed END PHASE, unless the card times them later.',
		basis: 'stated'
	},
	{
		id: 'R206',
		section,
		title: 'Raising disabled shields',
		text: 'All disabled shields become active again, except on a ship that keeps a Cloak token. This is free and needs no action.',
		basis: 'stated'
	},
	{
		id: 'R207',
		section,
		title: 'Removing tokens',
		text: 'Next, remove Scan, Evade and Battle Stations tokens from all ships. Target Locks, Auxiliary Power tokens and Critical Hit tokens stay. At the same time one Time token comes off every upgrade and every loadout card.',
		basis: 'stated'
	},
	{
		id: 'R208',
		section,
		title: 'End of round effects',
		text: 'Then come effects "at the end of Round" and a number, such as the automatic retreat.',
		basis: 'stated'
	},
	{
		id: 'R209',
		section,
		title: 'Check for the end',
		text: 'Last, check the conditions for victory, defeat and the end of the mission. If none is met, the next round begins.',
		basis: 'stated'
	},
	{
		id: 'R210',
		section,
		title: 'When a mission ends',
		text: 'The mission ends when the end condition on its page holds, or when all players have retreated or are destroyed. It can also end when the objectives are complete, but the players may go on for more XP. Where a page says "immediately", as for the Runabouts, the mission ends without waiting for an End Phase.',
		basis: 'stated'
	}
] satisfies readonly Rule[];
