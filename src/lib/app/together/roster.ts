import type { Seat } from '../../engine/rules.js';
import type { Entry } from '../../log/index.js';
import type { Role } from '../../sync/index.js';

/** Who is at a table, as its log says: tablets that were let in, and which of them plays for a seat. */
export interface Roster {
	readonly tablets: ReadonlyMap<string, Role>;
	readonly seats: ReadonlyMap<Seat, string>;
}

const TABLET = 'tablet:';
const SEAT = 'seat:';

/** Changes of a table that name a tablet and how it was let in, and which tablet plays for a seat. */
export const letIn = (device: string, as: Role) => ({ [TABLET + device]: as });
export const playsFor = (seat: Seat, device: string) => ({ [SEAT + seat]: device });

/** Who is at the table after the entries of a path. */
export function rosterOf(path: readonly Entry[]): Roster {
	const tablets = new Map<string, Role>();
	const seats = new Map<Seat, string>();
	for (const entry of path) {
		if (entry.kind !== 'table') continue;
		for (const [key, value] of Object.entries(entry.change)) {
			if (key.startsWith(TABLET))
				tablets.set(key.slice(TABLET.length), value === 'spectator' ? 'spectator' : 'captain');
			if (key.startsWith(SEAT) && typeof value === 'string') seats.set(key.slice(SEAT.length), value);
		}
	}
	return { tablets, seats };
}

/** The seats that a tablet plays for. */
export const seatsOf = ({ seats }: Roster, device: string): readonly Seat[] =>
	[...seats].filter(([, each]) => each === device).map(([seat]) => seat);
