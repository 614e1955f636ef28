import { decode, encode } from 'cborg';
import * as v from 'valibot';
import { LIMITS } from './gate.js';

/** The number of the language that tablets speak: it grows when an older tablet would not understand. */
export const WIRE = 1;

const bytes = v.custom<Uint8Array>((value) => value instanceof Uint8Array);
const short = v.pipe(v.string(), v.maxLength(64));
const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** Who is there, and which versions she has: the first thing either side says. */
const Hi = v.strictObject({
	wire: whole,
	schema: whole,
	system: short,
	rules: short,
	table: short,
	device: short,
	writer: v.pipe(whole, v.maxValue(0xffff_ffff))
});
export type Hi = v.InferOutput<typeof Hi>;

const Message = v.variant('say', [
	/** `heard` says whether the other's has come: until it has, both go on saying it. */
	v.strictObject({ say: v.literal('hi'), hi: Hi, heard: v.boolean() }),
	/** How much of each writer the sender holds; whoever hears it gives what is missing. `answer` asks for the other's. */
	v.strictObject({ say: v.literal('have'), vector: bytes, answer: v.boolean() }),
	/** Entries as an update of the shared document. */
	v.strictObject({ say: v.literal('give'), update: bytes }),
	/** All that was missing has been given. */
	v.strictObject({ say: v.literal('given') }),
	/** Why the link is closed. */
	v.strictObject({ say: v.literal('bye'), code: short })
]);
export type Message = v.InferOutput<typeof Message>;

/** What is no update says little. */
const CONTROL = 64 * 1024;

export const encodeMessage = (message: Message): Uint8Array => new Uint8Array(encode(message));

/** The message of these bytes; nothing for what this app does not understand. */
export function decodeMessage(given: Uint8Array): Message | undefined {
	if (given.length > LIMITS.message + CONTROL) return undefined;
	try {
		const strict = {
			strict: true,
			allowIndefinite: false,
			allowUndefined: false,
			rejectDuplicateMapKeys: true
		};
		const message = v.safeParse(Message, decode(given, strict));
		if (!message.success) return undefined;
		return message.output.say === 'give' || given.length <= CONTROL ? message.output : undefined;
	} catch {
		// foreign bytes may be anything
		return undefined;
	}
}
