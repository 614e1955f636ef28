import type { Rule } from './types.js';

const section = 'Material and terms';

export default [
	{
		id: 'R1',
		section,
		title: 'Players against enemy ships',
		text: 'The players form one side and fight together against enemy ships, which the rules control. The rules for player ships bind enemy ships too, unless a rule says otherwise. These are the main differences: a logic card replaces the ship card; a loadout card replaces captain and upgrades; a die and a maneuver table replace the maneuver dial; measuring is allowed whenever a condition of an enemy ship must be tested; and Auxiliary Power works differently for enemy ships.',
		basis: 'stated'
	},
	{
		id: 'R2',
		section,
		title: 'Dice and their faces',
		text: 'An attack die has eight faces: three hits, one critical hit, two Battle Stations and two blanks. A defense die has eight faces: three Evades, two Battle Stations and three blanks. The six-sided die is for the maneuver tables of enemy ships and for bearings, and the twelve-sided die counts the rounds.',
		basis: 'stated'
	},
	{
		id: 'R3',
		section,
		title: 'Ships and ID tokens',
		text: 'A ship consists of a base, pegs, a model, a ship token and ID tokens. On a player ship both outward ID tokens show the colour of its player, and no two players share a colour. An enemy ship has three ID tokens with the same number: two on its base and one on its loadout card.',
		basis: 'stated'
	},
	{
		id: 'R4',
		section,
		title: 'Direction lines of enemy ships',
		text: 'The ship token of an enemy ship shows more lines than that of a player ship: eight white direction lines in addition to the firing arc.',
		basis: 'stated'
	},
	{
		id: 'R5',
		section,
		title: 'Active, disabled and damaged shields',
		text: 'A shield token is active with its blue side up and disabled with its red side up, and all shields start the mission active. A damaged shield differs from a disabled one: its token has been removed from the ship.',
		basis: 'stated'
	},
	{
		id: 'R6',
		section,
		title: 'Kinds of tokens',
		text: 'The action tokens include Evade, Scan and Battle Stations tokens and Target Locks, which are pairs of a red and a blue token with the same letter. Other tokens show Critical Hits, Auxiliary Power, and, on cards, Disabled and Time tokens; planets, obstacles and mission objects are tokens as well. The tokens of a ship lie beside it and travel with it.',
		basis: 'stated'
	},
	{
		id: 'R7',
		section,
		title: 'Maneuver templates',
		text: 'There are 13 maneuver templates: turns at speeds 1 to 3, banks at speeds 1 to 4 and straights at speeds 1 to 6. A come about and a full astern use the straight templates.',
		basis: 'stated'
	},
	{
		id: 'R8',
		section,
		title: 'Range ruler',
		text: 'The range ruler has three sections of 4 inches (101.6 mm) each. The side that shows the bonus dice is for primary weapons only; the plain side is for secondary weapons.',
		basis: 'stated'
	},
	{
		id: 'R9',
		section,
		title: 'What the cards show',
		text: 'A ship card shows name, class, faction, attack, agility, hull, shields, type, upgrade bar, ability, action bar and cost; an upgrade card shows title, ability, attack, range, type, faction, cost, whether it is unique or limited to one per ship, and its restrictions. A logic card shows name, stats, the logic for maneuver, action and combat, a range reminder and the maneuver tables. A loadout card shows name, Captain Skill, type, a space for the ID token and the faction on its front, and the elite ability on its back. A player card shows faction, captain name, skill, reputation rows, extra talent slots and extra reputation slots.',
		basis: 'stated'
	},
	{
		id: 'R10',
		section,
		title: 'Mirrored maneuver tables',
		text: 'The logic card prints maneuver tables for the right-hand directions only. For a direction on the left, use the matching table of the right and mirror the maneuver.',
		basis: 'stated'
	},
	{
		id: 'R11',
		section,
		title: 'Logic cards and loadout cards',
		text: 'All enemy ships of one type share one logic card. Every enemy ship has a loadout card of its own.',
		basis: 'stated'
	},
	{
		id: 'R12',
		section,
		title: 'Standard and elite loadouts',
		text: 'The front of a loadout card is its standard side and the back its elite side. The side in use gives the ship its Captain Skill, abilities and equipped upgrades, and the card holds the shields and damage cards of that ship. Elite sides differ from card to card, while standard sides usually do not; some loadouts raise the shield value.',
		basis: 'stated'
	},
	{
		id: 'R13',
		section,
		title: 'Boxes and player count',
		text: 'One box is for one or two players and holds three Attack Ships, six loadout cards, 33 damage cards, twelve mission tokens, six asteroids and one planet. Two boxes are for three or four players and three boxes for five or six; more boxes also give more ships and upgrades. The printed component list leaves out some items.',
		basis: 'stated'
	}
] satisfies readonly Rule[];
