import type { Command } from '../rules/commands.js';
import type { State } from '../rules/state.js';
import { actionText, maneuverName, shipName } from './names.js';
import { say } from './say.js';

/** What a command does, in a few words, for the button that takes it back. */
export function stepName(state: State, command: Command): string {
	switch (command.type) {
		case 'setDial':
			return say('step.setDial', {
				maneuver: maneuverName(command.maneuver),
				ship: shipName(state, command.ship)
			});
		case 'perform':
			return actionText(state, command.ship, command.action);
		case 'activate':
		case 'placeShip':
		case 'declareTarget':
			return say(`step.${command.type}`, { ship: shipName(state, command.ship) });
		case 'use':
		case 'pass':
		case 'reportRoll':
		case 'beginMission':
			return say(`step.${command.type}`);
		default:
			return say('step.other');
	}
}
