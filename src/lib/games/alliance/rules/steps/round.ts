import { missionOf } from '../../data/index.js';
import type { Option } from '../../../../engine/prompt.js';
import type { Command } from '../commands.js';
import { dialOf } from '../colour.js';
import { answerOptional, applyNext, askOptional } from '../effects.js';
import { endPhaseOrder, enemiesFirst, federation, nextShips, shipsInPlay } from '../order.js';
import type { Ship, State } from '../state.js';
import { choose, type Step } from '../table.js';
import { arriveNext } from './arrival.js';
import { collectSteps } from './collect.js';
import { combatPhaseSteps } from './combat-phase.js';
import { askNext, enterPhase, nobodyLeft } from './phase.js';

const notActivated = (state: State) => shipsInPlay(state).filter(({ activated }) => !activated);

export const roundSteps: Readonly<Record<string, Step>> = {
	reinforcementPhase: {
		enter: enterPhase('reinforcement'),
		work: (table) => arriveNext(table, table.state.round)
	},
	planningStart: {
		enter: enterPhase('planning'),
		work: (table) => applyNext(table, enemiesFirst(table.state), 'planningStart'),
		facts: nobodyLeft
	},
	planningPhase: {
		/** Every player ship is given one maneuver of its dial; all captains at once, and each may change it until all have set. (R65) */
		asks(state, frame) {
			const isSet = ({ id }: Ship) => state.dials[id] !== undefined;
			const ships = federation(state);
			if (ships.every(isSet)) return [];
			return [...ships.filter((ship) => !isSet(ship)), ...ships.filter(isSet)].map((ship) => {
				const others = dialOf(ship).filter((maneuver) => maneuver !== state.dials[ship.id]);
				const options = others.map((maneuver): Option<Command> => ({
					seat: ship.seat,
					command: { type: 'setDial', ship: ship.id, maneuver }
				}));
				const question = isSet(ship) ? 'changeDial' : 'setDial';
				return choose(frame, { name: `dial:${ship.id}`, subject: ship.id, question }, options);
			});
		},
		answer(table, command) {
			if (command.type === 'setDial')
				table.emit({ type: 'dialSet', ship: command.ship, maneuver: command.maneuver });
		}
	},
	activationPhase: {
		enter: enterPhase('activation'),
		asks(state, frame) {
			if (federation(state).length === 0) return [];
			return askNext(
				frame,
				nextShips(state, notActivated(state), 'ascending'),
				'activate',
				'activate',
				'activate'
			);
		},
		answer(table, command) {
			if (command.type !== 'activate') return;
			const ship = table.ship(command.ship);
			table.emit({ type: 'activationBegan', ship: ship.id });
			const isEnemy = ship.side === 'dominion';
			table.open({
				chart: isEnemy ? 'enemyActivation' : 'playerActivation',
				step: isEnemy ? 'identifyTarget' : 'reveal',
				subject: ship.id,
				ship: ship.id
			});
		},
		facts: nobodyLeft
	},
	...collectSteps,
	...combatPhaseSteps,
	endEffects: {
		enter: enterPhase('end'),
		work: (table) =>
			applyNext(
				table,
				endPhaseOrder(table.state).map(({ id }) => id),
				'endPhase'
			),
		/** Players in ascending Captain Skill, then enemy ships descending. (R203, R204) */
		asks(state, frame) {
			for (const ship of endPhaseOrder(state)) {
				const [asked] = askOptional(state, frame, ship, 'endPhase');
				if (asked) return [asked];
			}
			return [];
		},
		answer: (table, command) => void answerOptional(table, command, 'endPhase')
	},
	endTokens: { enter: (table) => table.emit({ type: 'roundTokensRemoved' }) },
	endOfRound: {
		/** At the end of the last round the remaining captains retreat; their tokens stay behind. (R208, R233, D43) */
		enter(table) {
			const { lastRound } = missionOf(table.state.setup.mission);
			if (table.state.round < lastRound) return;
			const cargoHome = table.state.options.autoRetreatReturns;
			for (const { id } of federation(table.state))
				table.emit({ type: 'shipRetreated', ship: id, cargoHome });
		}
	}
};
