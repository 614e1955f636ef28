import { changed, counted, popped, pushed, top } from '../../../src/lib/engine/frames.js';
import type { Event, Of, Setup, State, TinyFrame } from './types.js';

const frame = (id: string, chart: string, step: string, subject: string): TinyFrame => ({
	...{ id, chart, step, subject, counts: {} }
});
const round = (number: number) => [frame(`round-${number}`, 'round', 'hide', `round-${number}`)];

export function initial(setup: Setup): State {
	const each = <Value>(value: Value): Of<Value> =>
		Object.fromEntries(setup.seats.map((seat) => [seat, value]));
	const start = { round: 1, frames: round(1), behind: {}, at: {}, shown: {} };
	return { ...setup, ...start, snowballs: each(3), hits: each(0), hands: each([]) };
}

/** Records what happened. */
export function evolve(state: State, event: Event): State {
	const { frames } = state;
	const here = top(frames);
	const change = (more: Partial<TinyFrame>) => changed(frames, here.id, (now) => ({ ...now, ...more }));
	switch (event.type) {
		case 'hidden':
			return { ...state, behind: { ...state.behind, [event.seat]: event.behind } };
		case 'walked':
			return { ...state, at: { ...state.at, [event.seat]: event.to } };
		case 'throwBegan': {
			const snowballs = { ...state.snowballs, [event.seat]: (state.snowballs[event.seat] ?? 0) - 1 };
			const thrown = frame(event.frame, 'throw', 'measure', event.seat);
			return { ...state, snowballs, frames: pushed(turnTaken(frames, event.seat), thrown) };
		}
		case 'passed':
			return { ...state, frames: turnTaken(frames, event.seat) };
		case 'rangeMeasured':
			return { ...state, frames: change({ step: 'roll', range: event.range }) };
		case 'diceRolled':
			return { ...state, frames: change({ step: 'landed' }) };
		case 'wasHit': {
			const hits = { ...state.hits, [event.seat]: (state.hits[event.seat] ?? 0) + 1 };
			return { ...state, hits, frames: pushed(frames, frame(event.frame, 'hit', 'react', event.seat)) };
		}
		case 'mittenDrawn': {
			const mittens = state.mittens.filter((mitten) => mitten !== event.mitten);
			const hand = [...(state.hands[event.seat] ?? []), event.mitten];
			return {
				...state,
				mittens,
				hands: { ...state.hands, [event.seat]: hand },
				frames: change({ step: 'felt' })
			};
		}
		case 'revealed':
			return { ...state, shown: { ...state.shown, [event.seat]: event.number } };
		case 'stepEntered':
			return { ...state, frames: change({ step: event.step }) };
		case 'frameEnded':
			return { ...state, frames: popped(frames) };
		case 'roundBegan':
			return { ...state, round: event.round, frames: round(event.round), behind: {}, at: {} };
		default:
			return event satisfies never;
	}
}

/** In a round each child throws once: the frame counts it. A throw inside a throw takes no turn. */
function turnTaken(frames: readonly TinyFrame[], seat: string): readonly TinyFrame[] {
	const { id, chart } = top(frames);
	return chart === 'round' ? changed(frames, id, (now) => counted(now, `throws:${seat}`)) : frames;
}
