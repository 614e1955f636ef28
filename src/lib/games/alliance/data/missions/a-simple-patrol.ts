import type { LooseDatum } from '../schema.js';

/** Act I. The formation rows are those of the document (D11); the map is partly published, partly ours. */
export default {
	kind: 'mission',
	id: 'a-simple-patrol',
	name: 'A Simple Patrol',
	source: 'seed',
	act: 1,
	briefing: [
		{
			en: 'Beyond the wormhole lies space that no one of ours has charted.',
			de: 'Jenseits des Wurmlochs liegt Raum, den von uns noch niemand kartiert hat.'
		},
		{
			en: 'Collect sensor data at two places and bring it home over the lower edge.',
			de: 'Sammelt an zwei Orten Sensordaten und bringt sie über den unteren Rand nach Hause.'
		},
		{
			en: 'The Dominion watches: hold your ground, but do not look for a battle.',
			de: 'Das Dominion sieht zu: Behauptet euch, aber sucht keine Schlacht.'
		}
	],
	howTo: {
		en: 'Stand within Range 1 of C or D at the end of an Activation Phase and spend a Scan token: the sensor data is aboard. Then fly off the board over the home edge. The data of C is called odd, that of D even: bring both home and you have won.',
		de: 'Steht am Ende einer Aktivierungsphase in Reichweite 1 von C oder D und gebt einen Scan-Marker aus: Die Sensordaten sind an Bord. Fliegt dann über den Heimatrand von der Spielfläche. Die Daten von C heißen ungerade, die von D gerade: Bringt beide heim, dann habt ihr gewonnen.'
	},
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
			name: { en: '1st Wing', de: '1. Geschwader' },
			arrives: 'setup',
			bearing: [3],
			enemy: 'attack-ship-logic',
			elite: false,
			adds: [1, 1, 0, 0, 0]
		},
		{
			id: 'second-wing',
			name: { en: '2nd Wing', de: '2. Geschwader' },
			arrives: 'setup',
			bearing: [4],
			enemy: 'attack-ship-logic',
			elite: false,
			adds: [1, 1, 1, 1, 0]
		},
		{
			id: 'third-wing',
			name: { en: '3rd Wing', de: '3. Geschwader' },
			arrives: 2,
			bearing: 'roll',
			enemy: 'attack-ship-logic',
			elite: false,
			adds: [0, 0, 0, 1, 1]
		},
		{
			id: 'alpha',
			name: { en: 'Alpha', de: 'Alpha' },
			arrives: 3,
			bearing: 'roll',
			enemy: 'attack-ship-logic',
			elite: true,
			adds: [1, 0, 1, 0, 0]
		},
		{
			id: 'fourth-wing',
			name: { en: '4th Wing', de: '4. Geschwader' },
			arrives: 6,
			bearing: 'roll',
			enemy: 'attack-ship-logic',
			elite: false,
			adds: [1, 1, 0, 1, 0]
		}
	],
	collect: {
		noun: { en: 'sensor data', de: 'Sensordaten' },
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
		{
			en: 'The data is home, and nobody fired the first shot of a war.',
			de: 'Die Daten sind zu Hause, und niemand hat den ersten Schuss eines Krieges abgegeben.'
		},
		{
			en: 'Now it is known what waits beyond the wormhole.',
			de: 'Nun ist bekannt, was jenseits des Wurmlochs wartet.'
		}
	],
	failure: [
		{
			en: 'The sensor data is lost, and the Dominion knows your names.',
			de: 'Die Sensordaten sind verloren, und das Dominion kennt eure Namen.'
		},
		{
			en: 'Repair, and fly the patrol again, or go on without its findings.',
			de: 'Repariert und fliegt die Patrouille noch einmal, oder macht ohne ihre Erkenntnisse weiter.'
		}
	]
} satisfies LooseDatum;
