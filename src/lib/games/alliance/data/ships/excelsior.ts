import type { LooseDatum } from '../schema.js';

export default {
	kind: 'ship',
	id: 'excelsior',
	name: 'Excelsior',
	source: 'public',
	attack: 3,
	agility: 1,
	hull: 5,
	shields: 3,
	actions: ['evasiveManeuvers', 'targetLock', 'scan', 'battleStations'],
	upgradeBar: ['tech', 'weapon', 'crew', 'crew'],
	arcs: {
		primary: {
			facing: 'front',
			degrees: 180
		},
		secondary: {
			facing: 'rear',
			degrees: 90
		}
	},
	dial: {
		S1: 'green',
		B1: 'green',
		S2: 'green',
		B2: 'white',
		T2: 'red',
		S3: 'white',
		B3: 'white',
		T3: 'red',
		S4: 'white',
		FA2: 'red'
	}
} satisfies LooseDatum;
