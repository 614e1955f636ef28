import { CONTENT, presetOf, shipClass, upgradeCard } from '../data/index.js';
import { shipsPresent } from '../rules/steps/arrival.js';
import { missionOf } from '../data/index.js';
import type { Options } from '../rules/options.js';
import type { Setup } from '../rules/state.js';

/** One captain as the form holds her: a name, and the ready-made ship she has taken. */
export interface Seat {
	readonly name: string;
	readonly preset: string | undefined;
}

export const missions = () => [...CONTENT.mission.values()];
export const presets = () => [...CONTENT.preset.values()];

/** What a ready-made ship is, in two lines. */
export function presetText(id: string): { title: string; note: string } {
	const { ship, upgrades, hint } = presetOf(id);
	const cards = upgrades.map((card) => upgradeCard(card).name).join(', ');
	return { title: `${shipClass(ship).name}: ${cards}`, note: hint };
}

/** The next ready-made ship when nobody has chosen: of the class that fewest have taken. */
export function suggested(taken: readonly (string | undefined)[]): string | undefined {
	const classes = taken.map((id) => CONTENT.preset.get(id ?? '')?.ship);
	const count = (ship: string) => classes.filter((each) => each === ship).length;
	const free = presets().filter(({ id }) => !taken.includes(id));
	return free.sort((a, b) => count(a.ship) - count(b.ship))[0]?.id;
}

/** A captain alone commands two ships, and the enemy is that of two players. (R31, R32) */
export function setupFrom(mission: string, seats: readonly Seat[], options: Options, seed: string): Setup {
	const [first, ...others] = seats;
	const ships =
		first && others.length === 0
			? soloShips(first)
			: seats.map(({ preset }, i) => ({ preset: preset ?? '', seat: `c${i + 1}` }));
	return {
		mission,
		captains: seats.map(({ name }, i) => ({
			seat: `c${i + 1}`,
			name: name.trim() || `Captain ${i + 1}`,
			mark: i + 1
		})),
		ships: ships.map((ship, i) => ({
			id: `${CONTENT.preset.get(ship.preset)?.ship ?? 'ship'}-${i + 1}`,
			...ship
		})),
		options,
		seed
	};
}

/** One of each class, the chosen one first. (R31) */
function soloShips({ preset = '' }: Seat): { preset: string; seat: string }[] {
	const first = CONTENT.preset.get(preset);
	const other = presets().find(({ ship }) => ship !== first?.ship);
	return [preset, other?.id ?? ''].map((id) => ({ preset: id, seat: 'c1' }));
}

/** The enemy of a mission at this number of players, a line a formation. */
export function enemyLines(mission: string, players: number): { name: string; text: string }[] {
	return missionOf(mission)
		.formations.map(({ name, adds, arrives, bearing, elite }) => ({
			name,
			count: shipsPresent(adds, Math.max(2, players)),
			text: `${arrives === 'setup' ? 'from the start' : `in round ${arrives}`}, ${bearing === 'roll' ? 'arrow by a die' : `arrow ${bearing.join(' or ')}`}${elite ? ', elite' : ''}`
		}))
		.filter(({ count }) => count > 0)
		.map(({ name, count, text }) => ({ name, text: `${count} ${count === 1 ? 'ship' : 'ships'} ${text}` }));
}
