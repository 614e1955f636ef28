import type { EnemyChoice } from '../in-progress.js';
import { ENEMY_SEAT, type Ship, type State } from '../state.js';
import { outOfPlay } from './movement.js';
import { equipped, newShip } from './setup.js';
import { withMeasured, withMove, withTop, type Recorders } from './recorder.js';

const withChoice = (state: State, change: EnemyChoice) =>
	withTop(state, (frame) => ({ ...frame, choice: { ...frame.choice, ...change } }));

export const recordEnemy: Recorders<
	| 'enemyBuilt'
	| 'bearingFound'
	| 'formationArrived'
	| 'furthestFound'
	| 'modelRemoved'
	| 'nearestFound'
	| 'targetIdentified'
	| 'directionFound'
	| 'sectorChosen'
	| 'tableRolled'
	| 'formationFollowed'
	| 'swerveFound'
	| 'swerved'
	| 'sightFound'
	| 'leftFormation'
> = {
	enemyBuilt: (
		state,
		{ ship, number, formation, card, elite, loadout, class: shipClass, captainSkill, shields }
	) => {
		const built: Ship = {
			...newShip(
				{ ship, class: shipClass, seat: ENEMY_SEAT, upgrades: [], captainSkill, shields },
				'dominion'
			),
			number,
			enemyCard: card,
			formation,
			elite,
			loadout: equipped(loadout),
			arrivedIn: state.round
		};
		const order = state.order.includes(ship) ? state.order : [...state.order, ship];
		const left = { ...state.loadouts, [loadout]: (state.loadouts[loadout] ?? 0) - 1 };
		return { ...state, order, loadouts: left, ships: { ...state.ships, [ship]: built } };
	},
	bearingFound: (state, { bearing }) =>
		withTop(state, (frame) => (frame.arrival ? { ...frame, arrival: { ...frame.arrival, bearing } } : frame)),
	formationArrived: (state, { formation, name, ships }) => ({
		...state,
		arrived: [...state.arrived, formation],
		formations: {
			...state.formations,
			[formation]: { id: formation, name, members: ships, broken: false }
		}
	}),
	furthestFound: (state, { ships }) => withMeasured(state, { furthest: ships }),
	modelRemoved: (state, { ship }) => outOfPlay(state, ship, 'removed'),
	nearestFound: (state, { nearest }) => withChoice(state, { nearest }),
	targetIdentified: (state, { target }) => withChoice(state, { target }),
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
