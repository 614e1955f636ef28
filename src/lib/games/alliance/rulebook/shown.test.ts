import { afterEach, describe, expect, test } from 'vitest';
import { language } from '../../../i18n/index.js';
import { CONTENT } from '../data/index.js';
import { RULES, RULINGS } from '../rulebook.js';
import { LINKS } from './links.js';
import { ruleEntries, rulingEntries, shownRules, shownRulings } from './shown.js';

afterEach(() => language.set('en'));

describe('in German', () => {
	test('every rule has its title, text and section', () => {
		language.set('de');
		const german = shownRules();
		expect(german.map(({ id }) => id)).toEqual(RULES.map(({ id }) => id));
		for (const [i, rule] of german.entries()) {
			expect(rule.text, rule.id).not.toBe(RULES[i]?.text);
			expect(rule.text.length, rule.id).toBeGreaterThan(20);
			expect(rule.title, rule.id).not.toBe('');
		}
	});

	test('every ruling has its problem, as many readings and its reason', () => {
		language.set('de');
		for (const [i, ruling] of shownRulings().entries()) {
			const english = RULINGS[i];
			expect(ruling.problem, ruling.id).not.toBe(english?.problem);
			expect(ruling.reason, ruling.id).not.toBe(english?.reason);
			expect(ruling.readings.map(({ value }) => value)).toEqual(english?.readings.map(({ value }) => value));
			for (const [at, { text }] of ruling.readings.entries())
				expect(text, `${ruling.id}, ${String(at)}`).not.toBe(english?.readings[at]?.text);
		}
	});

	test('the sentences of missions and ready-made ships are there too', () => {
		const missing: string[] = [];
		const look = (value: unknown, path: string): void => {
			if (typeof value !== 'object' || value === null) return;
			if ('en' in value && !('de' in value)) missing.push(path);
			for (const [key, inner] of Object.entries(value)) look(inner, `${path}.${key}`);
		};
		for (const [kind, things] of Object.entries(CONTENT))
			for (const [id, thing] of things as ReadonlyMap<string, unknown>) look(thing, `${kind} ${id}`);
		expect(missing).toEqual([]);
	});
});

test('links lead from rule to rule, and to the rulings on it', () => {
	const ids = new Set<string>([...RULES, ...RULINGS].map(({ id }) => id));
	for (const [from, to] of Object.entries(LINKS)) {
		expect(ids.has(from), from).toBe(true);
		for (const id of to) expect(ids.has(id) && id !== from, `${from} → ${id}`).toBe(true);
	}
	const rule = ruleEntries().find(({ id }) => id === 'R143');
	expect(rule?.see.some((id) => id.startsWith('D'))).toBe(true);
});

describe('a ruling says what is played', () => {
	const swerve = (state?: Parameters<typeof rulingEntries>[1]) =>
		rulingEntries('Rulings', state).find(({ readings }) =>
			readings.some(({ choose }) => choose && 'swerve' in choose.change)
		);

	test('without a table our own reading', () => {
		expect(swerve()?.readings.map(({ isPlayed }) => isPlayed)).toEqual([true, false]);
	});

	test('at a table that reads it another way that reading, and what would switch it back', () => {
		const options = { swerve: 'literal' } as never;
		const entry = swerve({ options } as never);
		expect(entry?.readings.map(({ isPlayed }) => isPlayed)).toEqual([false, true]);
		expect(entry?.readings[0]?.choose?.command).toEqual({
			type: 'setOption',
			option: 'swerve',
			value: 'repaired'
		});
	});
});
