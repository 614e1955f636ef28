import type { Decision } from '../engine/rules.js';
import type { Line, Offer } from './line.js';
import type { Aside, Link } from './link.js';
import { MOST_PEERS, type Pairing, type Pulse } from './messages.js';
import { Offers } from './offers.js';
import { Peer } from './peer.js';
import { packAddress, unpackAddress } from './sdp.js';
import type { Share } from './share.js';
import { Spares, type Spare } from './spares.js';

/** In ms: between two tries to reach a tablet through another. */
const AGAIN = 3000;
/** Spares kept ready for each tablet. */
const READY = 3;
/** Lines that one tablet may make this one offer in `AGAIN` ms: whoever asks for more waits. */
const MOST_ASKED = 8;

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
	/** Whom it has a line to, as it last said. */
	here: readonly string[];
	/** When a spare was last asked for. */
	askedAt: number;
	/** How many lines it has made us offer since a moment. */
	asked: { readonly since: number; readonly count: number };
}

/**
 * All other tablets of a table. Whoever is linked to one member is introduced to the rest; each pair keeps spare lines for bad
 * times, and when those are used up a third tablet passes their addresses on. Call `beat` once a second, and when the page
 * wakes.
 */
export class Mesh {
	readonly #members = new Map<string, Member>();
	readonly #offers: Offers;
	readonly #meshing: Meshing;
	/** When each tablet that we have no line to was last asked for. */
	readonly #soughtAt = new Map<string, number>();
	#isClosed = false;

	constructor(meshing: Meshing) {
		this.#meshing = meshing;
		this.#offers = new Offers(meshing.offer, meshing.now);
	}

	/** Every tablet that was ever linked here since the page was loaded. */
	get peers(): readonly { readonly peer: Peer; readonly link: Link; readonly spares: number }[] {
		return [...this.#members.values()].map(({ peer, link, spares }) => ({
			peer,
			link,
			spares: spares.fresh
		}));
	}

	/** A line to a tablet that was let in. False when there are too many, or its link was closed for good. */
	add(device: string, line: Line): boolean {
		if (!this.#members.has(device)) this.#makeRoom();
		const member = this.#isClosed ? undefined : this.#member(device);
		if (!member || member.link.isFinal) {
			line.close();
			return false;
		}
		member.peer.add(line);
		if (member.link.stage === 'closed') this.#join(member);
		this.#meshing.changed();
		return true;
	}
	/** A spare line that was agreed on before this page was loaded. */
	restore(device: string, spare: Spare): void {
		const member = this.#isClosed ? undefined : this.#member(device);
		if (member) member.spares.add(spare);
		else spare.offer.close();
	}

	/** What was said beside the entries, over a link. */
	heard(message: Aside, link: Link): void {
		const member = this.#members.get(link.them?.device ?? '');
		if (!member || this.#isClosed) return;
		if (message.say === 'here') {
			member.here = message.devices;
			this.#seek(member);
		} else if (message.say === 'pair') this.#pair(message, member);
		else if (message.say === 'drop') member.spares.drop(message.id);
	}

	/** Once a second: signs of life, spares made ready, lines mended. */
	beat(): void {
		if (this.#isClosed) return;
		for (const member of this.#members.values()) {
			member.peer.beat(this.#meshing.about());
			if (member.peer.isSound && member.link.stage === 'closed') this.#join(member);
			if (member.peer.isSound) this.#keepReady(member);
			else member.spares.tryNext((line) => this.add(member.peer.device, line));
		}
		this.#offers.beat();
		this.#tellWhoIsHere();
		this.#meshing.changed();
	}

	close(): void {
		this.#isClosed = true;
		for (const member of this.#members.values()) leave(member);
		this.#offers.close();
	}

	/** Whoever has been silent the longest goes when there are too many: it may never come back, and comes back by a scan. */
	#makeRoom(): void {
		if (this.#members.size < MOST_PEERS) return;
		// whose link was closed for good stays where that is known
		const silent = [...this.#members.values()].filter(({ peer, link }) => peer.isQuiet && !link.isFinal);
		const [gone] = silent.sort((a, b) => a.peer.heardAt - b.peer.heardAt);
		if (!gone) return;
		this.#members.delete(gone.peer.device);
		leave(gone);
	}
	/** The member of this name, made when it is new; nothing when there are too many. */
	#member(device: string): Member | undefined {
		const known = this.#members.get(device);
		if (known) return known;
		const { now, share, forget, device: me } = this.#meshing;
		if (this.#members.size >= MOST_PEERS || device === me) return undefined;
		const peer = new Peer(device, now);
		const spares = new Spares(now, (id) => forget?.(id));
		const since = Number.NEGATIVE_INFINITY;
		const link = share.join(peer);
		const member: Member = { peer, spares, link, here: [], askedAt: since, asked: { since, count: 0 } };
		this.#members.set(device, member);
		peer.hear = (message) => void member.link.receive(message);
		peer.back = () => {
			if (member.link.stage === 'closed') this.#join(member);
			else member.link.again();
			this.#meshing.changed();
		};
		return member;
	}
	#join(member: Member): void {
		// whoever was hostile, or of another version, stays so until the page is loaded anew
		if (!member.link.isFinal) member.link = this.#meshing.share.join(member.peer);
	}

	#keepReady(member: Member): void {
		for (const id of member.spares.calm()) member.link.tell({ say: 'drop', id });
		const { device, now } = this.#meshing;
		const isMine = device < member.peer.device;
		if (!isMine || member.link.stage !== 'live' || member.spares.fresh >= READY) return;
		if (now() - member.askedAt < AGAIN / 2) return;
		member.askedAt = now();
		void this.#ask(member.peer.device, member, 'spare');
	}

	/** Whoever a member has a line to and we have not: the one whose name comes first asks, the other when nobody has. */
	#seek(through: Member): void {
		const { device: me, now } = this.#meshing;
		for (const [device, at] of this.#soughtAt) if (now() - at > 20 * AGAIN) this.#soughtAt.delete(device);
		for (const device of through.here) {
			if (device === me || this.#members.get(device)?.peer.isSound) continue;
			const soughtAt = this.#soughtAt.get(device) ?? (me < device ? Number.NEGATIVE_INFINITY : now());
			const isDue = now() - soughtAt >= AGAIN && this.#mayAsk(through);
			this.#soughtAt.set(device, isDue ? now() : Math.max(soughtAt, now() - 10 * AGAIN));
			if (isDue) void this.#ask(device, through, 'now');
		}
	}

	async #ask(to: string, through: Member, use: Pairing['use']): Promise<void> {
		const { id, device: from } = this.#meshing;
		const offer = await this.#offers.make();
		if (!offer) return;
		const name = id();
		this.#offers.wait(name, to, offer);
		const address = packAddress(offer.address);
		through.link.tell({ say: 'pair', id: name, step: 'ask', use, from, to, address });
	}

	#pair(pairing: Pairing, through: Member): void {
		const { device: me } = this.#meshing;
		if (pairing.to !== me) return this.#passOn(pairing, through);
		const isHers = pairing.from === through.peer.device;
		const isSound = this.#members.get(pairing.from)?.peer.isSound === true;
		// a spare is agreed on between the two alone; a line now only with one that the member has, and that we have lost
		if (pairing.use === 'spare' ? !isHers : isHers || isSound || !through.here.includes(pairing.from)) return;
		if (pairing.step === 'ask') return void this.#answer(pairing, through);
		const offer = this.#offers.answered(pairing.id, pairing.from);
		if (offer) this.#take(pairing, offer);
	}
	async #answer(pairing: Pairing, through: Member): Promise<void> {
		const offer = this.#mayAsk(through) ? await this.#offers.make() : undefined;
		if (!offer) return;
		const [from, to, address] = [this.#meshing.device, pairing.from, packAddress(offer.address)];
		through.link.tell({ say: 'pair', id: pairing.id, step: 'answer', use: pairing.use, from, to, address });
		this.#take(pairing, offer);
	}
	#mayAsk(member: Member): boolean {
		const now = this.#meshing.now();
		const { asked } = member;
		const { since, count } = now - asked.since < AGAIN ? asked : { since: now, count: 0 };
		member.asked = { since, count: count + 1 };
		return count < MOST_ASKED;
	}
	/** Both ends are known here: opened now, or kept. */
	#take({ id, use, from, address }: Pairing, offer: Offer): void {
		const them = unpackAddress(address);
		if (!them.ok) return offer.close();
		if (use === 'now') {
			this.#offers.meet(id, from, offer, them.value, (line) => this.add(from, line));
			return;
		}
		const spare = { id, offer, them: them.value };
		this.#meshing.keep?.(from, spare);
		this.restore(from, spare);
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

function leave({ link, peer, spares }: Member): void {
	link.close();
	peer.close();
	spares.close();
}
