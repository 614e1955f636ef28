import type { LooseDatum } from '../schema.js';

/** Act I. The formation rows are those of the document (D11); the map is partly published, partly ours. */
export default {
	kind: 'mission',
	id: 'a-simple-patrol',
	name: 'A Simple Patrol',
	source: 'seed',
	act: 1,
	briefing: [
		'Beyond the wormhole lies space that no one of ours has charted.',
		'Collect sensor data at two places and bring it home over the lower edge.',
		'The Dominion watches: hold your ground, but do not look for a battle.'
	],
	howTo:
		'Stand within Range 1 of C or D at the end of an Activation Phase and spend a Scan token: the sensor data is aboard. Then fly off the board over the home edge. C gives odd, D gives even; both together are success.',
	deployment: [
		[8, 0],
		[28, 0],
		[28, 8],
		[8, 8]
	],
	federationEdges: ['bottom'],
	arrows: [
		{
			at: [0, 12],
			heading: 90
		},
		{
			at: [36, 12],
			heading: 270
		},
		{
			at: [12, 36],
			heading: 180
		},
		{
			at: [24, 36],
			heading: 180
		},
		{
			at: [36, 24],
			heading: 270
		},
		{
			at: [0, 24],
			heading: 90
		}
	],
	asteroids: {
		count: 6,
		area: [
			[8, 8],
			[28, 8],
			[28, 28],
			[8, 28]
		],
		fromEdge: 8,
		apart: 4,
		fromTokens: 0.4
	},
	tokens: [
		{
			id: 'c',
			label: 'C',
			at: [8, 28],
			cargo: 'odd'
		},
		{
			id: 'd',
			label: 'D',
			at: [28, 28],
			cargo: 'even'
		}
	],
	formations: [
		{
			id: 'first-wing',
			name: '1st Wing',
			arrives: 'setup',
			bearing: [3],
			enemy: 'attack-ship-logic',
			elite: false,
			adds: [1, 1, 0, 0, 0]
		},
		{
			id: 'second-wing',
			name: '2nd Wing',
			arrives: 'setup',
			bearing: [4],
			enemy: 'attack-ship-logic',
			elite: false,
			adds: [1, 1, 1, 1, 0]
		},
		{
			id: 'third-wing',
			name: '3rd Wing',
			arrives: 2,
			bearing: 'roll',
			enemy: 'attack-ship-logic',
			elite: false,
			adds: [0, 0, 0, 1, 1]
		},
		{
			id: 'alpha',
			name: 'Alpha',
			arrives: 3,
			bearing: 'roll',
			enemy: 'attack-ship-logic',
			elite: true,
			adds: [1, 0, 1, 0, 0]
		},
		{
			id: 'fourth-wing',
			name: '4th Wing',
			arrives: 6,
			bearing: 'roll',
			enemy: 'attack-ship-logic',
			elite: false,
			adds: [1, 1, 0, 1, 0]
		}
	],
	collect: {
		noun: 'sensor data',
		range: 1,
		pays: 'scan',
		limitEach: 1
	},
	objective: {
		returned: ['odd', 'even'],
		xpEach: 1,
		xpLimit: 2
	},
	lastRound: 10,
	mapSource: 'house',
	success: [
		'The data is home, and nobody fired the first shot of a war.',
		'Now it is known what waits beyond the wormhole.'
	],
	failure: [
		'The sensor data is lost, and the Dominion knows your names.',
		'Repair, and fly the patrol again, or go on without its findings.'
	]
} satisfies LooseDatum;
