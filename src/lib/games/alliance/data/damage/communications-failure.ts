import type { LooseDatum } from '../schema.js';

export default {
	kind: 'damage',
	id: 'communications-failure',
	name: 'Communications Failure',
	source: 'public',
	count: 2,
	text: 'From the next round on your Captain Skill counts as zero.',
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
