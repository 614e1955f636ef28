import type { Seat } from '../../engine/rules.js';
import type { Role } from '../../sync/index.js';
import type { Session } from '../session.svelte.js';
import type { SeenTablet } from './presence.js';
import { rosterOf } from './roster.js';

/** Who is at a table: the tablets as the log and their lines tell of them, and which of them plays for whom. */
export class Company {
	readonly #session: Session;
	/** This tablet's name. */
	readonly device: string;
	/** How somebody here was let in, until the log says so. */
	#as = $state.raw<Role>();
	/** The other tablets that this one has met since its page was loaded. */
	#met = $state.raw<readonly SeenTablet[]>([]);
	/** Whether there was time to find the others. */
	isLooked = $state(false);

	constructor(session: Session, device: string) {
		this.#session = session;
		this.device = device;
	}

	readonly roster = $derived.by(() => rosterOf(this.#session.path));
	/** The other tablets as they are now: of those that have left for good only who is here all the same. */
	readonly tablets = $derived.by(() =>
		this.#met.filter(({ device, isHere }) => isHere || !this.roster.left.has(device))
	);
	/** Whether this tablet was let in to watch. */
	readonly isSpectator = $derived.by(
		() => (this.roster.tablets.get(this.device) ?? this.#as) === 'spectator'
	);
	/** Whether somebody else hears what is done here. */
	readonly isHeardBySomebody = $derived.by(() => this.tablets.some(({ isHere }) => isHere));

	/** Somebody here was let in. */
	wasLetIn(as: Role | undefined): void {
		this.#as = as;
	}
	/** How the others are now. */
	saw(tablets: readonly SeenTablet[]): void {
		// what is the same is not said again
		if (JSON.stringify(tablets) !== JSON.stringify(this.#met)) this.#met = tablets;
	}

	/**
	 * The other tablet that plays for a seat. What nobody has taken is played on the tablet that opened the table, for whoever
	 * has taken something herself; for all others it is free.
	 */
	holderOf(seat: Seat): string | undefined {
		const { seats } = this.roster;
		const hasTaken = [...seats.values()].includes(this.device);
		const { device: opener } = this.#session.history.opening;
		const isOpenerHere = this.tablets.some(({ device }) => device === opener);
		const device = seats.get(seat) ?? (hasTaken && isOpenerHere ? opener : undefined);
		return device === this.device ? undefined : device;
	}
	/** Whether another tablet hears what is done now. While the page is being loaded it is taken to. */
	isHeard(device: string): boolean {
		return !this.isLooked || this.tablets.some((each) => each.device === device && each.isHere);
	}
	/** Whether a tablet has been at this table, and nobody said that it has left. */
	isKnown(device: string): boolean {
		const { tablets, left } = this.roster;
		if (left.has(device)) return false;
		return tablets.has(device) || device === this.#session.history.opening.device;
	}
	/** Whether the log does not say yet that a tablet was let in so. */
	isNew(device: string, as: Role): boolean {
		return !this.isKnown(device) || this.roster.tablets.get(device) !== as;
	}
}
