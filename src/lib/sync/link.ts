import type { Refusal } from '../engine/rules.js';
import { decodeMessage, encodeMessage, type Hi, type Message } from './messages.js';
import { Pace, type Ticking } from './pace.js';

/** A road to one other tablet: bytes in, bytes out, in order. Whoever opened it hands over what arrives. */
export interface Wire {
	/** Whose it is, where that is known already: nobody else may say so on it. */
	readonly device?: string;
	/** Whether nothing has been heard on it for a while. */
	readonly isQuiet?: boolean;
	send(bytes: Uint8Array): void;
	/** Closes it when all that was sent has gone. */
	close(): void;
}

/** What a link asks of the table that it joins. */
export interface Ends {
	readonly hi: Hi;
	stateVector(): Uint8Array;
	missing(vector: Uint8Array): readonly Uint8Array[];
	/** Takes an update in. Refuses what is hostile; `updateGap` for one that came too early. */
	take(update: Uint8Array, from: Link): Promise<Refusal | undefined>;
	/** A link has come to another stage. */
	changed(link: Link): void;
	/** The time, where links are slowed down that are too fast. */
	readonly ticking?: Ticking | undefined;
	/** Whether a writer is ours, or of another tablet that is heard. */
	isTaken?(them: Hi, link: Link): boolean;
	/** What is said of roads, and how the other's table stands. */
	heard?(message: Aside, link: Link): void;
}
/** What links carry beside entries. */
export type Aside = Extract<Message, { say: 'here' | 'pair' | 'drop' | 'stand' }>;

/**
 * `meeting` until both have said who they are, `filling` until each has what the other had, then `live`; `closed` with why.
 */
export type Stage = 'meeting' | 'filling' | 'live' | 'closed';

/** A first exchange that is not over after so many comparisons never will be: nobody waits for it any longer. */
const PATIENCE = 12;

/** What a reason of the other tablet is on this one. */
const SAID: Readonly<Record<string, string>> = {
	pleaseUpdate: 'theyMustUpdate',
	theyMustUpdate: 'pleaseUpdate',
	otherTable: 'otherTable',
	sameDevice: 'sameDevice'
};

/** Refusals that say nothing against the other tablet: it is asked again, and nothing is closed. */
const HARMLESS = [
	...['updateGap', 'noStorage', 'quotaExceeded', 'storageClosed', 'storageBroken'],
	...['tooManyWriters', 'tableFull', 'writtenElsewhere']
];
/** Messages of one link that wait for their turn. */
const MOST_WAITING = 512;
/** How often a tablet may say that its page was loaded anew, over one link. */
const MOST_LOADS = 40;

/** Reasons to close that may be others next time. */
const PASSING = ['theySayNothing', 'theyClosed', 'brokenHere'];

/** One link to one other tablet: who it is, what it holds, and entries in both directions. What breaks its rules closes it. */
export class Link {
	stage: Stage = 'meeting';
	them: Hi | undefined;
	/** Why it was closed. */
	refusal: Refusal | undefined;
	readonly #wire: Wire;
	readonly #ends: Ends;
	readonly #pace: Pace | undefined;
	/** Messages that wait for their turn. */
	#waiting = 0;
	#work: Promise<void> = Promise.resolve();
	#isAsked = false;
	#isGiven = false;
	/** Whether it was asked for what is missing, and not all has been given yet. */
	#isAsking = false;
	/** How often what is held was compared since they met, without an end. */
	#comparisons = 0;
	/** How often the other's page was loaded. */
	#loads = 0;

	constructor(wire: Wire, ends: Ends) {
		this.#wire = wire;
		this.#ends = ends;
		this.#pace = ends.ticking && new Pace(ends.ticking);
		this.#say({ say: 'hi', hi: ends.hi, heard: false });
	}

	/** Whether it may bring so many new writers: always in a first exchange, which is no rate. */
	mayBring(writers: number): boolean {
		return writers === 0 || this.stage !== 'live' || (this.#pace?.mayBring(writers) ?? true);
	}
	/** Whether the other is heard, as far as its road can tell. */
	get isHeard(): boolean {
		return this.stage === 'live' && this.#wire.isQuiet !== true;
	}
	/** Whether they play by newer rules than this app knows: then it may only watch. */
	get isOlderHere(): boolean {
		return this.them !== undefined && Number(this.#ends.hi.rules) < Number(this.them.rules);
	}
	/** Whether it was closed for a reason that another try does not change. */
	get isFinal(): boolean {
		return this.refusal !== undefined && !PASSING.includes(this.refusal.code);
	}

	/** What has come over the wire. One after the other. */
	receive(bytes: Uint8Array): Promise<void> {
		// what is too much now is given again when both compare
		if (this.#pace && this.#waiting >= MOST_WAITING && this.stage === 'live') return this.#work;
		this.#waiting++;
		this.#work = this.#work
			.then(() => this.#hear(bytes))
			// whatever went wrong here is not theirs to guess: they may come again
			.catch(() => this.close({ code: 'brokenHere' }))
			.finally(() => this.#waiting--);
		return this.#work;
	}
	/** Their road is back after a silence: what each has is exchanged anew, and nobody settles before it is. */
	again(): void {
		this.#comparisons = 0;
		if (this.stage === 'live') {
			[this.#isAsked, this.#isGiven] = [false, false];
			this.#goTo('filling');
		}
		this.compare();
	}

	/** Gives an update that is new here. Until the first exchange is over it is part of that. */
	give(update: Uint8Array): void {
		if (this.stage === 'live' || this.stage === 'filling') this.#say({ say: 'give', update });
	}
	/** Says something beside the entries, once both know who they are. */
	tell(message: Aside): void {
		if (this.them) this.#say(message);
	}
	/** Asks what the other has, and says what is here: from time to time, and after a road was bad. */
	compare(): void {
		this.#ask();
		// whoever is not heard now may still come back
		if (this.#wire.isQuiet === true) return;
		if (this.stage === 'filling' && ++this.#comparisons > PATIENCE) this.close({ code: 'theySayNothing' });
	}
	/** Something was missing before what came: it is asked for once, until all has been given or both compare. */
	missed(): void {
		if (!this.#isAsking) this.#ask();
	}
	#ask(): void {
		this.#isAsking = true;
		if (this.stage === 'meeting') this.#say({ say: 'hi', hi: this.#ends.hi, heard: false });
		else this.#say({ say: 'have', vector: this.#ends.stateVector(), answer: true });
	}
	/** The wire has gone, or is no longer wanted. */
	close(refusal?: Refusal, isFromThem = false): void {
		if (this.stage === 'closed') return;
		if (refusal && !isFromThem) this.#say({ say: 'bye', code: refusal.code });
		this.refusal = refusal;
		this.#goTo('closed');
		this.#wire.close();
	}

	#say(message: Message): void {
		if (this.stage === 'closed') return;
		try {
			this.#wire.send(encodeMessage(message));
		} catch {
			// a wire that takes nothing any more: one link less, and no other hears of it
			this.#goTo('closed');
			this.#wire.close();
		}
	}
	#goTo(stage: Stage): void {
		this.stage = stage;
		this.#ends.changed(this);
	}

	async #hear(bytes: Uint8Array): Promise<void> {
		if (this.stage === 'closed') return;
		const message = decodeMessage(bytes);
		if (!message) return this.close({ code: 'messageForeign' });
		switch (message.say) {
			case 'hi':
				return this.#meet(message.hi, message.heard);
			case 'bye':
				return this.close({ code: SAID[message.code] ?? 'theyClosed' }, true);
			case 'have':
				return this.#compared(message);
			case 'give':
				return this.#given(message.update);
			case 'given':
				this.#isGiven = this.them !== undefined;
				this.#isAsking = false;
				return this.#live();
			case 'here':
			case 'pair':
			case 'drop':
			case 'stand':
				if (this.them) this.#ends.heard?.(message, this);
				return;
			default:
				return message satisfies never;
		}
	}

	/**
	 * Versions are compared before anything else is said: different shapes never share a table, and whoever has older rules only
	 * watches.
	 */
	#meet(them: Hi, isHeard: boolean): void {
		const { hi } = this.#ends;
		if (this.them && !isHeard) this.#say({ say: 'hi', hi, heard: true });
		// said once more; but another page load of the same tablet begins anew
		if (this.them?.writer === them.writer) return;
		[this.#isAsked, this.#isGiven, this.#comparisons] = [false, false, 0];
		if (them.table !== hi.table || them.system !== hi.system) return this.close({ code: 'otherTable' });
		if (them.device === hi.device) return this.close({ code: 'sameDevice' });
		const isHerself = this.#wire.device === undefined || this.#wire.device === them.device;
		if (!isHerself || this.#ends.isTaken?.(them, this)) return this.close({ code: 'writtenAsAnother' });
		if (++this.#loads > MOST_LOADS) return this.close({ code: 'messageForeign' });
		const older = hi.wire - them.wire || hi.schema - them.schema;
		if (older !== 0) return this.close({ code: older < 0 ? 'pleaseUpdate' : 'theyMustUpdate' });
		this.them = them;
		this.#goTo('filling');
		// they ask as well: each answers the other
		this.#say({ say: 'have', vector: this.#ends.stateVector(), answer: false });
	}

	#compared({ vector, answer }: Extract<Message, { say: 'have' }>): void {
		if (!this.them) return;
		let pieces: readonly Uint8Array[];
		try {
			pieces = this.#ends.missing(vector);
		} catch {
			// no state vector: whoever says so speaks another language
			return this.close({ code: 'messageForeign' });
		}
		for (const update of pieces) this.#say({ say: 'give', update });
		this.#say({ say: 'given' });
		this.#isAsked = true;
		if (answer) this.#say({ say: 'have', vector: this.#ends.stateVector(), answer: false });
		this.#live();
	}

	async #given(update: Uint8Array): Promise<void> {
		if (!this.them) return;
		if (this.stage === 'live') await this.#pace?.turn();
		const refusal = await this.#ends.take(update, this);
		if (refusal && !HARMLESS.includes(refusal.code)) this.close(refusal);
	}

	#live(): void {
		if (this.stage === 'filling' && this.#isAsked && this.#isGiven) this.#goTo('live');
	}
}
