import type { Band, Pose, Sector } from '../../../engine/geometry/index.js';
import type { Because } from '../../../engine/value.js';
import type { Action } from './commands.js';
import type { Colour, Maneuver } from './maneuver.js';
import type { Edge, ShotFacts } from './questions.js';
import type { Arrival, DamageRow, TargetChoice } from './in-progress.js';
import type { Phase, Result, ShipId } from './state.js';
import type { Face, Token } from './vocabulary.js';

/** What has come of a command: facts, in the past tense, each whole in itself. Never renamed; see upcast. */
export type Event =
	| FrameEvent
	| SetupEvent
	| RoundEvent
	| MovementEvent
	| EnemyEvent
	| TokenEvent
	| CombatEvent
	| DamageEvent
	| CardEvent
	| MissionEvent;

/** What a frame is opened with. */
export interface Opened {
	readonly chart: string;
	readonly step: string;
	readonly subject: string;
	readonly ship?: ShipId;
	readonly text?: { readonly source: string; readonly verbs: readonly unknown[] };
	readonly damage?: DamageRow;
	readonly arrival?: Arrival;
}

export type FrameEvent =
	| ({ readonly type: 'frameOpened' } & Opened)
	| { readonly type: 'stepEntered'; readonly frame: string; readonly step: string }
	| { readonly type: 'frameClosed'; readonly frame: string }
	| { readonly type: 'promptAnswered'; readonly frame: string; readonly name: string }
	/** An effect has acted, or a question of this step is settled. */
	| { readonly type: 'settled'; readonly name: string }
	| { readonly type: 'sidePassed' };

/** A captain's ship as it begins. */
export interface ChosenShip {
	readonly ship: ShipId;
	readonly class: string;
	readonly seat: string;
	readonly upgrades: readonly string[];
	readonly captainSkill: number;
	readonly shields: number;
}

export type SetupEvent =
	| {
			readonly type: 'tableBegun';
			readonly ships: readonly ChosenShip[];
			readonly deck: Readonly<Record<string, number>>;
			readonly loadouts: Readonly<Record<string, number>>;
	  }
	| {
			readonly type: 'layoutPlaced';
			readonly asteroids: readonly { readonly id: string; readonly at: Pose }[];
	  }
	| { readonly type: 'layoutRerolled'; readonly seed: string }
	| { readonly type: 'shipPlaced'; readonly ship: ShipId; readonly pose: Pose }
	| { readonly type: 'shipLifted'; readonly ship: ShipId }
	| { readonly type: 'missionBegun' }
	| { readonly type: 'optionSet'; readonly option: string; readonly value: string | number | boolean };

export type RoundEvent =
	| { readonly type: 'roundBegan'; readonly round: number }
	| { readonly type: 'phaseEntered'; readonly phase: Phase }
	| { readonly type: 'dialSet'; readonly ship: ShipId; readonly maneuver: Maneuver }
	| { readonly type: 'activationBegan'; readonly ship: ShipId }
	| { readonly type: 'roundTokensRemoved' };

export type MovementEvent =
	| {
			readonly type: 'maneuverRevealed';
			readonly ship: ShipId;
			readonly maneuver: Maneuver;
			readonly colour: Colour;
			readonly because: readonly Because[];
	  }
	| {
			readonly type: 'speedChanged';
			readonly ship: ShipId;
			readonly maneuver: Maneuver;
			readonly colour: Colour;
			readonly source: string;
	  }
	/** Under Auxiliary Power a red maneuver costs a damage card and is then white. (R73) */
	| { readonly type: 'maneuverWhitened'; readonly ship: ShipId }
	| {
			readonly type: 'shipMoved';
			readonly ship: ShipId;
			readonly maneuver: Maneuver;
			readonly flown: Maneuver;
			readonly from: Pose;
			readonly to: Pose;
			readonly ships: readonly ShipId[];
			readonly obstacles: readonly string[];
			readonly on: readonly string[];
			readonly planet: boolean;
	  }
	| {
			readonly type: 'putOutside';
			readonly ship: ShipId;
			readonly pose: Pose;
			readonly edges: readonly Edge[];
	  }
	| { readonly type: 'actionLost'; readonly ship: ShipId; readonly reason: string }
	| {
			readonly type: 'shipRetreated';
			readonly ship: ShipId;
			readonly edge?: Edge;
			readonly cargoHome: boolean;
	  }
	| { readonly type: 'shipFled'; readonly ship: ShipId; readonly edges: readonly Edge[] }
	| {
			readonly type: 'actionPerformed';
			readonly ship: ShipId;
			readonly action: Action;
			readonly reason?: string;
	  }
	| { readonly type: 'actionPassed'; readonly ship: ShipId };

export type EnemyEvent =
	| {
			readonly type: 'enemyBuilt';
			readonly ship: ShipId;
			readonly number: number;
			readonly formation: string;
			readonly card: string;
			readonly elite: boolean;
			readonly loadout: string;
			readonly class: string;
			readonly captainSkill: number;
			readonly shields: number;
	  }
	| {
			readonly type: 'bearingFound';
			readonly formation: string;
			readonly bearing: number;
			readonly rolled: boolean;
	  }
	| {
			readonly type: 'formationArrived';
			readonly formation: string;
			readonly name: string;
			readonly ships: readonly ShipId[];
	  }
	/** Several enemy ships are equally far from any player ship. */
	| { readonly type: 'furthestFound'; readonly ships: readonly ShipId[] }
	| { readonly type: 'modelRemoved'; readonly ship: ShipId }
	| {
			readonly type: 'nearestFound';
			readonly ship: ShipId;
			readonly nearest: readonly ShipId[];
			readonly mm?: Readonly<Record<string, number>>;
			readonly touched?: readonly string[];
	  }
	| { readonly type: 'targetIdentified'; readonly ship: ShipId; readonly target: ShipId }
	| {
			readonly type: 'directionFound';
			readonly ship: ShipId;
			readonly target: ShipId;
			readonly band: number;
			readonly toward: boolean;
			readonly ring: 'inner' | 'outer';
			readonly sectors: readonly Sector[];
	  }
	| { readonly type: 'sectorChosen'; readonly ship: ShipId; readonly sector: Sector }
	| {
			readonly type: 'tableRolled';
			readonly ship: ShipId;
			readonly die: number;
			readonly maneuver: Maneuver;
			readonly colour: Colour;
	  }
	| {
			readonly type: 'formationFollowed';
			readonly ship: ShipId;
			readonly lead: ShipId;
			readonly maneuver: Maneuver;
			readonly colour: Colour;
	  }
	| {
			readonly type: 'swerveFound';
			readonly ship: ShipId;
			readonly met: readonly string[];
			readonly choices: readonly Maneuver[];
	  }
	| { readonly type: 'swerved'; readonly ship: ShipId; readonly from: Maneuver; readonly to: Maneuver }
	| { readonly type: 'sightFound'; readonly ship: ShipId; readonly shot: boolean; readonly near: boolean }
	| { readonly type: 'leftFormation'; readonly ship: ShipId; readonly formation: string };

export type TokenEvent =
	/** How far the opponents are, for a Target Lock. */
	| {
			readonly type: 'rangesMeasured';
			readonly ship: ShipId;
			readonly bands: Readonly<Record<ShipId, Band>>;
	  }
	| { readonly type: 'tokenGained'; readonly ship: ShipId; readonly token: Token; readonly count: number }
	| { readonly type: 'tokenLost'; readonly ship: ShipId; readonly token: Token; readonly count: number }
	| { readonly type: 'tokenSpent'; readonly ship: ShipId; readonly token: Token }
	| { readonly type: 'lockPlaced'; readonly ship: ShipId; readonly target: ShipId }
	| { readonly type: 'lockReturned'; readonly ship: ShipId }
	| { readonly type: 'lockSpent'; readonly ship: ShipId };

export type CombatEvent =
	| { readonly type: 'shotsMeasured'; readonly ship: ShipId; readonly shots: readonly ShotFacts[] }
	| { readonly type: 'noTarget'; readonly ship: ShipId }
	| { readonly type: 'attackDeclined'; readonly ship: ShipId }
	| {
			readonly type: 'targetDeclared';
			readonly ship: ShipId;
			readonly weapon: string;
			readonly target: ShipId;
			readonly shot: ShotFacts;
			/** Why an enemy ship chose it. */
			readonly choice?: TargetChoice;
	  }
	| { readonly type: 'friendsMeasured'; readonly friends: readonly string[] }
	| {
			readonly type: 'attackDiceRolled';
			readonly ship: ShipId;
			readonly faces: readonly Face[];
			readonly because: readonly Because[];
	  }
	| {
			readonly type: 'defenseDiceRolled';
			readonly ship: ShipId;
			readonly faces: readonly Face[];
			readonly because: readonly Because[];
	  }
	| {
			readonly type: 'rerollBegan';
			readonly dice: 'attack' | 'defense';
			readonly indexes: readonly number[];
			readonly source: string;
	  }
	| { readonly type: 'diceRerolled'; readonly dice: 'attack' | 'defense'; readonly faces: readonly Face[] }
	| {
			readonly type: 'diceConverted';
			readonly dice: 'attack' | 'defense';
			readonly indexes: readonly number[];
			readonly to: Face;
			readonly source: string;
	  }
	| {
			readonly type: 'resultAdded';
			readonly dice: 'attack' | 'defense';
			readonly face: Face;
			readonly source: string;
	  }
	| { readonly type: 'resultsCompared'; readonly hits: number; readonly criticals: number }
	| { readonly type: 'attacked'; readonly ship: ShipId };

export type DamageEvent =
	| { readonly type: 'shieldLost'; readonly ship: ShipId; readonly critical: boolean }
	| { readonly type: 'shieldRepaired'; readonly ship: ShipId; readonly count: number }
	| { readonly type: 'damageDealt'; readonly ship: ShipId; readonly card: string; readonly faceUp: boolean }
	| { readonly type: 'turnedFaceDown'; readonly ship: ShipId; readonly slot: string }
	| { readonly type: 'deckShuffled' }
	| { readonly type: 'formationBroken'; readonly formation: string; readonly ship: ShipId }
	| { readonly type: 'shipDoomed'; readonly ship: ShipId }
	| { readonly type: 'shipDestroyed'; readonly ship: ShipId; readonly reason: string };

export type CardEvent =
	| { readonly type: 'effectUsed'; readonly effect: string; readonly ship: ShipId }
	| { readonly type: 'effectApplied'; readonly effect: string; readonly ship: ShipId }
	| { readonly type: 'textContinued'; readonly verbs: readonly unknown[] }
	| { readonly type: 'textDieRolled'; readonly source: string; readonly faces: readonly Face[] }
	| { readonly type: 'cardDisabled'; readonly ship: ShipId; readonly slot: string }
	| { readonly type: 'cardEnabled'; readonly ship: ShipId; readonly slot: string }
	| { readonly type: 'cardDiscarded'; readonly ship: ShipId; readonly slot: string }
	| { readonly type: 'timePlaced'; readonly ship: ShipId; readonly slot: string; readonly count: number }
	| {
			readonly type: 'dangerContained';
			readonly ship: ShipId;
			readonly card: string;
			readonly speedLimit: number;
	  };

export type MissionEvent =
	| { readonly type: 'tokensInReach'; readonly ship: ShipId; readonly tokens: readonly string[] }
	| { readonly type: 'cargoCollected'; readonly ship: ShipId; readonly token: string; readonly cargo: string }
	| { readonly type: 'cargoReturned'; readonly ship: ShipId; readonly cargo: readonly string[] }
	| { readonly type: 'cargoLost'; readonly ship: ShipId; readonly cargo: readonly string[] }
	| { readonly type: 'playedOn' }
	| { readonly type: 'missionEnded'; readonly result: Result; readonly reason: string };
