import { isFact, type Prompt } from '../../../src/lib/engine/prompt.js';
import type { Pose } from '../../../src/lib/engine/geometry/index.js';
import { shipClass, enemyCard } from '../../../src/lib/games/alliance/data/index.js';
import type { Command } from '../../../src/lib/games/alliance/rules/commands.js';
import type { Event } from '../../../src/lib/games/alliance/rules/events.js';
import { tableBegun } from '../../../src/lib/games/alliance/rules/begin.js';
import { evolve } from '../../../src/lib/games/alliance/rules/evolve.js';
import { initial } from '../../../src/lib/games/alliance/rules/initial.js';
import type { Colour, Maneuver } from '../../../src/lib/games/alliance/rules/maneuver.js';
import { DEFAULT_OPTIONS, type Options } from '../../../src/lib/games/alliance/rules/options.js';
import { measureOnBoard } from '../../../src/lib/games/alliance/rules/ruler/index.js';
import type { Answer, Question } from '../../../src/lib/games/alliance/rules/questions.js';
import { decide, pending, runOn } from '../../../src/lib/games/alliance/rules/run.js';
import type { Frame } from '../../../src/lib/games/alliance/rules/in-progress.js';
import type { Formation, Ship, State, Terrain } from '../../../src/lib/games/alliance/rules/state.js';
import { Table } from '../../../src/lib/games/alliance/rules/table.js';

/** A pose in mm and degrees, as the rules write it. */
export const at = (x: number, y: number, heading = 0): Pose => ({ x, y, heading });

/** Letters of the rules for faces: H hit, C critical, B Battle Stations, E Evade, - blank. */
export function faces(letters: string): string[] {
	const names: Record<string, string> = {
		H: 'hit',
		C: 'critical',
		B: 'battleStations',
		E: 'evade',
		'-': 'blank'
	};
	return Array.from(letters).map((letter) => names[letter] ?? letter);
}

/** What is different about a ship of a scenario. */
export interface Given {
	readonly aux?: number;
	readonly scan?: number;
	readonly evade?: number;
	readonly battleStations?: number;
	readonly shields?: number;
	readonly disabledShields?: number;
	/** Face-up cards by id; a leading '-' lays one face down. */
	readonly damage?: readonly string[];
	readonly upgrades?: readonly string[];
	readonly skill?: number;
	readonly elite?: string;
	readonly lock?: string;
	readonly formation?: string;
	readonly cargo?: readonly string[];
	readonly on?: readonly string[];
	readonly number?: number;
	readonly activated?: boolean;
	readonly attacked?: boolean;
	readonly doomed?: boolean;
	readonly time?: number;
}

/** A table laid out for a scenario; dice and cards come from a script, the ruler measures. */
export class Scene {
	state: State;
	events: Event[] = [];
	/** Faces and cards still to come, in the order in which they are asked for. */
	private rolls: string[][] = [];
	private cards: string[] = [];
	/** What people at a physical table answer to the next questions of the ruler. */
	private typed: Answer[][] = [];

	constructor(options: Partial<Options> = {}, players = 2) {
		const ships = Array.from({ length: players }, (_, i) => ({
			id: `P${i}`,
			preset: 'akira-command',
			seat: `c${i}`
		}));
		const captains = ships.map(({ seat }, i) => ({ seat, name: seat, mark: i + 1 }));
		const empty = initial({
			mission: 'a-simple-patrol',
			captains,
			ships,
			options: { ...DEFAULT_OPTIONS, ...options },
			seed: 'scene'
		});
		const blank = evolve(empty, tableBegun(empty.setup));
		this.state = { ...blank, ships: {}, order: [], round: 1, phase: 'activation', setup: { ...blank.setup } };
	}

	private put(id: string, side: Ship['side'], classId: string, pose: Pose, given: Given): this {
		const printed = shipClass(classId);
		const { aux = 0, scan = 0, evade = 0, battleStations = 0 } = given;
		const ship: Ship = {
			id,
			side,
			class: classId,
			seat: side === 'dominion' ? 'enemy' : id,
			upgrades: (given.upgrades ?? []).map((card) => ({
				card,
				disabled: false,
				discarded: false,
				time: given.time ?? 0
			})),
			captainSkill: given.skill ?? (side === 'dominion' ? (given.elite === undefined ? 1 : 4) : 2),
			status: 'inPlay',
			pose,
			shields: given.shields ?? printed.shields,
			disabledShields: given.disabledShields ?? 0,
			damage: (given.damage ?? []).map((card) => ({
				card: card.replace(/^-/, ''),
				faceUp: !card.startsWith('-'),
				round: 1
			})),
			tokens: { evade, scan, battleStations, auxiliaryPower: aux },
			cargo: given.cargo ?? [],
			actions: [],
			activated: given.activated ?? true,
			attacked: given.attacked ?? true,
			doomed: given.doomed ?? false,
			contained: [],
			onObstacles: given.on ?? [],
			arrivedIn: 0,
			...(given.lock !== undefined && { lock: given.lock }),
			...(side === 'dominion' && {
				number: given.number ?? Number(/\d+$/.exec(id)?.[0] ?? 1),
				enemyCard: 'attack-ship-logic',
				elite: given.elite !== undefined,
				loadout: { card: given.elite ?? 'relentless', disabled: false, discarded: false, time: 0 },
				...(given.formation !== undefined && { formation: given.formation })
			})
		};
		this.state = {
			...this.state,
			ships: { ...this.state.ships, [id]: ship },
			order: [...this.state.order, id]
		};
		if (given.formation !== undefined) this.join(given.formation, id);
		return this;
	}
	private join(name: string, id: string): void {
		const known = this.state.formations[name];
		const formation: Formation = { id: name, name, broken: false, members: [...(known?.members ?? []), id] };
		this.state = { ...this.state, formations: { ...this.state.formations, [name]: formation } };
	}

	akira = (id: string, pose: Pose, given: Given = {}) => this.put(id, 'federation', 'akira', pose, given);
	excelsior = (id: string, pose: Pose, given: Given = {}) =>
		this.put(id, 'federation', 'excelsior', pose, given);
	oberth = (id: string, pose: Pose, given: Given = {}) => this.put(id, 'federation', 'oberth', pose, given);
	enemy = (id: string, pose: Pose, given: Given = {}) =>
		this.put(id, 'dominion', enemyCard('attack-ship-logic').ship, pose, given);

	/** A round obstacle or planet, centre and radius in mm. */
	round(id: string, kind: Terrain['kind'], x: number, y: number, radius: number): this {
		this.state = {
			...this.state,
			terrain: [...this.state.terrain, { id, kind, at: at(x, y), outline: { radius } }]
		};
		return this;
	}
	asteroid = (x: number, y: number, radius: number, id = `asteroid-${x}-${y}`) =>
		this.round(id, 'obstacle', x, y, radius);
	planet = (x: number, y: number, radius: number) => this.round('planet', 'planet', x, y, radius);
	/** Answers that people read off the table, before the ruler is asked again. */
	measured(...answers: readonly Answer[]): this {
		this.typed.push([...answers]);
		return this;
	}
	with(change: (state: State) => State): this {
		this.state = change(this.state);
		return this;
	}

	/** Dice as they will fall, in the order in which they are rolled. */
	dice(...letters: readonly string[]): this {
		this.rolls.push(...letters.map((each) => (/^[1-6]$/.test(each) ? [each] : faces(each))));
		return this;
	}
	/** Cards as they will be drawn. */
	draws(...cards: readonly string[]): this {
		this.cards.push(...cards);
		return this;
	}

	private step(step: string, phase: State['phase']): this {
		const mission: Frame = {
			id: 'mission',
			chart: 'mission',
			step: 'playRound',
			subject: 'table',
			counts: {},
			done: []
		};
		const round: Frame = { id: 'mission/round:1', chart: 'round', step, subject: '1', counts: {}, done: [] };
		this.state = { ...this.state, phase, frames: [mission, round] };
		const table = new Table(this.state);
		runOn(table);
		this.take(table.events, table.state);
		return this.answerFacts();
	}
	private take(events: readonly Event[], state: State): void {
		this.events.push(...events);
		this.state = state;
	}

	inPlanning = () => this.step('planningPhase', 'planning');
	inActivation = () => this.step('activationPhase', 'activation');
	atActivationEnd = () => this.step('activationEnd', 'activation');
	inCombat = () => this.step('combatPhase', 'combat');
	atCombatStart = () => this.step('combatStart', 'combat');
	inEndPhase = () => this.step('endEffects', 'end');
	inReinforcement = () => this.step('reinforcementPhase', 'reinforcement');
	atPlanningStart = () => this.step('planningStart', 'planning');

	/** Gives a command, then answers what follows from it by ruler and script. */
	when(command: Command): this {
		const decided = decide(this.state, command);
		if (!decided.ok)
			throw new Error(`refused: ${JSON.stringify(decided.refusal)} of ${this.asked().join(', ')}`);
		const table = new Table(this.state);
		table.emit(...decided.value);
		this.take(decided.value, table.state);
		return this.answerFacts();
	}
	private answerFacts(): this {
		for (;;) {
			const prompt = pending(this.state).find((each) => isFact(each) || each.kind === 'draw');
			const command = prompt && this.respond(prompt);
			if (!command) return this;
			const decided = decide(this.state, command);
			if (!decided.ok) throw new Error(`fact refused: ${JSON.stringify([command, decided.refusal])}`);
			const table = new Table(this.state);
			table.emit(...decided.value);
			this.take(decided.value, table.state);
		}
	}
	private respond(prompt: Prompt<Command>): Command | undefined {
		if (prompt.kind === 'measure' && prompt.domain.kind === 'measure') {
			const byHand = this.typed.shift();
			if (byHand) return { type: 'reportMeasures', answers: byHand };
			const questions = prompt.domain.questions as readonly Question[];
			return {
				type: 'reportMeasures',
				answers: questions.map((q) => measureOnBoard(this.state, q, () => 0, prompt.id))
			};
		}
		if (prompt.kind === 'roll') {
			const next = this.rolls.shift();
			return next && { type: 'reportRoll', faces: next };
		}
		if (prompt.kind !== 'draw') return undefined;
		const card = this.cards.shift();
		return card === undefined
			? undefined
			: prompt.options.find(({ command }) =>
					'card' in command ? command.card === card : 'lot' in command && command.lot === card
				)?.command;
	}

	/** A player ship flies a maneuver of its dial. */
	flies(ship: string, maneuver: Maneuver): this {
		this.state = { ...this.state, dials: { ...this.state.dials, [ship]: maneuver } };
		this.change(ship, { activated: false });
		return this.inActivation().when({ type: 'activate', ship });
	}
	/** An enemy ship activates; the die of its table comes first in the script. */
	activates(ship: string): this {
		this.change(ship, { activated: false });
		return this.inActivation().when({ type: 'activate', ship });
	}
	/** An enemy ship flies what the lead of its formation has chosen: a way to give it any maneuver. */
	follows(ship: string, maneuver: Maneuver, colour: Colour = 'white'): this {
		const target = this.state.order[0] ?? '';
		const choice = {
			round: 1,
			lead: 'lead',
			target,
			ring: 'outer',
			sector: 'ahead',
			die: 1,
			maneuver,
			colour
		} as const;
		const wing: Formation = { id: 'wing', name: 'wing', members: ['lead', ship], broken: false, choice };
		this.enemy('lead', at(2000, 2000), { number: 99 }).change(ship, { formation: 'wing', activated: false });
		this.state = { ...this.state, formations: { ...this.state.formations, wing } };
		return this.inActivation().when({ type: 'activate', ship });
	}
	/** A ship has its turn in the Combat Phase. */
	fires(ship: string): this {
		this.change(ship, { attacked: false });
		return this.inCombat();
	}
	declares = (ship: string, target: string, weapon = 'primary') =>
		this.when({ type: 'declareTarget', ship, weapon, target });
	passes = (ship: string) => this.when({ type: 'pass', ship });
	uses = (effect: string, more: { dice?: readonly number[]; by?: number } = {}) =>
		this.when({ type: 'use', effect, ...more });
	performs = (ship: string, action: Extract<Command, { type: 'perform' }>['action']) =>
		this.when({ type: 'perform', ship, action });

	change(ship: string, change: Partial<Ship>): this {
		const known = this.ship(ship);
		this.state = { ...this.state, ships: { ...this.state.ships, [ship]: { ...known, ...change } } };
		return this;
	}
	ship(id: string): Ship {
		const ship = this.state.ships[id];
		if (!ship) throw new Error(`no ship ${id}`);
		return ship;
	}
	pose = (id: string) => this.ship(id).pose;
	prompts = () => pending(this.state);
	/** What is asked now, as the questions of the prompts. */
	asked = () => this.prompts().map(({ question }) => question);
	options(): Command[] {
		return this.prompts().flatMap((prompt) =>
			'options' in prompt ? prompt.options.map(({ command }) => command) : []
		);
	}
	/** The dice that a roll waits for. */
	diceAsked(): number {
		const [prompt] = this.prompts();
		return prompt?.kind === 'roll' && prompt.domain.kind === 'roll' ? prompt.domain.count : -1;
	}
	refusal(command: Command): string | undefined {
		const decided = decide(this.state, command);
		return decided.ok ? undefined : decided.refusal.code;
	}
	of<T extends Event['type']>(type: T): Extract<Event, { type: T }>[] {
		return this.events.filter((event): event is Extract<Event, { type: T }> => event.type === type);
	}
	actionLost = (ship: string) => this.of('actionLost').find((event) => event.ship === ship)?.reason;
	attack() {
		return this.state.frames.findLast(({ attack }) => attack)?.attack;
	}
	attackFaces = () => lettersOf(this.of('attackDiceRolled').at(-1)?.faces ?? []);
	shownAttack = () => lettersOf(this.attack()?.attackDice.map(({ face }) => face) ?? []);
	shownDefense = () => lettersOf(this.attack()?.defenseDice.map(({ face }) => face) ?? []);
}

function lettersOf(shown: readonly string[]): string {
	const letters: Record<string, string> = {
		hit: 'H',
		critical: 'C',
		battleStations: 'B',
		evade: 'E',
		blank: '-'
	};
	return shown.map((face) => letters[face] ?? '?').join('');
}

export const scene = (options: Partial<Options> = {}, players = 2) => new Scene(options, players);
export const effectOf = (ship: string, slot = 'upgrade/0', index = 0) => `${ship}:${slot}#${index}`;
