import { hashOf } from './canonical.js';
import type { Because } from './value.js';

/** Whose choice it is. `enemy` is played by the game; `table` means any captain, as the rulebook's "players choose". */
export type Seat = string;

/** The occasion: a path of subjects such as `round-3/attack:akira/rollAttackDice/0`. Answering another prompt never changes it. */
export type PromptId = string;

/** One legal answer to a choice, and whose it is. `pays` and `gives` are codes for the second line of its button. */
export interface Option<Command> {
	readonly seat: Seat;
	readonly command: Command;
	readonly because?: readonly Because[];
}

/** Dice to roll: which die, how many, and why so many. */
export interface RollDomain {
	readonly kind: 'roll';
	readonly die: string;
	readonly count: number;
	readonly faces: readonly string[];
}

/** Questions for a ruler, or for a person beside plastic ships. What a question asks and what answers it is the game's. */
export interface MeasureDomain<Question = unknown> {
	readonly kind: 'measure';
	readonly questions: readonly Question[];
}

/** Where a base may be put down, in mm: inside the polygon, clear of what stands there; `headings` lists the facings, none means any. */
export interface PlaceDomain {
	readonly kind: 'place';
	readonly area: readonly (readonly [number, number])[];
	readonly clearOf: readonly (readonly (readonly [number, number])[])[];
	readonly base: number;
	readonly headings?: readonly number[];
}

export type Domain = RollDomain | MeasureDomain | PlaceDomain;

interface Asked<Command> {
	readonly id: PromptId;
	/** A hash of id, question and options: a tap carries it, and is stale when the prompt has changed. */
	readonly key: string;
	readonly subject: string;
	/** What is asked, as a code with a sentence in the game's texts. */
	readonly question: string;
	/** The numbers, each with its reasons. */
	readonly about: readonly Because[];
	/** The command that carries the answer of a fact: what is known of it without the answer. */
	readonly answer?: Partial<Command>;
}

export interface ChoosePrompt<Command> extends Asked<Command> {
	readonly kind: 'choose' | 'draw';
	readonly options: readonly Option<Command>[];
}
export interface FactPrompt<Command> extends Asked<Command> {
	readonly kind: 'roll' | 'measure' | 'place';
	readonly domain: Domain;
}
export interface OverPrompt<Command> extends Asked<Command> {
	readonly kind: 'over';
}
export type Prompt<Command> = ChoosePrompt<Command> | FactPrompt<Command> | OverPrompt<Command>;

type Draft<P> = P extends unknown
	? Omit<P, 'key' | 'about'> & { readonly about?: readonly Because[] }
	: never;

/** Finishes a prompt: adds the key that makes a tap stale when anything of the prompt changes. */
export function prompt<Command>(draft: Draft<Prompt<Command>>): Prompt<Command> {
	const about = draft.about ?? [];
	const asked =
		'options' in draft
			? draft.options.map((o) => [o.seat, o.command])
			: 'domain' in draft
				? draft.domain
				: [];
	const key = hashOf([draft.id, draft.kind, draft.question, asked], 16);
	return { ...draft, about, key };
}

export const isChoice = <C>(p: Prompt<C>): p is ChoosePrompt<C> => p.kind === 'choose' || p.kind === 'draw';
export const isFact = <C>(p: Prompt<C>): p is FactPrompt<C> =>
	p.kind === 'roll' || p.kind === 'measure' || p.kind === 'place';
