import { hashOf, same } from '../../../src/lib/engine/canonical.js';
import { childId, occasion, top } from '../../../src/lib/engine/frames.js';
import { prompt, type PlaceDomain, type Prompt } from '../../../src/lib/engine/prompt.js';
import { fold, refuse, yes, type Decision, type Rules, type Seat } from '../../../src/lib/engine/rules.js';
import { evolve, initial } from './evolve.js';
import { FACES, type Command, type Event, type Of, type Secrets, type Setup, type State } from './types.js';

export const rules: Rules<Setup, Command, Event, State, Secrets> = {
	...{ initial, evolve, pending, decide },
	view: (state) => state
};

/** Who throws, throws at the next. */
export const victim = (seats: readonly Seat[], by: Seat): Seat =>
	seats[(seats.indexOf(by) + 1) % seats.length] ?? by;

/** The commitment to a secret number. */
export const seal = ({ number, salt }: Omit<Secrets, 'seat'>) => hashOf([number, salt], 16);

function pending(state: State, secrets?: Secrets): readonly Prompt<Command>[] {
	const { frames, seats, mittens, snowballs } = state;
	const here = top(frames);
	const { subject: seat, step: question } = here;
	const ask = (name: string, subject = seat) => ({ id: occasion(here, name), subject, question });
	const choose = (subject: Seat, ...commands: Command[]) =>
		prompt<Command>({
			...{ ...ask(`${question}:${subject}`, subject), kind: question === 'draw' ? 'draw' : 'choose' },
			options: commands.map((command) => ({ seat: subject, command }))
		});
	const each = (known: Of<unknown>, one: (seat: Seat) => Prompt<Command>) => without(seats, known).map(one);
	// all snowballs of all seats thrown back at once would nest deeper than the engine lets frames be
	const isTooDeep = frames.length > 21;
	const maybeThrow = (by: Seat): Command[] =>
		(snowballs[by] ?? 0) > 0 && !isTooDeep ? [{ do: 'throw', seat: by }] : [];
	const knows = (by: Seat) => secrets?.seat === by && seal(secrets) === state.sealed[by];
	switch (`${here.chart}/${question}`) {
		case 'round/hide':
			return each(state.behind, (by) =>
				choose(by, ...PLACES.map((behind) => ({ do: 'hide', seat: by, behind }) as const))
			);
		case 'round/walk':
			return each(state.at, (by) => prompt({ ...ask(`walk:${by}`, by), kind: 'place', domain: YARD }));
		case 'round/throw':
			return each(thrown(here.counts), (by) => choose(by, ...maybeThrow(by), { do: 'pass', seat: by })).slice(
				0,
				1
			);
		case 'throw/measure':
			return [
				prompt({ ...ask('range'), kind: 'measure', domain: { kind: 'measure', questions: ['howFar'] } })
			];
		case 'throw/roll': {
			const domain = { kind: 'roll', die: 'snow', count: 4 - (here.range ?? 1), faces: FACES } as const;
			return [prompt({ ...ask('dice'), kind: 'roll', domain })];
		}
		case 'hit/react':
			return [choose(seat, ...maybeThrow(seat), { do: 'bear', seat })];
		case 'hit/draw':
			return [choose(seat, ...mittens.map((mitten) => ({ do: 'draw', mitten }) as const))];
		case 'round/reveal':
			return each(state.shown, (by) =>
				choose(by, ...(secrets && knows(by) ? [{ do: 'reveal', ...secrets } as const] : []))
			);
		default:
			return [prompt({ ...ask('over'), kind: 'over' })];
	}
}

const YARD: PlaceDomain = {
	kind: 'place',
	area: [
		[0, 0],
		[100, 0],
		[100, 100],
		[0, 100]
	],
	clearOf: [],
	base: 10
};
const PLACES = ['hedge', 'tree', 'wall'];
const without = (seats: readonly Seat[], known: Of<unknown>) => seats.filter((seat) => !(seat in known));
const thrown = (counts: Of<number>) =>
	Object.fromEntries(Object.entries(counts).map(([name, n]) => [name.replace('throws:', ''), n]));

function accepts(asked: Prompt<Command>, command: Command): boolean {
	if ('options' in asked) return asked.options.some((option) => same(option.command, command));
	if (asked.kind === 'over') return false;
	if (command.do === 'roll')
		return asked.domain.kind === 'roll' && asked.domain.count === command.faces.length;
	if (command.do !== 'walk') return command.do === asked.kind;
	return asked.subject === command.seat && command.to.every((mm) => mm >= 0 && mm <= 100);
}

function decide(state: State, command: Command, secrets?: Secrets): Decision<readonly Event[]> {
	if (!pending(state, secrets).some((asked) => accepts(asked, command))) return refuse('notAsked');
	const events = [...answered(state, command)];
	for (let now = fold(evolve, state, events), next = onward(now); next; next = onward(now)) {
		events.push(next);
		now = evolve(now, next);
	}
	return yes(events);
}

function answered(state: State, command: Command): readonly Event[] {
	const here = top(state.frames);
	const { id: frame, subject, chart } = here;
	const enter = (step: string): Event => ({ type: 'stepEntered', frame, step });
	switch (command.do) {
		case 'hide':
			return [{ type: 'hidden', seat: command.seat, behind: command.behind }];
		case 'walk':
			return [{ type: 'walked', seat: command.seat, to: command.to }];
		case 'throw': {
			const began: Event = {
				type: 'throwBegan',
				seat: command.seat,
				frame: childId(here, 'throw', command.seat)
			};
			return chart === 'hit' ? [enter('felt'), began] : [began];
		}
		case 'pass':
			return [{ type: 'passed', seat: command.seat }];
		case 'bear':
			return [enter(state.mittens.length > 0 ? 'draw' : 'felt')];
		case 'measure':
			return [{ type: 'rangeMeasured', range: command.range }];
		case 'roll': {
			const seat = victim(state.seats, subject);
			const hit: Event[] = [{ type: 'wasHit', seat, frame: childId(here, 'hit', seat) }];
			return [{ type: 'diceRolled', faces: command.faces }, ...(command.faces.includes('hit') ? hit : [])];
		}
		case 'draw':
			return [{ type: 'mittenDrawn', seat: subject, mitten: command.mitten }];
		case 'reveal':
			return [{ type: 'revealed', seat: command.seat, number: command.number }];
		default:
			return command satisfies never;
	}
}

/** What happens by itself, one event at a time, until somebody is awaited. */
function onward({ frames, seats, rounds, round, behind, at, shown }: State): Event | undefined {
	const { id: frame, chart, step, counts } = top(frames);
	if (step === 'landed' || step === 'felt') return { type: 'frameEnded', frame };
	const steps: Of<readonly [Of<unknown>, string]> = {
		...{
			hide: [behind, 'walk'],
			walk: [at, 'throw'],
			throw: [thrown(counts), 'reveal'],
			reveal: [shown, 'over']
		}
	};
	const [known, next] = (chart === 'round' ? steps[step] : undefined) ?? [{}, ''];
	if (without(seats, known).length > 0) return undefined;
	const isNewRound = step === 'throw' && round < rounds;
	return isNewRound ? { type: 'roundBegan', round: round + 1 } : { type: 'stepEntered', frame, step: next };
}
