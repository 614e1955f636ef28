import type { Rule } from './types.js';

const section = 'Activation Phase: player ships';

export default [
	{
		id: 'R72',
		section,
		title: 'Revealing the dial',
		text: 'A player ship activates in the steps Reveal (with Set Template), Execute Maneuver, Check for Power Strain, Clean Up and Perform Action. When its dial is revealed, effects for "when this ship\'s maneuver is revealed" may act: Helmsman, for example, is disabled to raise or lower the speed by 1. After that, check whether a red maneuver meets an Auxiliary Power token.',
		basis: 'stated'
	},
	{
		id: 'R73',
		section,
		title: 'Red maneuver under Auxiliary Power',
		text: 'A ship that has at least one Auxiliary Power token and a red maneuver draws one face-up damage card. It then executes the same bearing and speed as a white maneuver, even if that maneuver is normally green for the ship. The card goes straight to the hull, and active shields do not help. If the card destroys the ship, it does not move.',
		basis: 'stated'
	},
	{
		id: 'R74',
		section,
		title: 'Colour of the revealed maneuver',
		text: 'The colour that counts is the dial colour after all changes in force when the dial is revealed, such as Engine Room Fire, which makes banks and turns red, or an upgrade for the impulse engines. If a changed speed gives a maneuver that the dial lacks, the maneuver keeps the colour that was revealed.',
		basis: 'ruling'
	},
	{
		id: 'R75',
		section,
		title: 'Setting the template',
		text: 'Put the template of the revealed bearing and speed between the front guides of the ship, or between the rear guides for a full astern. Left and right are as dialled and are never mirrored.',
		basis: 'stated'
	},
	{
		id: 'R76',
		section,
		title: 'Moving the ship',
		text: 'Move the ship so that its rear guides hold the far end of the template. For a full astern the front guides hold it; for a come about the ship then turns by 180°, so that its front guides do. The tokens of the ship move along with it.',
		basis: 'stated'
	},
	{
		id: 'R77',
		section,
		title: 'Moving through ships',
		text: 'Passing over other ships costs nothing. At a physical table all players agree on the best estimate of the final position.',
		basis: 'stated'
	},
	{
		id: 'R78',
		section,
		title: 'Models that overhang',
		text: 'A model that reaches beyond its base never matters. Change the height of the pegs.',
		basis: 'stated'
	},
	{
		id: 'R79',
		section,
		title: 'Check for Power Strain',
		text: 'After a red maneuver the ship gains one Auxiliary Power token; after a green maneuver it loses one, if it has any; a white maneuver does neither. A red maneuver that became white because of an Auxiliary Power token neither adds nor removes one.',
		basis: 'stated'
	},
	{
		id: 'R80',
		section,
		title: 'Power Strain after an overlap',
		text: 'The check for Power Strain also happens if the maneuver ended in an overlap or on an obstacle. The maneuver keeps its colour even if the ship was slid back.',
		basis: 'inferred'
	},
	{
		id: 'R81',
		section,
		title: 'Clean up',
		text: 'Put the template back and lay the dial beside the ship card.',
		basis: 'stated'
	},
	{
		id: 'R82',
		section,
		title: 'Perform Action',
		text: 'After its maneuver a ship performs one action or passes. It performs no action if it has an Auxiliary Power token, in which case free actions are barred too, or if its maneuver overlapped a ship, an obstacle or a planet. After a green maneuver that removed its last Auxiliary Power token it acts normally.',
		basis: 'stated'
	},
	{
		id: 'R83',
		section,
		title: 'Several Auxiliary Power tokens',
		text: 'A ship can have several Auxiliary Power tokens, for example from damage cards or as costs. Each green maneuver removes one.',
		basis: 'inferred'
	},
	{
		id: 'R84',
		section,
		title: 'End of the Activation Phase',
		text: 'Effects "at the end of the Activation Phase", as in mission rules, come after the last ship has activated.',
		basis: 'stated'
	}
] satisfies readonly Rule[];
