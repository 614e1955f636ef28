import type { Band, Pose, Sector } from '../../../engine/geometry/index.js';
import type { Maneuver } from './maneuver.js';

/** What is asked of the ruler, in the order in which a step needs it. (R232) */
export type Question =
	/** Which of these is nearest; what is touched is passed over while another is within Range 3. (R126, R127) */
	| { readonly ask: 'nearest'; readonly ship: string; readonly among: readonly string[] }
	/** How far, whether it faces toward the ship, and in which sectors it lies. (R135–R137) */
	| { readonly ask: 'approach'; readonly ship: string; readonly target: string }
	/** Which maneuvers meet no obstacle, and which of them stay on the board. (R142) */
	| { readonly ask: 'clear'; readonly ship: string; readonly maneuvers: readonly Maneuver[] }
	/** Where a maneuver ends, and what it meets. (R76, R85–R99, R145) */
	| { readonly ask: 'move'; readonly ship: string; readonly maneuver: Maneuver }
	/** What a weapon can do to these. (R157–R161, R93, R97) */
	| {
			readonly ask: 'shots';
			readonly ship: string;
			readonly arcs: readonly ArcName[];
			readonly targets: readonly string[];
	  }
	/** The range from base to base. (R114) */
	| { readonly ask: 'ranges'; readonly ship: string; readonly to: readonly string[] }
	/** The range from the base to mission tokens. (R236) */
	| { readonly ask: 'tokens'; readonly ship: string; readonly to: readonly string[] }
	/** Who of a formation faces another way than most. (R132) */
	| { readonly ask: 'facings'; readonly ships: readonly string[] }
	/** Where a formation comes on at an arrow. (R46) */
	| { readonly ask: 'arrive'; readonly ships: readonly string[]; readonly bearing: number }
	/** Which of these enemy ships is furthest from any player ship. (R63) */
	| { readonly ask: 'furthest'; readonly among: readonly string[] }
	/** A random layout of the asteroids. (R38) */
	| { readonly ask: 'layout'; readonly layout: number };

export const ARC_NAMES = ['primary', 'secondary', 'any'] as const;
export type ArcName = (typeof ARC_NAMES)[number];

/** A shot from one ship at another through one of its arcs. */
export interface ShotFacts {
	readonly target: string;
	readonly arc: ArcName;
	readonly inArc: boolean;
	readonly band: Band;
	readonly mm?: number;
	readonly obstructed: boolean;
	/** A planet lies across every line. (R97) */
	readonly blocked: boolean;
}

export const EDGES = ['left', 'right', 'top', 'bottom'] as const;
export type Edge = (typeof EDGES)[number];

export interface MoveFacts {
	/** As it was flown: a come about onto a ship becomes a full astern. (R88) */
	readonly flown: Maneuver;
	readonly pose: Pose;
	/** Ships it would have overlapped at its end. */
	readonly ships: readonly string[];
	readonly obstacles: readonly string[];
	/** Obstacles that the base lies on now. */
	readonly on: readonly string[];
	/** Stopped short of a planet. */
	readonly planet: boolean;
	/** Edges that the base lies beyond. */
	readonly beyond: readonly Edge[];
	/** Where an enemy ship is put that left over an edge. (R146) */
	readonly outside?: Pose;
}

export type Answer =
	| {
			readonly ask: 'nearest';
			readonly nearest: readonly string[];
			readonly mm?: Readonly<Record<string, number>>;
			readonly touched?: readonly string[];
	  }
	| {
			readonly ask: 'approach';
			readonly band: Band;
			readonly toward: boolean;
			readonly sectors: readonly Sector[];
	  }
	| {
			readonly ask: 'clear';
			readonly met: Readonly<Record<string, readonly string[]>>;
			readonly leaves: readonly Maneuver[];
	  }
	| { readonly ask: 'move'; readonly move: MoveFacts }
	| { readonly ask: 'shots'; readonly shots: readonly ShotFacts[] }
	| {
			readonly ask: 'ranges';
			readonly bands: Readonly<Record<string, Band>>;
			readonly mm?: Readonly<Record<string, number>>;
	  }
	| { readonly ask: 'tokens'; readonly bands: Readonly<Record<string, Band>> }
	| { readonly ask: 'facings'; readonly leavers: readonly string[] }
	| { readonly ask: 'arrive'; readonly poses: Readonly<Record<string, Pose>> }
	| { readonly ask: 'furthest'; readonly furthest: readonly string[] }
	| { readonly ask: 'layout'; readonly asteroids: readonly { readonly id: string; readonly at: Pose }[] };

export type AnswerTo<Q extends Question['ask']> = Extract<Answer, { ask: Q }>;
