import type { Event } from '../rules/events.js';
import type { State } from '../rules/state.js';
import { expectedOf, statisticsOf, type Deeds, type DiceCount } from '../rules/statistics.js';
import { s } from './say.js';

/** An evening as the app hands it over: where it began, and all that has happened. */
export interface Evening {
	readonly before: State;
	readonly events: readonly Event[];
}

/** What somebody did in one evening or in many. */
export interface Sheet extends Deeds {
	readonly name: string;
	/** Whom she kept alive, and how often. */
	readonly kept: Readonly<Record<string, number>>;
}

const sum = (a: DiceCount, b: DiceCount): DiceCount => ({ dice: a.dice + b.dice, good: a.good + b.good });

/** Everybody's deeds over all evenings: captains by their names, then the enemy. */
export function sheetsOf(evenings: readonly Evening[]): Sheet[] {
	const sheets = new Map<string, Sheet>();
	const enemy = s('numbers.enemy');
	for (const { before, events } of evenings) {
		const { captains } = before.setup;
		/** Two captains of one name at a table are two. */
		const nameOf = (seat: string): string => {
			const at = captains.findIndex((captain) => captain.seat === seat);
			const name = captains[at]?.name;
			if (name === undefined) return enemy;
			const alike = captains.slice(0, at).filter((other) => other.name === name).length;
			return alike === 0 && name !== enemy ? name : `${name} (${alike + 1})`;
		};
		const { bySeat, kept } = statisticsOf(before, events);
		for (const [seat, deeds] of Object.entries(bySeat)) {
			const name = nameOf(seat);
			const known = sheets.get(name);
			sheets.set(name, {
				name,
				attack: known ? sum(known.attack, deeds.attack) : deeds.attack,
				defense: known ? sum(known.defense, deeds.defense) : deeds.defense,
				dealt: (known?.dealt ?? 0) + deeds.dealt,
				suffered: (known?.suffered ?? 0) + deeds.suffered,
				destroyed: (known?.destroyed ?? 0) + deeds.destroyed,
				kept: known?.kept ?? {}
			});
		}
		for (const { by, whom, count } of kept) {
			const sheet = sheets.get(nameOf(by));
			if (!sheet) continue;
			const other = nameOf(whom);
			sheets.set(sheet.name, {
				...sheet,
				kept: { ...sheet.kept, [other]: (sheet.kept[other] ?? 0) + count }
			});
		}
	}
	const all = [...sheets.values()];
	return [...all.filter(({ name }) => name !== enemy), ...all.filter(({ name }) => name === enemy)];
}

/** How many dice did what they are for, beside how many were to be expected. */
export const luckOf = (kind: 'attack' | 'defense', { dice, good }: DiceCount) => ({
	dice,
	good,
	expected: expectedOf(kind, dice)
});
