import type { Ruling } from './types.js';

/** Places where the document contradicts itself. */
export default [
	{
		id: 'D1',
		title: 'Wrong token on the logic card',
		problem:
			'The logic card and its explanation print "Battle Stations token" in two places where the rest of the rulebook has the Auxiliary Power token.',
		readings: [{ text: 'The icon was lost in print: read Auxiliary Power token in both places.' }],
		reason: 'Otherwise the enemy ship would undo its own action.',
		rules: ['R140', 'R149']
	},
	{
		id: 'D2',
		title: 'Replacement maneuvers for swerving',
		problem:
			'The list of replacements speaks of bank or turn, of exchanging the two, and of a straight 1 for a straight, yet an example replaces a straight 2 by a turn 2.',
		readings: [
			{
				value: 'repaired',
				text: 'The first entry of the list is meant for straights and the third for come abouts; a straight is replaced by a bank or a turn to either side, and by a straight 1 only if those are not clear.'
			},
			{
				value: 'literal',
				text: 'A bank or turn is replaced by a bank or turn of its speed to either side, or else by the other kind to the same side; a straight is replaced by a straight 1 only.'
			}
		],
		reason:
			'The repaired reading makes all examples and all entries true, and more ways out favour the enemy.',
		option: 'swerve',
		rules: ['R142', 'R143']
	},
	{
		id: 'D3',
		title: 'Too many dice in an example',
		problem: 'An example rolls four defense dice at Range 2 for a ship with agility 2.',
		readings: [{ text: 'The example is a slip: the ship rolls two dice, an Evade and a blank.' }],
		reason: 'The number of dice follows from the rules, and the outcome of the example stays the same.',
		rules: ['R172']
	},
	{
		id: 'D4',
		title: 'Colour of an enemy bank 3',
		problem:
			'An example calls a bank 3 of the Attack Ship red, while on the public dial of that ship the bank 3 is white and the come about 3 red.',
		readings: [
			{ text: 'The colour belongs to the entry of the maneuver table, so the bank 3 stays red there.' }
		],
		reason: 'Enemy ships use their tables and not a dial.',
		rules: ['R138']
	},
	{
		id: 'D6',
		title: 'Number of attack steps',
		problem:
			'The text speaks of seven steps of an attack, but eight are listed, and the quick reference leaves out Choose Method of Attack.',
		readings: [{ text: 'An attack has eight steps.' }],
		reason: 'The full list is the rule, and every step in it is explained.',
		rules: ['R181']
	},
	{
		id: 'D9',
		title: 'Bearings printed as icons',
		problem:
			'In print, bearings were icons. Where they are spelled out in words, some contradict a rule or the dial of a ship.',
		readings: [
			{
				text: 'Where a spelled-out bearing contradicts a rule or a dial, an icon was lost and the rule or the dial counts.'
			}
		],
		reason: 'Rules and dials agree with each other.',
		rules: ['R67', 'R68']
	},
	{
		id: 'D11',
		title: 'Enemy table of A Simple Patrol',
		problem:
			'The row of the 2nd Wing has icons in the columns 2p to 5p, while a copy made by fans shows other numbers of ships.',
		readings: [{ text: 'The enemy table of the rulebook stands; a table may lay its own data over it.' }],
		reason: 'The rulebook is our source and the copy is not official.',
		rules: ['R43']
	},
	{
		id: 'D13',
		title: 'Missing in the component list',
		problem: 'The component list leaves out the Auxiliary Power tokens and the upgrade cards.',
		readings: [{ text: 'Both belong to the box; the list has a gap.' }],
		reason: 'The rules use both, so only data is missing.',
		rules: ['R13']
	},
	{
		id: 'D14',
		title: 'First phase of a round',
		problem:
			'Two passages start the next round with the Planning Phase, two others put the Reinforcement Phase first.',
		readings: [{ text: 'Every round starts with the Reinforcement Phase, which may be empty.' }],
		reason: 'Otherwise nothing could arrive after the first round.',
		rules: ['R56']
	},
	{
		id: 'D15',
		title: 'Who modifies attack dice first',
		problem:
			'The full rule lets the defender modify the attack dice before the attacker; the quick reference has the attacker first.',
		readings: [
			{
				value: 'defenderFirst',
				text: 'The defender uses all effects on the attack dice, and then the attacker does.'
			},
			{
				value: 'attackerFirst',
				text: 'The attacker uses all effects on the attack dice, and then the defender does.'
			}
		],
		reason: 'The full rule explains itself and mirrors the rule for defense dice.',
		option: 'modifyAttackOrder',
		rules: ['R167']
	},
	{
		id: 'D16',
		title: 'Ranges in the gameplay example',
		problem:
			'In the gameplay example a ship attacks at Range 3. In the next turn its target is at Range 2, although nothing has moved in between.',
		readings: [{ text: 'The example is a slip: the ships stand in other places in its second turn.' }],
		reason: 'Range is measured, and no rule could give both results.',
		rules: ['R161']
	},
	{
		id: 'D17',
		title: 'Majority of a formation',
		problem:
			'A ship leaves when it faces differently from the majority of its formation, yet an example calls a pair whose ships face differently still a formation until hull damage breaks it.',
		readings: [
			{
				value: 'stay',
				text: 'Only a strict majority of the whole formation counts; in a pair or a tie nobody leaves.'
			},
			{ value: 'leaveAll', text: 'If there is no strict majority, all ships leave the formation.' }
		],
		reason: 'Staying fits the example.',
		option: 'noMajority',
		rules: ['R132']
	},
	{
		id: 'D18',
		title: 'When a disabled card works',
		problem: 'The rulebook forbids the text of a disabled card during the Activation Phase only.',
		readings: [
			{ text: 'The text of a disabled card can never be used.' },
			{ text: 'The text of a disabled card cannot be used in the Activation Phase.' }
		],
		reason:
			'Two sentences seem to have run together; otherwise a disabled torpedo could fire in every round.',
		rules: ['R224']
	},
	{
		id: 'D20',
		title: 'Who gets a simultaneous attack',
		problem:
			'One sentence keeps a destroyed ship if another ship of equal Captain Skill has not fired yet; another speaks of the destroyed ship itself.',
		readings: [
			{
				text: 'What counts is the destroyed ship: it has not attacked yet, and its Captain Skill equals that of the ship that destroyed it.'
			}
		],
		reason: 'The rule named Simultaneous Attack says so, and its example agrees.',
		rules: ['R200']
	},
	{
		id: 'D21',
		title: 'Closest point in combat',
		problem:
			'One rule measures to the closest part inside the arc, another speaks of the shortest distance between the bases.',
		readings: [
			{
				text: 'In combat, measure to the closest part inside the arc; all other ranges go from base to base.'
			}
		],
		reason: 'The rule about combat is the more precise one.',
		rules: ['R161']
	},
	{
		id: 'D22',
		title: 'Nearest target or fewest dice',
		problem:
			'The logic card says to fire at the nearest target. The rule for attacks says to take the nearest range and in it the ship that rolls the fewest defense dice.',
		readings: [{ text: 'The rule for attacks counts: nearest range first, then fewest defense dice.' }],
		reason: 'It explains in full what the card says in brief.',
		rules: ['R182', 'R183']
	},
	{
		id: 'D23',
		title: 'Nearest range among which ships',
		problem:
			'The rule names the player ship in the nearest range, but not whether ships that cannot be attacked count.',
		readings: [{ text: 'Only ships that can be attacked count.' }, { text: 'All player ships count.' }],
		reason: 'Otherwise a ship out of arc would silence the enemy.',
		rules: ['R183']
	},
	{
		id: 'D26',
		title: 'Upgrades limited to one per ship',
		problem:
			'The wording would allow a ship only one upgrade of the kind "one per ship", but the introductory ships carry two such cards.',
		readings: [
			{ text: 'A ship may carry one copy of each such card.' },
			{ text: 'A ship may carry only one such card in all.' }
		],
		reason: 'Only the first reading makes the introductory ships legal.',
		rules: ['R235']
	},
	{
		id: 'D27',
		title: 'Place of the end check',
		problem: 'The quick reference checks the end of the mission first in the End Phase, the full list last.',
		readings: [{ text: 'The check is the last step.' }],
		reason: 'The full list takes precedence over its summary.',
		rules: ['R204', 'R209']
	},
	{
		id: 'D29',
		title: 'Targets in an action example',
		problem:
			'In the example for Choose Action three Attack Ships pursue an Excelsior, but then the target of one of them is an Akira.',
		readings: [{ text: 'Both Federation ships are present.' }],
		reason: 'Then all of the example is correct.',
		rules: ['R126', 'R149']
	}
] satisfies readonly Ruling[];
