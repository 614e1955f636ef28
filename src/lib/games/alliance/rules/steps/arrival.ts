import { enemyCard, loadoutCard, missionOf, shipClass } from '../../data/index.js';
import type { Frame } from '../in-progress.js';
import type { Ship, State } from '../state.js';
import { dominion } from '../order.js';
import { TABLE_SEAT } from '../state.js';
import { draw, measure, roll, shipOf, type Step, type Table } from '../table.js';
import { hullOf, shieldValue } from '../values.js';

/** Models of one type in a box. (R13, D80) */
const MODELS_PER_BOX = 3;

/** Boxes in use: one for two ships, two for four, three for six. (R13) */
export const boxesFor = (players: number) => Math.max(1, Math.ceil(players / 2));
export const playersOf = (state: State) => state.setup.ships.length;

function formationData(state: State, frame: Frame) {
	const id = frame.arrival?.formation ?? '';
	const found = missionOf(state.setup.mission).formations.find((formation) => formation.id === id);
	if (!found) throw new Error(`arrival: there is no formation '${id}'`);
	return found;
}

/** Ships present are the icons of all columns up to the number of players. (R43) */
export function shipsPresent(adds: readonly number[], players: number): number {
	let sum = 0;
	for (const [i, count] of adds.entries()) if (i + 2 <= Math.max(2, players)) sum += count;
	return sum;
}

const shipsOf = (frame: Frame) => frame.arrival?.ships ?? [];

/** How many models are wanting. (R63) */
function modelsShort(state: State, frame: Frame): number {
	if (state.options.models === 'unlimited') return 0;
	const { enemy } = formationData(state, frame);
	const onBoard = dominion(state).filter(
		(ship) => ship.enemyCard === enemy && !shipsOf(frame).includes(ship.id)
	);
	const removable = Math.min(
		onBoard.length,
		onBoard.length + shipsOf(frame).length - MODELS_PER_BOX * boxesFor(playersOf(state))
	);
	return Math.max(0, removable);
}

const life = (ship: Ship) => ship.shields + ship.disabledShields + hullOf(ship) - ship.damage.length;

/** Which ship gives up its model: the least shields and hull; ships that came this round are exempt. (R63) */
function weakest(state: State, frame: Frame): Ship[] {
	const { enemy } = formationData(state, frame);
	const open = dominion(state).filter((ship) => ship.enemyCard === enemy && ship.arrivedIn < state.round);
	const least = Math.min(...open.map(life));
	return open.filter((ship) => life(ship) === least);
}

function removeOrAsk(table: Table): boolean {
	if (modelsShort(table.state, table.frame) === 0) return false;
	const [only, ...others] = weakest(table.state, table.frame);
	if (!only || others.length > 0) return false;
	table.emit({ type: 'modelRemoved', ship: only.id });
	return true;
}

export const arrivalSteps: Readonly<Record<string, Step>> = {
	findModels: {
		work: removeOrAsk,
		asks(state, frame) {
			const tied = weakest(state, frame);
			if (modelsShort(state, frame) === 0 || tied.length < 2) return [];
			const { id } = formationData(state, frame);
			const known = frame.measured?.furthest;
			// a tie that was measured before a model went is measured again
			const far = known?.every((each) => tied.some((ship) => ship.id === each)) ? known : undefined;
			if (!far) {
				const among = tied.map((ship) => ship.id);
				return [
					measure(frame, { name: 'furthest', subject: id, question: 'furthest' }, [
						{ ask: 'furthest', among }
					])
				];
			}
			const options = far.map((lot) => ({ seat: TABLE_SEAT, command: { type: 'drawLot', lot } as const }));
			return [draw(frame, { name: 'modelLot', subject: id, question: 'whichModel' }, options)];
		},
		answer(table, command) {
			if (command.type === 'drawLot') table.emit({ type: 'modelRemoved', ship: command.lot });
			if (command.type !== 'reportMeasures') return;
			const [answer] = command.answers;
			if (answer?.ask !== 'furthest') return;
			const [only, ...others] = answer.furthest;
			if (only !== undefined && others.length === 0) table.emit({ type: 'modelRemoved', ship: only });
			else table.emit({ type: 'furthestFound', ships: answer.furthest });
		}
	},
	drawLoadouts: {
		/** Loadout cards of the type are shuffled, one for each ship. (R42) */
		asks(state, frame) {
			const next = shipsOf(frame).find((id) => !isBuilt(state, id));
			if (next === undefined) return [];
			const left = Object.keys(state.loadouts).filter((card) => (state.loadouts[card] ?? 0) > 0);
			const cards = left.length > 0 ? left : Object.keys(state.loadouts);
			const options = cards.map((card) => ({
				seat: TABLE_SEAT,
				command: { type: 'drawCard', card } as const
			}));
			return [draw(frame, { name: `loadout:${next}`, subject: next, question: 'drawLoadout' }, options)];
		},
		answer(table, command) {
			const next = shipsOf(table.frame).find((id) => !isBuilt(table.state, id));
			if (command.type !== 'drawCard' || next === undefined) return;
			const { id, enemy, elite } = formationData(table.state, table.frame);
			table.emit({
				type: 'enemyBuilt',
				ship: next,
				number: Number(next.slice(next.lastIndexOf('-') + 1)),
				formation: id,
				card: enemy,
				elite,
				loadout: command.card,
				...printedValues(enemy, command.card, elite)
			});
		}
	},
	findBearing: {
		enter(table) {
			const { bearing, id } = formationData(table.state, table.frame);
			const [only, ...others] = bearing === 'roll' ? [] : bearing;
			if (only !== undefined && others.length === 0) {
				table.emit({ type: 'bearingFound', formation: id, bearing: only, rolled: false });
			}
		},
		asks(state, frame) {
			if (frame.arrival?.bearing !== undefined) return [];
			const { bearing, id } = formationData(state, frame);
			if (bearing === 'roll')
				return [roll(frame, { name: 'bearing', subject: id, question: 'bearing' }, 'six', 1)];
			const options = bearing.map((arrow) => ({
				seat: TABLE_SEAT,
				command: { type: 'drawLot', lot: String(arrow) } as const
			}));
			return [draw(frame, { name: 'bearing', subject: id, question: 'bearing' }, options)];
		},
		answer(table, command) {
			const { id } = formationData(table.state, table.frame);
			const found =
				command.type === 'reportRoll'
					? command.faces[0]
					: command.type === 'drawLot'
						? command.lot
						: undefined;
			if (found !== undefined)
				table.emit({ type: 'bearingFound', formation: id, bearing: Number(found), rolled: true });
		}
	},
	placeShips: {
		asks(state, frame) {
			const { bearing } = frame.arrival ?? {};
			const ships = shipsOf(frame);
			if (bearing === undefined || ships.every((id) => shipOf(state, id).status === 'inPlay')) return [];
			const { id } = formationData(state, frame);
			return [
				measure(frame, { name: 'arrive', subject: id, question: 'arrive' }, [
					{ ask: 'arrive', ships, bearing }
				])
			];
		},
		answer(table, command) {
			if (command.type !== 'reportMeasures') return;
			const [answer] = command.answers;
			if (answer?.ask !== 'arrive') return;
			const { id } = formationData(table.state, table.frame);
			const ships = shipsOf(table.frame);
			for (const ship of ships) {
				const pose = answer.poses[ship];
				if (!pose) throw new Error(`arrival: no place for ${ship}`);
				table.emit({ type: 'shipPlaced', ship, pose });
			}
			const { name } = formationData(table.state, table.frame);
			table.emit({ type: 'formationArrived', formation: id, name: name.en, ships });
		}
	}
};

/** What its cards give an enemy ship: they are facts from now on. */
export function printedValues(enemy: string, loadout: string, elite: boolean) {
	const { ship } = enemyCard(enemy);
	const sides = loadoutCard(loadout);
	return {
		class: ship,
		captainSkill: (elite ? sides.elite : sides.standard).captainSkill,
		shields: shieldValue(ship, [], elite ? loadout : undefined).total
	};
}

/** A ship of this arrival that has its cards. Its ID may have belonged to one that is gone. */
function isBuilt(state: State, id: string): boolean {
	return state.ships[id]?.status === 'waiting' && state.ships[id].loadout !== undefined;
}

/** IDs go on upwards from the highest yet given; when the tokens are used up, the lowest free one. (R42, R62) */
export function nextNumbers(state: State, count: number): number[] {
	const used = Object.values(state.ships).flatMap(({ number, status }) =>
		number === undefined ? [] : [{ number, status }]
	);
	const tokens = 2 * MODELS_PER_BOX * boxesFor(playersOf(state));
	const numbers: number[] = [];
	let highest = Math.max(0, ...used.map(({ number }) => number));
	for (let i = 0; i < count; i++) {
		if (highest < tokens) numbers.push(++highest);
		else {
			const free = (n: number) =>
				!numbers.includes(n) && !used.some((each) => each.number === n && each.status === 'inPlay');
			let lowest = 1;
			while (!free(lowest)) lowest++;
			numbers.push(lowest);
		}
	}
	return numbers;
}

/** Opens the arrival of the next formation that is due; false when none is. */
export function arriveNext(table: Table, due: 'setup' | number): boolean {
	const { state } = table;
	const players = playersOf(state);
	const next = missionOf(state.setup.mission).formations.find(
		({ id, arrives, adds }) =>
			arrives === due && !state.arrived.includes(id) && shipsPresent(adds, players) > 0
	);
	if (!next) return false;
	const prefix = shipClass(enemyCard(next.enemy).ship).id;
	const ships = nextNumbers(state, shipsPresent(next.adds, players)).map((number) => `${prefix}-${number}`);
	table.open({
		chart: 'arrival',
		step: 'findModels',
		subject: next.id,
		arrival: { formation: next.id, ships }
	});
	return true;
}
