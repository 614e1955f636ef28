import type { LooseDatum } from '../schema.js';

/** The Logic card of the Jem’Hadar Attack Ship. Four cells are fixed by the document; the others are ours. (D4) */
export default {
	kind: 'enemy',
	id: 'attack-ship-logic',
	source: 'house',
	ship: 'attack-ship',
	loadouts: [
		'thick-shields',
		'raking-fire',
		'weaving-flight',
		'close-assault',
		'relentless',
		'shield-piercer'
	],
	tables: {
		inner: {
			ahead: ['B1L', 'B1R', 'S1', 'S1', 'S2', 'CA3!'],
			right45: ['B1R', 'B1R', 'B2R', 'T2R', 'CA3!', 'B3R!'],
			right90: ['B1R', 'T2R', 'T2R', 'T3R', 'CA3!', 'CA3!'],
			right135: ['T2R', 'T2R', 'CA3!', 'CA3!', 'CA3!', 'CA3!'],
			behind: ['T3L', 'T3R', 'CA3!', 'CA3!', 'CA3!', 'CA3!']
		},
		outer: {
			ahead: ['S3', 'S4', 'S4', 'S3', 'B3L', 'B3R'],
			right45: ['B2R', 'B3R', 'B3R', 'T3R', 'B2R', 'T2R'],
			right90: ['B1R', 'T2R', 'T2R', 'T2R', 'T3R', 'T3R'],
			right135: ['T2R', 'T2R', 'T3R', 'T3R', 'CA3!', 'CA3!'],
			behind: ['T3L', 'T3R', 'CA3!', 'CA3!', 'CA3!', 'CA3!']
		}
	},
	actions: ['removeAuxiliaryPower', 'battleStations', 'evasiveManeuvers', 'fix', 'scan']
} satisfies LooseDatum;
