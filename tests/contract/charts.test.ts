import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { mermaid, nextStep } from '../../src/lib/engine/chart.js';
import { CHARTS } from '../../src/lib/games/alliance/charts/index.js';
import { STEPS } from '../../src/lib/games/alliance/rules/steps/index.js';

const names = Object.keys(CHARTS);

test.each(names)('the drawing of the chart %s is up to date (npm run charts draws it)', (name) => {
	const drawing = readFileSync(`src/lib/games/alliance/charts/${name}.mmd`, 'utf8');
	expect(drawing).toBe(mermaid(CHARTS[name]!));
});

test.each(names)(
	'every step of the chart %s has its rules, and no rules stand for a step that is not there',
	(name) => {
		const states = Object.entries(CHARTS[name]!.config.states!).filter(([, state]) => state.type !== 'final');
		expect(Object.keys(STEPS[name]!).sort()).toEqual(states.map(([step]) => step).sort());
	}
);

test('a chart that has no such step is an error of ours, not a silent stop', () => {
	expect(() => nextStep(CHARTS.damage!, 'nowhere', {})).toThrow();
	expect(nextStep(CHARTS.damage!, 'nextDamage', { more: true })).toBe('drawCard');
	expect(nextStep(CHARTS.damage!, 'nextDamage', { more: false })).toBeUndefined();
});
