import { isLegal } from '../ai/target.js';
import { isChoice, type Prompt } from '../../../engine/prompt.js';
import type { Pose } from '../../../engine/geometry/index.js';
import type { Command } from './commands.js';
import { evolve } from './evolve.js';
import type { Maneuver } from './maneuver.js';
import { federation, formationOf } from './order.js';
import type { AnswerTo } from './questions.js';
import { respond } from './respond.js';
import { measureOnBoard } from './ruler/index.js';
import { decide, pending, runOn } from './run.js';
import type { Frame } from './in-progress.js';
import type { Ship, ShipId, State } from './state.js';
import { shipOf, Table } from './table.js';
import { SIX } from './vocabulary.js';

/** One place that an enemy ship may come to by its card. */
export interface Prospect {
	readonly chance: number;
	/** As it is flown. */
	readonly maneuver: Maneuver;
	readonly pose: Pose;
	/** Whom it could fire at from there. */
	readonly targets: readonly ShipId[];
	/** People choose between several ways to swerve; their chances are told as equal. */
	readonly isChosen: boolean;
}

interface Branch {
	readonly state: State;
	readonly chance: number;
	readonly isChosen: boolean;
	/** What the last ship that moved has flown. */
	readonly flown?: Maneuver;
}

/**
 * Where an enemy ship that has not moved may come to from how the table stands now, with the chance of each place: every
 * face of its die, every lot, every way to swerve, through the same steps that will move it. Members of its formation that
 * move before it are moved first. Nothing for a ship that has moved, or outside a round. (R124–R145)
 */
export function forecast(state: State, ship: Ship): readonly Prospect[] {
	const frames = restingFrames(state);
	if (!frames || ship.side !== 'dominion' || ship.activated || ship.status !== 'inPlay') return [];
	const before = formationOf(state, ship).filter((id) => {
		const { activated, number = 0 } = shipOf(state, id);
		return !activated && number < (ship.number ?? 0);
	});
	let open: readonly Branch[] = [
		{ state: { ...state, frames, phase: 'activation' }, chance: 1, isChosen: false }
	];
	for (const id of [...before, ship.id]) open = open.flatMap((branch) => moved(branch, id, frames));
	return merged(open.map((branch) => prospectOf(branch, ship.id)));
}

/** The frames of a round as they are when nobody has a turn. */
function restingFrames(state: State): readonly Frame[] | undefined {
	const at = state.frames.findIndex(({ chart }) => chart === 'round');
	return at < 0
		? undefined
		: state.frames
				.slice(0, at + 1)
				.map((frame) => (frame.chart === 'round' ? { ...frame, step: 'activationPhase', done: [] } : frame));
}

/** Every way that a ship may move from here; then the table rests again. */
function moved(branch: Branch, id: ShipId, frames: readonly Frame[]): readonly Branch[] {
	const table = new Table(branch.state);
	table.emit({ type: 'activationBegan', ship: id });
	table.open({ chart: 'enemyActivation', step: 'identifyTarget', subject: id, ship: id });
	runOn(table);
	const ends: Branch[] = [];
	const open: Branch[] = [{ ...branch, state: table.state }];
	for (let next = open.pop(); next; next = open.pop()) {
		const [prompt] = pending(next.state);
		for (const command of prompt ? answersOf(next.state, prompt) : []) {
			const decided = decide(next.state, command.command);
			if (!decided.ok) throw new Error(`forecast: ${decided.refusal.code}`);
			let now = next.state;
			let flown: Maneuver | undefined;
			for (const event of decided.value) {
				const isOutside = event.type === 'putOutside' && event.ship === id;
				if (flown === undefined || isOutside) now = evolve(now, event);
				if (event.type === 'shipMoved' && event.ship === id) flown = event.flown;
			}
			const isChosen = next.isChosen || command.isChosen;
			const way = { state: now, chance: next.chance * command.share, isChosen };
			if (flown !== undefined) ends.push({ ...way, flown, state: { ...now, frames } });
			else open.push(way);
		}
	}
	return ends;
}

interface Answer {
	readonly command: Command;
	readonly share: number;
	readonly isChosen: boolean;
}

/** All answers that may come: the ruler gives one, a die six, lots and people any of theirs. */
function answersOf(state: State, prompt: Prompt<Command>): readonly Answer[] {
	const share = (commands: readonly Command[], isChosen = false) =>
		commands.map((command) => ({ command, share: 1 / commands.length, isChosen }));
	if (isChoice(prompt))
		return share(
			prompt.options.map(({ command }) => command),
			prompt.kind === 'choose'
		);
	if (prompt.kind === 'roll') return share(SIX.map((face) => ({ type: 'reportRoll', faces: [face] })));
	const measured = respond(state, prompt);
	return measured ? share([measured]) : [];
}

function prospectOf({ state, chance, isChosen, flown }: Branch, id: ShipId): Prospect {
	const { pose } = shipOf(state, id);
	if (!pose || flown === undefined) throw new Error(`forecast: ${id} is nowhere`);
	const targets = federation(state).map((ship) => ship.id);
	const { shots } = measureOnBoard(
		state,
		{ ask: 'shots', ship: id, arcs: ['primary'], targets },
		() => 0,
		''
	) as AnswerTo<'shots'>;
	return {
		chance,
		maneuver: flown,
		pose,
		targets: shots.filter(isLegal).map(({ target }) => target),
		isChosen
	};
}

/** Faces that lead to the same place are one way there. */
function merged(ways: readonly Prospect[]): readonly Prospect[] {
	const byPlace = new Map<string, Prospect>();
	for (const way of ways) {
		const key = `${way.pose.x}/${way.pose.y}/${way.pose.heading}`;
		const known = byPlace.get(key);
		byPlace.set(key, known ? { ...known, chance: known.chance + way.chance } : way);
	}
	return [...byPlace.values()].sort((a, b) => b.chance - a.chance);
}
