import type { Step } from '../table.js';
import { arrivalSteps } from './arrival.js';
import { attackSteps } from './attack.js';
import { damageSteps } from './damage.js';
import { enemyActivationSteps } from './enemy-activation.js';
import { missionSteps } from './mission.js';
import { playerActivationSteps } from './player-activation.js';
import { roundSteps } from './round.js';
import { textSteps } from './text.js';

/** What each step of each chart does. The names are those of the charts. */
export const STEPS: Readonly<Record<string, Readonly<Record<string, Step>>>> = {
	mission: missionSteps,
	round: roundSteps,
	playerActivation: playerActivationSteps,
	enemyActivation: enemyActivationSteps,
	attack: attackSteps,
	damage: damageSteps,
	text: textSteps,
	arrival: arrivalSteps
};
