import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import * as v from 'valibot';
import { encode } from 'cborg';
import { refuse, yes, type Decision } from '../engine/rules.js';
import { decodeEntry, encodeEntry, SCHEMA, type OpenEntry } from '../log/index.js';
import type { Line } from './line.js';
import { read } from './messages.js';

/** How somebody is let in: to play, or to watch. */
export type Role = 'captain' | 'spectator';

const short = v.pipe(v.string(), v.maxLength(64));
const bytes = v.custom<Uint8Array>((value) => value instanceof Uint8Array && value.length <= 64 * 1024);
const Word = v.variant('say', [
	/** A tablet that has not been at the table asks to come in. */
	v.strictObject({ say: v.literal('knock'), device: short, schema: v.pipe(v.number(), v.safeInteger()) }),
	/** The table, for somebody who was let in. */
	v.strictObject({ say: v.literal('welcome'), as: v.picklist(['captain', 'spectator']), opening: bytes }),
	/** That a tablet has been at the table: whoever has not cannot say it of this line. */
	v.strictObject({ say: v.literal('proof'), device: short, proof: bytes }),
	v.strictObject({ say: v.literal('no'), code: short })
]);
type Word = v.InferOutput<typeof Word>;

const say = (line: Line, word: Word) => line.send(new Uint8Array(encode(word)));

/** The next word on a line; refuses with `theyClosed` when it is gone, `messageForeign` for what is none. */
function hearWord(line: Line): Promise<Decision<Word>> {
	return new Promise((resolve) => {
		line.gone = () => resolve(refuse('theyClosed'));
		line.hear = (message) => {
			// what comes after it is for whoever listens next
			line.hear = undefined;
			const word = message.length <= 96 * 1024 ? read(Word, message) : undefined;
			if (!word) resolve(refuse('messageForeign'));
			else if (word.say === 'no') resolve(refuse(word.code));
			else resolve(yes(word));
		};
	});
}

/**
 * Asks to be let in by a tablet that is at a table, and gets the beginning of the table when somebody there says yes. Refuses with
 * `notLetIn`, `pleaseUpdate`, `theyMustUpdate` or what has gone wrong with the line.
 */
export async function knock(
	line: Line,
	device: string
): Promise<Decision<{ readonly open: OpenEntry; readonly as: Role }>> {
	say(line, { say: 'knock', device, schema: SCHEMA });
	const word = await hearWord(line);
	if (!word.ok) return word;
	const entry = word.value.say === 'welcome' ? decodeEntry(word.value.opening) : refuse('messageForeign');
	if (!entry.ok) return entry;
	if (word.value.say !== 'welcome' || entry.value.kind !== 'open') return refuse('messageForeign');
	return yes({ open: entry.value, as: word.value.as });
}

/** Who stands at the door, and what opens it. */
export interface Door {
	readonly open: OpenEntry;
	readonly device: string;
	/** Whether the log of the table names this tablet: nobody comes back who never came. */
	readonly isKnown: (device: string) => boolean;
	/** Asks the people here whether, and how, to let this tablet in; nothing for no. */
	readonly admit: (device: string) => Promise<Role | undefined>;
}

/**
 * Lets a tablet in that knocks, or one that has been at this table and can prove it. Gives who it is, and how it came in if it is
 * new. `them` is who its code said it is: another refuses with `notWhoTheySaid`.
 */
export async function answerDoor(
	line: Line,
	{ open, device, isKnown, admit }: Door,
	them: { readonly device: string; readonly isBack: boolean }
): Promise<Decision<{ readonly device: string; readonly as?: Role }>> {
	const no = (code: string): Decision<never> => {
		say(line, { say: 'no', code });
		line.close();
		return refuse(code);
	};
	/** Whoever has said a proof listens for no word of the door any more. */
	const leave = (): Decision<never> => {
		line.close();
		return refuse('notLetIn');
	};
	if (them.isBack) say(line, { say: 'proof', device, proof: proofOf(open, line, device) });
	const word = await hearWord(line);
	if (!word.ok) return word;
	const said = word.value;
	if (said.say !== 'knock' && said.say !== 'proof') return no('messageForeign');
	if (said.device !== them.device) return no('notWhoTheySaid');
	if (said.say === 'proof') {
		const due = proofOf(open, line, them.device);
		if (!due.every((byte, i) => byte === said.proof[i])) return leave();
		if (isKnown(them.device)) return yes({ device: them.device });
		// she has the table by another road, a file: people are asked, as for anybody new
		const as = await admit(them.device);
		return as === undefined ? leave() : yes({ device: them.device, as });
	}
	if (said.schema !== SCHEMA) {
		const isOlder = said.schema < SCHEMA;
		no(isOlder ? 'pleaseUpdate' : 'theyMustUpdate');
		return refuse(isOlder ? 'theyMustUpdate' : 'pleaseUpdate');
	}
	const as = await admit(them.device);
	if (as === undefined) return no('notLetIn');
	say(line, { say: 'welcome', as, opening: encodeEntry(open) });
	return yes({ device: them.device, as });
}

/** Only who has the beginning of the table can say this, and only on this line. */
function proofOf(open: OpenEntry, line: Line, device: string): Uint8Array {
	const text = (words: string) => new TextEncoder().encode(words);
	return hmac(sha256, text(`${open.id}/${open.open.seed}`), text(`${line.key}/${device}`));
}
