import { isChoice, type Prompt } from '../../../src/lib/engine/prompt.js';
import { damageCard } from '../../../src/lib/games/alliance/data/index.js';
import type { Command } from '../../../src/lib/games/alliance/rules/commands.js';
import type { Event } from '../../../src/lib/games/alliance/rules/events.js';
import { evolve } from '../../../src/lib/games/alliance/rules/evolve.js';
import { decide, pending } from '../../../src/lib/games/alliance/rules/run.js';
import { attackNow, uncancelled } from '../../../src/lib/games/alliance/rules/sources.js';
import type { Attack } from '../../../src/lib/games/alliance/rules/in-progress.js';
import type { State } from '../../../src/lib/games/alliance/rules/state.js';
import { FACES, type Die } from '../../../src/lib/games/alliance/rules/vocabulary.js';

export interface Found {
	hit: number;
	damage: number;
	destroy: number;
}
type Spends = (id: string) => boolean;

/** Cards that deal damage when they are turned face up. */
const AT_ONCE = ['direct-hit', 'minor-explosion'];

/**
 * The odds of an attack by playing it out through the rules in every way that its dice and cards may fall; captains spend
 * what they would. Slow, and knows nothing of how odds are worked out elsewhere.
 */
export function enumerated(state: State, spends: Spends): Found {
	const found: Found = { hit: 0, damage: 0, destroy: 0 };
	const frame = state.frames.find(({ attack }) => attack)?.id ?? '';
	const target = attackNow(state)?.target ?? '';
	let open: readonly Branch[] = [{ state, chance: 1 }];
	while (open.length > 0) {
		const next = new Map<string, Branch>();
		for (const { state: now, chance } of open) {
			const [prompt] = pending(now);
			for (const { command, share } of prompt ? answers(now, prompt, spends) : []) {
				const decided = decide(now, command);
				if (!decided.ok) throw new Error(`enumeration: ${prompt?.id} refuses ${JSON.stringify(command)}`);
				const [then, through, isLost] = after(now, decided.value, frame, target);
				if (through > 0) {
					found.hit += chance * share;
					found.damage += chance * share * through;
				}
				if (isLost) found.destroy += chance * share;
				if (isLost || !then.frames.some(({ id }) => id === frame)) continue;
				const known = inOrder(then);
				const key = JSON.stringify([known.frames, known.ships, known.deck]);
				next.set(key, { state: known, chance: chance * share + (next.get(key)?.chance ?? 0) });
			}
		}
		open = [...next.values()];
	}
	return found;
}

interface Branch {
	readonly state: State;
	readonly chance: number;
}

/** The same table with its dice sorted: it does not matter which die shows what. */
function inOrder(state: State): State {
	const sorted = (dice: Attack['attackDice']) =>
		dice
			.map(({ face, locked }) => ({ face, locked }))
			.sort((a, b) => `${a.face}${a.locked}`.localeCompare(`${b.face}${b.locked}`));
	const frames = state.frames.map((frame) =>
		frame.attack && !frame.attack.rerolling
			? {
					...frame,
					attack: {
						...frame.attack,
						attackDice: sorted(frame.attack.attackDice),
						defenseDice: sorted(frame.attack.defenseDice)
					}
				}
			: frame
	);
	return { ...state, frames };
}

/** The state after the events as far as they are of this attack; what got through, and whether the target is lost. */
function after(
	now: State,
	events: readonly Event[],
	frame: string,
	target: string
): [State, number, boolean] {
	let [next, through, isLost] = [now, 0, false];
	for (const event of events) {
		if (event.type === 'resultsCompared') through = event.hits + event.criticals;
		if ((event.type === 'shipDestroyed' || event.type === 'shipDoomed') && event.ship === target)
			isLost = true;
		next = evolve(next, event);
		if (event.type === 'frameClosed' && event.frame === frame) break;
	}
	return [next, through, isLost];
}

function answers(
	state: State,
	prompt: Prompt<Command>,
	spends: Spends
): { command: Command; share: number }[] {
	if (prompt.kind === 'roll' && prompt.domain.kind === 'roll')
		return rolls(prompt.domain.count, prompt.domain.die as Die).map(({ faces, share }) => ({
			command: { type: 'reportRoll', faces },
			share
		}));
	if (!isChoice(prompt)) throw new Error(`enumeration: ${prompt.id} is asked`);
	const commands = prompt.options.map(({ command }) => command);
	if (prompt.kind === 'draw') return draws(state);
	return [{ command: chosen(state, prompt.question, commands, spends), share: 1 }];
}

/** Every way that so many dice may fall, whichever die shows what, with its share of all sequences. */
function rolls(count: number, die: Die): { faces: string[]; share: number }[] {
	const ways = new Map<string, { faces: string[]; share: number }>();
	const sides = FACES[die];
	const deal = (faces: string[], share: number): void => {
		if (faces.length === count) {
			const sorted = [...faces].sort();
			const key = sorted.join();
			ways.set(key, { faces: sorted, share: share + (ways.get(key)?.share ?? 0) });
			return;
		}
		const kinds = new Set(sides);
		for (const face of kinds)
			deal([...faces, face], (share * sides.filter((each) => each === face).length) / sides.length);
	};
	deal([], 1);
	return [...ways.values()];
}

/** A card of each class by its share of the deck: those that deal damage at once, and one that stands for all others. */
function draws({ deck }: State): { command: Command; share: number }[] {
	const left = Object.entries(deck).filter(([, count]) => count > 0);
	const total = left.reduce((sum, [, count]) => sum + count, 0);
	const others = left.filter(([card]) => !AT_ONCE.includes(card));
	const share = (cards: typeof left) => cards.reduce((sum, [, count]) => sum + count, 0) / total;
	const quiet = others.find(([card]) =>
		damageCard(card).effects.every(({ when }) => when !== 'turnedFaceUp')
	);
	const classes = [
		...left.filter(([card]) => AT_ONCE.includes(card)).map((each) => [each[0], share([each])] as const)
	];
	if (quiet) classes.push([quiet[0], share(others)]);
	return classes.map(([card, part]) => ({ command: { type: 'drawCard', card }, share: part }));
}

/** What a captain does who spends what she would, to be rid of dice that are of no use. */
function chosen(state: State, question: string, commands: readonly Command[], spends: Spends): Command {
	const attack = attackNow(state);
	const pass = commands.find(({ type }) => type === 'pass');
	const uses = commands.filter((command) => command.type === 'use' && spends(command.effect));
	if (!attack || !pass) throw new Error(`enumeration: ${question} has no way out`);
	if (question === 'modifyAttackDice.defender') return uses[0] ?? pass;
	if (question === 'modifyAttackDice.attacker') return attacking(attack, uses) ?? pass;
	if (question === 'modifyDefenseDice.defender' && uncancelled(attack) > 0)
		return (
			uses.find((each) => named(each, 'battleStations')) ?? uses.find((each) => named(each, 'evade')) ?? pass
		);
	return pass;
}

const named = (command: Command, effect: string) => command.type === 'use' && command.effect === effect;

function attacking(attack: Attack, uses: readonly Command[]): Command | undefined {
	const bells = uses.find((each) => named(each, 'battleStations'));
	const isUseless = (i: number) => {
		const { face, locked } = attack.attackDice[i]!;
		return !locked && (face === 'blank' || (face === 'battleStations' && !bells));
	};
	const texts = uses.filter((each) => !named(each, 'battleStations') && !named(each, 'lock'));
	const best = (list: readonly Command[]) =>
		list
			.filter((each) => each.type === 'use' && (each.dice ?? []).length > 0 && each.dice!.every(isUseless))
			.sort((a, b) => size(b) - size(a))[0];
	return best(uses.filter((each) => named(each, 'lock'))) ?? best(texts) ?? bells;
}

const size = (command: Command) => (command.type === 'use' ? (command.dice ?? []).length : 0);
