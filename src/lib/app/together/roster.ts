import type { Seat } from '../../engine/rules.js';
import type { Change, Entry } from '../../log/index.js';
import type { Role } from '../../sync/index.js';

/** Who is at a table, as its log says: tablets that were let in, and which of them plays for a seat. */
export interface Roster {
	/** In the order in which they came. */
	readonly tablets: ReadonlyMap<string, Role>;
	/** Those of which somebody said that they will not come back. */
	readonly left: ReadonlySet<string>;
	readonly seats: ReadonlyMap<Seat, string>;
}

/** What a change of the table says of who is there. */
export type Note =
	| { readonly kind: 'came'; readonly device: string; readonly as: Role }
	| { readonly kind: 'left'; readonly device: string }
	| { readonly kind: 'taken'; readonly seat: Seat; readonly device: string }
	| { readonly kind: 'givenBack'; readonly seat: Seat };

const TABLET = 'tablet:';
const SEAT = 'seat:';
const LEFT = 'left';
const NOBODY = '';

/** A tablet was let in, or has left for good. */
export const letIn = (device: string, as: Role): Change => ({ [TABLET + device]: as });
export const leaves = (device: string): Change => ({ [TABLET + device]: LEFT });
/** A tablet plays for a seat, or nobody does any more. */
export const playsFor = (seat: Seat, device: string): Change => ({ [SEAT + seat]: device });
export const givesBack = (seat: Seat): Change => ({ [SEAT + seat]: NOBODY });

/** What an entry says of who is there: nothing, if it is no change of the table. */
export function notesOf(entry: Entry): readonly Note[] {
	if (entry.kind !== 'table') return [];
	return Object.entries(entry.change).flatMap(([key, value]): readonly Note[] => {
		if (key.startsWith(TABLET)) {
			const device = key.slice(TABLET.length);
			if (value === LEFT) return [{ kind: 'left', device }];
			return [{ kind: 'came', device, as: value === 'spectator' ? 'spectator' : 'captain' }];
		}
		if (!key.startsWith(SEAT) || typeof value !== 'string') return [];
		const seat = key.slice(SEAT.length);
		return [value === NOBODY ? { kind: 'givenBack', seat } : { kind: 'taken', seat, device: value }];
	});
}

/** Who is at the table after the entries of a path. */
export function rosterOf(path: readonly Entry[]): Roster {
	const tablets = new Map<string, Role>();
	const left = new Set<string>();
	const seats = new Map<Seat, string>();
	for (const note of path.flatMap(notesOf)) {
		if (note.kind === 'came') {
			tablets.set(note.device, note.as);
			left.delete(note.device);
		} else if (note.kind === 'left') {
			left.add(note.device);
			for (const seat of seatsOf({ seats }, note.device)) seats.delete(seat);
		} else if (note.kind === 'taken') seats.set(note.seat, note.device);
		else seats.delete(note.seat);
	}
	return { tablets, left, seats };
}

/** The seats that a tablet plays for. */
export const seatsOf = ({ seats }: Pick<Roster, 'seats'>, device: string): readonly Seat[] =>
	[...seats].filter(([, each]) => each === device).map(([seat]) => seat);
