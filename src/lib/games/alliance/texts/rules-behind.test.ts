import { expect, test } from 'vitest';
import { CONTENT } from '../data/index.js';
import { RULES } from '../rulebook.js';
import { WINDOWS } from '../rules/vocabulary.js';
import { reasons as EN } from './en/reasons.js';
import { ruleOfEffect, ruleOfReason, rulesOfCard } from './rules-behind.js';

const title = (id: string) => RULES.find((rule) => rule.id === id)?.title;

test('every reason of a number has its rule', () => {
	const codes = Object.keys(EN).filter((key) => key.startsWith('reason.'));
	expect(codes.length).toBeGreaterThan(10);
	for (const code of codes)
		expect([code, title(ruleOfReason({ code: code.slice('reason.'.length), amount: 0 }))]).toEqual([
			code,
			expect.any(String)
		]);
	// what no rule was named for would fall back on how values are worked out
	const fallen = codes.filter(
		(code) => ruleOfReason({ code: code.slice('reason.'.length), amount: 0 }) === 'R215'
	);
	expect(fallen).toEqual(['reason.notBelowZero']);
	expect(title(ruleOfReason({ code: 'rangeOne', amount: 1 }))).toBe('Range bonuses');
	expect(title(ruleOfReason({ code: 'obstructed', amount: 1 }))).toBe('Obstructed attacks');
	expect(title(ruleOfReason({ code: 'card', source: 'console-fire', amount: 0 }))).toBe(
		'Face-up damage cards'
	);
});

test('every card leads to the rules of its moments and of what it costs', () => {
	const cards = [
		...[...CONTENT.upgrade.values()].map(({ id, effects }) => ({ id, effects })),
		...[...CONTENT.damage.values()].map(({ id, effects }) => ({ id, effects })),
		...[...CONTENT.loadout.values()].map(({ id, elite }) => ({ id, effects: elite.effects }))
	];
	for (const { id, effects } of cards)
		for (const rule of rulesOfCard(effects))
			expect([id, rule, title(rule)]).toEqual([id, rule, expect.any(String)]);
	const { effects } = CONTENT.upgrade.get('tactical-officer')!;
	expect(rulesOfCard(effects).map(title)).toEqual(['Modify Attack Dice', 'Disabled upgrades']);
});

test('what is spent on dice leads to the rule of its token, a text to that of its moment', () => {
	expect(title(ruleOfEffect('lock', undefined, 'attacker'))).toBe('Target Lock in an attack');
	expect(title(ruleOfEffect('evade', undefined, 'defender'))).toBe('Spending Evade tokens');
	for (const when of WINDOWS)
		expect([
			when,
			title(ruleOfEffect('a:upgrade/0#0', { when, does: [], pays: [], if: [] } as never, 'attacker'))
		]).toEqual([when, expect.any(String)]);
});
