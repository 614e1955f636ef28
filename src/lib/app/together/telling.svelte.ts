import type { Seat } from '../../engine/rules.js';
import type { Entry, Id } from '../../log/index.js';
import type { Standing } from '../standing.svelte.js';
import { apartOf, isSheet, type Apart } from './apart.js';
import { hashOf } from '../../engine/canonical.js';
import { driftFrom, foldedAnew, phaseOf, type Drift, type Step } from './drift.js';

/** In ms: what others bring is told when nothing more has come for so long. */
const PAUSE = 1500;

/** What telling needs of the table that is shared. */
interface Told {
	readonly standing: Standing;
	readonly device: string;
	/** Whether somebody who is heard has not given all yet. */
	readonly isCatchingUp: () => boolean;
	/** Says to the others how the table stood after each step of a phase; `anew`: by the entries alone, folded for this. */
	readonly tell: (steps: readonly Step[], anew: boolean) => void;
}

/** What people hear of what others' entries have done to theirs, and whether all tablets show the same table. */
export class Telling {
	readonly #told: Told;
	/** The story before others' entries came, and what has come since, until people have seen what became of theirs. */
	#merge: { readonly before: readonly Entry[]; readonly came: Set<Id> } | undefined;
	#timer: ReturnType<typeof setTimeout> | undefined;
	/** The last step of a phase that the others were told of. */
	#phase: Id | undefined;
	/** What became of the table while it was played apart. */
	apart = $state.raw<Apart>();
	/** The first step after which the table stands otherwise here than on another tablet. */
	drift = $state.raw<Drift>();
	/** Seats that were played here until another tablet took them. */
	lost = $state.raw<readonly Seat[]>([]);
	/** The newest take-back on another tablet, said in passing. */
	takeBack = $state.raw<Entry>();

	constructor(told: Told) {
		this.#told = told;
	}

	/** Entries of others are about to be stored. */
	coming(entries: readonly Entry[]): void {
		// eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing that is shown hangs on it
		this.#merge ??= { before: this.#told.standing.path, came: new Set() };
		for (const { id } of entries) this.#merge.came.add(id);
	}
	/** Entries of others are stored, one by one and not as a past that is caught up with: a take-back among them is heard of. */
	came(entries: readonly Entry[]): void {
		const { history } = this.#told.standing;
		const last = entries.at(-1);
		if (last?.kind !== 'takeBack' || last.id !== history.tip()) return;
		if (history.takenBackBy(last.id).length > 0) this.takeBack = last;
	}
	/** Entries are stored: after a pause, and when all is settled, it is told what became of whose. */
	heard(): void {
		clearTimeout(this.#timer);
		this.#timer = setTimeout(() => this.#tell(), PAUSE);
	}
	/** People have seen what became of their steps. */
	seen(): void {
		this.apart = undefined;
		this.#merge = undefined;
	}
	/** How the table stood on another tablet. */
	compare(steps: readonly Step[], areAnew: boolean, from: string): void {
		if (this.drift?.isHere) return;
		const { standing, tell } = this.#told;
		const found = driftFrom(standing, steps, areAnew, from);
		// the other stands as this one does again
		if (!found && steps.some(({ entry }) => entry === this.drift?.entry)) this.drift = undefined;
		if (!found) return;
		this.drift = found.drift;
		if (found.anew) tell(phaseOf(found.anew), true);
	}
	/**
	 * A step of another tablet that the rules here decide otherwise: the state before it is wrong on one of the two, and here if it is
	 * not what the entries give.
	 */
	decidesOtherwise(entry: Id): void {
		const { standing, tell } = this.#told;
		const anew = foldedAnew(standing);
		const before = standing.history.entry(entry)?.parent ?? entry;
		const isHere = hashOf(anew.history.stateAt(before)) !== hashOf(standing.history.stateAt(before));
		this.drift = { entry, isHere };
		if (!isHere) tell(phaseOf(anew), true);
	}
	close(): void {
		clearTimeout(this.#timer);
	}

	#tell(): void {
		const { standing, device, isCatchingUp } = this.#told;
		if (isCatchingUp() || standing.history.openCommands().length > 0) return this.heard();
		this.#tellPhase();
		const merge = this.#merge;
		if (!merge) return;
		const apart = apartOf(standing, merge.before, merge.came, device);
		// until it is seen, what comes later is added to it
		if (isSheet(apart) || apart.notPossible.length > 0) this.apart = apart;
		else this.seen();
	}
	#tellPhase(): void {
		const steps = phaseOf(this.#told.standing);
		const last = steps.at(-1)?.entry;
		if (last === undefined || last === this.#phase) return;
		this.#phase = last;
		this.#told.tell(steps, false);
	}
}
