import * as v from 'valibot';
import { COLOURS } from '../rules/maneuver.js';
import { TOKENS, VALUES, WINDOWS } from '../rules/vocabulary.js';
import { Count, DialCode } from './parts.js';

const Face = v.picklist(['hit', 'critical', 'battleStations', 'blank', 'evade']);
const DiceKind = v.picklist(['attack', 'defense']);

const Condition = v.variant('if', [
	/** What is fired is the primary weapon, another, or this card. */
	v.strictObject({ if: v.literal('weapon'), is: v.picklist(['primary', 'secondary', 'this']) }),
	/** The shot is at these ranges. */
	v.strictObject({ if: v.literal('range'), from: v.picklist([1, 2, 3]), to: v.picklist([1, 2, 3]) }),
	/** The ship has such a token. */
	v.strictObject({ if: v.literal('token'), token: v.picklist(TOKENS) }),
	/** The maneuver that is flown has one of these colours. */
	v.strictObject({ if: v.literal('colour'), is: v.array(v.picklist(COLOURS)) }),
	/** A result of the attack is not cancelled. */
	v.strictObject({ if: v.literal('uncancelled') }),
	/** The card was dealt in an earlier round. */
	v.strictObject({ if: v.literal('earlierRound') }),
	/** Its danger has not been contained. */
	v.strictObject({ if: v.literal('notContained') }),
	/** The target of another ship lies in this one’s primary arc, within Range 3. */
	v.strictObject({ if: v.literal('targetInPrimaryArc') })
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
	/** The ship with the card gains tokens. */
	v.strictObject({ verb: v.literal('gainToken'), token: v.picklist(TOKENS), count: Count }),
	/** It sheds tokens, as many as it has. */
	v.strictObject({ verb: v.literal('loseToken'), token: v.picklist(TOKENS), count: Count }),
	/** Dice are rolled again: so many, or any; only those with a face, if one is named. */
	v.strictObject({
		verb: v.literal('reroll'),
		dice: DiceKind,
		count: v.union([Count, v.literal('any')]),
		face: v.optional(Face)
	}),
	/** Dice with one face are turned to another. */
	v.strictObject({
		verb: v.literal('convert'),
		dice: DiceKind,
		from: Face,
		to: Face,
		count: v.union([Count, v.literal('all')])
	}),
	/** A result is added that no die shows. */
	v.strictObject({ verb: v.literal('addResult'), dice: DiceKind, face: Face }),
	/** A value is more or less, inside the Rule of 3. */
	v.strictObject({
		verb: v.literal('modify'),
		value: v.picklist(VALUES),
		by: v.pipe(v.number(), v.integer())
	}),
	/** A number stands in the place of the printed one. */
	v.strictObject({
		verb: v.literal('replace'),
		value: v.picklist(VALUES),
		with: v.pipe(v.number(), v.integer())
	}),
	/** A value is none at all, whatever adds. */
	v.strictObject({ verb: v.literal('none'), value: v.picklist(VALUES) }),
	/** Maneuvers of these bearings have this colour. */
	v.strictObject({ verb: v.literal('colour'), bearings: v.array(DialCode), to: v.picklist(COLOURS) }),
	/** Damage is dealt, past the shields if it says so. */
	v.strictObject({
		verb: v.literal('sufferDamage'),
		who: v.picklist(['self', 'defender']),
		count: Count,
		pastShields: v.optional(v.boolean())
	}),
	/** The card is turned face down. */
	v.strictObject({ verb: v.literal('turnFaceDown') }),
	/** The ship is destroyed. */
	v.strictObject({ verb: v.literal('destroyShip') }),
	/** Shields that were lost come back, up to the shield value. */
	v.strictObject({ verb: v.literal('repairShield'), count: Count }),
	/** The revealed maneuver is flown faster or slower. */
	v.strictObject({ verb: v.literal('changeSpeed'), by: v.array(v.pipe(v.number(), v.integer())) }),
	/** An upgrade of this type is discarded, by the captain’s choice. */
	v.strictObject({
		verb: v.literal('discardUpgrade'),
		type: v.picklist(['weapon', 'crew', 'tech', 'talent'])
	}),
	/** No action of the action bar. */
	v.strictObject({ verb: v.literal('forbidBarActions') }),
	/** Talents are silent. */
	v.strictObject({ verb: v.literal('forbidTalents') }),
	/** The danger is over for a lower speed. */
	v.strictObject({ verb: v.literal('contain'), speedLimit: Count }),
	/** An enemy keeps its action after a red maneuver. */
	v.strictObject({ verb: v.literal('ignoreRed') })
]);
/** One attack die decides what follows. */
const RollVerb = v.strictObject({
	verb: v.literal('rollAttackDie'),
	on: v.record(Face, v.array(PlainVerb))
});
const Verb = v.union([PlainVerb, RollVerb]);
/** What a card may do: the closed vocabulary. */
export type Verb = v.InferOutput<typeof Verb>;
export type PlainVerb = v.InferOutput<typeof PlainVerb>;

export const Effect = v.strictObject({
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
