import type { Wire } from '../../../src/lib/sync/index.js';
import type { Clock } from './clock.js';

/** How bad a road is: a share of messages each. */
export interface Weather {
	readonly lost: number;
	readonly twice: number;
	readonly late: number;
}

/** One end of a road between two tablets, as the link on it sees it. */
export interface End {
	readonly wire: Wire;
	/** Called with what arrives here. */
	hear: (bytes: Uint8Array) => void;
	/** Called when the road has broken. */
	broken: () => void;
}

/** A road between two tablets, with two ends. It delays, loses, doubles and overtakes, as the weather says, until it breaks. */
export function road(clock: Clock, random: () => number, weather: () => Weather): [End, End] {
	let isOpen = true;
	const ends: [End, End] = [end(1), end(0)];
	function end(other: 0 | 1): End {
		const wire = {
			send(bytes: Uint8Array) {
				const { lost, twice, late } = weather();
				if (!isOpen || random() < lost) return;
				const copies = random() < twice ? 2 : 1;
				for (let i = 0; i < copies; i++)
					clock.after(5 + random() * (random() < late ? 2000 : 30), () => {
						if (isOpen) ends[other].hear(bytes);
					});
			},
			close() {
				if (!isOpen) return;
				isOpen = false;
				ends[other].broken();
			}
		};
		return { wire, hear: () => undefined, broken: () => undefined };
	}
	return ends;
}
