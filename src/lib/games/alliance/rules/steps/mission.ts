import { missionOf } from '../../data/index.js';
import { baseCorners, BASE, roundedPose, type Point } from '../../../../engine/geometry/index.js';
import { hashOf } from '../../../../engine/canonical.js';
import { prompt, type Option, type Prompt } from '../../../../engine/prompt.js';
import { occasion } from '../../../../engine/frames.js';
import { tableBegun } from '../begin.js';
import type { Command } from '../commands.js';
import { federation } from '../order.js';
import { hasEnded, isObjectiveComplete, resultOf } from '../result.js';
import { asteroidOutline, INCH } from '../ruler/terrain.js';
import type { Frame } from '../in-progress.js';
import { TABLE_SEAT, type Ship, type State } from '../state.js';
import { choose, measure, type Step, type Table } from '../table.js';
import { arriveNext } from './arrival.js';

const captains = (state: State): Ship[] => state.setup.ships.flatMap(({ id }) => state.ships[id] ?? []);

/** Where a captain may put her ship: inside the deployment area, clear of what stands there. (R54) */
function placePrompt(state: State, frame: Frame, ship: Ship): Prompt<Command> {
	const area = missionOf(state.setup.mission).deployment.map(([x, y]): Point => [x * INCH, y * INCH]);
	const bases = Object.values(state.ships).flatMap(({ pose }) => (pose ? [baseCorners(pose)] : []));
	const rocks = state.terrain.flatMap(({ outline, at }) =>
		'asteroid' in outline ? [asteroidOutline(outline.asteroid, at)] : []
	);
	return prompt<Command>({
		kind: 'place',
		id: occasion(frame, `place:${ship.id}`),
		subject: ship.id,
		question: 'deploy',
		domain: { kind: 'place', area, base: BASE, clearOf: [...bases, ...rocks] }
	});
}

function deploymentOptions(state: State): Option<Command>[] {
	const ships = captains(state);
	const placed = ships.filter(({ pose }) => pose);
	const options: Option<Command>[] = placed.map(({ id, seat }) => ({
		seat,
		command: { type: 'liftShip', ship: id }
	}));
	if (placed.length === ships.length)
		options.unshift({ seat: TABLE_SEAT, command: { type: 'beginMission' } });
	if (placed.length === 0) options.push({ seat: TABLE_SEAT, command: { type: 'rerollLayout' } });
	return options;
}

export const missionSteps: Readonly<Record<string, Step>> = {
	mapSetup: {
		asks(state, frame) {
			if (frame.done.includes('laidOut')) return [];
			return [
				measure(frame, { name: 'layout', subject: 'table', question: 'layout' }, [
					{ ask: 'layout', layout: state.layouts }
				])
			];
		},
		answer(table, command) {
			if (command.type !== 'reportMeasures') return;
			table.emit(tableBegun(table.state.setup));
			layOut(table, command);
			table.settle('laidOut');
		}
	},
	enemySetup: { work: (table) => arriveNext(table, 'setup') },
	deployment: {
		asks(state, frame) {
			if (frame.done.includes('begun')) return [];
			if (frame.done.includes(`relay:${state.layouts}`) && !frame.done.includes(`laid:${state.layouts}`)) {
				return [
					measure(frame, { name: 'layout', subject: 'table', question: 'layout' }, [
						{ ask: 'layout', layout: state.layouts }
					])
				];
			}
			const places = captains(state)
				.filter(({ pose }) => !pose)
				.map((ship) => placePrompt(state, frame, ship));
			return [
				...places,
				choose(
					frame,
					{ name: 'deployment', subject: 'table', question: 'deployment' },
					deploymentOptions(state)
				)
			];
		},
		answer(table, command) {
			switch (command.type) {
				case 'placeShip':
					table.emit({ type: 'shipPlaced', ship: command.ship, pose: roundedPose(command.pose) });
					break;
				case 'liftShip':
					table.emit({ type: 'shipLifted', ship: command.ship });
					break;
				case 'rerollLayout': {
					const { seed, layouts } = table.state;
					table.emit({ type: 'layoutRerolled', seed: hashOf([seed, 'layout', layouts + 1], 32) });
					table.settle(`relay:${table.state.layouts}`);
					break;
				}
				case 'beginMission':
					table.emit({ type: 'missionBegun' });
					table.settle('begun');
					break;
				case 'reportMeasures':
					layOut(table, command);
					table.settle(`laid:${table.state.layouts}`);
					break;
				default:
					break;
			}
		}
	},
	playRound: {
		enter(table) {
			const round = table.state.round + 1;
			table.emit({ type: 'roundBegan', round });
			table.open({ chart: 'round', step: 'reinforcementPhase', subject: String(round) });
		}
	},
	checkEnd: {
		/** Objectives complete: the captains end the mission or play on. (D42) */
		asks(state, frame) {
			if (hasEnded(state) || state.playOn || state.options.endOnObjective !== 'ask') return [];
			if (!isObjectiveComplete(state) || federation(state).length === 0) return [];
			const options: Option<Command>[] = [
				{ seat: TABLE_SEAT, command: { type: 'endMission' } },
				{ seat: TABLE_SEAT, command: { type: 'playOn' } }
			];
			return frame.done.includes('decided')
				? []
				: [choose(frame, { name: 'end', subject: 'table', question: 'endMission' }, options)];
		},
		answer(table, command) {
			table.settle('decided');
			if (command.type === 'endMission') table.settle('ended');
			else table.emit({ type: 'playedOn' });
		},
		facts: (state, frame) => ({
			ended:
				hasEnded(state) ||
				frame.done.includes('ended') ||
				(state.options.endOnObjective === 'force' && isObjectiveComplete(state))
		})
	},
	recordProgress: {
		enter(table) {
			const { result, reason } = resultOf(table.state);
			table.emit({ type: 'missionEnded', result, reason });
		}
	}
};

function layOut(table: Table, command: Extract<Command, { type: 'reportMeasures' }>): void {
	const [answer] = command.answers;
	if (answer?.ask === 'layout') table.emit({ type: 'layoutPlaced', asteroids: answer.asteroids });
}
