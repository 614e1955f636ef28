import type { Line } from './line.js';
import type { Wire } from './link.js';
import { decodePulse, encodePulse, type Pulse } from './messages.js';

/** In ms: without a sign of life for so long a line is quiet; a better line takes over for good after so long. */
const QUIET = 3500;
const PROVEN = 2000;
/** A quiet line that a better one has replaced is given up after so long. */
const LOST = 30_000;

interface Held {
	readonly line: Line;
	readonly since: number;
	heardAt: number;
	/** Whether the other end says that it hears this line. */
	isHeardThere: boolean;
}

/**
 * One other tablet, by however many lines lead there. It is heard on all of them, and spoken to on the best: the one that both
 * ends hear. So a new line may come before the old one is closed, and it does not matter which end notices first.
 */
export class Peer implements Wire {
	/** What it last said of itself. */
	pulse: Pulse | undefined;
	hear: (message: Uint8Array) => void = () => undefined;
	/** Called when it is heard again after a silence. */
	back: () => void = () => undefined;
	/** When it was last heard, by the clock of this page; the moment it was first named, until then. */
	heardAt: number;
	readonly device: string;
	readonly #lines = new Map<string, Held>();
	readonly #now: () => number;
	#wasQuiet = true;

	constructor(device: string, now: () => number) {
		this.device = device;
		this.#now = now;
		this.heardAt = now();
	}

	/** Whether nothing has been heard of it for a while. */
	get isQuiet(): boolean {
		return ![...this.#lines.values()].some((held) => this.#isHeard(held));
	}
	/** Whether there is a line that both ends hear. */
	get isSound(): boolean {
		return [...this.#lines.values()].some((held) => this.#isHeardByBoth(held));
	}
	get lines(): number {
		return this.#lines.size;
	}

	add(line: Line): void {
		const held: Held = { line, since: this.#now(), heardAt: this.#now(), isHeardThere: true };
		this.#lines.set(line.key, held);
		const listen = () => {
			held.heardAt = this.heardAt = this.#now();
			this.#notice();
		};
		line.gone = () => {
			if (this.#lines.get(line.key) === held) this.#lines.delete(line.key);
			this.#notice();
		};
		line.hearLightly = (bytes) => {
			const pulse = decodePulse(bytes);
			if (!pulse) return;
			this.pulse = pulse;
			held.isHeardThere = pulse.hears;
			listen();
		};
		line.hear = (message) => {
			listen();
			this.hear(message);
		};
		this.#notice();
	}

	send(message: Uint8Array): void {
		this.#best()?.line.send(message);
	}
	close(): void {
		for (const { line } of this.#lines.values()) line.close();
	}

	/** Once a second: says how this tablet is, on every line, and lets go of lines that a better one has replaced. */
	beat(about: Omit<Pulse, 'hears'>): void {
		for (const held of this.#lines.values())
			held.line.sayLightly(encodePulse({ ...about, hears: this.#isHeard(held) }));
		this.#notice();
		const best = this.#best();
		if (!best || !this.#isHeardByBoth(best)) return;
		const now = this.#now();
		for (const held of this.#lines.values()) {
			if (held === best) continue;
			const isReplaced = this.#isHeardByBoth(held) && now - Math.max(best.since, held.since) > PROVEN;
			if (isReplaced || now - held.heardAt > LOST) held.line.close();
		}
	}

	#notice(): void {
		const { isQuiet } = this;
		if (this.#wasQuiet && !isQuiet) this.back();
		this.#wasQuiet = isQuiet;
	}
	#isHeard = ({ heardAt }: Held): boolean => this.#now() - heardAt < QUIET;
	#isHeardByBoth = (held: Held): boolean => this.#isHeard(held) && held.isHeardThere;

	/** Of the lines that both ends hear, the one that both would name first; without one, the one that was heard last. */
	#best(): Held | undefined {
		const lines = [...this.#lines.values()];
		const sound = lines.filter(this.#isHeardByBoth).sort((a, b) => (a.line.key < b.line.key ? -1 : 1));
		return sound[0] ?? lines.sort((a, b) => b.heardAt - a.heardAt)[0];
	}
}
