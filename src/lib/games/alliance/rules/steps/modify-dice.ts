import { nextAttackStep, nextDefenseStep, type DiceStep } from '../../ai/dice.js';
import type { Option, Prompt } from '../../../../engine/prompt.js';
import type { Command } from '../commands.js';
import { diceSources, diceVariants, mayReroll, poolOf, setsOf, useOnDice } from '../dice.js';
import { sourcesIn, type Role } from '../sources.js';
import type { Attack, Frame } from '../in-progress.js';
import type { Ship, State } from '../state.js';
import { choose, roll, shipOf, type Step, type Table } from '../table.js';
import type { Face } from '../vocabulary.js';

export function attackIn(frame: Frame): Attack {
	if (!frame.attack) throw new Error(`attack: ${frame.id} is none`);
	return frame.attack;
}

type ModifyWindow = 'modifyAttackDice' | 'modifyDefenseDice';

/**
 * Who acts in a window of an attack. On attack dice the defender comes first, on defense dice the attacker; each side uses
 * its effects in the order it likes, and passes. (R167, R173, D15)
 */
function roleNow(state: State, attack: Attack, window: ModifyWindow): Role {
	const attackerFirst = window === 'modifyDefenseDice' || state.options.modifyAttackOrder === 'attackerFirst';
	return (attack.window.side === 'first') === attackerFirst ? 'attacker' : 'defender';
}

function actor(state: State, attack: Attack, role: Role): Ship {
	return shipOf(state, role === 'attacker' ? attack.attacker : (attack.target ?? ''));
}

/** What a captain may do to the dice now: texts, her lock, a Battle Stations token, an Evade token. (R170, R171, R174, R175) */
function optionsOf(state: State, attack: Attack, window: ModifyWindow, role: Role): Option<Command>[] {
	const ship = actor(state, attack, role);
	const commands: Command[] = diceSources(state, ship, attack, window, role).flatMap((source) =>
		diceVariants(attack, source)
	);
	const isOwn = (window === 'modifyAttackDice') === (role === 'attacker');
	if (isOwn) commands.push(...tokensOf(ship, attack, window));
	return commands.map((command) => ({ seat: ship.seat, command }));
}

function tokensOf(ship: Ship, attack: Attack, window: ModifyWindow): Command[] {
	const commands: Command[] = [];
	const dice = poolOf(attack, window === 'modifyAttackDice' ? 'attack' : 'defense');
	if (window === 'modifyAttackDice' && ship.lock !== undefined && ship.lock === attack.target) {
		for (const set of setsOf(dice, mayReroll, 9)) commands.push({ type: 'use', effect: 'lock', dice: set });
	}
	const hasBell = dice.some(({ face }) => face === 'battleStations');
	if (hasBell && ship.tokens.battleStations > 0) commands.push({ type: 'use', effect: 'battleStations' });
	if (window === 'modifyDefenseDice' && ship.tokens.evade > 0)
		commands.push({ type: 'use', effect: 'evade' });
	return commands;
}

/** Spends a token, returns a lock, or lets a text act. */
function apply(table: Table, ship: Ship, step: DiceStep, window: ModifyWindow): void {
	const dice = window === 'modifyAttackDice' ? 'attack' : 'defense';
	switch (step.use) {
		case 'lock':
			table.emit({ type: 'lockSpent', ship: ship.id });
			table.emit({ type: 'effectUsed', effect: 'lock', ship: ship.id });
			table.emit({ type: 'rerollBegan', dice, indexes: step.dice, source: 'lock' });
			break;
		case 'battleStations': {
			const bells = poolOf(attackIn(table.frame), dice).flatMap(({ face }, i) =>
				face === 'battleStations' ? [i] : []
			);
			const to = dice === 'attack' ? 'hit' : 'evade';
			table.emit({ type: 'tokenSpent', ship: ship.id, token: 'battleStations' });
			table.emit({ type: 'diceConverted', dice, indexes: bells, to, source: 'battleStations' });
			break;
		}
		case 'evade':
			table.emit({ type: 'tokenSpent', ship: ship.id, token: 'evade' });
			table.emit({ type: 'resultAdded', dice, face: 'evade', source: 'evade' });
			break;
		case 'effect':
			useOnDice(table, step.source, step.dice);
			break;
		default:
			step satisfies never;
	}
}

/** The enemy's own order of things, by its rules; its texts on the other side's dice as soon as they can act. */
function enemyStep(
	table: Table,
	ship: Ship,
	attack: Attack,
	window: ModifyWindow,
	role: Role
): DiceStep | undefined {
	if (window === 'modifyAttackDice' && role === 'attacker') return nextAttackStep(table.state, ship, attack);
	if (window === 'modifyDefenseDice' && role === 'defender')
		return nextDefenseStep(table.state, ship, attack);
	for (const source of diceSources(table.state, ship, attack, window, role)) {
		const [variant] = diceVariants(attack, source);
		if (variant?.type === 'use') return { use: 'effect', source, dice: variant.dice ?? [] };
	}
	return undefined;
}

function stepOf(
	ship: Ship,
	command: Extract<Command, { type: 'use' }>,
	state: State,
	window: ModifyWindow,
	role: Role
): DiceStep | undefined {
	const { effect, dice = [] } = command;
	if (effect === 'lock') return { use: 'lock', dice };
	if (effect === 'battleStations' || effect === 'evade') return { use: effect };
	const source = sourcesIn(state, ship, window, role).find(({ id }) => id === effect);
	return source && { use: 'effect', source, dice };
}

function modifyStep(window: ModifyWindow): Step {
	return {
		work(table) {
			const attack = attackIn(table.frame);
			if (attack.rerolling || table.isSettled('passed')) return false;
			const role = roleNow(table.state, attack, window);
			const ship = actor(table.state, attack, role);
			const step = ship.side === 'dominion' ? enemyStep(table, ship, attack, window, role) : undefined;
			if (step) {
				apply(table, ship, step, window);
				return true;
			}
			if (ship.side === 'federation' && optionsOf(table.state, attack, window, role).length > 0) return false;
			passSide(table, attack);
			return true;
		},
		asks(state, frame): readonly Prompt<Command>[] {
			const attack = attackIn(frame);
			if (attack.rerolling) {
				const { dice, indexes } = attack.rerolling;
				const subject = dice === 'attack' ? attack.attacker : (attack.target ?? '');
				return [roll(frame, { name: `reroll:${dice}`, subject, question: 'reroll' }, dice, indexes.length)];
			}
			if (frame.done.includes('passed')) return [];
			const role = roleNow(state, attack, window);
			const ship = actor(state, attack, role);
			if (ship.side === 'dominion') return [];
			const options = optionsOf(state, attack, window, role);
			if (options.length === 0) return [];
			options.push({ seat: ship.seat, command: { type: 'pass', ship: ship.id } });
			return [
				choose(frame, { name: `${window}:${role}`, subject: ship.id, question: `${window}.${role}` }, options)
			];
		},
		answer(table, command) {
			const attack = attackIn(table.frame);
			const role = roleNow(table.state, attack, window);
			const ship = actor(table.state, attack, role);
			if (command.type === 'reportRoll' && attack.rerolling) {
				table.emit({
					type: 'diceRerolled',
					dice: attack.rerolling.dice,
					faces: command.faces as readonly Face[]
				});
			} else if (command.type === 'pass') passSide(table, attack);
			else if (command.type === 'use') {
				const step = stepOf(ship, command, table.state, window, role);
				if (step) apply(table, ship, step, window);
			}
		}
	};
}

function passSide(table: Table, attack: Attack): void {
	if (attack.window.side === 'first') table.emit({ type: 'sidePassed' });
	else table.settle('passed');
}

export const modifySteps = {
	modifyAttackDice: modifyStep('modifyAttackDice'),
	modifyDefenseDice: modifyStep('modifyDefenseDice')
} satisfies Record<string, Step>;
