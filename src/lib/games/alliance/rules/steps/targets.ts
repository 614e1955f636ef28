import { chooseTargets, whyTarget } from '../../ai/target.js';
import { upgradeCard } from '../../data/index.js';
import type { Option, Prompt } from '../../../../engine/prompt.js';
import type { Command } from '../commands.js';
import { pay } from '../effects.js';
import { opponents } from '../order.js';
import type { Question } from '../questions.js';
import { friendsToMeasure, legalShots, shotQuestion } from '../shots.js';
import type { Attack, Frame } from '../in-progress.js';
import { ENEMY_SEAT, TABLE_SEAT, type Ship, type State } from '../state.js';
import { choose, measure, shipOf, type Step } from '../table.js';
import { cardIn } from '../values.js';
import { attackIn } from './modify-dice.js';

const attackerOf = (state: State, frame: Frame): Ship => shipOf(state, attackIn(frame).attacker);

/** The first two steps of an attack: what to fire at, and with what. (R154–R163) */
export const targetSteps: Readonly<Record<string, Step>> = {
	chooseMethodOfAttack: {
		work(table) {
			const { shots, target } = attackIn(table.frame);
			if (!shots || target !== undefined || table.isSettled('noTarget')) return false;
			if (legalShots(attackerOf(table.state, table.frame), shots).length > 0) return false;
			table.settle('noTarget');
			table.emit({ type: 'noTarget', ship: attackIn(table.frame).attacker });
			return true;
		},
		asks(state, frame) {
			const attack = attackIn(frame);
			const ship = attackerOf(state, frame);
			if (attack.target !== undefined || frame.done.length > 0) return [];
			if (opponents(state, ship).length === 0) return [];
			if (!attack.shots)
				return [
					measure(frame, { name: 'shots', subject: ship.id, question: 'shots' }, [shotQuestion(state, ship)])
				];
			return [
				ship.side === 'dominion'
					? enemyTargets(state, frame, ship, attack)
					: playerTargets(frame, ship, attack)
			];
		},
		answer(table, command) {
			const ship = attackerOf(table.state, table.frame);
			if (command.type === 'reportMeasures') {
				const [answer] = command.answers;
				if (answer?.ask === 'shots')
					table.emit({ type: 'shotsMeasured', ship: ship.id, shots: answer.shots });
			} else if (command.type === 'declineAttack') {
				table.settle('declined');
				table.emit({ type: 'attackDeclined', ship: ship.id });
			} else if (command.type === 'declareTarget') {
				const attack = attackIn(table.frame);
				const found = legalShots(ship, attack.shots ?? []).find(
					({ weapon, shot }) => weapon === command.weapon && shot.target === command.target
				);
				if (!found) return;
				table.emit({
					type: 'targetDeclared',
					ship: ship.id,
					weapon: found.weapon,
					target: command.target,
					shot: found.shot,
					...(ship.side === 'dominion' && { choice: whyTarget(table.state, attack, attack.shots ?? []) })
				});
			}
		},
		facts: (_, frame) => ({ noTarget: attackIn(frame).target === undefined, noDice: false, hit: false })
	},
	declareTarget: {
		/** Costs of a secondary weapon are paid now. (R157, D34) */
		enter(table) {
			const { attacker, weapon = 'primary' } = attackIn(table.frame);
			if (weapon === 'primary') return;
			const ship = table.ship(attacker);
			const card = cardIn(ship, weapon);
			for (const effect of upgradeCard(card).effects)
				if (effect.when === 'attack') pay(table, { ship, slot: weapon, effect });
		},
		/** Whether other ships' texts reach the defender. */
		asks(state, frame) {
			const attack = attackIn(frame);
			const friends = friendsToMeasure(state, attack);
			if (attack.friends || friends.length === 0 || attack.target === undefined) return [];
			const targets = [attack.target];
			const questions = friends.flatMap(({ id: ship }): Question[] => [
				{ ask: 'shots', ship, arcs: ['primary'], targets },
				{ ask: 'ranges', ship, to: targets }
			]);
			return [measure(frame, { name: 'friends', subject: attack.attacker, question: 'friends' }, questions)];
		},
		answer(table, command) {
			if (command.type !== 'reportMeasures') return;
			const friends = friendsToMeasure(table.state, attackIn(table.frame));
			const reach = friends.filter((_, i) => {
				const [shots, ranges] = [command.answers[i * 2], command.answers[i * 2 + 1]];
				const isInArc = shots?.ask === 'shots' && shots.shots.some(({ inArc }) => inArc);
				return isInArc && ranges?.ask === 'ranges' && Object.values(ranges.bands).some((band) => band <= 3);
			});
			table.emit({ type: 'friendsMeasured', friends: reach.map(({ id }) => id) });
		}
	}
};

/** The captain's choice: every weapon at every target it may be fired at, or no attack. (R154) */
function playerTargets(frame: Frame, ship: Ship, attack: Attack): Prompt<Command> {
	const options = legalShots(ship, attack.shots ?? []).map(({ weapon, shot }): Option<Command> => ({
		seat: ship.seat,
		command: { type: 'declareTarget', ship: ship.id, weapon, target: shot.target }
	}));
	options.push({ seat: ship.seat, command: { type: 'declineAttack', ship: ship.id } });
	return choose(frame, { name: 'target', subject: ship.id, question: 'declareTarget' }, options);
}

/** The enemy's choice by its rules; where they leave several, the players'. (R183, T112) */
function enemyTargets(state: State, frame: Frame, ship: Ship, attack: Attack): Prompt<Command> {
	const targets = chooseTargets(state, attack, attack.shots ?? []);
	const seat = targets.length > 1 ? TABLE_SEAT : ENEMY_SEAT;
	const options = targets.map(({ target }): Option<Command> => ({
		seat,
		command: { type: 'declareTarget', ship: ship.id, weapon: 'primary', target }
	}));
	return choose(frame, { name: 'target', subject: ship.id, question: 'enemyTarget' }, options);
}
