import type { Event } from './events.js';
import { evolve } from './evolve.js';
import { ENEMY_SEAT, type ShipId, type State } from './state.js';
import { ATTACK_DIE, DEFENSE_DIE, type Face } from './vocabulary.js';

/** Dice of one kind that were rolled, re-rolls too, and how many of them did what they are for. */
export interface DiceCount {
	readonly dice: number;
	/** Attack: hits and criticals. Defense: Evades. */
	readonly good: number;
}

/** What one captain, or the enemy, did in an evening. */
export interface Deeds {
	readonly attack: DiceCount;
	readonly defense: DiceCount;
	/** Shields and damage cards taken from ships of the other side, and lost oneself. */
	readonly dealt: number;
	readonly suffered: number;
	/** Ships of the other side destroyed by an attack. */
	readonly destroyed: number;
}

/** An evening by seats, and who kept whom alive: how often one captain destroyed an enemy that was after another's ship. */
export interface Statistics {
	readonly bySeat: Readonly<Record<string, Deeds>>;
	readonly kept: readonly { readonly by: string; readonly whom: string; readonly count: number }[];
}

const NONE: Deeds = {
	attack: { dice: 0, good: 0 },
	defense: { dice: 0, good: 0 },
	dealt: 0,
	suffered: 0,
	destroyed: 0
};
const GOOD: Readonly<Record<'attack' | 'defense', readonly Face[]>> = {
	attack: ['hit', 'critical'],
	defense: ['evade']
};
const FACES = { attack: ATTACK_DIE, defense: DEFENSE_DIE } as const;

/** How many of so many dice do what they are for, on average. (R2) */
export function expectedOf(kind: 'attack' | 'defense', dice: number): number {
	const faces: readonly Face[] = FACES[kind];
	return (dice * faces.filter((face) => GOOD[kind].includes(face)).length) / faces.length;
}

/** Counts an evening anew from its events, as they stand in the log: what was taken back is not among them. */
export function statisticsOf(before: State, events: readonly Event[]): Statistics {
	const bySeat: Record<string, Deeds> = {};
	const kept: Record<string, Record<string, number>> = {};
	/** Whose ship each enemy ship was after: the one that it followed or attacked last. */
	const prey: Record<ShipId, ShipId> = {};
	let now = before;
	const seatOf = (ship: ShipId | undefined): string | undefined => {
		const found = now.ships[ship ?? ''];
		return found && (found.side === 'dominion' ? ENEMY_SEAT : found.seat);
	};
	const count = (seat: string | undefined, change: (deeds: Deeds) => Partial<Deeds>): void => {
		if (seat === undefined) return;
		const deeds = bySeat[seat] ?? NONE;
		bySeat[seat] = { ...deeds, ...change(deeds) };
	};
	const rolled = (ship: ShipId | undefined, kind: 'attack' | 'defense', faces: readonly Face[]) =>
		count(seatOf(ship), (deeds) => ({
			[kind]: {
				dice: deeds[kind].dice + faces.length,
				good: deeds[kind].good + faces.filter((face) => GOOD[kind].includes(face)).length
			}
		}));
	for (const event of events) {
		const attack = now.frames.findLast((frame) => frame.attack)?.attack;
		const isHit = 'ship' in event && attack?.target === event.ship;
		switch (event.type) {
			case 'attackDiceRolled':
				rolled(event.ship, 'attack', event.faces);
				break;
			case 'defenseDiceRolled':
				rolled(event.ship, 'defense', event.faces);
				break;
			case 'diceRerolled':
				rolled(event.dice === 'attack' ? attack?.attacker : attack?.target, event.dice, event.faces);
				break;
			case 'targetIdentified':
			case 'targetDeclared':
				prey[event.ship] = event.target;
				break;
			case 'shieldLost':
			case 'damageDealt':
				count(seatOf(event.ship), ({ suffered }) => ({ suffered: suffered + 1 }));
				if (isHit) count(seatOf(attack.attacker), ({ dealt }) => ({ dealt: dealt + 1 }));
				break;
			case 'shipDestroyed': {
				if (!isHit) break;
				const by = seatOf(attack.attacker);
				count(by, ({ destroyed }) => ({ destroyed: destroyed + 1 }));
				const whom = seatOf(prey[event.ship]);
				if (by === undefined || by === ENEMY_SEAT || whom === undefined || whom === by) break;
				const own = kept[by] ?? {};
				kept[by] = { ...own, [whom]: (own[whom] ?? 0) + 1 };
				break;
			}
			default:
		}
		now = evolve(now, event);
	}
	return {
		bySeat,
		kept: Object.entries(kept).flatMap(([by, others]) =>
			Object.entries(others).map(([whom, times]) => ({ by, whom, count: times }))
		)
	};
}
