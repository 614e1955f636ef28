import * as v from 'valibot';
import type { RuleEntry, RulingEntry } from '../../contract.js';
import { language } from '../../../i18n/index.js';
import { RULES, RULINGS } from '../rulebook.js';
import { GERMAN_RULES, GERMAN_RULINGS, GERMAN_SECTIONS } from './de/index.js';
import { Options } from '../rules/options.js';
import type { State } from '../rules/state.js';
import { LINKS } from './links.js';
import type { Rule, Ruling } from './types.js';

/** The rules in the language of the page. */
export function shownRules(): readonly Rule[] {
	if (language.written === 'en') return RULES;
	return RULES.map((rule) => ({
		...rule,
		...GERMAN_RULES[rule.id],
		section: GERMAN_SECTIONS[rule.section] ?? rule.section
	}));
}

/** The rulings in the language of the page: readings keep what they set. */
export function shownRulings(): readonly Ruling[] {
	if (language.written === 'en') return RULINGS;
	return RULINGS.map((ruling) => {
		const german = GERMAN_RULINGS[ruling.id];
		if (!german) return ruling;
		const [first, ...others] = ruling.readings.map((reading, i) => ({
			...reading,
			text: german.readings[i] ?? reading.text
		}));
		return { ...ruling, ...german, readings: [first ?? ruling.readings[0], ...others] };
	});
}

/** What each rule and ruling leads on to: what it builds on, and what leans on it. */
export function ruleEntries(): RuleEntry[] {
	const rulings = new Map<string, string[]>();
	for (const { id, rules } of RULINGS)
		for (const rule of rules) rulings.set(rule, [...(rulings.get(rule) ?? []), id]);
	return shownRules().map(({ id, section, title, text }) => ({
		id,
		section,
		title,
		text,
		see: [...(LINKS[id] ?? []), ...(rulings.get(id) ?? [])]
	}));
}

/** The rulings with what a table plays, and what switches it where the rules have the option. */
export function rulingEntries(section: string, state?: State): RulingEntry[] {
	return shownRulings().map(({ id, title, problem, readings, reason, rules, option }) => ({
		id,
		section,
		title,
		text: problem,
		reason,
		see: rules,
		readings: readings.map(({ text, value }, i) => {
			const mayChoose = option !== undefined && value !== undefined && v.is(Options, { [option]: value });
			const played = option === undefined ? undefined : state?.options[option as keyof Options];
			return {
				text,
				isPlayed: played === undefined || value === undefined ? i === 0 : played === value,
				...(mayChoose && {
					choose: { command: { type: 'setOption', option, value }, change: { [option]: value } }
				})
			};
		})
	}));
}
