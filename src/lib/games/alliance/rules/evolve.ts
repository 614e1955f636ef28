import type { Event } from './events.js';
import { recordAttack } from './record/attack.js';
import { recordCards } from './record/cards.js';
import { recordDamage } from './record/damage.js';
import { recordEnemy } from './record/enemy.js';
import { recordFrames } from './record/frames.js';
import { recordMission } from './record/mission.js';
import { recordMovement } from './record/movement.js';
import { recordRound } from './record/round.js';
import { recordSetup } from './record/setup.js';
import type { Recorders } from './record/recorder.js';
import type { State } from './state.js';

const RECORDERS: Recorders<Event['type']> = {
	...recordFrames,
	...recordSetup,
	...recordRound,
	...recordMovement,
	...recordEnemy,
	...recordAttack,
	...recordDamage,
	...recordCards,
	...recordMission
};

/** Records an event. It never decides anything: what follows from an event is an event of its own. */
export function evolve(state: State, event: Event): State {
	const record = RECORDERS[event.type] as (state: State, event: Event) => State;
	return record(state, event);
}
