import { enemyCard, loadoutCard, shipClass } from '../../data/index.js';
import { missionOf } from '../../data/index.js';
import { ENEMY_SEAT, type EnemyChoice, type Ship, type State } from '../state.js';
import { outOfPlay } from './movement.js';
import { withMove, withTop, type Recorders } from './recorder.js';

const withChoice = (state: State, change: EnemyChoice) =>
	withTop(state, (frame) => ({ ...frame, choice: { ...frame.choice, ...change } }));

const NO_TOKENS = { evade: 0, scan: 0, battleStations: 0, auxiliaryPower: 0 };

export const recordEnemy: Recorders<
	| 'enemyBuilt'
	| 'bearingFound'
	| 'formationArrived'
	| 'modelRemoved'
	| 'nearestFound'
	| 'targetIdentified'
	| 'noTargetToFollow'
	| 'directionFound'
	| 'sectorChosen'
	| 'tableRolled'
	| 'formationFollowed'
	| 'swerveFound'
	| 'swerved'
	| 'sightFound'
	| 'leftFormation'
> = {
	enemyBuilt: (state, { ship, number, formation, card, elite, loadout }) => {
		const logic = enemyCard(card);
		const printed = shipClass(logic.ship);
		const sides = loadoutCard(loadout);
		const extra = elite ? shieldsOf(sides.elite.effects) : 0;
		const built: Ship = {
			id: ship,
			side: 'dominion',
			class: logic.ship,
			seat: ENEMY_SEAT,
			number,
			enemyCard: card,
			formation,
			elite,
			loadout: { card: loadout, disabled: false, discarded: false, time: 0 },
			upgrades: [],
			captainSkill: elite ? sides.elite.captainSkill : sides.standard.captainSkill,
			status: 'waiting',
			shields: printed.shields + extra,
			disabledShields: 0,
			damage: [],
			tokens: NO_TOKENS,
			cargo: [],
			actions: [],
			activated: false,
			attacked: false,
			doomed: false,
			contained: [],
			onObstacles: [],
			arrivedIn: state.round
		};
		const order = state.order.includes(ship) ? state.order : [...state.order, ship];
		const left = { ...state.loadouts, [loadout]: (state.loadouts[loadout] ?? 0) - 1 };
		return { ...state, order, loadouts: left, ships: { ...state.ships, [ship]: built } };
	},
	bearingFound: (state, { bearing }) =>
		withTop(state, (frame) => (frame.arrival ? { ...frame, arrival: { ...frame.arrival, bearing } } : frame)),
	formationArrived: (state, { formation, ships }) => ({
		...state,
		arrived: [...state.arrived, formation],
		formations: {
			...state.formations,
			[formation]: { id: formation, name: nameOf(state, formation), members: ships, broken: false }
		}
	}),
	modelRemoved: (state, { ship }) => outOfPlay(state, ship, 'removed'),
	nearestFound: (state, { nearest }) => withChoice(state, { nearest }),
	targetIdentified: (state, { target }) => withChoice(state, { target }),
	noTargetToFollow: (state) => state,
	directionFound: (state, { ring, sectors }) => withChoice(state, { ring, sectors }),
	sectorChosen: (state, { sector }) => withChoice(state, { sector }),
	tableRolled: (state, { ship, die, maneuver, colour }) => {
		const rolled = withMove(withChoice(state, { die, rolled: maneuver }), (move) => ({
			...move,
			maneuver,
			colour
		}));
		return rememberChoice(rolled, ship);
	},
	formationFollowed: (state, { lead, maneuver, colour }) =>
		withMove(withChoice(state, { follows: lead, rolled: maneuver }), (move) => ({
			...move,
			maneuver,
			colour
		})),
	swerveFound: (state, { choices }) => withChoice(state, { swerve: choices }),
	swerved: (state, { to }) => withMove(state, (move) => ({ ...move, maneuver: to })),
	sightFound: (state, { shot, near }) => withChoice(state, { shots: shot, near }),
	leftFormation: (state, { ship, formation }) => {
		const left = state.formations[formation];
		if (!left) return state;
		const members = left.members.filter((id) => id !== ship);
		return { ...state, formations: { ...state.formations, [formation]: { ...left, members } } };
	}
};

const nameOf = (state: State, formation: string) =>
	missionOf(state.setup.mission).formations.find(({ id }) => id === formation)?.name ?? formation;

function shieldsOf(effects: readonly { does: readonly { verb: string }[] }[]): number {
	let extra = 0;
	for (const { does } of effects) {
		for (const verb of does as readonly { verb: string; value?: string; by?: number }[]) {
			if (verb.verb === 'modify' && verb.value === 'shields') extra += verb.by ?? 0;
		}
	}
	return extra;
}

/** What the lead of an unbroken formation chose, the others do likewise. (R130) */
function rememberChoice(state: State, lead: string): State {
	const formation = state.formations[state.ships[lead]?.formation ?? ''];
	const { choice, move } = state.frames.at(-1) ?? {};
	if (!formation || formation.broken || !formation.members.includes(lead)) return state;
	if (!choice?.target || !choice.ring || !choice.sector || !choice.die || !move?.maneuver || !move.colour)
		return state;
	const { target, ring, sector, die } = choice;
	const made = {
		round: state.round,
		lead,
		target,
		ring,
		sector,
		die,
		maneuver: move.maneuver,
		colour: move.colour
	};
	return { ...state, formations: { ...state.formations, [formation.id]: { ...formation, choice: made } } };
}
