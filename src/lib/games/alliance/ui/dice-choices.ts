import type { Option } from '../../../engine/prompt.js';
import { same } from '../../../engine/canonical.js';
import type { GlyphName } from '$lib/ui';
import type { Command } from '../rules/commands.js';
import type { State } from '../rules/state.js';
import { sourceName } from '../texts/names.js';
import { sIfKnown } from './say.js';
import { cardText } from './words.js';

/** One effect on the dice: with which dice it may be used. */
export interface DiceChoice {
	readonly effect: string;
	readonly glyph: GlyphName;
	readonly title: string;
	readonly note: string;
	readonly options: readonly Option<Command>[];
}

const GLYPHS: Readonly<Record<string, GlyphName>> = {
	lock: 'lock',
	battleStations: 'battle-stations',
	evade: 'evade'
};

/** The effects that are open, each once, with all its ways. */
export function diceChoices(state: State, options: readonly Option<Command>[]): DiceChoice[] {
	const byEffect = new Map<string, Option<Command>[]>();
	for (const option of options) {
		if (option.command.type !== 'use') continue;
		const known = byEffect.get(option.command.effect);
		if (known) known.push(option);
		else byEffect.set(option.command.effect, [option]);
	}
	return [...byEffect].map(([effect, ways]) => ({
		effect,
		glyph: GLYPHS[effect] ?? 'cards',
		title: sourceName(state, effect).name,
		note: sIfKnown(`effect.${effect}`) ?? cardText(state, effect) ?? '',
		options: ways
	}));
}

/** The way that fits the dice in hand: the only one, or the one with just these dice. */
export function wayFor({ options }: DiceChoice, dice: readonly number[]): Option<Command> | undefined {
	const [only, ...others] = options;
	if (
		others.length === 0 &&
		only?.command.type === 'use' &&
		(only.command.dice === undefined || dice.length === 0)
	)
		return only;
	const wanted = [...dice].sort((a, b) => a - b);
	return options.find(({ command }) => command.type === 'use' && same([...(command.dice ?? [])], wanted));
}
