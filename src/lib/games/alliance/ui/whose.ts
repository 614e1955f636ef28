import { isChoice, type Prompt } from '../../../engine/prompt.js';
import type { Seat } from '../../../engine/rules.js';
import type { SeatHolder, Table } from '../../contract.js';
import type { Command } from '../rules/commands.js';
import { ENEMY_SEAT, type State } from '../rules/state.js';

type Asked = Pick<Table<State, Command>, 'state' | 'prompts' | 'holder'>;

/** The captains who may answer a prompt. */
export function askedBy(state: State, prompt: Prompt<Command>): readonly Seat[] {
	if (isChoice(prompt)) return prompt.options.map(({ seat }) => seat);
	return prompt.kind === 'over' ? [] : [state.ships[prompt.subject]?.seat ?? ''];
}

/** Whether one of those who may answer plays here, or on no tablet yet. */
export const isOurs = (table: Asked, prompt: Prompt<Command>): boolean =>
	askedBy(table.state, prompt).some((seat) => table.holder(seat) === undefined);

/** Questions whose answer may still be changed: nobody waits for them. */
const SETTLED: readonly string[] = ['changeDial'];

/** When all who are asked play on other tablets: the first of those. A roll is a fact of the table, which anybody reports. */
export function elsewhereOf(table: Asked): SeatHolder | undefined {
	const open = table.prompts.filter(
		({ kind, question }) => kind !== 'over' && kind !== 'roll' && !SETTLED.includes(question)
	);
	if (open.length === 0 || open.some((prompt) => isOurs(table, prompt))) return undefined;
	const seats = open.flatMap((prompt) => askedBy(table.state, prompt));
	return seats.includes(ENEMY_SEAT) ? undefined : seats.map((seat) => table.holder(seat)).find(Boolean);
}
