import type { LooseDatum } from '../schema.js';

export default {
	kind: 'damage',
	id: 'stunned-helmsman',
	name: 'Stunned Helmsman',
	source: 'public',
	count: 2,
	effects: [
		{
			when: 'rollAttackDice',
			role: 'attacker',
			does: [
				{ verb: 'none', value: 'attackDice' },
				{
					verb: 'turnFaceDown'
				}
			]
		}
	]
} satisfies LooseDatum;
