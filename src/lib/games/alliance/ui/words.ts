import { effectText } from '../texts/cards.js';
import { ruleOfEffect, ruleOfReason } from '../texts/rules-behind.js';
import { inWords, ruleName } from '$lib/i18n';
import type { Part, RuleRef } from '$lib/ui';
import type { FactPrompt, Prompt } from '../../../engine/prompt.js';
import type { Because } from '../../../engine/value.js';
import type { Command } from '../rules/commands.js';
import type { Effect } from '../data/verbs.js';
import { attackNow } from '../rules/sources.js';
import type { State } from '../rules/state.js';
import { missionOf, upgradeCard, damageCard } from '../data/index.js';
import { formationName, shipName } from '../texts/names.js';
import { reasonText } from '../texts/reasons.js';
import { s, sIfKnown } from './say.js';

/** The text of the card that an effect stands on. */
export function cardText(state: State, effect: string): string | undefined {
	const effects = effectsBeside(state, effect);
	return effects.length > 0 ? effects.map(effectText).join(' ') : undefined;
}

/** All that the card says on which an effect stands; nothing for a token. */
function effectsBeside(state: State, effect: string): readonly Effect[] {
	const ship = state.ships[effect.slice(0, effect.indexOf(':'))];
	const [kind, at] = effect.slice(effect.indexOf(':') + 1, effect.lastIndexOf('#')).split('/');
	const upgrade = kind === 'upgrade' ? ship?.upgrades[Number(at)] : undefined;
	if (upgrade) return upgradeCard(upgrade.card).effects;
	const damage = kind === 'damage' ? ship?.damage[Number(at)] : undefined;
	return damage ? damageCard(damage.card).effects : [];
}

/** A rule as a link is given it. */
export const ruleRef = (id: string): RuleRef => ({ id, label: ruleName(id) });

/** The rule of an effect that may be used: of the token it spends, or of the moment at which its text counts. */
export function effectRule(state: State, effect: string): RuleRef {
	const text = effectsBeside(state, effect)[Number(effect.split('#')[1])];
	return ruleRef(ruleOfEffect(effect, text, attackNow(state)?.rolled === 'both' ? 'defender' : 'attacker'));
}

/** Reasons of a number, as the parts of a sum, each with its rule. */
export const partsOf = (because: readonly Because[]): Part[] =>
	because.map((reason) => ({
		label: reasonText(reason),
		amount: reason.amount,
		rule: ruleRef(ruleOfReason(reason))
	}));

/** What is asked, as the title of the panel. */
export function questionText(state: State, prompt: Prompt<Command>): string {
	const who = state.ships[prompt.subject] ? shipName(state, prompt.subject) : '';
	if (prompt.question === 'activate' && prompt.subject === 'table') return s('question.whoFlies');
	const noun = inWords(missionOf(state.setup.mission).collect.noun);
	return sIfKnown(`question.${prompt.question}`, { ship: who, noun }) ?? who;
}

/** What hands have to roll: "Roll 3 attack dice". */
export function rollText(state: State, { domain, question, subject }: FactPrompt<Command>): string {
	if (domain.kind !== 'roll') return '';
	const { die, count } = domain;
	if (die !== 'six')
		return s(die === 'attack' ? 'roll.attack' : 'roll.defense', {
			count,
			isAgain: String(question === 'reroll')
		});
	return state.ships[subject]
		? s('roll.six', { count })
		: s('roll.sixFor', { count, formation: formationName(state, subject) });
}
