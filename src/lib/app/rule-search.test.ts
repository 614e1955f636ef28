import { expect, test } from 'vitest';
import { game } from '../games/alliance/game.js';
import { ruleSearch } from './rule-search.js';

const RULES = game.rulebook();
const search = ruleSearch(RULES);
const ids = (words: string) => search(words).map(({ id }) => id);

test.each(['126', 'R126', 'rule 126', 'r126 '])('a number finds the rule that has it: %s', (words) => {
	expect(ids(words)).toEqual(['R126']);
});

test('a rule whose title has the words comes before one that only mentions them', () => {
	const found = search('target lock');
	expect(found[0]?.title).toMatch(/Target Lock/);
	expect(found.length).toBeGreaterThan(3);
});

test('half a word and a slip of the finger find it too', () => {
	expect(ids('obstr').length).toBeGreaterThan(0);
	expect(ids('formaton').length).toBeGreaterThan(0);
	expect(search('targt lok')[0]?.title).toMatch(/Target/);
});

test('the words of people who have not read the rules find them too', () => {
	expect(search('win')[0]?.title).toBe('Success or failure');
	expect(search('collision').map(({ title }) => title)).toContain('Overlapping another ship');
	expect(search('who goes first')[0]?.title).toBe('Order of activation');
});

test('words that no rule has find nothing, and no words find all', () => {
	expect(ids('zzzzzz')).toEqual([]);
	expect(search(' ')).toBe(RULES);
});

test('a number is found with the words of either language', () => {
	const RULINGS = game.rulings();
	const both = ruleSearch([...RULES, ...RULINGS]);
	const found = (words: string) => both(words).map(({ id }) => id);
	expect(found('Regel 73')).toEqual(['R73']);
	expect(found('Auslegung 11')).toEqual(['D11']);
	expect(found('ruling 11')).toEqual(['D11']);
	expect(found('11')).toEqual(['R11', 'D11']);
});
