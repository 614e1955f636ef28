import type { Option, Prompt } from '../../../../engine/prompt.js';
import type { Band } from '../../../../engine/geometry/index.js';
import { actionsOf, perform } from '../actions.js';
import { colourOf } from '../colour.js';
import type { Command } from '../commands.js';
import { answerOptional, applyNext, askOptional } from '../effects.js';
import { parse } from '../maneuver.js';
import {
	afterOverlap,
	askMove,
	isGone,
	leaveBoard,
	moveIn,
	moveOf,
	moveShip,
	obstacleDie
} from '../moves.js';
import { opponents } from '../order.js';
import type { Source } from '../sources.js';
import { atSpeed, changedSpeed } from '../speed.js';
import type { Frame } from '../in-progress.js';
import type { Ship, State } from '../state.js';
import { choose, measure, shipOf, type Step, type Table } from '../table.js';

const shipIn = (state: State, frame: Frame): Ship => shipOf(state, moveOf(frame).ship);
const acting = (table: Table): Ship => shipIn(table.state, table.frame);
const gone = (state: State, frame: Frame) => ({ gone: isGone(state, frame) });

/** Speeds that a text may change the revealed maneuver to. */
function speedVariants(state: State, frame: Frame): (source: Source) => Command[] {
	const { maneuver } = moveOf(frame);
	const limit = shipIn(state, frame).speedLimit ?? 6;
	return (source) => {
		if (maneuver === undefined) return [];
		const changes = source.effect.does.flatMap((verb) => (verb.verb === 'changeSpeed' ? verb.by : []));
		return changes
			.filter((by) => atSpeed(maneuver, by) !== undefined && parse(maneuver).speed + by <= limit)
			.map((by): Command => ({ type: 'use', effect: source.id, by }));
	};
}

function changeSpeed(table: Table, source: Source, by: number): void {
	const { maneuver, colour } = moveOf(table.frame);
	const ship = acting(table);
	const next = maneuver && changedSpeed(table.state, ship, maneuver, by, colour);
	if (!next) return;
	table.emit({ type: 'speedChanged', ship: ship.id, ...next, source: source.card });
}

export const playerActivationSteps: Readonly<Record<string, Step>> = {
	reveal: {
		enter(table) {
			const ship = acting(table);
			const maneuver = table.state.dials[ship.id];
			if (maneuver === undefined) throw new Error(`activation: ${ship.id} has no dial`);
			table.emit({
				type: 'maneuverRevealed',
				ship: ship.id,
				maneuver,
				...colourOf(table.state, ship, maneuver)
			});
		},
		asks: (state, frame) =>
			askOptional(state, frame, shipIn(state, frame), 'maneuverRevealed', speedVariants(state, frame)),
		answer(table, command) {
			const source = answerOptional(table, command, 'maneuverRevealed');
			if (source && command.type === 'use' && command.by !== undefined)
				changeSpeed(table, source, command.by);
		}
	},
	powerCheck: {
		/** Red under Auxiliary Power: a face-up damage card straight to the hull, then the maneuver is white. (R73, D66) */
		enter(table) {
			const ship = acting(table);
			if (ship.tokens.auxiliaryPower === 0 || moveOf(table.frame).colour !== 'red') return;
			table.emit({ type: 'maneuverWhitened', ship: ship.id });
			const damage = { ship: ship.id, hits: 0, criticals: 1, pastShields: true };
			table.open({ chart: 'damage', step: 'nextDamage', subject: ship.id, damage });
		},
		facts: gone
	},
	executeManeuver: {
		asks: askMove,
		answer(table, command) {
			const facts = moveIn(command);
			if (!facts) return;
			moveShip(table, acting(table), facts);
			leaveBoard(table, acting(table), facts.beyond);
		},
		facts: gone
	},
	afterManeuver: {
		work: afterOverlap,
		asks: (state, frame) => askOptional(state, frame, shipIn(state, frame), 'executeManeuver'),
		answer: (table, command) => void answerOptional(table, command, 'executeManeuver'),
		facts: gone
	},
	checkForPowerStrain: {
		/** Red adds an Auxiliary Power token, green sheds one; a maneuver made white does neither. (R79, R80) */
		enter(table) {
			const ship = acting(table);
			const { colour } = moveOf(table.frame);
			const token = { ship: ship.id, token: 'auxiliaryPower', count: 1 } as const;
			if (colour === 'red') table.emit({ type: 'tokenGained', ...token });
			if (colour === 'green' && ship.tokens.auxiliaryPower > 0) table.emit({ type: 'tokenLost', ...token });
		},
		work: (table) =>
			moveOf(table.frame).colour === 'red' && applyNext(table, [moveOf(table.frame).ship], 'afterRed'),
		facts: gone
	},
	cleanUp: { ...obstacleDie, facts: gone },
	performAction: {
		enter(table) {
			const ship = acting(table);
			if (moveOf(table.frame).noAction === undefined && ship.tokens.auxiliaryPower > 0) {
				table.emit({ type: 'actionLost', ship: ship.id, reason: 'auxiliaryPower' });
			}
		},
		/** One action or none. The ranges for a Target Lock are measured first. (R82, R114) */
		asks(state, frame) {
			const ship = shipIn(state, frame);
			if (isGone(state, frame) || moveOf(frame).noAction !== undefined || frame.done.includes('acted'))
				return [];
			const ranges = frame.measured?.ranges;
			const to = opponents(state, ship).map(({ id }) => id);
			if (!ranges && to.length > 0) {
				return [
					measure(frame, { name: 'ranges', subject: ship.id, question: 'ranges' }, [
						{ ask: 'ranges', ship: ship.id, to }
					])
				];
			}
			return [askAction(state, frame, ship, ranges ?? {})];
		},
		answer(table, command) {
			if (command.type === 'reportMeasures') {
				const [answer] = command.answers;
				if (answer?.ask === 'ranges')
					table.emit({ type: 'rangesMeasured', ship: acting(table).id, bands: answer.bands });
				return;
			}
			table.settle('acted');
			if (command.type === 'pass') table.emit({ type: 'actionPassed', ship: command.ship });
			if (command.type === 'perform') perform(table, acting(table), command.action);
		}
	}
};

function askAction(
	state: State,
	frame: Frame,
	ship: Ship,
	ranges: Readonly<Record<string, Band>>
): Prompt<Command> {
	const options = actionsOf(state, ship, ranges).map((action): Option<Command> => ({
		seat: ship.seat,
		command: { type: 'perform', ship: ship.id, action }
	}));
	options.push({ seat: ship.seat, command: { type: 'pass', ship: ship.id } });
	return choose(frame, { name: 'action', subject: ship.id, question: 'performAction' }, options);
}
