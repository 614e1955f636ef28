import type { Prompt } from '../../../engine/prompt.js';
import { missionOf } from '../data/index.js';
import type { Command } from './commands.js';
import { applyNext } from './effects.js';
import type { Edge, MoveFacts } from './questions.js';
import type { Frame, Move } from './in-progress.js';
import type { Ship, State } from './state.js';
import { measure, roll, shipOf, type Step, type Table } from './table.js';

/** The move of an activation frame. */
export function moveOf(frame: Frame): Move {
	if (!frame.move) throw new Error(`moves: ${frame.id} is no activation`);
	return frame.move;
}

export const isGone = (state: State, frame: Frame) => shipOf(state, moveOf(frame).ship).status !== 'inPlay';

/** The maneuver is laid on the table: where does it end, and what does it meet? */
export function askMove(state: State, frame: Frame): readonly Prompt<Command>[] {
	const { ship, maneuver, flown } = moveOf(frame);
	if (maneuver === undefined || flown !== undefined || isGone(state, frame)) return [];
	return [
		measure(frame, { name: 'move', subject: ship, question: 'move' }, [{ ask: 'move', ship, maneuver }])
	];
}

export function moveIn(command: Command): MoveFacts | undefined {
	const [answer] = command.type === 'reportMeasures' ? command.answers : [];
	return answer?.ask === 'move' ? answer.move : undefined;
}

/** The ship stands where its maneuver ended. */
export function moveShip(table: Table, ship: Ship, facts: MoveFacts): void {
	const { maneuver } = moveOf(table.frame);
	if (!ship.pose || maneuver === undefined) throw new Error(`moves: ${ship.id} cannot move`);
	const { flown, pose, ships, obstacles, on, planet } = facts;
	table.emit({
		type: 'shipMoved',
		ship: ship.id,
		maneuver,
		flown,
		from: ship.pose,
		to: pose,
		ships,
		obstacles,
		on,
		planet
	});
	const lost =
		ships.length > 0
			? 'overlapShip'
			: planet
				? 'overlapPlanet'
				: obstacles.length > 0
					? 'overlapObstacle'
					: undefined;
	if (lost !== undefined) table.emit({ type: 'actionLost', ship: ship.id, reason: lost });
}

/** Whether a faction may retreat over these edges: over a corner, both must allow it. (R99, D51) */
export function mayRetreat(state: State, ship: Ship, edges: readonly Edge[]): boolean {
	const { federationEdges } = missionOf(state.setup.mission);
	return ship.side === 'federation' && edges.every((edge) => federationEdges.includes(edge));
}

/** A player ship beyond an edge has retreated, or fled and is destroyed. (R98, R99) */
export function leaveBoard(table: Table, ship: Ship, edges: readonly Edge[]): void {
	const [edge] = edges;
	if (edge === undefined) return;
	if (mayRetreat(table.state, ship, edges)) {
		if (ship.cargo.length > 0) table.emit({ type: 'cargoReturned', ship: ship.id, cargo: ship.cargo });
		table.emit({ type: 'shipRetreated', ship: ship.id, edge, cargoHome: true });
		return;
	}
	if (ship.cargo.length > 0) table.emit({ type: 'cargoLost', ship: ship.id, cargo: ship.cargo });
	table.emit({ type: 'shipFled', ship: ship.id, edges });
}

/** After the move: texts that act after an overlap. (R196, Jostled Navigator) */
export function afterOverlap(table: Table): boolean {
	const { ship, overlapped, obstacles } = moveOf(table.frame);
	return (overlapped.length > 0 || obstacles.length > 0) && applyNext(table, [ship], 'afterOverlap');
}

/** One attack die for the obstacle, after Power Strain and Clean Up: a hit is damage, a critical a critical. (R90, D32, D46) */
export const obstacleDie: Required<Pick<Step, 'asks' | 'answer'>> = {
	asks(state, frame) {
		const { ship, obstacles } = moveOf(frame);
		const dice =
			state.options.obstacleDice === 'perObstacle' ? obstacles.length : Math.min(1, obstacles.length);
		if (dice === 0 || frame.done.includes('obstacle') || isGone(state, frame)) return [];
		return [roll(frame, { name: 'obstacle', subject: ship, question: 'obstacleDie' }, 'attack', dice)];
	},
	answer(table, command) {
		if (command.type !== 'reportRoll') return;
		const { ship } = moveOf(table.frame);
		table.settle('obstacle');
		table.emit({ type: 'textDieRolled', source: 'obstacle', faces: command.faces as never });
		const count = (face: string) => command.faces.filter((each) => each === face).length;
		suffer(table, ship, count('hit'), count('critical'));
	}
};

/** Damage that no attack deals. */
export function suffer(table: Table, ship: string, hits: number, criticals: number): void {
	if (hits + criticals === 0) return;
	const damage = { ship, hits, criticals, pastShields: false };
	table.open({ chart: 'damage', step: 'nextDamage', subject: ship, damage });
}
