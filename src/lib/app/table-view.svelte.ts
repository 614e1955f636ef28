import { goto } from '$app/navigation';
import { resolve } from '$app/paths';
import type { SeatHolder } from '../games/contract.js';
import type { AnyScreens } from '../games/registry.js';
import type { Id, LogStore } from '../log/index.js';
import { tableFile } from './backup.js';
import { handOver, type Handed } from './hand-over.js';
import { playOnAsNewTable } from './play-on.js';
import { Replay } from './replay.svelte.js';
import { SeenTable } from './seen-table.svelte.js';
import type { Session } from './session.svelte.js';
import type { TabLock } from './tab.svelte.js';
import { nameOf } from './together/names.js';
import { playsFor } from './together/roster.js';
import type { Sharing } from './together/sharing.svelte.js';

/** What lies over the table's own panel, or over all of it. */
export type Opened = 'log' | 'menu' | 'rule' | 'numbers' | 'people' | 'apart' | 'add' | 'move';

/** What the page around a table hands in. */
export interface Page {
	readonly session: Session;
	readonly screens: AnyScreens;
	readonly lock: TabLock;
	readonly store: LogStore;
	/** The other tablets, when the table is shared. */
	sharing(): Sharing | undefined;
	/** Whether somebody here was just let in. */
	readonly isNew: boolean;
	readonly seed: () => string;
	leave(): void;
	/** Takes the table from the tab that has it. */
	takeOver(): void;
	/** Lets other tablets come. */
	share(): Promise<boolean>;
}

/** A table on the screen: what is open beside it, and what people do there that is no answer to the game. */
export class View {
	readonly page: Page;
	readonly replay: Replay;
	readonly seen: SeenTable;
	open = $state<Opened | undefined>();
	/** Whether the newcomers here are still asked what is theirs. */
	isNew = $state(false);
	ruleId = $state<string>();
	/** What became of the file that was just saved. */
	savedAs = $state.raw<{ readonly name: string; readonly how: Handed }>();

	constructor(page: Page) {
		const { session, lock } = page;
		this.page = page;
		this.replay = new Replay(session);
		this.isNew = page.isNew;
		if (page.isNew) this.open = 'people';
		this.seen = new SeenTable(session, this.replay, {
			isHere: () => lock.isHeld,
			mustWatch: () => this.sharing?.mustWatch === true,
			holder: (seat) => this.#holder(seat),
			patience: () => this.sharing?.patience ?? 0,
			showRule: (id) => this.showRule(id),
			leave: () => page.leave()
		});
	}

	get session(): Session {
		return this.page.session;
	}
	get sharing(): Sharing | undefined {
		return this.page.sharing();
	}
	get isPanel(): boolean {
		return this.open !== undefined && this.open !== 'add' && this.open !== 'move';
	}

	/** Opens what is not open, and closes what is. */
	toggle(what: Opened): void {
		this.open = this.open === what ? undefined : what;
	}
	close(): void {
		if (this.open === 'log') this.replay.live();
		if (this.open === 'people') this.isNew = false;
		if (this.open === 'apart') this.sharing?.telling.seen();
		// who has let somebody else in before she said what is hers is asked once more
		this.open = this.open === 'add' && this.isNew ? 'people' : undefined;
	}
	showRule(id: string | undefined): void {
		this.ruleId = id;
		this.open = 'rule';
	}

	/** Opens the codes for another tablet. */
	async add(): Promise<void> {
		await this.page.share();
		if (this.sharing) this.open = 'add';
	}
	async takeSeat(seat: string): Promise<void> {
		const { sharing } = this;
		const refusal = sharing && (await this.session.set(playsFor(seat, sharing.company.device)));
		if (!refusal) this.close();
	}
	/** One of two stories holds for all. */
	async adopt(tip: Id): Promise<void> {
		if (await this.session.adopt(tip)) return;
		this.replay.live();
		this.close();
	}

	/** Folds the table anew from its entries, which are the same everywhere. */
	async takeCopy(): Promise<void> {
		const { store, lock } = this.page;
		const { session } = this;
		// a state of no build is read by none
		const none = { table: session.history.opening.id, entry: session.tip, build: '', state: undefined };
		await store.saveCheckpoint(none);
		await lock.giveUp();
		location.reload();
	}

	async playOnFrom(entry: Id): Promise<void> {
		const { store, seed } = this.page;
		const played = await playOnAsNewTable(this.session, entry, {
			store,
			seed: seed(),
			now: () => Date.now()
		});
		if (played.ok) await goto(resolve('/table/[id]', { id: played.value }));
		else this.session.trouble = played.refusal;
	}
	async takeBackTo(entry: Id): Promise<void> {
		if (!(await this.session.takeBack(entry))) this.replay.live();
	}
	async save(): Promise<void> {
		const { history, place } = this.session;
		const file = tableFile(history.opening, history.entries(), place.title);
		const how = await handOver(file);
		this.savedAs = how === 'cancelled' ? undefined : { name: file.name, how };
	}

	#holder(seat: string): SeatHolder | undefined {
		const { sharing, session } = this;
		const device = sharing?.company.holderOf(seat);
		const cards = session.game.seats(session.state);
		const name = cards.find((card) => card.seat === seat)?.name;
		if (!sharing || device === undefined || name === undefined) return undefined;
		return {
			...{
				name,
				tablet: nameOf(sharing.company.roster, [], device),
				isAway: !sharing.company.isHeard(device)
			},
			take: () => session.set(playsFor(seat, sharing.company.device))
		};
	}
}
