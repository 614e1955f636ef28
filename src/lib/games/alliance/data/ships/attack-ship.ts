import type { LooseDatum } from '../schema.js';

export default {
	kind: 'ship',
	id: 'attack-ship',
	name: 'Attack Ship',
	source: 'public',
	attack: 3,
	agility: 2,
	hull: 3,
	shields: 2,
	actions: ['evasiveManeuvers', 'targetLock', 'scan', 'battleStations'],
	upgradeBar: ['tech', 'weapon', 'crew'],
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
		B2: 'green',
		T2: 'white',
		S3: 'white',
		B3: 'white',
		T3: 'white',
		CA3: 'red',
		S4: 'white'
	}
} satisfies LooseDatum;
