import type { Ruling } from './types.js';

/** Geometry and measuring where the document is silent. */
export default [
	{
		id: 'D44',
		title: 'Sliding back on a curve',
		problem:
			'The rulebook does not say how far a ship slides back on a curved template or how it then stands.',
		readings: [
			{
				text: 'Both guide mid-points stay on the centre line, and the ship takes the largest travel free of overlap.'
			}
		],
		reason: 'The template is to stay centred between the guides, and the bases touch at the end.',
		rules: ['R86']
	},
	{
		id: 'D45',
		title: 'Come about and full astern exceptions',
		problem:
			'The rulebook does not say whether a come about that becomes a full astern loses the action, or how these two maneuvers end on a planet.',
		readings: [
			{
				text: 'A full astern without overlap keeps the action; on a planet a full astern slides forward, and a come about slides back along the template and then turns.'
			}
		],
		reason: 'Only an overlap costs the action, and a planet works like a ship otherwise.',
		rules: ['R88', 'R89', 'R95']
	},
	{
		id: 'D46',
		title: 'Two obstacles in one maneuver',
		problem: 'A maneuver may overlap more than one obstacle.',
		readings: [
			{ value: 'perManeuver', text: 'One attack die is rolled for the whole maneuver.' },
			{ value: 'perObstacle', text: 'One attack die is rolled for each obstacle.' }
		],
		reason: 'The rule speaks of one attack die.',
		option: 'obstacleDice',
		rules: ['R90']
	},
	{
		id: 'D47',
		title: 'Template not travelled',
		problem:
			'After sliding back, a ship has not travelled the far part of the template, which may lie on an obstacle.',
		readings: [
			{ value: 'whole', text: 'The whole template counts.' },
			{ value: 'travelled', text: 'Only the part that the ship travelled counts.' }
		],
		reason: 'The template lies on the table.',
		option: 'obstacleTemplate',
		rules: ['R90']
	},
	{
		id: 'D48',
		title: 'Starting on an obstacle',
		problem: 'The template of a ship that sits on an obstacle may start over that obstacle.',
		readings: [{ text: 'The obstacle is ignored unless the base still overlaps it at the end.' }],
		reason: 'A ship may leave the obstacle without a penalty.',
		rules: ['R91']
	},
	{
		id: 'D49',
		title: 'Combat of a ship on an obstacle',
		problem: 'It is open whether attacks by and against a ship on an obstacle are obstructed.',
		readings: [
			{
				text: 'Its own attacks are obstructed; attacks against it are obstructed if the range line crosses the obstacle.'
			}
		],
		reason: 'The rule names the ship that attacks through obstacles, and the range line settles the rest.',
		rules: ['R94']
	},
	{
		id: 'D50',
		title: 'Width of the range line',
		problem: 'A ruler has a width, and between parallel bases there are many shortest lines.',
		readings: [
			{
				value: 0,
				text: 'The line between the closest points has no width; among several shortest lines an attack by a player is obstructed if any of them is, and an attack by an enemy ship is clear if any of them is.'
			}
		],
		reason: 'Close calls are settled in favour of the enemy.',
		option: 'rulerWidth',
		rules: ['R93', 'R97']
	},
	{
		id: 'D51',
		title: 'Leaving over two edges',
		problem: 'At a corner a base may lie over two edges at once.',
		readings: [{ text: 'Both edges must allow the retreat.' }],
		reason: 'A dispute is settled in favour of the enemy.',
		rules: ['R99']
	},
	{
		id: 'D52',
		title: 'What makes an enemy ship swerve',
		problem: 'The rule names the template only, but its aim is to avoid the obstacle.',
		readings: [
			{
				value: 'templateOrBase',
				text: 'The ship swerves if the template or its final base would overlap the obstacle.'
			},
			{ value: 'template', text: 'The ship swerves only if the template would overlap the obstacle.' }
		],
		reason: 'The final base would suffer from the obstacle as well.',
		option: 'swerveTrigger',
		rules: ['R142']
	},
	{
		id: 'D53',
		title: 'Colour after swerving',
		problem: 'The rulebook does not say which colour a replacement maneuver has.',
		readings: [{ text: 'It has the colour of the maneuver that was rolled.' }],
		reason: 'In an example the replacing turn 2 is not red.',
		rules: ['R143']
	},
	{
		id: 'D54',
		title: 'Swerving off the board',
		problem: 'A replacement maneuver may end off the board.',
		readings: [{ text: 'It is used only if no other replacement is clear.' }],
		reason: 'Leaving the board would cost the enemy ship its action.',
		rules: ['R142']
	},
	{
		id: 'D55',
		title: 'Where a ship left the board',
		problem: 'An enemy ship is put back at the edge "where it left", without a rule to find that place.',
		readings: [
			{
				text: 'It is the first point where the centre line of the template, prolonged to the front of the base, crosses an edge; if there is none, it is the point on the edge nearest to the final centre.'
			}
		],
		reason: 'This is the way the ship would have flown.',
		rules: ['R146']
	},
	{
		id: 'D56',
		title: 'Borders of the sectors',
		problem: 'The eight directions may be centred on the white lines or bounded by them.',
		readings: [
			{
				value: 'centred',
				text: 'Each sector is centred on its direction, with borders 22.5° to either side.'
			},
			{ value: 'bounded', text: 'The directions are the borders of the sectors.' }
		],
		reason:
			'The rulebook speaks of targets "ahead" and "at 45°", and an older game of the designer works in this way too.',
		option: 'sectors',
		rules: ['R136']
	},
	{
		id: 'D57',
		title: 'Target on a dividing line',
		problem: 'It is open whether the centre of the target or its base decides that it is on a dividing line.',
		readings: [
			{ value: 'base', text: 'A target is on the line if its base overlaps more than one sector.' },
			{ value: 'centre', text: "Only the centre of the target's base counts." }
		],
		reason: 'The rulebook speaks of the sections that the target overlaps.',
		option: 'directionBy',
		rules: ['R137']
	},
	{
		id: 'D58',
		title: 'Target facing toward the ship',
		problem:
			'At Range 2 the table depends on whether the target faces toward the enemy ship, without a limit for the angle.',
		readings: [
			{ value: 'front180', text: 'The enemy ship is in the half in front of the target.' },
			{ value: 'arc90', text: 'The enemy ship is in the 90° arc of the target.' }
		],
		reason: 'The front half is the plain sense of the words.',
		option: 'closing',
		rules: ['R135']
	},
	{
		id: 'D59',
		title: 'Similar distances',
		problem: 'Targets at similar distances are told apart by their angle, but "similar" has no number.',
		readings: [
			{
				value: 3,
				text: 'Distances that differ by up to 3 mm are similar; then the smallest angle counts, and after that chance.'
			}
		],
		reason: 'That is about as exact as measuring at a table.',
		option: 'similarMm',
		rules: ['R126']
	},
	{
		id: 'D60',
		title: 'When ships touch',
		problem: 'Touching needs a tolerance.',
		readings: [{ text: 'Ships touch if the gap between their bases is 0.5 mm or less.' }],
		reason: 'Hands cannot place bases more exactly.',
		rules: ['R87', 'R127']
	},
	{
		id: 'D61',
		title: 'Several ships at one arrow',
		problem: 'The rulebook does not say how the ships of a formation stand at their arrow.',
		readings: [
			{ text: 'They stand side by side, 70.1 mm from centre to centre and symmetric about the arrow.' }
		],
		reason: 'The distance is from public data, and the formation needs some order.',
		rules: ['R46']
	},
	{
		id: 'D62',
		title: 'Distances of random terrain',
		problem:
			'"Range 2 or more from the edge" and "Range 1 or more apart" could mean sections of the ruler or range bands.',
		readings: [
			{ text: 'At least that many full sections lie in between, edge to edge.' },
			{ text: 'The objects are in that range band or a higher one.' }
		],
		reason:
			'As a band, "Range 1 or more" would say nothing, and a map made by fans agrees with full sections.',
		rules: ['R38']
	},
	{
		id: 'D63',
		title: 'Federation edge and deployment area',
		problem: 'The maps that show the Federation edges and deployment areas are missing from the text.',
		readings: [
			{
				text: 'The map data of the mission counts; without it, the Federation edge is the bottom edge and the deployment area a strip one section deep.'
			}
		],
		reason: 'The data can be corrected without changing a rule.',
		rules: ['R40', 'R54']
	},
	{
		id: 'D65',
		title: 'Preview in the Planning Phase',
		problem:
			'Templates may not be used for trying out in the Planning Phase, and the program could show where a maneuver ends.',
		readings: [
			{ value: 'off', text: 'The program shows no end positions in this phase; the ruler is allowed.' },
			{ value: 'on', text: 'The program shows the end position of a planned maneuver.' }
		],
		reason: 'A preview would be such a test, while nothing forbids the ruler.',
		option: 'planningPreview',
		rules: ['R66']
	}
] satisfies readonly Ruling[];
