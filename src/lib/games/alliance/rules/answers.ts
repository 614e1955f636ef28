import * as v from 'valibot';
import { SECTORS } from '../../../engine/geometry/index.js';
import { ManeuverCode } from '../data/parts.js';
import { ARC_NAMES, EDGES } from './questions.js';

const Id = v.pipe(v.string(), v.maxLength(60));
const Ids = v.pipe(v.array(Id), v.maxLength(40));
const Number_ = v.pipe(v.number(), v.finite());
const Band = v.picklist([1, 2, 3, 4]);
const Pose = v.strictObject({ x: Number_, y: Number_, heading: Number_ });
const Shot = v.strictObject({
	target: Id,
	arc: v.picklist(ARC_NAMES),
	inArc: v.boolean(),
	band: Band,
	mm: v.exactOptional(Number_),
	obstructed: v.boolean(),
	blocked: v.boolean()
});
const Move = v.strictObject({
	flown: ManeuverCode,
	pose: Pose,
	ships: Ids,
	obstacles: Ids,
	on: Ids,
	planet: v.boolean(),
	beyond: v.array(v.picklist(EDGES)),
	outside: v.exactOptional(Pose)
});

/** Answers as they come from a person's hand: checked before anything is decided with them. */
export const Answers = v.array(
	v.variant('ask', [
		v.strictObject({
			ask: v.literal('nearest'),
			nearest: v.pipe(Ids, v.minLength(1)),
			mm: v.exactOptional(v.record(Id, Number_)),
			touched: v.exactOptional(Ids)
		}),
		v.strictObject({
			ask: v.literal('approach'),
			band: Band,
			toward: v.boolean(),
			sectors: v.pipe(v.array(v.picklist(SECTORS)), v.minLength(1), v.maxLength(4))
		}),
		v.strictObject({ ask: v.literal('clear'), met: v.record(Id, Ids), leaves: v.array(ManeuverCode) }),
		v.strictObject({ ask: v.literal('move'), move: Move }),
		v.strictObject({ ask: v.literal('shots'), shots: v.array(Shot) }),
		v.strictObject({
			ask: v.literal('ranges'),
			bands: v.record(Id, Band),
			mm: v.exactOptional(v.record(Id, Number_))
		}),
		v.strictObject({ ask: v.literal('tokens'), bands: v.record(Id, Band) }),
		v.strictObject({ ask: v.literal('facings'), leavers: Ids }),
		v.strictObject({ ask: v.literal('arrive'), poses: v.record(Id, Pose) }),
		v.strictObject({ ask: v.literal('furthest'), furthest: v.pipe(Ids, v.minLength(1)) }),
		v.strictObject({ ask: v.literal('layout'), asteroids: v.array(v.strictObject({ id: Id, at: Pose })) })
	])
);
