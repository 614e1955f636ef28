import { yes } from '../../../src/lib/engine/rules.js';
import type { Entry } from '../../../src/lib/log/index.js';
import { Mesh } from '../../../src/lib/sync/mesh.js';
import { Share } from '../../../src/lib/sync/share.js';
import type { Spare } from '../../../src/lib/sync/spares.js';
import { play } from '../evening.js';
import { Clock } from '../soak/clock.js';
import { Network } from './network.js';

const evening = play({
	...{ seed: 6, tablets: 3, byHand: [], rounds: 99, doPeopleAdopt: false },
	rooms: [[0, 0, 0, 0, 0]]
})[0]!;
export const { opening } = evening.history;
/** All entries of an evening that three tablets have played. */
export const all = [...evening.stored.values()];

/** A tablet on a virtual network, whose page can be loaded anew. */
export class Tablet {
	readonly stored: Entry[] = [opening];
	/** What lies on its disk of spares: the other's name, the port and the address. */
	readonly disk = new Map<string, { readonly device: string; readonly spare: Spare }>();
	mesh!: Mesh;
	share!: Share;
	#isStopped = false;
	#page = 0;

	constructor(
		readonly device: string,
		readonly network: Network
	) {
		this.load();
	}
	load(): void {
		const { clock } = this.network;
		const page = ++this.#page;
		const isHere = () => page === this.#page && !this.#isStopped;
		this.share = new Share({
			...{ open: opening, stored: this.stored, device: this.device, schema: 2, rules: 2 },
			writer: 9000 + 100 * page + this.device.charCodeAt(0),
			keep: (entries) => {
				this.stored.push(...entries);
				return Promise.resolve(yes(undefined));
			},
			heard: (message, link) => this.mesh.heard(message, link)
		});
		let named = 0;
		const mesh = new Mesh({
			...{ device: this.device, share: this.share, now: () => clock.now },
			id: () => `${this.device}${String(page)}-${String(++named)}`,
			offer: () => this.network.offer(this.device),
			about: () => ({ isAway: false, looksBack: false }),
			keep: (device, spare) => this.disk.set(spare.id, { device, spare }),
			forget: (id) => this.disk.delete(id),
			changed: () => undefined
		});
		this.mesh = mesh;
		const beat = (): void => {
			if (isHere()) mesh.beat();
			if (page === this.#page) clock.after(1000, beat);
		};
		beat();
		clock.after(500, () => {
			if (page === this.#page) this.share.compare();
		});
	}
	/** The page dies and is loaded again: its lines are gone, its spares lie on the disk. */
	async reload(): Promise<void> {
		const kept = [...this.disk.values()];
		for (const line of this.network.lines) if (line.from === this.device) line.close();
		this.load();
		for (const { device, spare } of kept) {
			const port = spare.offer.address.hosts[0]?.port ?? 0;
			const offer = await this.network.offer(this.device, port);
			if (offer.ok) this.mesh.restore(device, { ...spare, offer: offer.value });
		}
		this.mesh.beat();
	}
	/** The system has stopped the tablet, or lets it go on. */
	set isStopped(isStopped: boolean) {
		this.#isStopped = isStopped;
		if (isStopped) this.network.cut(this.device);
		else this.network.restore(this.device);
	}
	sound(): readonly string[] {
		return this.mesh.peers.filter(({ peer }) => peer.isSound).map(({ peer }) => peer.device);
	}
	lines(device: string): number {
		return this.mesh.peers.find(({ peer }) => peer.device === device)?.peer.lines ?? 0;
	}
}

/** Two read each other's code. */
export async function pair(a: Tablet, b: Tablet): Promise<void> {
	const { network } = a;
	const offers = [await network.offer(a.device), await network.offer(b.device)];
	const [one, other] = offers.map((offer) => (offer.ok ? offer.value : undefined));
	if (!one || !other) throw new Error('no offer');
	void one.meet(other.address).then((line) => line.ok && a.mesh.add(b.device, line.value));
	void other.meet(one.address).then((line) => line.ok && b.mesh.add(a.device, line.value));
}

/** So many tablets, each let in by the one before it, and the time that passes there. */
export async function evenings(names: readonly string[]) {
	const network = new Network(new Clock());
	const tablets = names.map((name) => new Tablet(name, network));
	for (let i = 1; i < tablets.length; i++) {
		await pair(tablets[i - 1]!, tablets[i]!);
		await network.clock.runUntil(network.clock.now + 300);
	}
	const run = (ms: number) => network.clock.runUntil(network.clock.now + ms);
	return { network, tablets, run, clock: network.clock };
}
