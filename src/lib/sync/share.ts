import type { Decision, Refusal } from '../engine/rules.js';
import type { Entry, OpenEntry } from '../log/index.js';
import { SharedDocument } from './document.js';
import { admit } from './gate.js';
import { Link, type Aside, type Ends, type Wire } from './link.js';
import { WIRE, type Hi } from './messages.js';
import type { Ticking } from './pace.js';

/** What a shared table needs of the tablet it lies on. */
export interface Sharing {
	readonly open: OpenEntry;
	/** All that is stored of the table. */
	readonly stored: Iterable<Entry>;
	readonly device: string;
	readonly writer: number;
	/** The shape of entries that this app writes, and the version of the game's rules. */
	readonly schema: number;
	readonly rules: number;
	/** The time, where links are slowed down that are too fast. */
	readonly ticking?: Ticking;
	/** Keeps entries for good; they are applied and passed on only when it says yes. */
	keep(entries: readonly Entry[]): Promise<Decision<unknown>>;
	/** Whether a tablet was let in to watch only: what it writes itself is not taken from it. */
	isSpectator?(device: string): boolean;
	/** A link came, went, or is on another stage. */
	changed?(link: Link): void;
	/** What was said beside the entries. */
	heard?(message: Aside, link: Link): void;
}

/**
 * One table on many tablets: its shared document, and the links to those who have it too. Entries go one way only: through the
 * gate, onto the disk, into the document, to the others. (Design §6)
 */
export class Share {
	readonly #links = new Set<Link>();
	readonly #document: SharedDocument;
	readonly #sharing: Sharing;
	readonly #hi: Hi;
	#taking: Promise<unknown> = Promise.resolve();

	constructor(sharing: Sharing) {
		const { open, device, writer, schema, rules, stored } = sharing;
		this.#sharing = sharing;
		this.#document = new SharedDocument(stored);
		const { system } = open.open;
		this.#hi = { wire: WIRE, schema, system, rules: String(rules), table: open.id, device, writer };
	}

	get links(): readonly Link[] {
		return [...this.#links];
	}
	/** Whether a first exchange is under way: until it is over nobody settles anything. */
	get isFilling(): boolean {
		return this.links.some(({ stage }) => stage === 'filling');
	}
	/** All of the document: the same bytes on every tablet that holds the same entries. */
	bytes(): Uint8Array {
		return this.#document.bytes();
	}

	/** A road to another tablet that has this table. Hand over to the link what arrives. */
	join(wire: Wire): Link {
		const ends: Ends = {
			hi: this.#hi,
			ticking: this.#sharing.ticking,
			stateVector: () => this.#document.stateVector(),
			missing: (vector) => this.#document.missing(vector),
			take: (update, from) => this.#take(update, from),
			changed: (link) => {
				if (link.stage === 'closed') this.#links.delete(link);
				this.#sharing.changed?.(link);
			},
			isTaken: ({ writer }, from) =>
				writer === this.#sharing.writer ||
				this.links.some((other) => other !== from && other.isHeard && other.them?.writer === writer),
			heard: (message, from) => this.#sharing.heard?.(message, from)
		};
		const link = new Link(wire, ends);
		this.#links.add(link);
		this.#sharing.changed?.(link);
		// without ordinals there is nothing that could be shared: such a table is played on as a new one first
		if (this.#sharing.open.ordinal === undefined) link.close({ code: 'tableTooOld' });
		return link;
	}

	/** How much of each writer is here; and what somebody with this much is missing, as updates. */
	stateVector(): Uint8Array {
		return this.#document.stateVector();
	}
	/** @throws when it is no state vector. */
	missing(vector: Uint8Array): readonly Uint8Array[] {
		return this.#document.missing(vector);
	}
	/** An update that came by no link: through the same gate. */
	take(update: Uint8Array): Promise<Refusal | undefined> {
		return this.#take(update);
	}

	/** Entries that were written here, or came by another road, and are stored: into the document and to all others. */
	tell(stored: readonly Entry[]): void {
		this.#spread(stored);
	}

	/** Compares with every other tablet what each holds. */
	compare(): void {
		for (const link of this.#links) link.compare();
	}

	/** One update after the other, whichever link it comes from: what is known changes with each. */
	#take(update: Uint8Array, from?: Link): Promise<Refusal | undefined> {
		const taken = this.#taking.then(() => this.#takeNow(update, from));
		this.#taking = taken.catch(() => undefined);
		return taken;
	}
	async #takeNow(update: Uint8Array, from?: Link): Promise<Refusal | undefined> {
		const document = this.#document;
		const admitted = admit(update, {
			...{ table: this.#sharing.open.id, mine: this.#sharing.writer, writers: document.writers },
			clock: (writer) => document.clock(writer),
			bytesAt: (writer, ordinal) => document.bytesAt(writer, ordinal),
			isElsewhere: (writer) =>
				this.links.some((link) => link !== from && link.isHeard && link.them?.writer === writer)
		});
		if (!admitted.ok) {
			if (admitted.refusal.code === 'updateGap') from?.missed();
			return admitted.refusal;
		}
		if (admitted.value.length === 0) return undefined;
		const added = new Set(
			admitted.value.map(({ writer }) => writer).filter((each) => document.clock(each) === 0)
		);
		if (from && !from.mayBring(added.size)) return { code: 'tooManyWriters' };
		const them = from?.them?.device ?? '';
		const writer = from?.them?.writer;
		const isHers = (entry: Entry) => entry.device === them || entry.writer === writer;
		if (this.#sharing.isSpectator?.(them) && admitted.value.some(isHers)) return { code: 'spectatorWrote' };
		const kept = await this.#sharing.keep(admitted.value);
		if (!kept.ok) return kept.refusal;
		this.#spread(admitted.value, from);
		return undefined;
	}

	/** Into the document, and to all but the one it came from: in our own words, never in those of an update from outside. */
	#spread(stored: readonly Entry[], from?: Link): void {
		for (const update of this.#document.add(stored))
			for (const link of this.#links) if (link !== from) link.give(update);
	}
}
