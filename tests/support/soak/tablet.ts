import { chance } from '../../../src/lib/engine/random.js';
import { isChoice, type Prompt } from '../../../src/lib/engine/prompt.js';
import { game } from '../../../src/lib/games/alliance/game.js';
import type { Command } from '../../../src/lib/games/alliance/rules/commands.js';
import type { Event } from '../../../src/lib/games/alliance/rules/events.js';
import type { Setup, State } from '../../../src/lib/games/alliance/rules/state.js';
import {
	asksFact,
	History,
	Keeper,
	memoryStore,
	pen,
	respondAll,
	SCHEMA,
	settle,
	type Entry,
	type LogStore,
	type OpenEntry,
	type Write
} from '../../../src/lib/log/index.js';
import { Settler, Share } from '../../../src/lib/sync/index.js';
import type { Clock } from './clock.js';
import type { End } from './road.js';

type Keeping = Keeper<Setup, Event, State>;

/** What lives as long as one page load. */
interface Page {
	readonly keeper: Keeping;
	readonly share: Share;
	readonly settler: Settler;
	readonly write: Write;
	/** Roads that end here. */
	readonly ends: Set<End>;
	isGone: boolean;
}

export interface World {
	readonly clock: Clock;
	readonly random: () => number;
	readonly open: OpenEntry;
	/** A writer that nobody has been. */
	writer(): number;
	/** Entries that were shown as done. */
	shown(entries: readonly Entry[]): void;
}

/** A virtual tablet: real log, order, document, gate and settling; a store in memory that outlives its page. */
export class SoakTablet {
	readonly #store: LogStore = memoryStore();
	readonly #world: World;
	/** The tablet's clock is wrong by so much, in ms. */
	skew = 0;
	/** The page dies when it has stored so many entries more. */
	diesAfter = Number.POSITIVE_INFINITY;
	page: Page | undefined;
	/** How often its page has died. */
	crashes = 0;
	/** Why links were closed: nobody here is hostile. */
	readonly refused: string[] = [];
	#acts = 0;

	constructor(
		readonly device: string,
		/** Whose ships are flown here; nothing for a spectator. */
		readonly seat: string | undefined,
		world: World
	) {
		this.#world = world;
	}

	/** Opens the page: everything is made of what is stored. */
	async load(): Promise<void> {
		const { clock, random, open } = this.#world;
		const loaded = await this.#store.load(open.id);
		const stored = loaded.ok && loaded.value.length > 0 ? loaded.value : [open];
		if (loaded.ok && loaded.value.length === 0) await this.#store.append([open]);
		const history: Keeping['history'] = new History(game, open);
		history.add(stored);
		const writer = this.#world.writer();
		const keeper: Keeping = new Keeper(history, this.#mortal());
		const write = pen({
			...{ table: open.id, writer, device: this.device },
			now: () => Math.max(0, 1e6 + clock.now + this.skew)
		});
		const page: Page = {
			...{ keeper, write, ends: new Set<End>(), isGone: false },
			share: new Share({
				...{ open, stored, device: this.device, writer, schema: SCHEMA, rules: game.version },
				keep: (entries) => keeper.keep(entries),
				changed: (link) => {
					if (link.stage === 'live' || link.stage === 'closed') this.page?.settler.heard();
					if (link.refusal) this.refused.push(link.refusal.code);
				}
			}),
			settler: new Settler({
				...{ after: clock.after, random },
				isTipMine: () => history.entry(history.tip())?.writer === writer,
				isFilling: () => page.share.isFilling,
				isNeeded: () => this.seat !== undefined && history.openCommands().length > 0,
				settle: () => void this.#settle(page)
			})
		};
		keeper.listen(() => page.settler.heard());
		this.page = page;
		page.settler.heard();
	}

	/** The store, which takes the page with it when its time has come: before anything of what it is given is kept. */
	#mortal(): LogStore {
		return {
			...this.#store,
			append: (entries, card) => {
				this.diesAfter -= entries.length;
				if (this.diesAfter >= 0) return this.#store.append(entries, card);
				this.crash();
				return new Promise(() => undefined);
			}
		};
	}

	crash(): void {
		const { page } = this;
		this.page = undefined;
		this.diesAfter = Number.POSITIVE_INFINITY;
		if (!page) return;
		this.crashes++;
		page.isGone = true;
		page.settler.stop();
		for (const end of page.ends) end.wire.close();
	}

	/** Puts a link on a road. */
	join(end: End): void {
		const { page } = this;
		if (!page) return end.wire.close();
		const link = page.share.join(end.wire);
		page.ends.add(end);
		end.hear = (bytes) => {
			if (!page.isGone) void link.receive(bytes);
		};
		end.broken = () => {
			page.ends.delete(end);
			link.close();
		};
	}

	/** One legal act by chance: an answer, a take-back, a redo, a bookmark. */
	async act(): Promise<void> {
		const { page } = this;
		if (!page || this.seat === undefined) return;
		const { keeper, write } = page;
		const { history } = keeper;
		const luck = this.#world.random();
		const bare = { parent: history.tip(), seat: this.seat, commands: [], events: [] };
		const redo = history.redoTarget();
		const back = history.takeBackTarget();
		if (redo !== undefined && luck < 0.3)
			return this.#keep(page, write({ ...bare, kind: 'takeBack', to: redo }));
		if (luck < 0.04 && back !== undefined && history.canTakeBack(back))
			return this.#keep(page, write({ ...bare, kind: 'takeBack', to: back }));
		if (luck < 0.06)
			return this.#keep(
				page,
				write({ ...bare, kind: 'table', change: { [`bookmark:${bare.parent}`]: true } })
			);
		if (luck < 0.07 && history.length > 3) {
			const line = [...history.entries()];
			const at = line[Math.floor(this.#world.random() * line.length)];
			const parent = history.tipBelow(at?.id ?? history.tip());
			return this.#keep(page, write({ ...bare, kind: 'adopt', parent, rank: history.nextRank() }));
		}
		return this.#answer(page);
	}

	async #answer(page: Page): Promise<void> {
		const { history } = page.keeper;
		const state = history.stateNow();
		const prompts = history.stopped() ? [] : game.rules.pending(state);
		const roll = chance(`${this.device}/${String(this.#acts++)}`);
		const from = roll('prompt', 0, Math.max(1, prompts.length));
		for (let i = 0; i < prompts.length; i++) {
			const prompt = prompts[(from + i) % prompts.length];
			const command = prompt && this.#choose(prompt, roll);
			if (!prompt || command === undefined) continue;
			const decided = respondAll(game.rules, state, command, (now, asked) => game.respond(now, asked));
			if (!decided.ok) throw new Error(`soak: ${prompt.id} refuses ${JSON.stringify(command)}`);
			const { commands, events } = decided.value;
			const entry = page.write({
				kind: asksFact(prompt) ? 'fact' : 'choice',
				...{ parent: history.tip(), seat: game.seatOf(state, prompt, command) },
				...{ on: { id: prompt.id, key: prompt.key }, commands, events }
			});
			return this.#keep(page, entry);
		}
	}
	#choose(prompt: Prompt<Command>, roll: ReturnType<typeof chance>): Command | undefined {
		const { history } = this.page?.keeper ?? {};
		if (!history) return undefined;
		const state = history.stateNow();
		const given = game.respond(state, prompt) ?? game.enemy(state, prompt);
		if (given !== undefined || prompt.kind === 'over') return given;
		return isChoice(prompt)
			? prompt.options[roll('option', 0, prompt.options.length)]?.command
			: game.sample(state, prompt, roll, 0);
	}

	async #settle(page: Page): Promise<void> {
		if (page.isGone) return;
		const { keeper, write } = page;
		const written = settle({
			history: keeper.history,
			rules: game.rules,
			respond: (state, prompt) => game.respond(state, prompt),
			write
		});
		for (const entry of written) await this.#keep(page, entry);
	}

	/** Kept, shown as done, told to the others: in that order. */
	async #keep(page: Page, entry: Entry): Promise<void> {
		// a page that has died stores nothing more
		const kept = page.isGone ? undefined : await page.keeper.keep([entry]);
		if (!kept?.ok || page.isGone) return page.write.resume(entry.ordinal ?? 0);
		this.#world.shown([entry]);
		page.share.tell([entry]);
	}
}
