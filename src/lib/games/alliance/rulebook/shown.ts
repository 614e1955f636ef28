import * as v from 'valibot';
import type { RuleEntry, RulingEntry } from '../../contract.js';
import { inWords, language } from '../../../i18n/index.js';
import { RULES, RULINGS } from '../rulebook.js';
import { GERMAN_RULES, GERMAN_RULINGS, GERMAN_SECTIONS } from './de/index.js';
import { Options } from '../rules/options.js';
import type { State } from '../rules/state.js';
import { LAY_WORDS } from './lay-words.js';
import { LINKS } from './links.js';
import type { Rule, Ruling } from './types.js';

/** A rule book in another language: whoever adds one to the app is asked for it here. */
interface Book {
	readonly rules: typeof GERMAN_RULES;
	readonly sections: typeof GERMAN_SECTIONS;
	readonly rulings: typeof GERMAN_RULINGS;
}
const BOOKS: Readonly<Record<Exclude<typeof language.written, 'en'>, Book>> = {
	de: { rules: GERMAN_RULES, sections: GERMAN_SECTIONS, rulings: GERMAN_RULINGS }
};

/** The rules in the language of the page. */
export function shownRules(): readonly Rule[] {
	if (language.written === 'en') return RULES;
	const { rules, sections } = BOOKS[language.written];
	return RULES.map((rule) => ({
		...rule,
		...rules[rule.id],
		section: sections[rule.section] ?? rule.section
	}));
}

/** The rulings in the language of the page: readings keep what they set. */
export function shownRulings(): readonly Ruling[] {
	if (language.written === 'en') return RULINGS;
	const { rulings } = BOOKS[language.written];
	return RULINGS.map((ruling) => {
		const other = rulings[ruling.id];
		if (!other) return ruling;
		const [first, ...more] = ruling.readings.map((reading, i) => ({
			...reading,
			text: other.readings[i] ?? reading.text
		}));
		return { ...ruling, ...other, readings: [first ?? ruling.readings[0], ...more] };
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
		also: inWords(LAY_WORDS[id] ?? { en: '', de: '' }),
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
