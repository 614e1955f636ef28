import * as v from 'valibot';
import { hashOf } from '../engine/canonical.js';
import { refuse, yes, type Decision } from '../engine/rules.js';
import { ID_LENGTH, SCHEMA, STRUCK_CODES, type Entry } from './entry.js';
import { plainFault } from './plain.js';

const id = v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/));
const name = v.pipe(v.string(), v.minLength(1), v.maxLength(64));
const occasion = v.pipe(v.string(), v.minLength(1), v.maxLength(2048));
const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const record = v.record(v.string(), v.unknown());

const given = v.strictObject({ on: v.exactOptional(occasion), command: record });
const event = v.looseObject({ type: name });
const on = v.strictObject({ id: occasion, key: v.pipe(v.string(), v.maxLength(64)) });
const none = v.strictTuple([]);

const written = {
	id,
	writer: v.pipe(whole, v.maxValue(0xffff_ffff)),
	ordinal: v.exactOptional(whole),
	device: name,
	seat: v.pipe(v.string(), v.maxLength(64)),
	schema: v.pipe(whole, v.minValue(1)),
	at: whole
};
const grown = { ...written, table: id, parent: id };
const move = {
	...grown,
	on,
	commands: v.pipe(
		v.array(given),
		v.minLength(1),
		v.maxLength(1024),
		v.check((commands) => commands.every((each, i) => (each.on === undefined) === (i === 0)))
	),
	events: v.pipe(v.array(event), v.maxLength(8192)),
	retryOf: v.exactOptional(id)
};
const opening = v.strictObject({
	system: name,
	rules: name,
	setup: v.unknown(),
	seed: v.pipe(v.string(), v.minLength(1), v.maxLength(128)),
	from: v.exactOptional(v.strictObject({ table: id, entry: id }))
});
const struck = v.strictObject({ of: id, code: v.picklist(STRUCK_CODES) });
const quiet = { ...grown, commands: none, events: none };

const schema = v.variant('kind', [
	v.strictObject({ kind: v.literal('open'), ...written, commands: none, events: none, open: opening }),
	v.strictObject({ kind: v.picklist(['choice', 'fact']), ...move }),
	v.strictObject({
		kind: v.literal('table'),
		...grown,
		commands: none,
		events: move.events,
		change: record,
		retryOf: move.retryOf
	}),
	v.strictObject({ kind: v.literal('takeBack'), ...quiet, to: id }),
	v.strictObject({ kind: v.literal('adopt'), ...quiet, rank: v.pipe(whole, v.minValue(1)) }),
	v.strictObject({
		kind: v.literal('struck'),
		...quiet,
		struck: v.pipe(v.array(struck), v.minLength(1), v.maxLength(4096))
	})
]);

/**
 * An entry from outside: plain JSON, its envelope exactly as the schema says, and its id the hash of all the rest. What the
 * commands and events say is the game's to know. Refuses with `entryMalformed`, `entryTooLarge`, `entryHash`, or
 * `pleaseUpdate` when the entry was written by a newer app.
 */
export function checkEntry(value: unknown, newest = SCHEMA): Decision<Entry> {
	const fault = plainFault(value);
	if (fault) return refuse(fault);
	if (v.is(v.object({ schema: v.number() }), value) && value.schema > newest) {
		return refuse('pleaseUpdate', { schema: value.schema });
	}
	const parsed = v.safeParse(schema, value);
	if (!parsed.success) return refuse('entryMalformed', { at: v.getDotPath(parsed.issues[0]) ?? '' });
	const { id: claimed, ...body } = parsed.output;
	if (body.schema >= 2 !== (body.ordinal !== undefined)) return refuse('entryMalformed', { at: 'ordinal' });
	if (hashOf(body, ID_LENGTH) !== claimed) return refuse('entryHash', { entry: claimed });
	return yes(parsed.output);
}
