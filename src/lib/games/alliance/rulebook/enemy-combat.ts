import type { Rule } from './types.js';

const section = 'Combat Phase: enemy ships';

export default [
	{
		id: 'R182',
		section,
		title: 'Attacks of enemy ships',
		text: 'Enemy ships attack in the same eight steps. Logic card and loadout card choose the weapon; the Attack Ship uses its primary weapon against the nearest target.',
		basis: 'stated'
	},
	{
		id: 'R183',
		section,
		title: 'Whom enemy ships attack',
		text: 'With Attack orders an enemy ship attacks one of the Federation ships that it may attack in the nearest range; the distance within this range does not matter. Among several it takes the one that will roll the fewest defense dice, counting everything: agility, cards, Scan tokens, Range 3 and obstruction. In a tie the players choose.',
		basis: 'stated'
	},
	{
		id: 'R184',
		section,
		title: 'Targets enemy ships pass over',
		text: 'A ship that is blocked by a planet is no target. A ship that is already doomed, because it is only waiting for its simultaneous attack, is chosen only if there is no other target.',
		basis: 'ruling'
	},
	{
		id: 'R185',
		section,
		title: 'Enemy ships use every bonus die',
		text: 'An enemy ship always uses what raises its number of attack or defense dice.',
		basis: 'stated'
	},
	{
		id: 'R186',
		section,
		title: 'Enemy ships modify attack dice',
		text: 'An enemy ship modifies its attack dice at the first opportunity and in this order: first it spends a Target Lock on the target to re-roll blanks, then it uses abilities to re-roll dice that are still blank, and then it spends a Battle Stations token to turn Battle Stations results into hits. Without a Battle Stations token or an effect on these results, Battle Stations faces count as blanks in the first two steps. Dice that were re-rolled once stay as they are.',
		basis: 'stated'
	},
	{
		id: 'R187',
		section,
		title: 'Enemy ships waste no tokens',
		text: 'An enemy ship spends a token only if this changes something: a Target Lock only with at least one blank, a Battle Stations token only with at least one Battle Stations result. For its attack dice this is our ruling.',
		basis: 'inferred'
	},
	{
		id: 'R188',
		section,
		title: 'Enemy ships modify defense dice',
		text: 'An enemy ship modifies its defense dice only while hits or critical hits would stay uncancelled, and spends nothing if its Evades are at least as many as these. First abilities re-roll blank dice, where Battle Stations faces count as blanks as in its attacks. Then, with at least one Battle Stations result, a Battle Stations token turns all of them into Evades. Then Evade tokens add one Evade each, as long as they are needed.',
		basis: 'stated'
	},
	{
		id: 'R189',
		section,
		title: 'Enemy ships save no tokens',
		text: 'An enemy ship does not save tokens. A Battle Stations token that it spent in its attack is gone for its defense, and the other way round.',
		basis: 'inferred'
	},
	{
		id: 'R190',
		section,
		title: 'Results of enemy attacks',
		text: 'Compare Results and Deal Damage are the same as for players.',
		basis: 'stated'
	},
	{
		id: 'R191',
		section,
		title: 'Attacks under other orders',
		text: 'With orders other than Attack, such as Hunt, the rules of the mission name the target.',
		basis: 'stated'
	}
] satisfies readonly Rule[];
