import { chooseTargets, isLegal } from '../../ai/target.js';
import { shipClass, upgradeCard } from '../../data/index.js';
import type { Option, Prompt } from '../../../../engine/prompt.js';
import type { Command } from '../commands.js';
import { pay, runText, isStanding } from '../effects.js';
import { federation, inPlay, opponents } from '../order.js';
import type { ArcName, Question, ShotFacts } from '../questions.js';
import { sourcesIn, type Role, type Source } from '../sources.js';
import { ENEMY_SEAT, TABLE_SEAT, type Attack, type Frame, type Ship, type State } from '../state.js';
import { choose, measure, roll, shipOf, type Step, type Table } from '../table.js';
import { attackDice, cardIn, defenseDice } from '../values.js';
import type { Face } from '../vocabulary.js';
import { attackIn, modifySteps } from './modify-dice.js';

const attackerOf = (state: State, frame: Frame): Ship => shipOf(state, attackIn(frame).attacker);

/** A weapon of a ship: where it is, through which arcs it fires, how far. */
interface Weapon {
	readonly slot: string;
	readonly arcs: readonly ArcName[];
	readonly range: readonly [number, number];
	readonly needsLock: boolean;
}

const PRIMARY: Weapon = { slot: 'primary', arcs: ['primary'], range: [1, 3], needsLock: false };

/** The primary weapon and every weapon upgrade that is ready. (R156, R162, R163) */
export function weaponsOf(ship: Ship): Weapon[] {
	const weapons = [PRIMARY];
	for (const [i, { card, disabled, discarded, time }] of ship.upgrades.entries()) {
		const { weapon } = upgradeCard(card);
		if (!weapon || disabled || discarded || time > 0) continue;
		const { arc, range, needsLock } = weapon;
		const arcs: ArcName[] =
			arc === 'any' ? ['any'] : arc === 'primary' ? ['primary'] : ['primary', 'secondary'];
		weapons.push({ slot: `upgrade/${i}`, arcs, range, needsLock });
	}
	return weapons;
}

export interface Shot {
	readonly weapon: string;
	readonly shot: ShotFacts;
}

/** Every shot that a ship may declare, weapon by weapon. (R157–R163) */
export function legalShots(ship: Ship, shots: readonly ShotFacts[]): Shot[] {
	const legal: Shot[] = [];
	for (const { slot, arcs, range, needsLock } of weaponsOf(ship)) {
		for (const shot of shots) {
			const isInRange = shot.band >= range[0] && shot.band <= range[1];
			const isLocked = !needsLock || ship.lock === shot.target;
			const isKnown = legal.some((each) => each.weapon === slot && each.shot.target === shot.target);
			if (arcs.includes(shot.arc) && isLegal(shot) && isInRange && isLocked && !isKnown)
				legal.push({ weapon: slot, shot });
		}
	}
	return legal;
}

function shotQuestion(state: State, ship: Ship): Question {
	const arcs = new Set(weaponsOf(ship).flatMap((weapon) => weapon.arcs));
	const has = [...arcs].filter((arc) => arc !== 'secondary' || shipClass(ship.class).arcs.secondary);
	return { ask: 'shots', ship: ship.id, arcs: has, targets: opponents(state, ship).map(({ id }) => id) };
}

/** The texts of other ships on the attacker's side that need to know whether they reach the defender. */
function friendsToMeasure(state: State, attack: Attack): Ship[] {
	const attacker = shipOf(state, attack.attacker);
	const sideOf = attacker.side === 'federation' ? federation(state) : [];
	return sideOf.filter(
		({ id, upgrades }) => id !== attacker.id && upgrades.some(({ card }) => needsReach(card))
	);
}

const needsReach = (card: string) =>
	upgradeCard(card).effects.some((effect) => effect.if.some((each) => each.if === 'targetInPrimaryArc'));

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
				const found = legalShots(ship, attackIn(table.frame).shots ?? []).find(
					({ weapon, shot }) => weapon === command.weapon && shot.target === command.target
				);
				if (!found) return;
				table.emit({
					type: 'targetDeclared',
					ship: ship.id,
					weapon: found.weapon,
					target: command.target,
					shot: found.shot
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
	},
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
			const damage = { ship: target, hits, criticals, pastShields: false, by: attacker, faceUpNow: false };
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
