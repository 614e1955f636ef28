import { pay, runText, isStanding } from '../effects.js';
import { inPlay } from '../order.js';
import { sourcesIn, type Role, type Source } from '../sources.js';
import type { Attack } from '../in-progress.js';
import type { Ship, State } from '../state.js';
import { roll, type Step, type Table } from '../table.js';
import { attackDice, defenseDice } from '../values.js';
import type { Face } from '../vocabulary.js';
import { attackIn, modifySteps } from './modify-dice.js';
import { targetSteps } from './targets.js';

/** Texts that happen when dice are rolled, besides the numbers they change. */
function afterRoll(table: Table, role: Role): boolean {
	const attack = attackIn(table.frame);
	const ship = table.ship(role === 'attacker' ? attack.attacker : (attack.target ?? ''));
	const window = role === 'attacker' ? 'rollAttackDice' : 'rollDefenseDice';
	const next = sourcesIn(table.state, ship, window, role).find(
		(source) => !isStanding(source) && !table.isSettled(source.id)
	);
	if (!next || !attack.rolled) return false;
	table.settle(next.id);
	runText(table, next);
	return true;
}

export const attackSteps: Readonly<Record<string, Step>> = {
	...targetSteps,
	rollAttackDice: {
		enter(table) {
			const { total, because } = attackDice(table.state, attackIn(table.frame));
			if (total === 0)
				table.emit({ type: 'attackDiceRolled', ship: attackIn(table.frame).attacker, faces: [], because });
		},
		work: (table) => afterRoll(table, 'attacker'),
		asks(state, frame) {
			const attack = attackIn(frame);
			if (attack.rolled) return [];
			const { total, because } = attackDice(state, attack);
			return [
				roll(
					frame,
					{ name: 'rollAttackDice', subject: attack.attacker, question: 'rollAttackDice', about: because },
					'attack',
					total
				)
			];
		},
		answer(table, command) {
			if (command.type !== 'reportRoll') return;
			const attack = attackIn(table.frame);
			const { because } = attackDice(table.state, attack);
			table.emit({
				type: 'attackDiceRolled',
				ship: attack.attacker,
				faces: command.faces as readonly Face[],
				because
			});
		},
		facts: (_, frame) => ({ noTarget: false, noDice: attackIn(frame).attackDice.length === 0, hit: false })
	},
	...modifySteps,
	rollDefenseDice: {
		enter(table) {
			const { total, because } = defenseDice(table.state, attackIn(table.frame));
			const ship = attackIn(table.frame).target ?? '';
			if (total === 0) table.emit({ type: 'defenseDiceRolled', ship, faces: [], because });
		},
		asks(state, frame) {
			const attack = attackIn(frame);
			if (attack.rolled === 'both') return [];
			const { total, because } = defenseDice(state, attack);
			return [
				roll(
					frame,
					{
						name: 'rollDefenseDice',
						subject: attack.target ?? '',
						question: 'rollDefenseDice',
						about: because
					},
					'defense',
					total
				)
			];
		},
		answer(table, command) {
			if (command.type !== 'reportRoll') return;
			const attack = attackIn(table.frame);
			const { because } = defenseDice(table.state, attack);
			table.emit({
				type: 'defenseDiceRolled',
				ship: attack.target ?? '',
				faces: command.faces as readonly Face[],
				because
			});
		}
	},
	compareResults: {
		/** Each Evade cancels one result: all hits before any critical. (R176) */
		enter(table) {
			const { attackDice: attack, defenseDice: defense } = attackIn(table.frame);
			const count = (face: Face) => attack.filter((die) => die.face === face).length;
			const evades = defense.filter(({ face }) => face === 'evade').length;
			const hits = Math.max(0, count('hit') - evades);
			const criticals = Math.max(0, count('critical') - Math.max(0, evades - count('hit')));
			table.emit({ type: 'resultsCompared', hits, criticals });
		},
		facts: (_, frame) => {
			const { hits = 0, criticals = 0 } = attackIn(frame).result ?? {};
			return { noTarget: false, noDice: false, hit: hits + criticals > 0 };
		}
	},
	dealDamage: {
		/** The frame is named after the attacker: which cards are drawn does not hang on whom it chose. */
		enter(table) {
			const { attacker, target = '', result } = attackIn(table.frame);
			const { hits = 0, criticals = 0 } = result ?? {};
			const damage = { ship: target, hits, criticals, pastShields: false, by: attacker };
			table.open({ chart: 'damage', step: 'nextDamage', subject: attacker, damage });
		},
		/** Texts of the attacker that add to a hit. (Deal Damage window) */
		work(table) {
			const attack = attackIn(table.frame);
			const ship = table.ship(attack.attacker);
			const target = table.ship(attack.target ?? '');
			const next = diceWindow(table.state, ship, attack).find(({ id }) => !table.isSettled(id));
			if (!next || !inPlay(target) || ship.side !== 'dominion') return false;
			table.settle(next.id);
			table.emit({ type: 'effectUsed', effect: next.id, ship: ship.id });
			pay(table, next);
			runText(table, next);
			return true;
		}
	}
};

function diceWindow(state: State, ship: Ship, attack: Attack): Source[] {
	return sourcesIn(state, ship, 'dealDamage', 'attacker').filter(
		({ id }) => !attack.window.used.includes(id)
	);
}
