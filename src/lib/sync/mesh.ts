import type { Decision } from '../engine/rules.js';
import type { Line, Offer } from './line.js';
import type { Aside, Link } from './link.js';
import { MOST_PEERS, type Pairing, type Pulse } from './messages.js';
import { Peer } from './peer.js';
import { packAddress, unpackAddress } from './sdp.js';
import type { Share } from './share.js';
import { Spares, type Spare } from './spares.js';

/** In ms: between two tries to reach a tablet through another, and how long an answer may take. */
const AGAIN = 3000;
const ANSWER = 15_000;
/** Spares kept ready for each tablet, and how many lines a tablet may have asked for at once. */
const READY = 3;
const MOST_ASKED = 4;
/** Lines that one tablet may ask this one for in `AGAIN` ms: whoever asks for more waits. */
const MOST_ANSWERED = 8;

/** What a mesh needs of the tablet it runs on. */
export interface Meshing {
	readonly device: string;
	readonly now: () => number;
	/** A name for a pair of ends that nobody else gives. */
	readonly id: () => string;
	readonly share: Pick<Share, 'join'>;
	/** A new end of a line. */
	readonly offer: () => Promise<Decision<Offer>>;
	/** How this tablet is now. */
	readonly about: () => Omit<Pulse, 'hears'>;
	/** Keeps a spare for the next page load, or forgets it. */
	readonly keep?: (device: string, spare: Spare) => void;
	readonly forget?: (id: string) => void;
	/** Somebody has come, gone, or is heard again. */
	readonly changed: () => void;
}

interface Member {
	readonly peer: Peer;
	readonly spares: Spares;
	link: Link;
	/** When a line was last asked for, through another tablet or as a spare. */
	askedAt: number;
}
interface Asked {
	readonly offer: Offer;
	readonly to: string;
	readonly at: number;
}

/**
 * All other tablets of a table. Whoever is linked to one member is introduced to the rest; each pair keeps spare lines for bad
 * times, and when those are used up a third tablet passes their addresses on. Call `beat` once a second, and when the page
 * wakes.
 */
export class Mesh {
	readonly #members = new Map<string, Member>();
	readonly #asked = new Map<string, Asked>();
	readonly #meshing: Meshing;
	/** When each tablet that we have no line to was last asked for. */
	readonly #soughtAt = new Map<string, number>();
	/** How many lines each tablet has asked for since a moment. */
	readonly #answered = new Map<string, { since: number; count: number }>();
	#isClosed = false;

	constructor(meshing: Meshing) {
		this.#meshing = meshing;
	}

	/** Every tablet that was ever linked here since the page was loaded. */
	get peers(): readonly { readonly peer: Peer; readonly link: Link; readonly spares: number }[] {
		return [...this.#members.values()].map(({ peer, link, spares }) => ({
			peer,
			link,
			spares: spares.fresh
		}));
	}

	/** A line to a tablet that was let in. */
	add(device: string, line: Line): void {
		const member = this.#member(device);
		if (!member || this.#isClosed) return line.close();
		member.peer.add(line);
		if (member.link.stage === 'closed') this.#join(member);
		this.#meshing.changed();
	}
	/** A spare line that was agreed on before this page was loaded. */
	restore(device: string, spare: Spare): void {
		this.#member(device)?.spares.add(spare);
	}

	/** What was said beside the entries, over a link. */
	heard(message: Aside, link: Link): void {
		const from = link.them?.device;
		const member = from === undefined ? undefined : this.#members.get(from);
		if (!member || this.#isClosed) return;
		if (message.say === 'here') this.#seek(message.devices, member);
		else if (message.say === 'pair') this.#pair(message, member);
	}

	/** Once a second: signs of life, spares made ready, lines mended. */
	beat(): void {
		const { now, about } = this.#meshing;
		for (const member of this.#members.values()) {
			member.peer.beat(about());
			if (member.peer.isSound) this.#keepReady(member);
			else this.#mend(member);
		}
		for (const [id, asked] of this.#asked)
			if (now() - asked.at > ANSWER) {
				this.#asked.delete(id);
				asked.offer.close();
			}
		this.#tellWhoIsHere();
		this.#meshing.changed();
	}

	close(): void {
		this.#isClosed = true;
		for (const { peer, spares, link } of this.#members.values()) {
			link.close();
			peer.close();
			spares.close();
		}
		for (const { offer } of this.#asked.values()) offer.close();
	}

	/** The member of this name, made when it is new; nothing when there are too many. */
	#member(device: string): Member | undefined {
		const known = this.#members.get(device);
		if (known) return known;
		const { now, share, forget, device: me } = this.#meshing;
		if (this.#members.size >= MOST_PEERS || device === me) return undefined;
		const peer = new Peer(device, now);
		const spares = new Spares(now, (id) => forget?.(id));
		const member: Member = { peer, spares, link: share.join(peer), askedAt: Number.NEGATIVE_INFINITY };
		this.#members.set(device, member);
		peer.hear = (message) => void member.link.receive(message);
		peer.back = () => {
			if (member.link.stage === 'closed') this.#join(member);
			else member.link.compare();
			this.#meshing.changed();
		};
		return member;
	}
	#join(member: Member): void {
		// whoever was hostile, or of another version, stays so until the page is loaded anew
		if (!member.link.isFinal) member.link = this.#meshing.share.join(member.peer);
	}

	#mend(member: Member): void {
		member.spares.tryNext((line) => this.add(member.peer.device, line));
		if (this.#meshing.now() - member.askedAt < AGAIN) return;
		const through = [...this.#members.values()].find(({ peer, link }) => peer.isSound && link.them);
		if (!through) return;
		member.askedAt = this.#meshing.now();
		void this.#ask(member.peer.device, through, 'now');
	}
	#keepReady(member: Member): void {
		member.spares.calm();
		const { device, now } = this.#meshing;
		const isMine = device < member.peer.device;
		if (!isMine || member.link.stage !== 'live' || member.spares.fresh >= READY) return;
		if (now() - member.askedAt < AGAIN / 2) return;
		member.askedAt = now();
		void this.#ask(member.peer.device, member, 'spare');
	}

	/** Whoever a member has a line to and we have not: the one whose name comes first asks, the other when nobody has. */
	#seek(devices: readonly string[], through: Member): void {
		const { device: me, now } = this.#meshing;
		for (const device of devices) {
			if (device === me || this.#members.get(device)?.peer.isQuiet === false) continue;
			const soughtAt = this.#soughtAt.get(device) ?? (me < device ? Number.NEGATIVE_INFINITY : now());
			this.#soughtAt.set(device, soughtAt);
			if (now() - soughtAt < AGAIN) continue;
			this.#soughtAt.set(device, now());
			void this.#ask(device, through, 'now');
		}
	}

	async #ask(to: string, through: Member, use: Pairing['use']): Promise<void> {
		const { id, offer, now, device: from } = this.#meshing;
		if ([...this.#asked.values()].filter((asked) => asked.to === to).length >= MOST_ASKED) return;
		const made = await offer();
		if (!made.ok) return;
		if (this.#isClosed) return made.value.close();
		const name = id();
		this.#asked.set(name, { offer: made.value, to, at: now() });
		const address = packAddress(made.value.address);
		through.link.tell({ say: 'pair', id: name, step: 'ask', use, from, to, address });
	}

	#pair(pairing: Pairing, through: Member): void {
		const { device: me } = this.#meshing;
		if (pairing.to !== me) return this.#passOn(pairing, through);
		// a spare is agreed on between the two alone
		if (pairing.use === 'spare' && pairing.from !== through.peer.device) return;
		const them = unpackAddress(pairing.address);
		if (!them.ok) return;
		if (pairing.step === 'ask') return void this.#answer(pairing, through);
		const asked = this.#asked.get(pairing.id);
		if (asked?.to !== pairing.from) return;
		this.#asked.delete(pairing.id);
		this.#take(pairing, { id: pairing.id, offer: asked.offer, them: them.value });
	}
	async #answer(pairing: Pairing, through: Member): Promise<void> {
		const { device: me, offer } = this.#meshing;
		const them = unpackAddress(pairing.address);
		if (!them.ok || !this.#mayAsk(pairing.from)) return;
		const made = await offer();
		if (!made.ok) return;
		if (this.#isClosed) return made.value.close();
		const [from, to, address] = [me, pairing.from, packAddress(made.value.address)];
		through.link.tell({ say: 'pair', id: pairing.id, step: 'answer', use: pairing.use, from, to, address });
		this.#take(pairing, { id: pairing.id, offer: made.value, them: them.value });
	}
	#mayAsk(from: string): boolean {
		const now = this.#meshing.now();
		const known = this.#answered.get(from);
		const answered = known && now - known.since < AGAIN ? known : { since: now, count: 0 };
		this.#answered.set(from, { ...answered, count: answered.count + 1 });
		return answered.count < MOST_ANSWERED;
	}
	/** Both ends are known here: opened now, or kept. */
	#take({ use, from }: Pairing, spare: Spare): void {
		if (use === 'spare') {
			this.#member(from)?.spares.add(spare);
			this.#meshing.keep?.(from, spare);
			return;
		}
		// given up when it does not open
		const opening = `${spare.id} opening`;
		this.#asked.set(opening, { offer: spare.offer, to: from, at: this.#meshing.now() });
		void spare.offer.meet(spare.them).then((line) => {
			this.#asked.delete(opening);
			if (line.ok) this.add(from, line.value);
		});
	}

	/** One hop: from the tablet that said it to one that we have a line to. */
	#passOn(pairing: Pairing, from: Member): void {
		const to = this.#members.get(pairing.to);
		if (pairing.from !== from.peer.device || !to || to.peer.isQuiet) return;
		to.link.tell(pairing);
	}

	#tellWhoIsHere(): void {
		const here = [...this.#members.values()].filter(({ peer }) => !peer.isQuiet);
		for (const member of here) {
			const devices = here.filter((each) => each !== member).map(({ peer }) => peer.device);
			// again and again: what was said may have been lost with its line
			member.link.tell({ say: 'here', devices });
		}
	}
}
