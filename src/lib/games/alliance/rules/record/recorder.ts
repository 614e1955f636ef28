import type { Event } from '../events.js';
import { changed } from '../../../../engine/frames.js';
import type { Attack, Frame, Measured, Move } from '../in-progress.js';
import type { Ship, ShipId, State } from '../state.js';

export type Recorder<T extends Event['type']> = (state: State, event: Extract<Event, { type: T }>) => State;
export type Recorders<T extends Event['type']> = { readonly [K in T]: Recorder<K> };

/** The state with something of one ship changed. */
export function withShip(state: State, id: ShipId, change: (ship: Ship) => Ship): State {
	const ship = state.ships[id];
	return ship ? { ...state, ships: { ...state.ships, [id]: change(ship) } } : state;
}

export function withTop(state: State, change: (frame: Frame) => Frame): State {
	const frame = state.frames.at(-1);
	return frame ? { ...state, frames: [...state.frames.slice(0, -1), change(frame)] } : state;
}

/** The nearest frame of a chart from the top, changed. */
function withFrame(state: State, has: (frame: Frame) => boolean, change: (frame: Frame) => Frame): State {
	const frame = state.frames.findLast(has);
	return frame ? { ...state, frames: changed(state.frames, frame.id, change) } : state;
}

export const withAttack = (state: State, change: (attack: Attack) => Attack) =>
	withFrame(
		state,
		(frame) => frame.attack !== undefined,
		(frame) => (frame.attack ? { ...frame, attack: change(frame.attack) } : frame)
	);

export const withMove = (state: State, change: (move: Move) => Move) =>
	withFrame(
		state,
		(frame) => frame.move !== undefined,
		(frame) => (frame.move ? { ...frame, move: change(frame.move) } : frame)
	);

/** What the step on top has measured, and this. */
export const withMeasured = (state: State, found: Measured) =>
	withTop(state, (frame) => ({ ...frame, measured: { ...frame.measured, ...found } }));

/** A copy without one member: a state holds no member that is undefined. */
export function without<T extends object, K extends keyof T>(object: T, key: K): Omit<T, K> {
	const { [key]: _, ...rest } = object;
	return rest;
}
