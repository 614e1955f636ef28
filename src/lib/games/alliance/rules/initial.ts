import { CONTENT, missionOf, presetOf, enemyCard } from '../data/index.js';
import { fullDeck } from './record/damage.js';
import type { Setup, Ship, State } from './state.js';
import { boxesFor } from './steps/arrival.js';
import { shieldValue } from './values.js';

/** Skill of a captain who has not begun the campaign. (R19, R235) */
const FIRST_SKILL = 2;

function playerShip({ id, preset, seat }: Setup['ships'][number]): Ship {
	const { ship, upgrades } = presetOf(preset);
	return {
		id,
		side: 'federation',
		class: ship,
		seat,
		upgrades: upgrades.map((card) => ({ card, disabled: false, discarded: false, time: 0 })),
		captainSkill: FIRST_SKILL,
		status: 'waiting',
		shields: shieldValue(ship, upgrades).total,
		disabledShields: 0,
		damage: [],
		tokens: { evade: 0, scan: 0, battleStations: 0, auxiliaryPower: 0 },
		cargo: [],
		actions: [],
		activated: false,
		attacked: false,
		doomed: false,
		contained: [],
		onObstacles: [],
		arrivedIn: 0
	};
}

/** The table before the first command: the ships are chosen, nothing is laid out. */
export function initial(setup: Setup): State {
	const boxes = boxesFor(setup.ships.length);
	const ships = setup.ships.map(playerShip);
	const decks = new Set(
		missionOf(setup.mission).formations.flatMap(({ enemy }) => enemyCard(enemy).loadouts)
	);
	return {
		setup,
		seed: setup.seed,
		options: setup.options,
		round: 0,
		phase: 'setup',
		ships: Object.fromEntries(ships.map((ship) => [ship.id, ship])),
		order: ships.map(({ id }) => id),
		formations: {},
		arrived: [],
		terrain: [],
		dials: {},
		deck: fullDeck(CONTENT.damage.keys(), boxes),
		discard: {},
		loadouts: Object.fromEntries([...decks].map((card) => [card, boxes])),
		returned: [],
		frames: [{ id: 'mission', chart: 'mission', step: 'mapSetup', subject: 'table', counts: {}, done: [] }],
		layouts: 0,
		playOn: false
	};
}
