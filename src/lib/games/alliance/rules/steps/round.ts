import { missionOf } from '../../data/index.js';
import type { Option, Prompt } from '../../../../engine/prompt.js';
import { choose, measure, shipOf, type Step, type Table } from '../table.js';
import type { Command } from '../commands.js';
import { dialOf } from '../colour.js';
import { answerOptional, applyNext, askOptional } from '../effects.js';
import { dominion, endPhaseOrder, federation, inPlay, nextShips, shipsInPlay } from '../order.js';
import { ENEMY_SEAT, type Frame, type Phase, type Ship, type State } from '../state.js';
import { arriveNext } from './arrival.js';
import { destroy } from './damage.js';

const phase = (name: Phase) => (table: Table) => table.emit({ type: 'phaseEntered', phase: name });
const facts = (state: State) => ({ nobodyLeft: federation(state).length === 0 });
const ids = (ships: readonly Ship[]) => ships.map(({ id }) => id);

/** AI ships first, then players, wherever both would act. (R60) */
const enemiesFirst = (state: State) => ids([...dominion(state), ...federation(state)]);

/** Who may act next: one ship, or several player ships of which their captains choose. */
function askNext(
	frame: Frame,
	next: readonly Ship[],
	name: string,
	question: string,
	type: 'activate' | 'attack'
): Prompt<Command>[] {
	const [first, ...others] = next;
	if (!first) return [];
	const options = next.map((ship): Option<Command> => ({
		seat: ship.side === 'dominion' ? ENEMY_SEAT : ship.seat,
		command: { type, ship: ship.id }
	}));
	const isOne = others.length === 0;
	return [
		choose(
			frame,
			{ name: isOne ? `${name}:${first.id}` : name, subject: isOne ? first.id : 'table', question },
			options
		)
	];
}

const notActivated = (state: State) => shipsInPlay(state).filter(({ activated }) => !activated);
const notAttacked = (state: State) => shipsInPlay(state).filter(({ attacked }) => !attacked);

export const roundSteps: Readonly<Record<string, Step>> = {
	reinforcementPhase: {
		enter: phase('reinforcement'),
		work: (table) => arriveNext(table, table.state.round)
	},
	planningStart: {
		enter: phase('planning'),
		work: (table) => applyNext(table, enemiesFirst(table.state), 'planningStart'),
		facts
	},
	planningPhase: {
		/** Every player ship is given one maneuver of its dial; all captains at once. (R65) */
		asks(state, frame) {
			return federation(state)
				.filter(({ id }) => state.dials[id] === undefined)
				.map((ship) => {
					const options = dialOf(ship).map((maneuver): Option<Command> => ({
						seat: ship.seat,
						command: { type: 'setDial', ship: ship.id, maneuver }
					}));
					return choose(frame, { name: `dial:${ship.id}`, subject: ship.id, question: 'setDial' }, options);
				});
		},
		answer(table, command) {
			if (command.type === 'setDial')
				table.emit({ type: 'dialSet', ship: command.ship, maneuver: command.maneuver });
		}
	},
	activationPhase: {
		enter: phase('activation'),
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
		facts
	},
	activationEnd: {
		/** Mission tokens in reach may be collected, in any order of the captains. (R84, R236) */
		asks(state, frame) {
			const able = collectors(state);
			const unmeasured = able.filter(({ id }) => !frame.done.includes(`measured:${id}`));
			const [next] = unmeasured;
			if (next) {
				const to = missionOf(state.setup.mission).tokens.map(({ id }) => id);
				return [
					measure(frame, { name: `tokens:${next.id}`, subject: next.id, question: 'tokens' }, [
						{ ask: 'tokens', ship: next.id, to }
					])
				];
			}
			return able.flatMap((ship) => askCollect(state, frame, ship));
		},
		answer(table, command) {
			if (command.type === 'reportMeasures') {
				const [answer] = command.answers;
				const next = collectors(table.state).find(({ id }) => !table.isSettled(`measured:${id}`));
				if (answer?.ask !== 'tokens' || !next) return;
				const { range } = missionOf(table.state.setup.mission).collect;
				const tokens = Object.keys(answer.bands).filter((token) => (answer.bands[token] ?? 4) <= range);
				table.emit({ type: 'tokensInReach', ship: next.id, tokens });
			} else if (command.type === 'collect') {
				const { tokens, collect } = missionOf(table.state.setup.mission);
				const cargo = tokens.find(({ id }) => id === command.token)?.cargo;
				if (cargo === undefined) return;
				table.emit({ type: 'tokenSpent', ship: command.ship, token: collect.pays });
				table.emit({ type: 'cargoCollected', ship: command.ship, token: command.token, cargo });
			} else if (command.type === 'pass') table.settle(`pass:collect:${command.ship}`);
		}
	},
	combatStart: {
		enter: phase('combat'),
		work: (table) => applyNext(table, enemiesFirst(table.state), 'combatStart'),
		facts
	},
	combatPhase: {
		/** A ship alone in its turn attacks at once; of several, the captains choose who does. (R59) */
		work(table) {
			if (removeDoomed(table)) return true;
			const next = nextShips(table.state, notAttacked(table.state), 'descending');
			const [only, ...others] = next;
			if (!only || others.length > 0 || federation(table.state).length === 0) return false;
			openAttack(table, only);
			return true;
		},
		asks(state, frame) {
			if (federation(state).length === 0) return [];
			const next = nextShips(state, notAttacked(state), 'descending');
			return next.length > 1 ? askNext(frame, next, 'attack', 'whoAttacks', 'attack') : [];
		},
		answer(table, command) {
			if (command.type === 'attack') openAttack(table, table.ship(command.ship));
		},
		facts
	},
	endEffects: {
		enter: phase('end'),
		work: (table) => applyNext(table, ids(endPhaseOrder(table.state)), 'endPhase'),
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

/**
 * A ship makes an attack. Outside the Combat Phase it goes through the same steps, and is the ship's attack of the round
 * unless the table lets extra attacks be free. (R221, D91)
 */
export function openAttack(table: Table, ship: Ship): void {
	const isExtra = table.state.phase !== 'combat' && table.state.options.extraAttackFree;
	if (!isExtra) table.emit({ type: 'attacked', ship: ship.id });
	table.open({ chart: 'attack', step: 'chooseMethodOfAttack', subject: ship.id, ship: ship.id });
}

/** A doomed ship that has made its attack is removed. (R200) */
function removeDoomed(table: Table): boolean {
	const done = shipsInPlay(table.state).find(({ doomed, attacked }) => doomed && attacked);
	if (done) destroy(table, done, 'hull');
	return done !== undefined;
}

/** Ships that could take a mission token: one of its price to spend, and room for a kind. */
function collectors(state: State): Ship[] {
	const { collect, tokens } = missionOf(state.setup.mission);
	const hasRoom = (ship: Ship) =>
		tokens.some(({ cargo }) => ship.cargo.filter((each) => each === cargo).length < collect.limitEach);
	return federation(state).filter((ship) => ship.tokens[collect.pays] > 0 && hasRoom(ship));
}

function askCollect(state: State, frame: Frame, ship: Ship): Prompt<Command>[] {
	const { collect, tokens } = missionOf(state.setup.mission);
	if (frame.done.includes(`pass:collect:${ship.id}`) || !inPlay(shipOf(state, ship.id))) return [];
	const reachable = tokens.filter(
		({ id, cargo }) =>
			frame.done.includes(`reach:${ship.id}:${id}`) &&
			ship.cargo.filter((each) => each === cargo).length < collect.limitEach
	);
	if (reachable.length === 0) return [];
	const options: Option<Command>[] = reachable.map(({ id }) => ({
		seat: ship.seat,
		command: { type: 'collect', ship: ship.id, token: id }
	}));
	options.push({ seat: ship.seat, command: { type: 'pass', ship: ship.id } });
	return [choose(frame, { name: `collect:${ship.id}`, subject: ship.id, question: 'collect' }, options)];
}
