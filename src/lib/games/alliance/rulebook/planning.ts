import type { Rule } from './types.js';

const section = 'Planning Phase';

export default [
	{
		id: 'R65',
		section,
		title: 'Setting maneuver dials',
		text: 'In ascending order of Captain Skill, with the players choosing among equals, every player ship must be given one maneuver on its dial. Dials may lie face up and the players may talk freely, but each player decides for their own ship. Enemy ships skip this phase.',
		basis: 'stated'
	},
	{
		id: 'R66',
		section,
		title: 'No testing with templates',
		text: 'In the Planning Phase templates may not be used to try out a maneuver; players may only estimate. For this reason the program shows no preview of end positions in this phase, unless the table has chosen to have one.',
		basis: 'stated'
	},
	{
		id: 'R67',
		section,
		title: 'Bearing, speed and colour',
		text: 'A maneuver has a bearing, a speed from 1 to 6 and a colour. A straight keeps the facing, a bank changes it by 45°, a turn by 90° and a come about by 180°; a full astern moves backwards without turning. White maneuvers are standard, red ones difficult and green ones easy.',
		basis: 'stated'
	},
	{
		id: 'R68',
		section,
		title: 'Maneuvers of a class',
		text: 'A ship may use only the maneuvers on the dial and maneuver card of its class.',
		basis: 'stated'
	},
	{
		id: 'R69',
		section,
		title: 'Planning red under Auxiliary Power',
		text: 'A red maneuver may be planned for a ship with an Auxiliary Power token. The penalty comes when the maneuver is revealed.',
		basis: 'inferred'
	},
	{
		id: 'R70',
		section,
		title: 'Changed or forbidden maneuvers',
		text: 'Auxiliary Power or a face-up damage card may change the colour of maneuvers or forbid them.',
		basis: 'stated'
	},
	{
		id: 'R71',
		section,
		title: 'Planning Phase effects',
		text: 'Effects headed PLANNING PHASE happen at the start of the phase; examples are the die for Warp Core Breach, Inspiring and EMH. The order in which dials are set matters only to such effects.',
		basis: 'stated'
	}
] satisfies readonly Rule[];
