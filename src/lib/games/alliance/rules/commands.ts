import type { Pose } from '../../../engine/geometry/index.js';
import type { Maneuver } from './maneuver.js';
import type { Answer } from './questions.js';
import type { ShipId } from './state.js';

/** Orders. Each is an option of a prompt, or the answer to one that asks for a fact. Commands carry no prompt ids. */
export type Command =
	// set-up
	| { readonly type: 'placeShip'; readonly ship: ShipId; readonly pose: Pose }
	| { readonly type: 'liftShip'; readonly ship: ShipId }
	| { readonly type: 'rerollLayout' }
	| { readonly type: 'beginMission' }
	// round
	| { readonly type: 'setDial'; readonly ship: ShipId; readonly maneuver: Maneuver }
	| { readonly type: 'activate'; readonly ship: ShipId }
	| { readonly type: 'chooseManeuver'; readonly ship: ShipId; readonly maneuver: Maneuver }
	| { readonly type: 'perform'; readonly ship: ShipId; readonly action: Action }
	| { readonly type: 'attack'; readonly ship: ShipId }
	| {
			readonly type: 'declareTarget';
			readonly ship: ShipId;
			readonly weapon: string;
			readonly target: ShipId;
	  }
	| { readonly type: 'declineAttack'; readonly ship: ShipId }
	// windows: an effect of a card, a token or a lock, and which dice or which variant
	| { readonly type: 'use'; readonly effect: string; readonly dice?: readonly number[]; readonly by?: number }
	| { readonly type: 'discardUpgrade'; readonly ship: ShipId; readonly slot: string }
	| { readonly type: 'pass'; readonly ship: ShipId }
	| { readonly type: 'collect'; readonly ship: ShipId; readonly token: string }
	| { readonly type: 'endMission' }
	| { readonly type: 'playOn' }
	// facts of the table
	| { readonly type: 'reportRoll'; readonly faces: readonly string[] }
	| { readonly type: 'reportMeasures'; readonly answers: readonly Answer[] }
	| { readonly type: 'drawCard'; readonly card: string }
	| { readonly type: 'drawLot'; readonly lot: string }
	// the table itself
	| { readonly type: 'setOption'; readonly option: string; readonly value: string | number | boolean };

/** What a ship may do in its Perform Action step. (R101–R119, R224) */
export type Action =
	| { readonly action: 'evasiveManeuvers' | 'scan' | 'battleStations' | 'removeAuxiliaryPower' }
	| { readonly action: 'targetLock'; readonly target: ShipId }
	| { readonly action: 'card'; readonly effect: string }
	| { readonly action: 'enable'; readonly slot: string };

/** The name under which an action may be performed once a round. (R102) */
export function actionName(action: Action): string {
	switch (action.action) {
		case 'card':
			return `card:${action.effect}`;
		case 'enable':
			return `enable:${action.slot}`;
		default:
			return action.action;
	}
}
