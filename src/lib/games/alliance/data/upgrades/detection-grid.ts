import type { LooseDatum } from '../schema.js';

export default {
	kind: 'upgrade',
	id: 'detection-grid',
	name: 'Detection Grid',
	source: 'public',
	type: 'tech',
	cost: 3,
	onePerShip: true,
	text: 'While you have a Scan token, an enemy within Range 1–3 in your primary arc rolls one defense die fewer against other Federation ships.',
	effects: [
		{
			when: 'rollDefenseDice',
			role: 'friend',
			if: [
				{
					if: 'token',
					token: 'scan'
				},
				{
					if: 'targetInPrimaryArc'
				}
			],
			does: [
				{
					verb: 'modify',
					value: 'defenseDice',
					by: -1
				}
			]
		}
	]
} satisfies LooseDatum;
