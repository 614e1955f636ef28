import type { Verb } from '../data/verbs.js';
import type { Command } from './commands.js';
import { canPay, pay, runText, windowVerbs } from './effects.js';
import { sourcesIn, type Role, type Source } from './sources.js';
import type { Attack, DieShown } from './in-progress.js';
import type { Ship, State } from './state.js';
import type { Table } from './table.js';

type Pool = 'attack' | 'defense';

export const poolOf = (attack: Attack, dice: Pool) =>
	dice === 'attack' ? attack.attackDice : attack.defenseDice;

/** Every set of dice that may be taken, at least one and at most so many, each once. */
export function setsOf(dice: readonly DieShown[], may: (die: DieShown) => boolean, most: number): number[][] {
	const open = dice.flatMap((die, i) => (may(die) ? [i] : []));
	const sets: number[][] = [];
	for (let mask = 1; mask < 1 << open.length; mask++) {
		const set = open.filter((_, bit) => mask & (1 << bit));
		if (set.length <= most) sets.push(set);
	}
	return sets;
}

/** A re-rolled die is not re-rolled again in this attack. (R169) */
export const mayReroll = ({ locked }: DieShown) => !locked;

/** The ways to use a text on dice: which dice it re-rolls or turns. */
export function diceVariants(attack: Attack, source: Source): Command[] {
	const [verb] = windowVerbs(source);
	const use = (dice?: readonly number[]): Command => ({
		type: 'use',
		effect: source.id,
		...(dice && { dice })
	});
	if (!verb) return [use()];
	switch (verb.verb) {
		case 'reroll': {
			const may = (die: DieShown) => mayReroll(die) && (verb.face === undefined || die.face === verb.face);
			return setsOf(poolOf(attack, verb.dice), may, verb.count === 'any' ? 9 : verb.count).map(use);
		}
		case 'convert': {
			const turnable = poolOf(attack, verb.dice).flatMap((die, i) => (die.face === verb.from ? [i] : []));
			if (turnable.length === 0) return [];
			return verb.count === 'all' ? [use(turnable)] : turnable.map((i) => use([i]));
		}
		default:
			return [use()];
	}
}

/** Lets a text act on the dice of the attack, and the rest of it happen. */
export function useOnDice(table: Table, source: Source, dice: readonly number[] = []): void {
	table.emit({ type: 'effectUsed', effect: source.id, ship: source.ship.id });
	pay(table, source);
	for (const verb of windowVerbs(source)) actOnDice(table, verb, source.card, dice);
	runText(table, source);
}

function actOnDice(table: Table, verb: Verb, source: string, dice: readonly number[]): void {
	if (verb.verb === 'reroll') table.emit({ type: 'rerollBegan', dice: verb.dice, indexes: dice, source });
	if (verb.verb === 'convert')
		table.emit({ type: 'diceConverted', dice: verb.dice, indexes: dice, to: verb.to, source });
	if (verb.verb === 'addResult')
		table.emit({ type: 'resultAdded', dice: verb.dice, face: verb.face, source });
}

/** The texts of a ship that may still act on the dice in this window. */
export function diceSources(
	state: State,
	ship: Ship,
	attack: Attack,
	window: 'modifyAttackDice' | 'modifyDefenseDice',
	role: Role
): Source[] {
	return sourcesIn(state, ship, window, role).filter(
		(source) => canPay(state, source) && !attack.window.used.includes(source.id)
	);
}
