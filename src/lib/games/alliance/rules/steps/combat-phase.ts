import { applyNext } from '../effects.js';
import { enemiesFirst, federation, inPlay, nextShips, shipsInPlay } from '../order.js';
import type { ShotFacts } from '../questions.js';
import { legalShots, shotQuestion } from '../shots.js';
import type { Ship, State } from '../state.js';
import { measure, shipOf, type Step, type Table } from '../table.js';
import { destroy } from './damage.js';
import { askNext, enterPhase, nobodyLeft } from './phase.js';

/** Ships whose turn to attack it is: one, or several player ships of the same skill. (R58, R59) */
const nextToAttack = (state: State): readonly Ship[] =>
	federation(state).length === 0
		? []
		: nextShips(
				state,
				shipsInPlay(state).filter(({ attacked }) => !attacked),
				'descending'
			);

/** What was measured for ships of the same skill, at targets that are still there. */
function shotsLeft(table: Table, ship: Ship): readonly ShotFacts[] | undefined {
	return table.frame.measured?.shots?.[ship.id]?.filter(({ target }) => inPlay(shipOf(table.state, target)));
}

export const combatPhaseSteps: Readonly<Record<string, Step>> = {
	combatStart: {
		enter: enterPhase('combat'),
		work: (table) => applyNext(table, enemiesFirst(table.state), 'combatStart'),
		facts: nobodyLeft
	},
	combatPhase: {
		/** A ship alone in its turn attacks at once; of several, one after the other that has no target is passed over. (R59, R155) */
		work(table) {
			if (removeDoomed(table)) return true;
			const next = nextToAttack(table.state);
			const [only, ...others] = next;
			const idle = next.find((ship) => {
				const shots = shotsLeft(table, ship);
				return shots && legalShots(ship, shots).length === 0;
			});
			if (idle) table.emit({ type: 'attacked', ship: idle.id }, { type: 'noTarget', ship: idle.id });
			else if (only && others.length === 0) openAttack(table, only);
			else return false;
			return true;
		},
		/** Of several ships the captains choose which attacks first, among those that have a target. */
		asks(state, frame) {
			const next = nextToAttack(state);
			const unmeasured = next.filter(({ id }) => !frame.measured?.shots?.[id]);
			if (next.length < 2) return [];
			if (unmeasured.length === 0) return askNext(frame, next, 'attack', 'whoAttacks', 'attack');
			const questions = unmeasured.map((ship) => shotQuestion(state, ship));
			return [measure(frame, { name: 'shots', subject: 'table', question: 'shots' }, questions)];
		},
		answer(table, command) {
			if (command.type === 'attack') openAttack(table, table.ship(command.ship));
			if (command.type !== 'reportMeasures') return;
			const unmeasured = nextToAttack(table.state).filter(({ id }) => !table.frame.measured?.shots?.[id]);
			for (const [i, answer] of command.answers.entries()) {
				const ship = unmeasured[i]?.id;
				if (answer.ask === 'shots' && ship !== undefined)
					table.emit({ type: 'shotsMeasured', ship, shots: answer.shots });
			}
		},
		facts: nobodyLeft
	}
};

/**
 * A ship makes an attack. Outside the Combat Phase it goes through the same steps, and is the ship's attack of the round
 * unless the table lets extra attacks be free. (R221, D91)
 */
export function openAttack(table: Table, ship: Ship): void {
	const isExtra = table.state.phase !== 'combat' && table.state.options.extraAttackFree;
	const shots = shotsLeft(table, ship);
	if (!isExtra) table.emit({ type: 'attacked', ship: ship.id });
	table.open({ chart: 'attack', step: 'chooseMethodOfAttack', subject: ship.id, ship: ship.id });
	if (shots) table.emit({ type: 'shotsMeasured', ship: ship.id, shots });
}

/** A doomed ship that has made its attack is removed. (R200) */
function removeDoomed(table: Table): boolean {
	const done = shipsInPlay(table.state).find(({ doomed, attacked }) => doomed && attacked);
	if (done) destroy(table, done, 'hull');
	return done !== undefined;
}
