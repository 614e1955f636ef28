import { transition, type AnyStateMachine } from 'xstate';

/**
 * Charts are XState machines used as pure functions: where a chart goes next, given facts. They run when a command is
 * decided and never when a log is replayed: where a chart arrived is an event like any other.
 */
export interface Next<Facts> {
	readonly type: 'next';
	readonly facts: Facts;
}

/**
 * The step after `step`, or undefined when the chart has come to its end.
 * @throws when the chart has no such step, or when nothing follows it: both are errors of ours.
 */
export function nextStep(machine: AnyStateMachine, step: string, facts: object): string | undefined {
	const at = machine.resolveState({ value: step, context: {} });
	const [next] = transition(machine, at, { type: 'next', facts });
	if (next.value === step)
		throw new Error(`chart ${machine.id}: nothing follows ${step} with ${JSON.stringify(facts)}`);
	return next.status === 'done' ? undefined : String(next.value);
}

interface Drawn {
	readonly target?: unknown;
	readonly guard?: unknown;
	readonly description?: string;
}

/** The chart as a Mermaid drawing, steps and the names of their guards. */
export function mermaid(machine: AnyStateMachine): string {
	const states = machine.config.states ?? {};
	const lines = [`stateDiagram-v2`, `    [*] --> ${initialOf(machine)}`];
	for (const [name, config] of Object.entries(states)) {
		if (config.type === 'final') {
			lines.push(`    ${name} --> [*]`);
			continue;
		}
		const next: unknown = (config.on as Record<string, unknown> | undefined)?.next ?? [];
		for (const edge of Array.isArray(next) ? (next as unknown[]) : [next]) {
			const drawn: Drawn = typeof edge === 'string' ? { target: edge } : (edge as Drawn);
			const guard = drawn.guard;
			const label = typeof guard === 'string' ? ` : ${guard}` : '';
			lines.push(`    ${name} --> ${String(drawn.target)}${label}`);
		}
	}
	return `${lines.join('\n')}\n`;
}

function initialOf({ config }: AnyStateMachine): string {
	return typeof config.initial === 'string' ? config.initial : '';
}
