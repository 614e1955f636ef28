import type { LooseDatum } from '../schema.js';

export default {
	kind: 'ship',
	id: 'akira',
	name: 'Akira',
	source: 'public',
	attack: 4,
	agility: 2,
	hull: 5,
	shields: 2,
	actions: ['evasiveManeuvers', 'targetLock', 'scan', 'battleStations'],
	upgradeBar: ['weapon', 'weapon', 'crew'],
	arcs: {
		primary: {
			facing: 'front',
			degrees: 90
		}
	},
	dial: {
		S1: 'green',
		B1: 'green',
		S2: 'green',
		B2: 'white',
		T2: 'white',
		S3: 'white',
		B3: 'white',
		T3: 'red',
		CA3: 'red',
		S4: 'white'
	}
} satisfies LooseDatum;
