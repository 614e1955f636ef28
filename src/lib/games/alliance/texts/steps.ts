import type { Command } from '../rules/commands.js';
import type { State } from '../rules/state.js';
import { actionText, maneuverName, shipName, sourceName } from './names.js';
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
			return say('step.perform', {
				action: actionText(state, command.ship, command.action),
				ship: shipName(state, command.ship)
			});
		case 'activate':
		case 'attack':
		case 'placeShip':
		case 'declareTarget':
			return say(`step.${command.type}`, { ship: shipName(state, command.ship) });
		case 'use':
			return say('step.use', { card: sourceName(state, command.effect).name });
		case 'pass':
			return say('step.pass', { ship: shipName(state, command.ship) });
		case 'reportRoll':
		case 'beginMission':
			return say(`step.${command.type}`);
		default:
			return say('step.other');
	}
}
