import type { Pose, Sector } from '../../../engine/geometry/index.js';
import type { Seat } from '../../../engine/rules.js';
import type { Because } from '../../../engine/value.js';
import type { FormationId, ShipId } from './ids.js';
import type { Frame } from './in-progress.js';
import type { Colour, Maneuver } from './maneuver.js';
import type { Options } from './options.js';
import type { Token } from './vocabulary.js';

export type { FormationId, ShipId } from './ids.js';
export const ENEMY_SEAT = 'enemy';
/** Any captain may answer: the rulebook's "players choose". */
export const TABLE_SEAT = 'table';

/** A person at the table and the mark that she plays under, 1 to 6. */
export interface Captain {
	readonly seat: Seat;
	readonly name: string;
	readonly mark: number;
}

export interface Setup {
	readonly mission: string;
	readonly captains: readonly Captain[];
	/** One ready-made ship a captain; alone, one captain commands two. (R31) */
	readonly ships: readonly { readonly id: ShipId; readonly preset: string; readonly seat: Seat }[];
	readonly options: Options;
	readonly seed: string;
}

/** A card on a ship: an upgrade, or the elite side of a loadout. */
export interface Equipped {
	readonly card: string;
	readonly disabled: boolean;
	readonly discarded: boolean;
	readonly time: number;
}

export interface DealtCard {
	readonly card: string;
	readonly faceUp: boolean;
	readonly round: number;
}

export type Status = 'waiting' | 'inPlay' | 'destroyed' | 'retreated' | 'removed';

export interface Ship {
	readonly id: ShipId;
	readonly side: 'federation' | 'dominion';
	readonly class: string;
	/** The captain's seat; the enemy's for the Dominion. */
	readonly seat: Seat;
	/** ID token of an enemy ship. */
	readonly number?: number;
	readonly enemyCard?: string;
	readonly formation?: FormationId;
	readonly elite?: boolean;
	readonly loadout?: Equipped;
	readonly upgrades: readonly Equipped[];
	readonly captainSkill: number;
	readonly status: Status;
	readonly pose?: Pose;
	/** Active shield tokens, and those turned to their red side. */
	readonly shields: number;
	readonly disabledShields: number;
	readonly damage: readonly DealtCard[];
	readonly tokens: Readonly<Record<Token, number>>;
	/** The ship this one has locked. */
	readonly lock?: ShipId;
	/** Mission tokens on the ship card. */
	readonly cargo: readonly string[];
	/** Actions performed this round. */
	readonly actions: readonly string[];
	readonly activated: boolean;
	readonly attacked: boolean;
	/** Destroyed, but it may still make its attack. (R200) */
	readonly doomed: boolean;
	/** Damage cards whose lasting danger is contained, and the speed that costs. */
	readonly contained: readonly string[];
	readonly speedLimit?: number;
	/** Obstacles that the base lies on. */
	readonly onObstacles: readonly string[];
	readonly arrivedIn: number;
}

export interface Formation {
	readonly id: FormationId;
	readonly name: string;
	/** In it still, by ascending ID. */
	readonly members: readonly ShipId[];
	readonly broken: boolean;
	/** What its lead chose this round, for the others to do likewise. (R130) */
	readonly choice?: FormationChoice;
}

export interface FormationChoice {
	readonly round: number;
	readonly lead: ShipId;
	readonly target: ShipId;
	readonly ring: 'inner' | 'outer';
	readonly sector: Sector;
	readonly die: number;
	readonly maneuver: Maneuver;
	readonly colour: Colour;
}

/** An obstacle or a planet on the table, in mm. */
export interface Terrain {
	readonly id: string;
	readonly kind: 'obstacle' | 'planet';
	readonly at: Pose;
	readonly outline: { readonly asteroid: string } | { readonly radius: number };
}

export interface Result {
	readonly success: boolean;
	readonly missionXp: number;
	/** Experience points of each player card, by its ship. (R14) */
	readonly xp: Readonly<Record<ShipId, number>>;
	readonly because: readonly Because[];
}

export interface State {
	readonly setup: Setup;
	readonly seed: string;
	readonly options: Options;
	readonly round: number;
	readonly phase: Phase;
	readonly ships: Readonly<Record<ShipId, Ship>>;
	/** All ships in the order in which they came into the game. */
	readonly order: readonly ShipId[];
	readonly formations: Readonly<Record<FormationId, Formation>>;
	readonly arrived: readonly FormationId[];
	readonly terrain: readonly Terrain[];
	readonly dials: Readonly<Record<ShipId, Maneuver>>;
	/** Damage cards left, by card; and what lies in the discard pile. */
	readonly deck: Readonly<Record<string, number>>;
	readonly discard: Readonly<Record<string, number>>;
	readonly loadouts: Readonly<Record<string, number>>;
	/** Mission tokens brought home. */
	readonly returned: readonly string[];
	readonly frames: readonly Frame[];
	readonly layouts: number;
	readonly playOn: boolean;
	readonly result?: Result;
}

export const PHASES = ['setup', 'reinforcement', 'planning', 'activation', 'combat', 'end', 'over'] as const;
export type Phase = (typeof PHASES)[number];
