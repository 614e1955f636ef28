import type { Rule } from './types.js';

const section = 'Actions';

export default [
	{
		id: 'R101',
		section,
		title: 'Sources of actions',
		text: 'A ship may perform an action of its action bar or one from a card text headed ACTION. A free action comes in addition to this one. Effects without that header are not actions.',
		basis: 'stated'
	},
	{
		id: 'R102',
		section,
		title: 'No action twice a round',
		text: 'A ship may not perform the same action twice in a round, whether as a free action or not. A card that gives tokens is a different action from the one of the action bar; Science Officer and Scan, for example, are two actions.',
		basis: 'stated'
	},
	{
		id: 'R103',
		section,
		title: 'Evasive Maneuvers action',
		text: 'This action gives the ship one Evade token. When the ship defends, it may spend the token in Modify Defense Dice to add one Evade result.',
		basis: 'stated'
	},
	{
		id: 'R104',
		section,
		title: 'Scan action',
		text: 'This action gives the ship one Scan token. While the ship attacks, every Scan token beside it takes one defense die from the defender. The tokens are not spent and they add up, so that two tokens take two dice.',
		basis: 'stated'
	},
	{
		id: 'R105',
		section,
		title: 'Battle Stations action',
		text: 'This action gives the ship one Battle Stations token. Spend it when attacking to turn all Battle Stations results into hits, or when defending to turn all of them into Evades.',
		basis: 'stated'
	},
	{
		id: 'R106',
		section,
		title: 'Action tokens that expire',
		text: 'Evade, Scan and Battle Stations tokens that were not spent vanish in the End Phase.',
		basis: 'stated'
	},
	{
		id: 'R114',
		section,
		title: 'Acquire a Target Lock',
		text: 'Measure to any opposing ship all around, through 360°, before committing to the action; the ship must be at Range 1-3 from base to base. The red token goes beside the target and the blue one beside the locking ship. A ship can hold one Target Lock only, but any number of ships may lock the same target.',
		basis: 'stated'
	},
	{
		id: 'R115',
		section,
		title: 'Target Locks on cloaked ships',
		text: 'A ship whose Cloak token lies beside its base, because it has been cloaked since an earlier round, cannot be locked. A ship whose Cloak token still lies on its base can be locked. Existing Target Locks survive cloaking.',
		basis: 'stated'
	},
	{
		id: 'R116',
		section,
		title: 'Losing a Target Lock',
		text: 'A pair of Target Lock tokens leaves play only when it is spent, when the locking ship locks a different ship, when an effect says so, or when either ship leaves play. It never leaves play in the End Phase, and no distance ends it.',
		basis: 'stated'
	},
	{
		id: 'R117',
		section,
		title: 'Spending a Target Lock',
		text: 'When a ship attacks the ship it has locked, it may return the pair of tokens to re-roll any number of attack dice once. Some weapons require that a Target Lock is spent; a lock spent for this gives no re-roll.',
		basis: 'stated'
	},
	{
		id: 'R119',
		section,
		title: 'Pass action',
		text: 'A ship that passes performs no action.',
		basis: 'stated'
	},
	{
		id: 'R120',
		section,
		title: 'No actions under Auxiliary Power',
		text: 'A player ship with an Auxiliary Power token may perform no action, not even a free one.',
		basis: 'stated'
	},
	{
		id: 'R121',
		section,
		title: 'What counts as opposing ship',
		text: 'Weapon Platforms count as opposing ships. A Target Lock on an object of the own side is not possible.',
		basis: 'ruling'
	},
	{
		id: 'R122',
		section,
		title: 'Number of tokens',
		text: 'The number of tokens in the box is not a limit set by the rules.',
		basis: 'ruling'
	}
] satisfies readonly Rule[];
