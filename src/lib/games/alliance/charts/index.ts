import type { AnyStateMachine } from 'xstate';
import { arrivalChart } from './arrival.js';
import { attackChart } from './attack.js';
import { damageChart } from './damage.js';
import { enemyActivationChart } from './enemy-activation.js';
import { missionChart } from './mission.js';
import { playerActivationChart } from './player-activation.js';
import { roundChart } from './round.js';
import { textChart } from './text.js';

/** Every chart by its name. Each is drawn beside it; a stale drawing fails a test. */
export const CHARTS: Readonly<Record<string, AnyStateMachine>> = {
	mission: missionChart,
	round: roundChart,
	playerActivation: playerActivationChart,
	enemyActivation: enemyActivationChart,
	attack: attackChart,
	damage: damageChart,
	text: textChart,
	arrival: arrivalChart
};
