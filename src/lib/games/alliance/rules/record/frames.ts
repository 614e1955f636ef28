import {
	changed,
	childId,
	counted,
	popped,
	pushed,
	type Frame as BaseFrame
} from '../../../../engine/frames.js';
import type { Opened } from '../events.js';
import type { Frame } from '../in-progress.js';
import type { State } from '../state.js';
import { withAttack, without, withTop, type Recorders } from './recorder.js';

/** A frame as it is when it has just been opened. What it carries depends on its chart. */
function framed(state: State, { chart, step, subject, ship, text, damage, arrival }: Opened): Frame {
	const below = state.frames.at(-1);
	const base: BaseFrame = {
		id: below ? childId(below, chart, subject) : chart,
		chart,
		step,
		subject,
		counts: {}
	};
	return {
		...base,
		done: [],
		...(text && ship !== undefined && { text: { ...text, ship } }),
		...(damage && { damage }),
		...(arrival && { arrival }),
		...(chart === 'attack' &&
			ship !== undefined && {
				attack: { attacker: ship, attackDice: [], defenseDice: [], window: { side: 'first', used: [] } }
			}),
		...((chart === 'playerActivation' || chart === 'enemyActivation') &&
			ship !== undefined && { move: { ship, overlapped: [], obstacles: [] }, choice: {} })
	};
}

export const recordFrames: Recorders<
	'frameOpened' | 'stepEntered' | 'frameClosed' | 'promptAnswered' | 'settled' | 'sidePassed'
> = {
	frameOpened: (state, event) => ({ ...state, frames: pushed(state.frames, framed(state, event)) }),
	stepEntered: (state, { frame, step }) => ({
		...state,
		frames: changed(state.frames, frame, (each) => ({
			...without(each, 'measured'),
			step,
			done: [],
			...(each.attack && { attack: { ...each.attack, window: { side: 'first', used: [] } } })
		}))
	}),
	frameClosed: (state) => ({ ...state, frames: popped(state.frames) }),
	promptAnswered: (state, { frame, name }) => ({
		...state,
		frames: changed(state.frames, frame, (each) => counted(each, name))
	}),
	settled: (state, { name }) => withTop(state, (frame) => ({ ...frame, done: [...frame.done, name] })),
	sidePassed: (state) => withAttack(state, (attack) => ({ ...attack, window: { side: 'second', used: [] } }))
};
