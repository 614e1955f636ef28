/** Tokens beside a ship. (R6) */
export const TOKENS = ['evade', 'scan', 'battleStations', 'auxiliaryPower'] as const;
export type Token = (typeof TOKENS)[number];

/** Values that cards may change. (R216) */
export const VALUES = [
	'primaryAttack',
	'attackDice',
	'defenseDice',
	'agility',
	'shields',
	'captainSkill'
] as const;
export type ValueName = (typeof VALUES)[number];

/**
 * The moments at which the text of a card may act. `constant` is always; `turnedFaceUp` is an event of the past tense;
 * the others are steps of the charts.
 */
export const WINDOWS = [
	'constant',
	'turnedFaceUp',
	'planningStart',
	'maneuverRevealed',
	'executeManeuver',
	'afterOverlap',
	'afterRed',
	'performAction',
	'combatStart',
	'attack',
	'rollAttackDice',
	'modifyAttackDice',
	'rollDefenseDice',
	'modifyDefenseDice',
	'dealDamage',
	'endPhase'
] as const;
export type Window = (typeof WINDOWS)[number];

/** Attack die with eight faces: three hits, a critical, two Battle Stations, two blanks. (R2) */
export const ATTACK_DIE = [
	'hit',
	'hit',
	'hit',
	'critical',
	'battleStations',
	'battleStations',
	'blank',
	'blank'
] as const;
/** Defense die with eight faces: three Evades, two Battle Stations, three blanks. (R2) */
export const DEFENSE_DIE = [
	'evade',
	'evade',
	'evade',
	'battleStations',
	'battleStations',
	'blank',
	'blank',
	'blank'
] as const;
export const SIX = ['1', '2', '3', '4', '5', '6'] as const;

export type AttackFace = (typeof ATTACK_DIE)[number];
export type DefenseFace = (typeof DEFENSE_DIE)[number];
export type Face = AttackFace | DefenseFace;
export type Die = 'attack' | 'defense' | 'six';

export const FACES: Readonly<Record<Die, readonly string[]>> = {
	attack: ATTACK_DIE,
	defense: DEFENSE_DIE,
	six: SIX
};
