import { list } from '../../../i18n/index.js';
import type { Condition, Cost, Effect, PlainVerb, Verb } from '../data/verbs.js';
import type { DamageCard, Loadout, Upgrade } from '../data/schema.js';
import type { Face } from '../rules/vocabulary.js';
import { colourName, faceName, tokenName } from './names.js';
import { say } from './say.js';

/**
 * What a card says is made of what it does, so that the two cannot disagree: for each effect its timing with the conditions,
 * then the costs, then the verbs in their order. A new verb is a line here and one in each catalog.
 */
export const upgradeText = ({ weapon, effects }: Upgrade): string =>
	[...(weapon ? [weaponText(weapon)] : []), ...effects.map(effectText)].join(' ');
export const damageText = ({ effects }: DamageCard): string => effects.map(effectText).join(' ');
export const eliteText = ({ elite }: Loadout): string => elite.effects.map(effectText).join(' ');

/** "2", or "2–3". */
const span = (from: number, to: number) => (from === to ? String(from) : `${from}–${to}`);
/** "+1", "−2". */
const signed = (by: number) => (by < 0 ? `−${-by}` : `+${by}`);
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function weaponText({ value, range: [from, to], arc, needsLock }: NonNullable<Upgrade['weapon']>): string {
	const dice =
		'dice' in value
			? say('weapon.dice', { count: value.dice })
			: say('weapon.primaryPlus', { count: value.primaryPlus });
	const lock = needsLock ? 'yes' : 'no';
	return say('weapon.line', { dice, range: span(from, to), arc: say(`arc.${arc}`), lock });
}

/** One effect as a sentence. */
export function effectText({ when, role, if: conditions, pays, does, may }: Effect): string {
	const timing = [
		say(`when.${when}`),
		...(role ? [say(`role.${role}`)] : []),
		...conditions.map(conditionText)
	].join(', ');
	const steps = [...pays.map(costText), ...does.map(verbText)];
	const deed = steps.join(say('card.then'));
	if (when === 'constant' && conditions.length === 0) return say('card.always', { deed: capital(deed) });
	// an action is somebody's choice anyway
	const isChoice = may && when !== 'performAction';
	return say('card.effect', { when: isChoice ? say('card.mayWhen', { when: timing }) : timing, deed });
}

function conditionText(condition: Condition): string {
	switch (condition.if) {
		case 'weapon':
			return say(`if.weapon.${condition.is}`);
		case 'range':
			return say('if.range', { range: span(condition.from, condition.to) });
		case 'token':
			return say('if.token', { token: tokenName(condition.token) });
		case 'colour':
			return say('if.colour', { colours: condition.is.map(colourName).join(say('or')) });
		default:
			return say(`if.${condition.if}`);
	}
}

function costText(cost: Cost): string {
	switch (cost.pay) {
		case 'time':
			return say('pay.time', { count: cost.count });
		case 'token':
			return say('pay.token', { token: tokenName(cost.token) });
		default:
			return say(`pay.${cost.pay}`);
	}
}

function verbText(verb: Verb): string {
	if (verb.verb !== 'rollAttackDie') return plainText(verb);
	// faces that lead to the same are told together
	const groups = new Map<string, Face[]>();
	for (const [face, deeds] of Object.entries(verb.on)) {
		const told = deeds.map(plainText).join(say('card.then'));
		groups.set(told, [...(groups.get(told) ?? []), face as Face]);
	}
	const results = Array.from(groups, ([deeds, faces]) =>
		say('verb.onFace', { face: faces.map(faceName).join(say('or')), deeds })
	);
	return say('verb.rollAttackDie', { results: results.join(say('card.then')) });
}

function plainText(verb: PlainVerb): string {
	switch (verb.verb) {
		case 'gainToken':
		case 'loseToken':
			return say(`verb.${verb.verb}`, { count: verb.count, token: tokenName(verb.token) });
		case 'reroll': {
			const values = { dice: say(`dice.${verb.dice}`), face: verb.face ? faceName(verb.face) : '' };
			if (verb.count === 'any') return say(verb.face ? 'verb.rerollAnyFace' : 'verb.rerollAny', values);
			return say(verb.face ? 'verb.rerollFace' : 'verb.reroll', { ...values, count: verb.count });
		}
		case 'convert': {
			const values = {
				dice: say(`dice.${verb.dice}`),
				from: faceName(verb.from),
				to: faceName(verb.to)
			};
			return verb.count === 'all'
				? say('verb.convertAll', values)
				: say('verb.convert', { ...values, count: verb.count });
		}
		case 'addResult':
			return say('verb.addResult', { dice: say(`dice.${verb.dice}`), face: faceName(verb.face) });
		case 'modify':
			return say('verb.modify', { value: say(`value.${verb.value}`), by: signed(verb.by) });
		case 'replace':
			return say('verb.replace', { value: say(`value.${verb.value}`), number: verb.with });
		case 'none':
			return say('verb.none', { value: say(`value.${verb.value}`) });
		case 'colour':
			return say('verb.colour', { bearings: bearingsText(verb.bearings), colour: colourName(verb.to) });
		case 'sufferDamage': {
			const past = verb.pastShields ? 'yes' : 'no';
			return say('verb.sufferDamage', { who: verb.who, count: verb.count, past });
		}
		case 'repairShield':
			return say('verb.repairShield', { count: verb.count });
		case 'changeSpeed':
			return say('verb.changeSpeed', { by: verb.by.map(signed).join(say('or')) });
		case 'discardUpgrade':
			return say('verb.discardUpgrade', { type: say(`upgradeType.${verb.type}`) });
		case 'contain':
			return say('verb.contain', { speed: verb.speedLimit });
		default:
			return say(`verb.${verb.verb}`);
	}
}

/** The highest speed of each bearing that a dial may have. */
const SPEEDS = { S: 6, B: 4, T: 3, CA: 6, FA: 6 } as const;

/** "banks and turns"; of a bearing that is not meant whole, its speeds. */
function bearingsText(codes: readonly string[]): string {
	const names = (Object.keys(SPEEDS) as (keyof typeof SPEEDS)[]).flatMap((bearing) => {
		const speeds = codes.filter((code) => code.replace(/\d/, '') === bearing).map((code) => code.slice(-1));
		if (speeds.length === 0) return [];
		const name = say(`bearings.${bearing}`);
		return [
			speeds.length === SPEEDS[bearing] ? name : say('bearings.some', { name, speeds: speeds.join(', ') })
		];
	});
	return list(names);
}
