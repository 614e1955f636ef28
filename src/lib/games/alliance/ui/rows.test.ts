import { expect, test } from 'vitest';
import { at, scene } from '../../../../../tests/support/alliance/index.js';
import { rowOf } from './rows.js';

test('a shot tells as many dice as it will roll: Overcharged Phasers count at Range 2 (R165)', () => {
	const t = scene().excelsior('A', at(300, 200), { upgrades: ['overcharged-phasers'] });
	t.enemy('J', at(300, 390, 180)).fires('A');
	const option = t
		.prompts()
		.flatMap((prompt) => ('options' in prompt ? prompt.options : []))
		.find(({ command }) => command.type === 'declareTarget');
	const told = rowOf(t.state, option!, 'declareTarget').note;
	t.when(option!.command);
	expect(told).toContain(`${t.diceAsked()} dice against`);
	expect(t.diceAsked()).toBe(4);
});
