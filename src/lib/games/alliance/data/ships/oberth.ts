import type { LooseDatum } from '../schema.js';

export default {
	kind: 'ship',
	id: 'oberth',
	name: 'Oberth',
	source: 'public',
	attack: 2,
	agility: 3,
	hull: 3,
	shields: 1,
	actions: ['evasiveManeuvers', 'targetLock', 'scan'],
	upgradeBar: ['tech', 'tech', 'crew'],
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
		CA2: 'white',
		S3: 'white',
		B3: 'white',
		T3: 'white',
		CA3: 'white'
	}
} satisfies LooseDatum;
