import { isChoice } from '../../../src/lib/engine/prompt.js';
import type { Command } from '../../../src/lib/games/alliance/rules/commands.js';
import type { Event } from '../../../src/lib/games/alliance/rules/events.js';
import { initial } from '../../../src/lib/games/alliance/rules/initial.js';
import { DEFAULT_OPTIONS, type Options } from '../../../src/lib/games/alliance/rules/options.js';
import { respond } from '../../../src/lib/games/alliance/rules/respond.js';
import { decide, pending } from '../../../src/lib/games/alliance/rules/run.js';
import type { Setup, State } from '../../../src/lib/games/alliance/rules/state.js';
import { Table } from '../../../src/lib/games/alliance/rules/table.js';

const PRESETS = [
	'akira-torpedo',
	'excelsior-scout',
	'akira-gunner',
	'excelsior-helm',
	'akira-command',
	'excelsior-shield'
];

export function setupFor(players: number, options: Partial<Options> = {}, seed = 'evening'): Setup {
	const captains = Array.from({ length: players }, (_, i) => ({
		seat: `c${i + 1}`,
		name: `Captain ${i + 1}`,
		mark: i + 1
	}));
	const ships = captains.map(({ seat }, i) => ({
		id: `ship-${i + 1}`,
		preset: PRESETS[i] ?? 'akira-command',
		seat
	}));
	return { mission: 'a-simple-patrol', captains, ships, options: { ...DEFAULT_OPTIONS, ...options }, seed };
}

/** A whole mission from its set-up on, with the app's dice, ruler and decks. */
export class Evening {
	state: State;
	readonly events: Event[] = [];
	/** For so many captains, or by a set-up of its own. */
	constructor(players: number | Setup = 2, options: Partial<Options> = {}, seed = 'evening') {
		this.state = initial(typeof players === 'number' ? setupFor(players, options, seed) : players);
		this.settle();
	}
	/** Answers facts, and the enemy's choices with the only or first option, until a captain is asked. */
	settle(): this {
		for (;;) {
			const prompts = pending(this.state);
			const fact = prompts.map((prompt) => respond(this.state, prompt)).find((each) => each !== undefined);
			const enemy = prompts
				.flatMap((prompt) => (isChoice(prompt) ? prompt.options : []))
				.find(({ seat }) => seat === 'enemy');
			const command = fact ?? enemy?.command;
			if (!command) return this;
			this.take(command);
		}
	}
	private take(command: Command): void {
		const decided = decide(this.state, command);
		if (!decided.ok) throw new Error(`refused: ${JSON.stringify([command, decided.refusal])}`);
		const table = new Table(this.state);
		table.emit(...decided.value);
		this.events.push(...decided.value);
		this.state = table.state;
	}
	when(command: Command): this {
		this.take(command);
		return this.settle();
	}
	asked = () => pending(this.state).map(({ question }) => question);
	options = () =>
		pending(this.state).flatMap((prompt) =>
			isChoice(prompt) ? prompt.options.map(({ command }) => command) : []
		);
	/** Ships side by side at the lower edge, and the mission begun. */
	deploy(): this {
		for (const [i, { id }] of this.state.setup.ships.entries()) {
			this.when({ type: 'placeShip', ship: id, pose: { x: 240 + i * 80, y: 150, heading: 0 } });
		}
		return this.when({ type: 'beginMission' });
	}
	of<T extends Event['type']>(type: T): Extract<Event, { type: T }>[] {
		return this.events.filter((event): event is Extract<Event, { type: T }> => event.type === type);
	}
}
