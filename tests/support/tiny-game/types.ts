import type { Frame } from '../../../src/lib/engine/frames.js';
import type { Seat } from '../../../src/lib/engine/rules.js';

type Spot = readonly [x: number, y: number];
export type Of<Value> = Readonly<Record<Seat, Value>>;

/** `sealed` holds the commitment to each child's secret number. */
export interface Setup {
	readonly seats: readonly Seat[];
	readonly rounds: number;
	readonly sealed: Of<string>;
	readonly mittens: readonly string[];
}
/** What the tablet of one child alone knows. */
export interface Secrets {
	readonly seat: Seat;
	readonly number: number;
	readonly salt: string;
}

export const FACES = ['miss', 'hit'] as const;
type Faces = readonly (typeof FACES)[number][];

export type Command =
	| { readonly do: 'hide'; readonly seat: Seat; readonly behind: string }
	| { readonly do: 'walk'; readonly seat: Seat; readonly to: Spot }
	| { readonly do: 'throw' | 'pass' | 'bear'; readonly seat: Seat }
	| { readonly do: 'measure'; readonly range: number }
	| { readonly do: 'roll'; readonly faces: Faces }
	| { readonly do: 'draw'; readonly mitten: string }
	| ({ readonly do: 'reveal' } & Secrets);

export type Event =
	| { readonly type: 'hidden'; readonly seat: Seat; readonly behind: string }
	| { readonly type: 'walked'; readonly seat: Seat; readonly to: Spot }
	| { readonly type: 'throwBegan' | 'wasHit'; readonly seat: Seat; readonly frame: string }
	| { readonly type: 'passed'; readonly seat: Seat }
	| { readonly type: 'rangeMeasured'; readonly range: number }
	| { readonly type: 'diceRolled'; readonly faces: Faces }
	| { readonly type: 'mittenDrawn'; readonly seat: Seat; readonly mitten: string }
	| { readonly type: 'revealed'; readonly seat: Seat; readonly number: number }
	| { readonly type: 'stepEntered'; readonly frame: string; readonly step: string }
	| { readonly type: 'frameEnded'; readonly frame: string }
	| { readonly type: 'roundBegan'; readonly round: number };

export const EVENT_TYPES: ReadonlySet<string> = new Set<Event['type']>([
	...(['hidden', 'walked', 'throwBegan', 'passed', 'rangeMeasured', 'diceRolled'] as const),
	...(['wasHit', 'mittenDrawn', 'revealed', 'stepEntered', 'frameEnded', 'roundBegan'] as const)
]);

/** Charts: `round` hide → walk → throw → reveal → over; `throw` measure → roll → landed; `hit` react → draw → felt. */
export interface TinyFrame extends Frame {
	readonly range?: number;
}

export interface State extends Setup {
	readonly round: number;
	readonly frames: readonly TinyFrame[];
	readonly behind: Of<string>;
	readonly at: Of<Spot>;
	readonly snowballs: Of<number>;
	readonly hits: Of<number>;
	readonly hands: Of<readonly string[]>;
	readonly shown: Of<number>;
}
