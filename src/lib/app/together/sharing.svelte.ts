import { refuse, yes, type Decision } from '../../engine/rules.js';
import { SCHEMA, type Entry } from '../../log/index.js';
import {
	Mesh,
	Meeting,
	Settler,
	Share,
	writeParcel,
	type Carrying,
	type Line,
	type Link,
	type Role
} from '../../sync/index.js';
import type { Session } from '../session.svelte.js';
import { startBeats } from './beats.js';
import { Company } from './company.svelte.js';
import { seenOf } from './presence.js';
import { letIn, rosterOf, seatsOf } from './roster.js';
import { SecondLook, whenIdle } from './second-look.js';
import { Spares } from './spares.js';
import { Telling } from './telling.svelte.js';
import { takeWaiting } from './waiting.js';

/** In ms: how much later than its writer another tablet goes on for the enemy. */
const OTHERS = 2000;
/** In ms: so long others are looked for before they are said to be away. */
const LOOKING = 5000;

/** Who this tablet is, and what it asks of its page. */
export interface Here {
	readonly device: string;
	readonly writer: number;
	/** Whether its people look at the past. */
	looksBack(): boolean;
}

/**
 * A table that is shared: what is written here goes to the other tablets, what they write is stored here first and shown then;
 * what moved is given again after a pause. Nothing of the game is known here.
 */
export class Sharing {
	readonly #session: Session;
	/** Who is at the table. */
	readonly company: Company;
	readonly #here: Here;
	readonly #share: Share;
	readonly #mesh: Mesh;
	readonly #settler: Settler;
	readonly #spares: Spares;
	readonly #secondLook: SecondLook;
	/** Entries that came from other tablets and are being stored: they are told on by whoever brought them. */
	// eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing that is shown hangs on it
	readonly #coming = new Set<string>();
	readonly #stops: (() => void)[] = [];
	/** What people here are told of what others did. */
	readonly telling: Telling;
	#isRestored = false;
	/** Whether a tablet plays by newer rules: this one only watches then. */
	isOlderHere = $state(false);

	constructor(session: Session, here: Here) {
		this.#session = session;
		this.#here = here;
		this.company = new Company(session, here.device);
		const { history, game } = session;
		this.#spares = new Spares(history.opening.id);
		this.#share = new Share({
			...{ open: history.opening, stored: history.entries(), device: here.device, writer: here.writer },
			...{ schema: SCHEMA, rules: game.version },
			keep: (entries) => this.#keep(entries),
			ticking: { now: () => performance.now(), wait: (ms) => new Promise((done) => setTimeout(done, ms)) },
			isSpectator: (device) => this.company.roster.tablets.get(device) === 'spectator',
			changed: (link) => this.#changed(link),
			heard: (message, link) => {
				if (message.say !== 'stand') return this.#mesh.heard(message, link);
				// by other rules a table may stand otherwise
				const { rules: theirs, device: from } = link.them ?? {};
				if (from !== undefined && theirs === String(game.version))
					this.telling.compare(message.steps, message.anew, from);
			}
		});
		this.telling = new Telling({
			...{ standing: session, device: here.device },
			isCatchingUp: () => this.#isCatchingUp,
			tell: (steps, anew) => {
				for (const link of this.#share.links) link.tell({ say: 'stand', anew, steps: [...steps] });
			}
		});
		this.#secondLook = new SecondLook({
			standing: session,
			isAgreed: () =>
				!this.#mesh.peers.some(({ link }) => link.isOlderHere) &&
				history.opening.open.rules === String(game.version),
			isReady: () => !this.#isCatchingUp,
			found: (entry) => this.telling.decidesOtherwise(entry),
			idle: whenIdle
		});
		this.#mesh = new Mesh({
			...{ device: here.device, share: this.#share, now: () => performance.now() },
			id: () => crypto.randomUUID(),
			offer: () => Meeting.begin(),
			about: () => ({ isAway: document.hidden, looksBack: here.looksBack() }),
			keep: (device, spare) => this.#spares.keep(device, spare),
			forget: (id) => this.#spares.forget(id),
			changed: () => this.#look()
		});
		this.#settler = new Settler({
			after(ms, job) {
				const timer = setTimeout(job, ms);
				return () => clearTimeout(timer);
			},
			random: Math.random,
			// what is shown may be put off for a moment: this is not
			isTipMine: () => history.entry(history.tip())?.writer === here.writer,
			isFilling: () => this.#isCatchingUp,
			isNeeded: () => this.#mayWrite && history.openCommands().length > 0,
			settle: () => void session.settle()
		});
		this.#listen();
	}

	readonly isTipMine = $derived.by(
		() => this.#session.history.entry(this.#session.tip)?.writer === this.#here.writer
	);
	readonly mustWatch = $derived.by(() => this.company.isSpectator || this.isOlderHere || this.hasDrifted);
	/** Whether this tablet has drifted, and is to take the table's copy. */
	readonly hasDrifted = $derived.by(() => this.telling.drift?.isHere === true);
	/** What this tablet wrote and the others' story does not hold yet: it is being given again. */
	readonly isGivingAgain = $derived.by(() => {
		const { tip, history } = this.#session;
		return tip !== '' && history.openCommands().some(({ device }) => device === this.#here.device);
	});
	/** How much longer than its writer this tablet waits for the enemy, in ms. A number that stays stops nothing that waits. */
	readonly patience = $derived.by(() => (this.isTipMine || !this.company.isHeardBySomebody ? 0 : OTHERS));
	/** A line to a tablet that was let in; with its role when it is new, which the log says first. */
	async welcome(device: string, line: Line, as?: Role): Promise<Decision<undefined>> {
		const isNew = as !== undefined && this.company.isNew(device, as);
		const refusal = isNew ? await this.#session.set(letIn(device, as)) : undefined;
		if (!refusal && this.#mesh.add(device, line)) return yes(undefined);
		line.close();
		return refusal ? { ok: false, refusal } : refuse('tableFull');
	}
	/** Whether somebody who is heard has not given all yet. */
	get #isCatchingUp(): boolean {
		return this.#mesh.peers.some(
			({ peer, link }) => !peer.isQuiet && (link.stage === 'meeting' || link.stage === 'filling')
		);
	}

	/** Entries that came by no line, through the same gate. Gives why one was not taken. */
	async takeUpdates(updates: readonly Uint8Array[]): Promise<string | undefined> {
		for (const update of updates) {
			const refusal = await this.#share.take(update);
			if (refusal) return refusal.code;
		}
		return undefined;
	}
	/** What this tablet has, and what one without a line is missing. */
	have(): ReturnType<Carrying['have']> {
		const { opening } = this.#session.history;
		return { device: this.#here.device, table: opening.id, vector: this.#share.stateVector() };
	}
	parcelFor({ table, vector }: ReturnType<Carrying['have']>): Uint8Array | undefined {
		const { opening } = this.#session.history;
		if (table !== undefined && table !== opening.id) return undefined;
		const updates = this.#share.missing(vector);
		return updates.length > 0 ? writeParcel({ open: opening, updates }) : undefined;
	}

	close(): void {
		this.#mesh.close();
		for (const stop of this.#stops) stop();
		this.telling.close();
		clearTimeout(this.#answer);
		this.#settler.stop();
	}

	#listen(): void {
		const session = this.#session;
		this.#stops.push(
			session.keeper.listen((entries) => {
				const mine = entries.filter(({ id }) => !this.#coming.has(id));
				if (mine.length > 0) this.#share.tell(mine);
				this.#settler.heard();
				this.#answerInTime();
				this.telling.heard();
			})
		);
		this.#stops.push(
			startBeats({
				beat: () => this.#mesh.beat(),
				compare: () => {
					this.#share.compare();
					this.#restore();
				}
			})
		);
		const looked = setTimeout(() => (this.company.isLooked = true), LOOKING);
		this.#stops.push(() => clearTimeout(looked));
		const { lines = [], updates = [], as } = takeWaiting(session.history.opening.id);
		this.company.wasLetIn(as);
		for (const { device, line } of lines) this.#mesh.add(device, line);
		void this.takeUpdates(updates);
		this.#restore();
		this.#settler.heard();
		this.#answerInTime();
	}

	/** Spares of the page before this one, until each was made again or forgotten. */
	#restore(): void {
		if (this.#isRestored) return;
		this.#isRestored = true;
		void this.#spares
			.load((device, spare) => {
				this.#mesh.restore(device, spare);
				this.#mesh.beat();
			})
			.then((isDone) => (this.#isRestored = isDone));
	}

	get #mayWrite(): boolean {
		return this.#session.mayWrite && !this.mustWatch;
	}

	/** What came from another tablet: on the disk first. */
	async #keep(entries: readonly Entry[]) {
		if (this.#session.isGone) return refuse('storageClosed');
		for (const { id } of entries) this.#coming.add(id);
		this.telling.coming(entries);
		const own = seatsOf(this.company.roster, this.#here.device);
		const kept = await this.#session.takeIn(entries);
		const { seats } = rosterOf(this.#session.history.path());
		const lost = own.filter((seat) => seats.get(seat) !== this.#here.device);
		if (lost.length > 0) this.telling.lost = lost;
		for (const { id } of entries) this.#coming.delete(id);
		if (kept.ok) this.#secondLook.came(entries);
		if (kept.ok && !this.#isCatchingUp) this.telling.came(entries);
		return kept.ok ? yes(undefined) : kept;
	}

	#changed(link: Link): void {
		if (link.stage === 'live') this.#secondLook.resume();
		if (link.stage === 'live' || link.stage === 'closed') this.#settler.heard();
		this.#look();
	}

	/** What the app's dice, ruler and deck are asked, when whoever wrote the tip does not answer: she may be gone. */
	#answer: ReturnType<typeof setTimeout> | undefined;
	#answerInTime(): void {
		clearTimeout(this.#answer);
		this.#answer = setTimeout(() => {
			const session = this.#session;
			// who has not found the others yet may miss the answer that was given long ago
			if (this.#isCatchingUp || !this.company.isLooked) return this.#answerInTime();
			if (this.#mayWrite && !session.isSaving && session.factOf(session.state)) void session.answerFacts();
		}, OTHERS);
	}

	#look(): void {
		const { tablets } = this.company.roster;
		this.isOlderHere = this.#mesh.peers.some(
			({ peer, link }) => link.isHeard && link.isOlderHere && tablets.get(peer.device) !== 'spectator'
		);
		this.company.saw(this.#mesh.peers.map(seenOf));
	}
}
