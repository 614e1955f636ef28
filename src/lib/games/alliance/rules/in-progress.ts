import type { Band, Pose, Sector } from '../../../engine/geometry/index.js';
import type { Frame as BaseFrame } from '../../../engine/frames.js';
import type { Because } from '../../../engine/value.js';
import type { Colour, Maneuver } from './maneuver.js';
import type { ShotFacts } from './questions.js';
import type { ShipId } from './ids.js';
import type { Face } from './vocabulary.js';

export interface DieShown {
	readonly face: Face;
	/** The face it showed before it was turned or rolled again. */
	readonly was?: Face;
	/** Rolled again in this attack: not again. (R169) */
	readonly locked: boolean;
}

/** Why an enemy ship attacks the ship it attacks, and how many defense dice each that was equally near would roll. (R183) */
export interface TargetChoice {
	readonly code: 'onlyTarget' | 'nearestBand' | 'fewestDice' | 'playersChose';
	readonly dice: Readonly<Record<ShipId, number>>;
}

/** One side's turn in a window: which effects it has used there. */
export interface WindowState {
	readonly side: 'first' | 'second';
	readonly used: readonly string[];
}

export interface Attack {
	readonly attacker: ShipId;
	readonly shots?: readonly ShotFacts[];
	readonly weapon?: string;
	readonly target?: ShipId;
	readonly shot?: ShotFacts;
	readonly friends?: readonly string[];
	readonly attackDice: readonly DieShown[];
	readonly defenseDice: readonly DieShown[];
	readonly diceBecause?: readonly Because[];
	readonly defenseBecause?: readonly Because[];
	readonly rolled?: 'attack' | 'defense' | 'both';
	readonly window: WindowState;
	/** Which dice a re-roll in progress turns. */
	readonly rerolling?: { readonly dice: 'attack' | 'defense'; readonly indexes: readonly number[] };
	readonly result?: { readonly hits: number; readonly criticals: number };
}

export interface Move {
	readonly ship: ShipId;
	readonly maneuver?: Maneuver;
	/** As it is flown: a come about may become a full astern. */
	readonly flown?: Maneuver;
	readonly colour?: Colour;
	readonly start?: Pose;
	/** Why there is no action. */
	readonly noAction?: string;
	readonly overlapped: readonly ShipId[];
	readonly obstacles: readonly string[];
}

/** The enemy's choice of a maneuver, as far as it has come. */
export interface EnemyChoice {
	readonly target?: ShipId;
	readonly nearest?: readonly ShipId[];
	readonly ring?: 'inner' | 'outer';
	readonly sectors?: readonly Sector[];
	readonly sector?: Sector;
	readonly die?: number;
	readonly rolled?: Maneuver;
	readonly follows?: ShipId;
	readonly swerve?: readonly Maneuver[];
	readonly shots?: boolean;
	readonly near?: boolean;
}

/** A card's text in the middle of which something is asked keeps what remains of it. */
export interface Text {
	readonly ship: ShipId;
	readonly source: string;
	readonly verbs: readonly unknown[];
}

/** Damage that is still to be dealt, one at a time. */
export interface DamageRow {
	readonly ship: ShipId;
	readonly hits: number;
	readonly criticals: number;
	readonly pastShields: boolean;
	/** The ship that deals it in the Combat Phase, if one does. (R201) */
	readonly by?: ShipId;
}

export interface Arrival {
	readonly formation: string;
	readonly ships: readonly ShipId[];
	readonly bearing?: number;
}

/** What the ruler has answered in this step, for what is asked next; by ship where several are measured. */
export interface Measured {
	readonly ranges?: Readonly<Record<ShipId, Band>>;
	readonly shots?: Readonly<Record<ShipId, readonly ShotFacts[]>>;
	/** Mission tokens in reach. */
	readonly tokens?: Readonly<Record<ShipId, readonly string[]>>;
	/** Which of several enemy ships are furthest from any player ship. */
	readonly furthest?: readonly ShipId[];
}

export interface Frame extends BaseFrame {
	readonly attack?: Attack;
	readonly move?: Move;
	readonly choice?: EnemyChoice;
	readonly text?: Text;
	readonly damage?: DamageRow;
	readonly arrival?: Arrival;
	/** Effects already applied, formations already arrived, ships already asked in this step. */
	readonly done: readonly string[];
	readonly measured?: Measured;
}
