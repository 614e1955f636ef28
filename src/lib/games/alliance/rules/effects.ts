import type { Cost, PlainVerb, Verb } from '../data/verbs.js';
import type { Option, Prompt } from '../../../engine/prompt.js';
import type { Command } from './commands.js';
import { attackNow, sourcesIn, type Source } from './sources.js';
import { inPlay } from './order.js';
import type { Frame } from './in-progress.js';
import type { Ship, ShipId, State } from './state.js';
import { choose, type Table } from './table.js';
import type { Window } from './vocabulary.js';

/** Whether a ship can pay for a text. Costs are paid even when the effect fails later. (R218) */
export function canPay(state: State, { ship, effect }: Pick<Source, 'ship' | 'effect'>): boolean {
	return effect.pays.every((cost) => canPayOne(state, ship, cost));
}

function canPayOne(state: State, ship: Ship, cost: Cost): boolean {
	switch (cost.pay) {
		case 'token':
			return ship.tokens[cost.token] > 0;
		case 'lock':
			return ship.lock !== undefined && ship.lock === attackNow(state)?.target;
		case 'disable':
		case 'discard':
		case 'time':
			return true;
		default:
			return cost satisfies never;
	}
}

export function pay(table: Table, { ship, slot, effect }: Pick<Source, 'ship' | 'slot' | 'effect'>): void {
	for (const cost of effect.pays) {
		switch (cost.pay) {
			case 'disable':
				table.emit({ type: 'cardDisabled', ship: ship.id, slot });
				break;
			case 'discard':
				table.emit({ type: 'cardDiscarded', ship: ship.id, slot });
				break;
			case 'time':
				table.emit({ type: 'timePlaced', ship: ship.id, slot, count: cost.count });
				break;
			case 'token':
				table.emit({ type: 'tokenSpent', ship: ship.id, token: cost.token });
				break;
			case 'lock':
				table.emit({ type: 'lockSpent', ship: ship.id });
				break;
			default:
				cost satisfies never;
		}
	}
}

/** Verbs that change a number or a rule while they stand there; nothing happens when the text is used. */
const STANDING: readonly Verb['verb'][] = [
	'modify',
	'replace',
	'none',
	'colour',
	'forbidBarActions',
	'forbidTalents',
	'ignoreRed'
];
/** Verbs that the window itself carries out, because they need its dice or its maneuver. */
const OF_THE_WINDOW: readonly Verb['verb'][] = ['reroll', 'convert', 'addResult', 'changeSpeed'];

const happens = (verb: Verb) => !STANDING.includes(verb.verb) && !OF_THE_WINDOW.includes(verb.verb);
export const isStanding = ({ effect }: Source) => effect.does.every((verb) => STANDING.includes(verb.verb));

/** The verbs of a text that the window carries out. */
export function windowVerbs({ effect }: Source): PlainVerb[] {
	return effect.does.filter((verb) => OF_THE_WINDOW.includes(verb.verb)) as PlainVerb[];
}

/** Lets the rest of a text happen, verb by verb, in a frame of its own. */
export function runText(table: Table, { id, ship, effect }: Source): void {
	const verbs = effect.does.filter(happens);
	if (verbs.length === 0) return;
	table.open({
		chart: 'text',
		step: 'resolve',
		subject: ship.id,
		ship: ship.id,
		text: { source: id, verbs }
	});
}

const isOptional = ({ effect }: Source) => effect.may || effect.pays.length > 0;

/** Texts that act by themselves: the mandatory ones, and for an enemy ship every one it can pay. (R222, R187) */
function automatic(state: State, ship: Ship, window: Window): Source[] {
	return sourcesIn(state, ship, window).filter(
		(source) =>
			!isStanding(source) && (!isOptional(source) || (ship.side === 'dominion' && canPay(state, source)))
	);
}

/** Applies the next text that acts by itself in this window; false when there is none. */
export function applyNext(
	table: Table,
	ships: readonly ShipId[],
	window: Window,
	only: (id: string) => boolean = () => true
): boolean {
	for (const id of ships) {
		const ship = table.state.ships[id];
		if (!ship || !inPlay(ship)) continue;
		const next = automatic(table.state, ship, window).find(
			({ id: each }) => only(each) && !table.frame.done.includes(each)
		);
		if (!next) continue;
		table.emit({ type: 'effectApplied', effect: next.id, ship: id });
		pay(table, next);
		runText(table, next);
		return true;
	}
	return false;
}

/** What a captain may do in a window of hers: her optional texts, and to pass. Nothing when there is none left. */
export function askOptional(
	state: State,
	frame: Frame,
	ship: Ship,
	window: Window,
	variants: (source: Source) => readonly Command[] = (source) => [{ type: 'use', effect: source.id }]
): readonly Prompt<Command>[] {
	if (ship.side === 'dominion' || !inPlay(ship) || frame.done.includes(`pass:${window}:${ship.id}`))
		return [];
	const usable = sourcesIn(state, ship, window).filter(
		(source) => isOptional(source) && canPay(state, source) && !frame.done.includes(source.id)
	);
	const options: Option<Command>[] = usable.flatMap((source) =>
		variants(source).map((command) => ({ seat: ship.seat, command }))
	);
	if (options.length === 0) return [];
	options.push({ seat: ship.seat, command: { type: 'pass', ship: ship.id } });
	return [choose(frame, { name: `${window}:${ship.id}`, subject: ship.id, question: window }, options)];
}

/** Takes in the answer to `askOptional`. Gives the text that is used, for a window that carries out verbs of its own. */
export function answerOptional(table: Table, command: Command, window: Window): Source | undefined {
	if (command.type === 'pass') {
		table.settle(`pass:${window}:${command.ship}`);
		return undefined;
	}
	if (command.type !== 'use') return undefined;
	const ship = table.ship(command.effect.slice(0, command.effect.indexOf(':')));
	const source = sourcesIn(table.state, ship, window).find(({ id }) => id === command.effect);
	if (!source) return undefined;
	table.emit({ type: 'effectUsed', effect: source.id, ship: ship.id });
	pay(table, source);
	runText(table, source);
	return source;
}
