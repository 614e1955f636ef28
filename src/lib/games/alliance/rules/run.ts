import { nextStep } from '../../../engine/chart.js';
import { top } from '../../../engine/frames.js';
import { isChoice, type Prompt } from '../../../engine/prompt.js';
import { same } from '../../../engine/canonical.js';
import { refuse, yes, type Decision } from '../../../engine/rules.js';
import { CHARTS } from '../charts/index.js';
import type { Command } from './commands.js';
import type { Event } from './events.js';
import { fits } from './domains.js';
import { STEPS } from './steps/index.js';
import { setOption } from './set-option.js';
import { Table, type Step } from './table.js';
import type { Frame } from './in-progress.js';
import type { State } from './state.js';

/**
 * The conversation: a decision takes in one answer, then the charts run on until somebody is awaited. What is awaited is
 * always asked by the step on top of the stack of frames.
 */
export function pending(state: State): readonly Prompt<Command>[] {
	const frame = state.frames.at(-1);
	if (!frame)
		return [{ kind: 'over', id: 'over', key: 'over', subject: 'table', question: 'over', about: [] }];
	return stepOf(frame).asks?.(state, frame) ?? [];
}

export function decide(state: State, command: Command): Decision<readonly Event[]> {
	if (command.type === 'setOption') return setOption(state, command);
	const prompts = pending(state);
	const asked = prompts.find((prompt) => answers(state, prompt, command));
	if (!asked)
		return refuse(prompts[0]?.kind === 'over' ? 'missionIsOver' : 'notAskedNow', { command: command.type });
	const table = new Table(state);
	const frame = top(state.frames);
	table.emit({ type: 'promptAnswered', frame: frame.id, name: nameOf(frame, asked.id) });
	stepOf(frame).answer?.(table, command);
	runOn(table);
	return yes(table.events);
}

function answers(state: State, prompt: Prompt<Command>, command: Command): boolean {
	if (isChoice(prompt)) return prompt.options.some((option) => same(option.command, command));
	return prompt.kind !== 'over' && fits(state, prompt, command);
}

/** The name that a prompt was asked under: its id without the frame's path and the ordinal. */
function nameOf(frame: Frame, id: string): string {
	return id.slice(frame.id.length + 1, id.lastIndexOf('/'));
}

function stepOf(frame: Frame): Step {
	const step = STEPS[frame.chart]?.[frame.step];
	if (!step) throw new Error(`steps: chart '${frame.chart}' has no step '${frame.step}'`);
	return step;
}

const LONGEST = 2000;

/** Runs the charts until a prompt is open or the mission is over. */
export function runOn(table: Table): void {
	for (let turns = 0; turns < LONGEST; turns++) {
		if (table.state.frames.length === 0) return;
		const { frame } = table;
		const step = stepOf(frame);
		if (table.arrives()) {
			step.enter?.(table);
			continue;
		}
		if (step.work?.(table)) continue;
		if (top(table.state.frames) !== frame) continue;
		if ((step.asks?.(table.state, frame) ?? []).length > 0) return;
		goOn(table, frame, step);
	}
	throw new Error(
		`run: no end in ${table.state.frames.map((frame) => `${frame.chart}.${frame.step}`).join(' → ')}`
	);
}

function goOn(table: Table, frame: Frame, step: Step): void {
	const machine = CHARTS[frame.chart];
	if (!machine) throw new Error(`charts: there is no chart '${frame.chart}'`);
	const next = nextStep(machine, frame.step, step.facts?.(table.state, frame) ?? {});
	if (next === undefined) {
		table.emit({ type: 'frameClosed', frame: frame.id });
		return;
	}
	table.emit({ type: 'stepEntered', frame: frame.id, step: next });
	stepOf(table.frame).enter?.(table);
}
