import * as v from 'valibot';
import { COLOURS, type Maneuver } from '../rules/maneuver.js';
import { TOKENS, VALUES, WINDOWS } from '../rules/vocabulary.js';

/** Where a datum comes from: the document, published data, or our own invention. The screen marks the last. */
export const Source = v.picklist(['seed', 'public', 'house']);
const Id = v.pipe(
	v.string(),
	v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'an id is small letters, digits and hyphens')
);
const Name = v.pipe(v.string(), v.minLength(1), v.maxLength(60));
const Sentence = v.pipe(v.string(), v.minLength(1), v.maxLength(400));
const Count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(99));
const Point = v.tuple([v.number(), v.number()]);
const Bands = v.tuple([v.picklist([1, 2, 3]), v.picklist([1, 2, 3])]);

export const ManeuverCode = v.custom<Maneuver>(
	(value) => typeof value === 'string' && /^(?:(?:S|CA|FA)[1-6]|B[1-4][LR]|T[1-3][LR])$/.test(value),
	'a maneuver is S1-6, B1-4 L or R, T1-3 L or R, CA1-6 or FA1-6'
);
/** A row of a dial without its side: banks and turns stand for both. */
const DialCode = v.pipe(v.string(), v.regex(/^(S[1-6]|B[1-4]|T[1-3]|CA[1-6]|FA[1-6])$/));

const Face = v.picklist(['hit', 'critical', 'battleStations', 'blank', 'evade']);
const DiceKind = v.picklist(['attack', 'defense']);

const Condition = v.variant('if', [
	v.strictObject({ if: v.literal('weapon'), is: v.picklist(['primary', 'secondary', 'this']) }),
	v.strictObject({ if: v.literal('range'), from: v.picklist([1, 2, 3]), to: v.picklist([1, 2, 3]) }),
	v.strictObject({ if: v.literal('token'), token: v.picklist(TOKENS) }),
	v.strictObject({ if: v.literal('colour'), is: v.array(v.picklist(COLOURS)) }),
	v.strictObject({ if: v.literal('uncancelled') }),
	v.strictObject({ if: v.literal('earlierRound') }),
	v.strictObject({ if: v.literal('notContained') }),
	v.strictObject({
		if: v.literal('targetInPrimaryArc'),
		from: v.picklist([1, 2, 3]),
		to: v.picklist([1, 2, 3])
	})
]);
export type Condition = v.InferOutput<typeof Condition>;

const Cost = v.variant('pay', [
	v.strictObject({ pay: v.literal('disable') }),
	v.strictObject({ pay: v.literal('discard') }),
	v.strictObject({ pay: v.literal('time'), count: Count }),
	v.strictObject({ pay: v.literal('token'), token: v.picklist(TOKENS) }),
	v.strictObject({ pay: v.literal('lock') })
]);
export type Cost = v.InferOutput<typeof Cost>;

const PlainVerb = v.variant('verb', [
	v.strictObject({ verb: v.literal('gainToken'), token: v.picklist(TOKENS), count: Count }),
	v.strictObject({ verb: v.literal('loseToken'), token: v.picklist(TOKENS), count: Count }),
	v.strictObject({
		verb: v.literal('reroll'),
		dice: DiceKind,
		count: v.union([Count, v.literal('any')]),
		face: v.optional(Face)
	}),
	v.strictObject({
		verb: v.literal('convert'),
		dice: DiceKind,
		from: Face,
		to: Face,
		count: v.union([Count, v.literal('all')])
	}),
	v.strictObject({ verb: v.literal('addResult'), dice: DiceKind, face: Face }),
	v.strictObject({
		verb: v.literal('modify'),
		value: v.picklist(VALUES),
		by: v.pipe(v.number(), v.integer())
	}),
	v.strictObject({
		verb: v.literal('replace'),
		value: v.picklist(VALUES),
		with: v.pipe(v.number(), v.integer())
	}),
	v.strictObject({ verb: v.literal('none'), value: v.picklist(VALUES) }),
	v.strictObject({ verb: v.literal('colour'), bearings: v.array(DialCode), to: v.picklist(COLOURS) }),
	v.strictObject({
		verb: v.literal('sufferDamage'),
		who: v.picklist(['self', 'defender']),
		count: Count,
		pastShields: v.optional(v.boolean())
	}),
	v.strictObject({ verb: v.literal('turnFaceDown') }),
	v.strictObject({ verb: v.literal('destroyShip') }),
	v.strictObject({ verb: v.literal('repairShield'), count: Count }),
	v.strictObject({ verb: v.literal('changeSpeed'), by: v.array(v.pipe(v.number(), v.integer())) }),
	v.strictObject({
		verb: v.literal('discardUpgrade'),
		type: v.picklist(['weapon', 'crew', 'tech', 'talent'])
	}),
	v.strictObject({ verb: v.literal('forbidBarActions') }),
	v.strictObject({ verb: v.literal('forbidTalents') }),
	v.strictObject({ verb: v.literal('contain'), speedLimit: Count }),
	v.strictObject({ verb: v.literal('ignoreRed') })
]);
const RollVerb = v.strictObject({
	verb: v.literal('rollAttackDie'),
	on: v.record(Face, v.array(PlainVerb))
});
const Verb = v.union([PlainVerb, RollVerb]);
/** What a card may do: the closed vocabulary. Each verb has its sentence in the texts. */
export type Verb = v.InferOutput<typeof Verb>;
export type PlainVerb = v.InferOutput<typeof PlainVerb>;

const Effect = v.strictObject({
	when: v.picklist(WINDOWS),
	/** In an attack: on whose side the ship with the card stands. `friend` is another ship of the attacker's side. */
	role: v.optional(v.picklist(['attacker', 'defender', 'friend'])),
	if: v.optional(v.array(Condition), []),
	pays: v.optional(v.array(Cost), []),
	does: v.array(Verb),
	may: v.optional(v.boolean(), false),
	/** Stays in force for the attack whose cost disabled or discarded the card. (D93) */
	whileFired: v.optional(v.boolean(), false)
});
export type Effect = v.InferOutput<typeof Effect>;
type LooseEffect = v.InferInput<typeof Effect>;

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
	text: Sentence,
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
	text: Sentence,
	effects: v.array(Effect)
});
export type DamageCard = v.InferOutput<typeof DamageCard>;

export const Loadout = v.strictObject({
	kind: v.literal('loadout'),
	id: Id,
	source: Source,
	standard: v.strictObject({ captainSkill: Count }),
	elite: v.strictObject({ captainSkill: Count, title: Name, text: Sentence, effects: v.array(Effect) })
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
	briefing: v.array(Sentence),
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
			name: Name,
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
		noun: Name,
		range: v.picklist([1, 2, 3]),
		pays: v.picklist(TOKENS),
		limitEach: Count
	}),
	objective: v.strictObject({ returned: v.array(Id), xpEach: Count, xpLimit: Count }),
	lastRound: Count,
	success: v.array(Sentence),
	failure: v.array(Sentence)
});
export type Mission = v.InferOutput<typeof Mission>;

/** A ready-made ship for the introduction. */
export const Preset = v.strictObject({
	kind: v.literal('preset'),
	id: Id,
	source: Source,
	ship: Id,
	upgrades: v.array(Id),
	hint: Sentence
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
export type { LooseEffect };
