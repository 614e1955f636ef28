import { decode, encode } from 'cborg';
import * as v from 'valibot';
import { LIMITS } from './gate.js';

/** The number of the language that tablets speak: it grows when an older tablet would not understand. */
export const WIRE = 2;

const bytes = v.custom<Uint8Array>((value) => value instanceof Uint8Array);
const short = v.pipe(v.string(), v.maxLength(64));
const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** Other tablets of one table: more would need a hub. */
export const MOST_PEERS = 8;

/** Steps of a phase whose states are compared. */
const MOST_STEPS = 200;

/** Who is there, and which versions she has: the first thing either side says. */
const Hi = v.strictObject({
	wire: whole,
	schema: whole,
	system: short,
	rules: v.pipe(v.string(), v.regex(/^\d{1,6}$/)),
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
	/** Which other tablets the sender has a line to. */
	v.strictObject({ say: v.literal('here'), devices: v.pipe(v.array(short), v.maxLength(MOST_PEERS)) }),
	/** Two tablets agree on a line, each with its address: one to use now, or one to keep in case. A third may pass it on. */
	v.strictObject({
		...{
			say: v.literal('pair'),
			id: short,
			step: v.picklist(['ask', 'answer']),
			use: v.picklist(['now', 'spare'])
		},
		...{ from: short, to: short, address: bytes }
	}),
	/** A spare that the sender has let go: the other's end of it leads nowhere. */
	v.strictObject({ say: v.literal('drop'), id: short }),
	/** How the sender's table stood after each step of the last phase: equal everywhere, or somebody has drifted. */
	v.strictObject({
		say: v.literal('stand'),
		/** Whether the sender has folded its entries anew to say this. */
		anew: v.boolean(),
		steps: v.pipe(v.array(v.strictObject({ entry: short, hash: short })), v.maxLength(MOST_STEPS))
	}),
	/** Why the link is closed. */
	v.strictObject({ say: v.literal('bye'), code: short })
]);
export type Message = v.InferOutput<typeof Message>;
export type Pairing = Extract<Message, { say: 'pair' }>;

/** What a tablet says of itself again and again: whether it hears the other, and where its people are. */
const Pulse = v.strictObject({ hears: v.boolean(), isAway: v.boolean(), looksBack: v.boolean() });
export type Pulse = v.InferOutput<typeof Pulse>;

/** What is no update says little. */
const CONTROL = 64 * 1024;
const STRICT = { strict: true, allowIndefinite: false, allowUndefined: false, rejectDuplicateMapKeys: true };

export const encodeMessage = (message: Message): Uint8Array => new Uint8Array(encode(message));
export const encodePulse = (pulse: Pulse): Uint8Array => new Uint8Array(encode(pulse));

/** The message of these bytes; nothing for what this app does not understand. */
export function decodeMessage(given: Uint8Array): Message | undefined {
	if (given.length > LIMITS.message + CONTROL) return undefined;
	const message = read(Message, given);
	return message?.say === 'give' || given.length <= CONTROL ? message : undefined;
}
export const decodePulse = (given: Uint8Array): Pulse | undefined => read(Pulse, given);

/** What foreign bytes say in a known shape; nothing for all others. */
export function read<Shape extends v.GenericSchema>(
	shape: Shape,
	given: Uint8Array
): v.InferOutput<Shape> | undefined {
	try {
		const said = v.safeParse(shape, decode(given, STRICT));
		return said.success ? said.output : undefined;
	} catch {
		// foreign bytes may be anything
		return undefined;
	}
}
