import type { Rule } from './types.js';

const section = 'Mission set-up';

export default [
	{
		id: 'R35',
		section,
		title: 'Mission briefing',
		text: 'First read the briefing, the objectives and the special rules of the mission. A mission page gives act and name, the story, the map with its legend, the mission parameters, the texts for success and failure, the enemy table and the special rules.',
		basis: 'stated'
	},
	{
		id: 'R36',
		section,
		title: 'Play area and grid',
		text: 'The play area is 3 feet square (914.4 mm; the rulebook also gives 90 cm, which is rounded). Its grid has squares of 4 inches, nine by nine. Place the tokens as the map shows them.',
		basis: 'stated'
	},
	{
		id: 'R37',
		section,
		title: 'Bearing arrows',
		text: 'Numbered blue arrows at the edge of the map show where enemy ships are placed; nothing lies there on the table. Measured in millimetres from the bottom left corner, the arrows are 1 at (0, 304.8), 2 at (914.4, 304.8), 3 at (304.8, 914.4), 4 at (609.6, 914.4), 5 at (914.4, 609.6) and 6 at (0, 609.6); these places come from public data, and 2 and 6 are uncertain. The six arrows serve Acts I and II, and the mission of Act III has its own.',
		basis: 'stated'
	},
	{
		id: 'R38',
		section,
		title: 'Random terrain',
		text: 'In an area with a white outline, place the listed terrain at random and then shift it until the distances of the legend are kept. By our ruling "Range 1 or more apart" means at least one full section of the ruler, "Range 2 or more" at least two, and so on.',
		basis: 'stated'
	},
	{
		id: 'R39',
		section,
		title: 'Terrain for more players',
		text: 'An area with an orange outline and a mark such as 4p is used only with at least that many players.',
		basis: 'stated'
	},
	{
		id: 'R40',
		section,
		title: 'Map edges and deployment area',
		text: 'Every edge of the map shows icons of the factions that may retreat over it. The edges and the deployment area belong to the map of the mission. By our ruling, where the map is not known, the Federation edge is the bottom edge and the deployment area a strip along it, one section of the ruler deep.',
		basis: 'stated'
	},
	{
		id: 'R41',
		section,
		title: 'Map features with special rules',
		text: 'Features of the map that need additional set-up follow the special rules of the mission.',
		basis: 'stated'
	},
	{
		id: 'R42',
		section,
		title: 'Setting up enemy ships',
		text: 'Before the players place their ships, go through all rows of the enemy table with the arrival "Setup", in the order of the table. Take the ships for the player count and build them; shuffle the loadout cards of the type and give each ship one, standard or elite side up as required, with shield tokens equal to the shield value of the type plus any bonus of the loadout. Hand out ID tokens in ascending order from number 1, row by row and from left to right, and lay out one logic card for each type. Rows with a later arrival follow the same steps in their round.',
		basis: 'stated'
	},
	{
		id: 'R43',
		section,
		title: 'Number of enemy ships',
		text: 'The enemy table has columns for formation, round, bearing, orders and player counts from 2p to 6p. The ships of a row are the sum of the icons in all player columns up to and including the player count; if the sum is zero, the row is not used. A ship with the elite icon uses the elite side of its loadout card.',
		basis: 'stated'
	},
	{
		id: 'R44',
		section,
		title: 'Bearing of a formation',
		text: 'A number in the bearing column names the arrow where the formation is placed. With two numbers such as 1/2, choose one of them at random; with "Roll", roll the six-sided die. Where the mission of Act III marks "Roll" with a star, all these formations arrive at different arrows, so re-roll duplicates.',
		basis: 'stated'
	},
	{
		id: 'R45',
		section,
		title: 'Orders of enemy ships',
		text: 'Orders override the targets or the actions of the logic card. Attack is the default, and Search and Hunt are explained in the rules of their missions.',
		basis: 'stated'
	},
	{
		id: 'R46',
		section,
		title: 'Placement at an arrow',
		text: 'An enemy ship is placed with its base just inside the edge, its centre 20 mm in, facing along the arrow into the area. Several ships stand side by side, their centres 70.1 mm apart and symmetric about the arrow, with the lowest ID number at their own left. If a place is blocked, shift sideways in steps of 10 mm to the first free place, trying the right side first as seen from the ship.',
		basis: 'ruling'
	}
] satisfies readonly Rule[];
