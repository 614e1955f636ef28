import { refuse, yes, type Decision } from '../../../src/lib/engine/rules.js';
import type { Line, Offer } from '../../../src/lib/sync/index.js';
import type { Address } from '../../../src/lib/sync/sdp.js';
import type { Clock } from '../soak/clock.js';

/** In ms: how long a message takes, and how long two ends that know each other take to open. */
const DELAY = 10;
const OPENING = 60;

/** One end of a line of the virtual network. */
class End implements Line {
	hearLightly: (message: Uint8Array) => void = () => undefined;
	gone: () => void = () => undefined;
	other: End | undefined;
	isOpen = true;
	/** This line alone loses what goes out here: as when one direction of a road has broken. */
	isDeaf = false;
	#hear: ((message: Uint8Array) => void) | undefined;
	#early: Uint8Array[] = [];

	constructor(
		readonly key: string,
		readonly from: string,
		readonly to: string,
		readonly network: Network
	) {}
	get hear() {
		return this.#hear;
	}
	set hear(hear) {
		this.#hear = hear;
		while (this.#hear && this.#early.length > 0) this.#hear(this.#early.shift()!);
	}
	send(message: Uint8Array): void {
		this.#over(() => {
			if (this.other?.hear) this.other.hear(message);
			else this.other?.wait(message);
		});
	}
	sayLightly(message: Uint8Array): void {
		this.#over(() => this.other?.hearLightly(message));
	}
	wait(message: Uint8Array): void {
		this.#early.push(message);
	}
	close(): void {
		if (!this.isOpen) return;
		this.#over(() => this.other?.end());
		this.end();
	}
	end(): void {
		if (!this.isOpen) return;
		this.isOpen = false;
		this.gone();
	}
	#over(arrive: () => void): void {
		if (!this.isOpen || this.isDeaf || !this.network.isUp(this.from, this.to)) return;
		this.network.clock.after(DELAY, () => {
			if (this.other?.isOpen) arrive();
		});
	}
}

interface Open {
	readonly device: string;
	readonly port: number;
	/** The port of the offer that it wants to meet. */
	wants: number | undefined;
	resolve: (line: Decision<Line>) => void;
	isClosed: boolean;
}

/** A network of tablets without a browser: whoever knows each other's address is linked while the way between them is up. */
export class Network {
	readonly #offers = new Map<number, Open>();
	readonly #cut = new Set<string>();
	readonly lines: End[] = [];
	/** Offers that were made by each tablet. */
	readonly made = new Map<string, number>();
	#port = 1;

	constructor(readonly clock: Clock) {}

	isUp(from: string, to: string): boolean {
		return ![`${from}>${to}`, from, to].some((way) => this.#cut.has(way));
	}
	/** A tablet without a network, or a way `a>b` in one direction. */
	cut(way: string): void {
		this.#cut.add(way);
	}
	restore(way: string): void {
		this.#cut.delete(way);
		for (const { port } of this.#offers.values()) this.#meet(port);
	}

	offer = (device: string, port = this.#port++): Promise<Decision<Offer>> => {
		this.made.set(device, (this.made.get(device) ?? 0) + 1);
		const open: Open = { device, port, wants: undefined, resolve: () => undefined, isClosed: false };
		this.#offers.set(port, open);
		const close = () => {
			open.isClosed = true;
			this.#offers.delete(port);
			open.resolve(refuse('notReached'));
		};
		return Promise.resolve(
			yes({
				address: addressOf(port),
				close,
				meet: (them) =>
					new Promise((resolve) => {
						open.wants = them.hosts[0]?.port;
						open.resolve = resolve;
						this.#meet(port);
					})
			})
		);
	};

	#meet(port: number): void {
		const one = this.#offers.get(port);
		const other = this.#offers.get(one?.wants ?? 0);
		if (one?.wants === undefined || other?.wants !== port) return;
		if (!this.isUp(one.device, other.device) || !this.isUp(other.device, one.device)) return;
		this.clock.after(OPENING, () => {
			if (one.isClosed || other.isClosed || !this.#offers.delete(port)) return;
			this.#offers.delete(other.port);
			const key = [port, other.port]
				.sort((a, b) => a - b)
				.join('-')
				.padStart(12, '0');
			const ends = [
				new End(key, one.device, other.device, this),
				new End(key, other.device, one.device, this)
			] as const;
			[ends[0].other, ends[1].other] = [ends[1], ends[0]];
			this.lines.push(...ends);
			one.resolve(yes(ends[0]));
			other.resolve(yes(ends[1]));
		});
	}
}

/** An address that is as long as a real one. */
export const addressOf = (port: number): Address => ({
	fingerprint: Uint8Array.from({ length: 32 }, (_, i) => (port * 31 + i) % 256),
	user: 'abcd',
	password: 'abcdefghijklmnopqrstuvwx',
	hosts: [{ host: '192.168.1.2', port }]
});
