import * as v from 'valibot';
import { COLOURS, type Maneuver } from '../rules/maneuver.js';
import { TOKENS } from '../rules/vocabulary.js';
import { Bands, Count, DialCode, Id, ManeuverCode, Name, Point, Source, Words } from './parts.js';
import { Effect } from './verbs.js';

const Arc = v.strictObject({ facing: v.picklist(['front', 'rear']), degrees: v.picklist([90, 180, 360]) });

export const ShipClass = v.strictObject({
	kind: v.literal('ship'),
	id: Id,
	name: Name,
	source: Source,
	attack: Count,
	agility: Count,
	hull: Count,
	shields: Count,
	actions: v.array(v.picklist(['evasiveManeuvers', 'targetLock', 'scan', 'battleStations'])),
	upgradeBar: v.array(v.picklist(['weapon', 'crew', 'tech'])),
	arcs: v.strictObject({ primary: Arc, secondary: v.optional(Arc) }),
	dial: v.record(DialCode, v.picklist(COLOURS))
});
export type ShipClass = v.InferOutput<typeof ShipClass>;

export const Upgrade = v.strictObject({
	kind: v.literal('upgrade'),
	id: Id,
	name: Name,
	source: Source,
	type: v.picklist(['weapon', 'crew', 'tech', 'talent']),
	cost: Count,
	onePerShip: v.boolean(),
	weapon: v.optional(
		v.strictObject({
			/** Dice: a number of its own, or the primary weapon's and so many more. */
			value: v.union([v.strictObject({ dice: Count }), v.strictObject({ primaryPlus: Count })]),
			range: Bands,
			arc: v.picklist(['primary', 'primaryOrSecondary', 'any']),
			needsLock: v.boolean()
		})
	),
	effects: v.array(Effect)
});
export type Upgrade = v.InferOutput<typeof Upgrade>;

export const DamageCard = v.strictObject({
	kind: v.literal('damage'),
	id: Id,
	name: Name,
	source: Source,
	count: Count,
	effects: v.array(Effect)
});
export type DamageCard = v.InferOutput<typeof DamageCard>;

export const Loadout = v.strictObject({
	kind: v.literal('loadout'),
	id: Id,
	source: Source,
	standard: v.strictObject({ captainSkill: Count }),
	elite: v.strictObject({ captainSkill: Count, title: Name, effects: v.array(Effect) })
});
export type Loadout = v.InferOutput<typeof Loadout>;

const Cell = v.custom<Maneuver | `${Maneuver}!`>(
	(value) => typeof value === 'string' && v.is(ManeuverCode, value.replace(/!$/, '')),
	'a cell is a maneuver, with ! when red'
);
const Row = v.tuple([Cell, Cell, Cell, Cell, Cell, Cell]);
const Ring = v.strictObject({ ahead: Row, right45: Row, right90: Row, right135: Row, behind: Row });

export const EnemyCard = v.strictObject({
	kind: v.literal('enemy'),
	id: Id,
	source: Source,
	ship: Id,
	loadouts: v.array(Id),
	/** Die 1 to 6 for each right-hand sector; left-hand ones are mirrored. */
	tables: v.strictObject({ inner: Ring, outer: Ring }),
	/** The first that applies is done. */
	actions: v.array(v.picklist(['removeAuxiliaryPower', 'battleStations', 'evasiveManeuvers', 'fix', 'scan']))
});
export type EnemyCard = v.InferOutput<typeof EnemyCard>;

const Edge = v.picklist(['left', 'right', 'top', 'bottom']);
const Arrow = v.strictObject({ at: Point, heading: v.number() });

export const Mission = v.strictObject({
	kind: v.literal('mission'),
	id: Id,
	name: Name,
	source: Source,
	act: v.picklist([1, 2, 3]),
	briefing: v.array(Words),
	/** How the objective is reached, for those who have not read the rules. */
	howTo: Words,
	/** Corners in inches, as are all places of a map. */
	deployment: v.array(Point),
	federationEdges: v.array(Edge),
	arrows: v.array(Arrow),
	asteroids: v.strictObject({
		count: Count,
		area: v.array(Point),
		fromEdge: v.number(),
		apart: v.number(),
		fromTokens: v.number()
	}),
	tokens: v.array(
		v.strictObject({ id: Id, label: v.pipe(v.string(), v.maxLength(2)), at: Point, cargo: Id })
	),
	formations: v.array(
		v.strictObject({
			id: Id,
			name: Words,
			arrives: v.union([v.literal('setup'), v.pipe(v.number(), v.integer(), v.minValue(1))]),
			bearing: v.union([
				v.literal('roll'),
				v.array(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(6)))
			]),
			enemy: Id,
			elite: v.boolean(),
			/** Ships added at 2, 3, 4, 5 and 6 players. */
			adds: v.tuple([Count, Count, Count, Count, Count])
		})
	),
	collect: v.strictObject({
		/** What is collected, as it is called in a sentence. */
		noun: Words,
		range: v.picklist([1, 2, 3]),
		pays: v.picklist(TOKENS),
		limitEach: Count
	}),
	objective: v.strictObject({ returned: v.array(Id), xpEach: Count, xpLimit: Count }),
	lastRound: Count,
	/** Where the map comes from: areas, tokens and arrows. */
	mapSource: Source,
	success: v.array(Words),
	failure: v.array(Words)
});
export type Mission = v.InferOutput<typeof Mission>;

/** A ready-made ship for the introduction. */
export const Preset = v.strictObject({
	kind: v.literal('preset'),
	id: Id,
	source: Source,
	ship: Id,
	upgrades: v.array(Id),
	hint: Words
});
export type Preset = v.InferOutput<typeof Preset>;

export const Asteroid = v.strictObject({
	kind: v.literal('asteroid'),
	id: Id,
	source: Source,
	/** Corners in mm from the centre of the token. */
	outline: v.array(Point)
});
export type Asteroid = v.InferOutput<typeof Asteroid>;

export const Datum = v.variant('kind', [
	ShipClass,
	Upgrade,
	DamageCard,
	Loadout,
	EnemyCard,
	Mission,
	Preset,
	Asteroid
]);
export type Datum = v.InferOutput<typeof Datum>;
/** What a pack writes down: optional fields may be left out. */
export type LooseDatum = v.InferInput<typeof Datum>;
