import MiniSearch from 'minisearch';
import type { RuleEntry, RulingEntry } from '../games/contract.js';

/** A number that somebody types to find one rule: "126", "R126", "rule 126", "D11", "Auslegung 11". */
const NUMBER = /^(?:rule|ruling|regel|auslegung|r|d)?\s*(\d+)$/i;

/** Finds rules by words, the most fitting first; by a number, the rule and the ruling that have it. Without words, all in their order. */
export function ruleSearch(rules: readonly RuleEntry[]): (words: string) => readonly RuleEntry[] {
	const byId = new Map(rules.map((rule) => [rule.id, rule]));
	const index = new MiniSearch<RuleEntry>({
		fields: ['title', 'section', 'text', 'also', 'readings'],
		extractField: (rule: RuleEntry & Partial<RulingEntry>, field) =>
			field === 'readings'
				? (rule.readings?.map(({ text }) => text).join(' ') ?? '')
				: (rule[field as 'id' | 'title' | 'section' | 'text' | 'also'] ?? ''),
		searchOptions: {
			boost: { title: 4, also: 3, section: 2 },
			prefix: (term) => term.length > 2,
			fuzzy: (term) => (term.length > 4 ? 0.25 : false)
		}
	});
	index.addAll(rules);
	return (words) => {
		const wanted = words.trim();
		if (wanted === '') return rules;
		const number = NUMBER.exec(wanted)?.[1];
		if (number !== undefined) {
			const letter = /^(?:ruling|auslegung|d)/i.test(wanted)
				? ['D']
				: /^r/i.test(wanted)
					? ['R']
					: ['R', 'D'];
			return letter.flatMap((each) => byId.get(`${each}${number}`) ?? []);
		}
		const all = index.search(wanted, { combineWith: 'AND' });
		const found = all.length > 0 ? all : index.search(wanted);
		return found.flatMap(({ id }) => byId.get(String(id)) ?? []);
	};
}
