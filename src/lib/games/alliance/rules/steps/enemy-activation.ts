import { SECTORS, type Sector } from '../../../../engine/geometry/index.js';
import { chooseAction } from '../../ai/action.js';
import { swerveChoices, swerveTiers } from '../../ai/swerve.js';
import { cellOf, ringOf, slowed } from '../../ai/table.js';
import { isLegal } from '../../ai/target.js';
import { perform } from '../actions.js';
import { colourOf } from '../colour.js';
import type { Command } from '../commands.js';
import { applyNext } from '../effects.js';
import { federation, formationOf } from '../order.js';
import { afterOverlap, askMove, isGone, moveIn, moveOf, moveShip, obstacleDie } from '../moves.js';
import type { Question } from '../questions.js';
import { sourcesIn } from '../sources.js';
import type { EnemyChoice, Frame } from '../in-progress.js';
import { TABLE_SEAT, type Ship, type State } from '../state.js';
import { choose, draw, measure, roll, shipOf, type Step, type Table } from '../table.js';

const shipIn = (state: State, frame: Frame): Ship => shipOf(state, moveOf(frame).ship);
const acting = (table: Table): Ship => shipIn(table.state, table.frame);
const choiceOf = (frame: Frame): EnemyChoice => frame.choice ?? {};
const gone = (state: State, frame: Frame) => ({ gone: isGone(state, frame) });
const answerIn = (command: Command) => (command.type === 'reportMeasures' ? command.answers : []);
const lots = (names: readonly string[]) =>
	names.map((lot) => ({ seat: TABLE_SEAT, command: { type: 'drawLot', lot } as const }));

/** What the lead of the formation has chosen this round; nothing for the lead itself. (R130) */
function leadChoice(state: State, ship: Ship) {
	const formation = state.formations[ship.formation ?? ''];
	const { choice } = formation ?? {};
	const isIn = formationOf(state, ship).length > 1 || choice?.lead !== ship.id;
	if (!formation || formation.broken || !formation.members.includes(ship.id) || !isIn) return undefined;
	return choice?.round === state.round && choice.lead !== ship.id ? choice : undefined;
}

function setManeuver(table: Table, die: number): void {
	const ship = acting(table);
	const { ring, sector } = choiceOf(table.frame);
	if (!ring || !sector) throw new Error(`enemy: ${ship.id} has no table`);
	const cell = cellOf(ship.enemyCard ?? '', ring, sector, die);
	const maneuver = slowed(cell.maneuver, ship.speedLimit);
	const { colour } = colourOf(table.state, ship, maneuver, cell.colour);
	table.emit({ type: 'tableRolled', ship: ship.id, die, maneuver, colour });
}

export const enemyActivationSteps: Readonly<Record<string, Step>> = {
	identifyTarget: {
		enter(table) {
			const ship = acting(table);
			const choice = leadChoice(table.state, ship);
			if (choice) {
				const { lead, maneuver, colour } = choice;
				table.emit({ type: 'formationFollowed', ship: ship.id, lead, maneuver, colour });
			}
		},
		/** The nearest player ship. There is one: without, nobody activates any more. (R126–R129) */
		asks(state, frame) {
			const { follows, target, nearest } = choiceOf(frame);
			const { id } = shipIn(state, frame);
			const among = federation(state).map((ship) => ship.id);
			if (follows !== undefined || target !== undefined || among.length === 0) return [];
			if (nearest)
				return [draw(frame, { name: 'targetLot', subject: id, question: 'whichTarget' }, lots(nearest))];
			return [
				measure(frame, { name: 'nearest', subject: id, question: 'nearest' }, [
					{ ask: 'nearest', ship: id, among }
				])
			];
		},
		answer(table, command) {
			const ship = acting(table).id;
			if (command.type === 'drawLot') table.emit({ type: 'targetIdentified', ship, target: command.lot });
			const [answer] = answerIn(command);
			if (answer?.ask !== 'nearest') return;
			const { ask: _, ...found } = answer;
			table.emit({ type: 'nearestFound', ship, ...found });
			const [only, ...others] = answer.nearest;
			if (only !== undefined && others.length === 0)
				table.emit({ type: 'targetIdentified', ship, target: only });
		},
		facts: (_, frame) => ({
			gone: false,
			follows: choiceOf(frame).follows !== undefined
		})
	},
	findRangeAndDirection: {
		asks(state, frame) {
			const { target, sectors, sector } = choiceOf(frame);
			const { id } = shipIn(state, frame);
			if (target === undefined || sector !== undefined) return [];
			if (sectors)
				return [draw(frame, { name: 'sectorLot', subject: id, question: 'whichSector' }, lots(sectors))];
			return [
				measure(frame, { name: 'approach', subject: id, question: 'approach' }, [
					{ ask: 'approach', ship: id, target }
				])
			];
		},
		answer(table, command) {
			const ship = acting(table).id;
			const isSector = (lot: string): lot is Sector => (SECTORS as readonly string[]).includes(lot);
			if (command.type === 'drawLot' && isSector(command.lot))
				table.emit({ type: 'sectorChosen', ship, sector: command.lot });
			const [answer] = answerIn(command);
			const { target } = choiceOf(table.frame);
			if (answer?.ask !== 'approach' || target === undefined) return;
			const { band, toward, sectors } = answer;
			table.emit({ type: 'directionFound', ship, target, band, toward, ring: ringOf(band, toward), sectors });
			const [only, ...others] = sectors;
			if (only && others.length === 0) table.emit({ type: 'sectorChosen', ship, sector: only });
		}
	},
	rollOnTable: {
		asks(state, frame) {
			if (choiceOf(frame).die !== undefined) return [];
			const { id } = shipIn(state, frame);
			return [roll(frame, { name: 'table', subject: id, question: 'tableDie' }, 'six', 1)];
		},
		answer(table, command) {
			if (command.type === 'reportRoll') setManeuver(table, Number(command.faces[0]));
		}
	},
	swerve: {
		/** Does the maneuver meet an obstacle, and which replacements are clear? Several: the players choose. (R142–R144) */
		asks(state, frame) {
			const { maneuver } = moveOf(frame);
			const { swerve } = choiceOf(frame);
			const { id } = shipIn(state, frame);
			if (maneuver === undefined || frame.done.includes('clear')) {
				if (!swerve || swerve.length < 2 || frame.done.includes('swerved')) return [];
				const options = swerve.map((each) => ({
					seat: TABLE_SEAT,
					command: { type: 'chooseManeuver', ship: id, maneuver: each } as const
				}));
				return [choose(frame, { name: 'swerve', subject: id, question: 'chooseSwerve' }, options)];
			}
			const maneuvers = [maneuver, ...swerveTiers(maneuver, state.options.swerve).flat()];
			return [
				measure(frame, { name: 'clear', subject: id, question: 'clear' }, [
					{ ask: 'clear', ship: id, maneuvers }
				])
			];
		},
		answer(table, command) {
			const ship = acting(table).id;
			const { maneuver } = moveOf(table.frame);
			if (maneuver === undefined) return;
			if (command.type === 'chooseManeuver') {
				table.settle('swerved');
				table.emit({ type: 'swerved', ship, from: maneuver, to: command.maneuver });
				return;
			}
			const [answer] = answerIn(command);
			if (answer?.ask !== 'clear') return;
			table.settle('clear');
			const met = answer.met[maneuver] ?? [];
			if (met.length === 0) return;
			const choices = swerveChoices(
				swerveTiers(maneuver, table.state.options.swerve),
				answer.met,
				answer.leaves
			);
			table.emit({ type: 'swerveFound', ship, met, choices });
			const [only, ...others] = choices;
			if (only !== undefined && others.length === 0)
				table.emit({ type: 'swerved', ship, from: maneuver, to: only });
		}
	},
	performManeuver: {
		asks: askMove,
		answer(table, command) {
			const facts = moveIn(command);
			if (!facts) return;
			const ship = acting(table);
			moveShip(table, ship, facts);
			if (!facts.outside) return;
			table.emit({ type: 'putOutside', ship: ship.id, pose: facts.outside, edges: facts.beyond });
			table.emit({ type: 'actionLost', ship: ship.id, reason: 'boardEdge' });
		},
		facts: gone
	},
	afterManeuver: { work: afterOverlap, facts: gone },
	checkForPowerStrain: {
		/** Red: no token, but no action, unless the ship's text lets it act all the same. (R140) */
		enter(table) {
			const ship = acting(table);
			const { colour, noAction } = moveOf(table.frame);
			if (colour !== 'red' || noAction !== undefined) return;
			const ignores = sourcesIn(table.state, ship, 'constant').some(({ effect }) =>
				effect.does.some(({ verb }) => verb === 'ignoreRed')
			);
			if (!ignores) table.emit({ type: 'actionLost', ship: ship.id, reason: 'redManeuver' });
		},
		work: (table) =>
			moveOf(table.frame).colour === 'red' && applyNext(table, [moveOf(table.frame).ship], 'afterRed'),
		facts: gone
	},
	cleanUp: { ...obstacleDie, facts: gone },
	chooseAction: {
		/** Whom it could fire at and who is near, measured before its card is read. (R124, R149, R150) */
		asks(state, frame) {
			const ship = shipIn(state, frame);
			if (isGone(state, frame) || moveOf(frame).noAction !== undefined || choiceOf(frame).shots !== undefined)
				return [];
			const targets = federation(state).map(({ id }) => id);
			const questions: Question[] = [
				{ ask: 'shots', ship: ship.id, arcs: ['primary'], targets },
				{ ask: 'ranges', ship: ship.id, to: targets }
			];
			return [measure(frame, { name: 'sight', subject: ship.id, question: 'sight' }, questions)];
		},
		answer(table, command) {
			const ship = acting(table);
			const [shots, ranges] = answerIn(command);
			if (shots?.ask !== 'shots' || ranges?.ask !== 'ranges') return;
			const sight = {
				shot: shots.shots.some(isLegal),
				near: Object.values(ranges.bands).some((band) => band <= 3)
			};
			table.emit({ type: 'sightFound', ship: ship.id, ...sight });
			const chosen = chooseAction(table.state, ship, sight);
			if (chosen) perform(table, ship, chosen.action, chosen.reason);
		}
	},
	formationCheck: {
		/** After the last member has moved: who faces another way has left. (R132) */
		asks(state, frame) {
			const ship = shipOf(state, moveOf(frame).ship);
			const members = formationOf(state, ship).filter((id) => state.ships[id]?.pose);
			const isLast = members.length > 1 && members.every((id) => state.ships[id]?.activated);
			if (!isLast || frame.done.includes('facings')) return [];
			return [
				measure(frame, { name: 'facings', subject: ship.id, question: 'facings' }, [
					{ ask: 'facings', ships: members }
				])
			];
		},
		answer(table, command) {
			const [answer] = answerIn(command);
			table.settle('facings');
			if (answer?.ask !== 'facings') return;
			for (const id of answer.leavers) {
				const { formation } = table.ship(id);
				if (formation !== undefined) table.emit({ type: 'leftFormation', ship: id, formation });
			}
		}
	}
};
