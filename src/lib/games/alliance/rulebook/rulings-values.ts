import type { Ruling } from './types.js';

/** Values, effects and data where the document is silent. */
export default [
	{
		id: 'D66',
		title: 'Damage card under Auxiliary Power',
		problem:
			'A ship that reveals a red maneuver under Auxiliary Power draws a damage card, and it may have active shields.',
		readings: [{ text: 'The card goes to the hull, past the shields.' }],
		reason: 'The rule says to draw a card, not to suffer damage.',
		rules: ['R73']
	},
	{
		id: 'D67',
		title: 'Enemy red maneuver under Auxiliary Power',
		problem:
			'It is open whether an enemy ship with an Auxiliary Power token draws a damage card for a red maneuver.',
		readings: [{ text: 'It draws no card.' }],
		reason: 'Enemy ships reveal no dial and have their own rules for Auxiliary Power.',
		rules: ['R141']
	},
	{
		id: 'D68',
		title: 'Colour of a missing speed',
		problem: 'An effect may change the speed to a maneuver that the dial does not have.',
		readings: [{ text: 'The maneuver keeps the colour that was revealed.' }],
		reason: 'That is the only colour given.',
		rules: ['R74']
	},
	{
		id: 'D69',
		title: 'Obstruction and the Rule of 3',
		problem: 'It is open whether the defense die for obstruction falls under the Rule of 3.',
		readings: [{ text: 'It does.' }],
		reason: 'Only range bonuses are exempt.',
		rules: ['R93']
	},
	{
		id: 'D70',
		title: 'Zero attack dice',
		problem: 'With no attack dice an attack causes no damage, but it is open whether it goes on and counts.',
		readings: [{ text: 'The attack ends and counts as made.' }],
		reason: 'Nothing is left to resolve.',
		rules: ['R165']
	},
	{
		id: 'D71',
		title: 'Attacking through a planet',
		problem: 'It is open whether a player may declare an attack that a planet blocks.',
		readings: [{ text: 'Such an attack is not offered.' }],
		reason: 'It would have no attack dice.',
		rules: ['R97']
	},
	{
		id: 'D72',
		title: 'Several cards to repair',
		problem: 'An enemy ship may have several damage cards that an action can repair.',
		readings: [{ text: 'It repairs the oldest one; if the die of that card fails, the card stays.' }],
		reason: 'The list says no more than to fix the damage, so the order must be fixed.',
		rules: ['R151']
	},
	{
		id: 'D73',
		title: 'Texts of the damage cards',
		problem:
			'The rulebook gives the effect of one damage card only; all other texts come from one source of 2014.',
		readings: [{ text: 'Use those texts; a table may lay its own data over them.' }],
		reason: 'There is no better source.',
		rules: ['R196']
	},
	{
		id: 'D74',
		title: 'Deck and discard pile empty',
		problem: 'Neither the deck nor the discard pile may have a card when one is due.',
		readings: [{ text: 'A marker counts the damage; as a face-up card it has no text.' }],
		reason: 'The damage itself must still count.',
		rules: ['R197']
	},
	{
		id: 'D75',
		title: 'Damage decks of several boxes',
		problem: 'With more than one box there is more than one damage deck.',
		readings: [{ text: 'There is one deck with 33 cards for each box.' }],
		reason: 'The cards of the boxes are alike.',
		rules: ['R13', 'R197']
	},
	{
		id: 'D77',
		title: 'XP from replaying Act I',
		problem: 'Act I may be played again after a failure, and each play could give XP.',
		readings: [
			{ value: 'capped', text: 'All plays together give at most the two XP of the boxes in the log.' },
			{ value: 'free', text: 'Each play gives its XP.' }
		],
		reason: 'The log has two boxes for Act I.',
		option: 'xpCap',
		rules: ['R213']
	},
	{
		id: 'D79',
		title: 'Ships removed for their models',
		problem: 'It is open whether an enemy ship removed for its model counts as destroyed.',
		readings: [{ text: 'It counts as destroyed for end conditions but not for any reward.' }],
		reason: 'Otherwise such a condition could never be met, and the players have not earned a reward.',
		rules: ['R64']
	},
	{
		id: 'D80',
		title: 'Number of models',
		problem: 'The program could place any number of ships, while a box has three models.',
		readings: [
			{ value: 'box', text: 'There are three models for each box.' },
			{ value: 'unlimited', text: 'There is always a model, and no ship is removed.' }
		],
		reason: 'The balance of the missions uses the removal.',
		option: 'models',
		rules: ['R63']
	},
	{
		id: 'D89',
		title: 'Enemy ship limited to speed 1',
		problem:
			'After a repaired Warp Core Breach an enemy ship may move at no more than speed 1, but its table gives higher speeds.',
		readings: [
			{
				text: 'The result keeps its bearing and side at speed 1, a come about included, and the colour that was rolled.'
			}
		],
		reason: 'This changes as little as possible.',
		rules: ['R139', 'R196']
	},
	{
		id: 'D91',
		title: 'Attacks outside the Combat Phase',
		problem: 'It is open whether an attack outside the Combat Phase uses up the attack of the round.',
		readings: [
			{ value: false, text: 'It is the attack of the ship in this round, unless its card says otherwise.' },
			{ value: true, text: 'It comes in addition to the attack of the round.' }
		],
		reason: 'One attack a round is the rule, and this one counts as being in the Combat Phase.',
		option: 'extraAttackFree',
		rules: ['R221']
	},
	{
		id: 'D92',
		title: 'Planet blocking every line',
		problem: 'A planet may block every line to a target.',
		readings: [{ text: 'The ship is never a target, so that the rules for having no target apply.' }],
		reason: 'Without attack dice it cannot be attacked.',
		rules: ['R97', 'R184']
	},
	{
		id: 'D93',
		title: 'Text of a weapon paid for',
		problem:
			'A weapon such as Photon Torpedoes or Full Spread may be disabled or discarded as the cost of its own attack, and a disabled card has no text.',
		readings: [{ text: 'The text stays in force for that attack.' }],
		reason: 'Otherwise the cost would undo what it pays for.',
		rules: ['R157', 'R224']
	}
] satisfies readonly Ruling[];
