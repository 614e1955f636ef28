import type { LooseDatum } from '../schema.js';

export default {
	kind: 'damage',
	id: 'communications-failure',
	name: 'Communications Failure',
	source: 'public',
	count: 2,
	effects: [
		{
			when: 'constant',
			if: [
				{
					if: 'earlierRound'
				}
			],
			does: [
				{
					verb: 'replace',
					value: 'captainSkill',
					with: 0
				}
			]
		}
	]
} satisfies LooseDatum;
