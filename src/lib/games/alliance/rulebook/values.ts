import type { Rule } from './types.js';

const section = 'Values, effects and upgrades';

export default [
	{
		id: 'R215',
		section,
		title: 'How values are calculated',
		text: 'Begin with the printed value, apply replacements (those that set a number before those that multiply or divide), add the sum of all modifiers limited to between -3 and +3, and finally add the range bonus. All modifiers stay listed; only their sum is limited, and it is limited afresh whenever the value is needed. The order in which modifiers arrived is irrelevant. The result is never below 0.',
		basis: 'stated'
	},
	{
		id: 'R216',
		section,
		title: 'Rule of 3',
		text: 'The sum of all modifiers never changes a value by more than 3. This holds for every value, such as attack, agility, hull, shields, speed, range, Captain Skill and squadron points, but not for replacements and not for range bonuses. Scan tokens count as modifiers.',
		basis: 'stated'
	},
	{
		id: 'R217',
		section,
		title: 'Cards override rules',
		text: 'A card takes precedence over a rule. "Cannot" takes precedence over "can".',
		basis: 'stated'
	},
	{
		id: 'R218',
		section,
		title: 'Parts of a card text',
		text: 'A card text has a timing header, costs and conditions, and an effect. Timing, costs and conditions must all be met before the effect happens. Costs are paid even if the effect fails later.',
		basis: 'stated'
	},
	{
		id: 'R219',
		section,
		title: 'When effects may be used',
		text: 'An effect for a phase, a step or another time may be used only at the beginning of it. "At any time" means between phases, or whenever a moment opens at which some other effect might be used.',
		basis: 'stated'
	},
	{
		id: 'R220',
		section,
		title: 'Combat effects and other effects',
		text: 'An effect is a combat effect if it occurs in the Combat Phase, causes an attack or damage outside it, or concerns attack or defense dice; everything else is a non-combat effect. The two kinds do not influence each other. A combat effect that forbids defense dice, for example, does not stop a non-combat effect that rolls defense dice.',
		basis: 'stated'
	},
	{
		id: 'R221',
		section,
		title: 'Attacks outside the Combat Phase',
		text: 'An attack outside the Combat Phase goes through all steps and counts as being in the Combat Phase. By our ruling it is the one attack of the ship in this round, unless the card says that it is an additional one.',
		basis: 'stated'
	},
	{
		id: 'R222',
		section,
		title: 'Mandatory and optional effects',
		text: 'On a card "you" means the ship of that card, and a card acts on other ships only if it says so. An effect is mandatory unless it says "may", is headed ACTION or ATTACK, or has a cost.',
		basis: 'stated'
	},
	{
		id: 'R223',
		section,
		title: 'One card per token',
		text: 'Only one card of a ship can be triggered by the same token in a round.',
		basis: 'stated'
	},
	{
		id: 'R224',
		section,
		title: 'Disabled upgrades',
		text: 'An upgrade with a Disabled token on it is disabled, and its text cannot be used. As an action, a ship may remove one Disabled token from one of its own upgrades.',
		basis: 'stated'
	},
	{
		id: 'R225',
		section,
		title: 'Discarded upgrades',
		text: 'A discarded upgrade goes back to the box and is gone for this mission.',
		basis: 'stated'
	},
	{
		id: 'R226',
		section,
		title: 'Time tokens',
		text: 'An upgrade or loadout card with Time tokens on it cannot be used until all of them are gone; one is removed in each End Phase. If two are placed in one round, the card can be used again two rounds later.',
		basis: 'stated'
	},
	{
		id: 'R227',
		section,
		title: 'Disabling shields as a cost',
		text: 'An effect that disables a certain number of active shields needs that many active shields. An effect that disables all remaining shields can be used even with none left.',
		basis: 'stated'
	},
	{
		id: 'R228',
		section,
		title: 'Auxiliary Power in short',
		text: 'A player ship with an Auxiliary Power token performs no actions, and for a red maneuver it draws a face-up damage card and executes it as white. A red maneuver adds one token and a green one removes one. Enemy ships gain tokens only from effects, may still move and act, and remove a token by their first action.',
		basis: 'stated'
	}
] satisfies readonly Rule[];
