import aSimplePatrol from './rulebook/a-simple-patrol.js';
import actions from './rulebook/actions.js';
import afterMission from './rulebook/after-mission.js';
import campaign from './rulebook/campaign.js';
import combat from './rulebook/combat.js';
import damage from './rulebook/damage.js';
import disputes from './rulebook/disputes.js';
import endPhase from './rulebook/end-phase.js';
import enemyActivation from './rulebook/enemy-activation.js';
import enemyCombat from './rulebook/enemy-combat.js';
import fleetSetup from './rulebook/fleet-setup.js';
import material from './rulebook/material.js';
import missionSetup from './rulebook/mission-setup.js';
import overlaps from './rulebook/overlaps.js';
import planning from './rulebook/planning.js';
import playerActivation from './rulebook/player-activation.js';
import reinforcement from './rulebook/reinforcement.js';
import round from './rulebook/round.js';
import values from './rulebook/values.js';
import rulings from './rulebook/rulings.js';
import type { Rule, Ruling } from './rulebook/types.js';

/**
 * The rulebook as data: every rule of A Simple Patrol and of the general game, in our own words and in the
 * order of a mission, each under a number that code and tests may cite.
 */
export const RULES: readonly Rule[] = [
	...material,
	...campaign,
	...missionSetup,
	...fleetSetup,
	...round,
	...reinforcement,
	...planning,
	...playerActivation,
	...overlaps,
	...actions,
	...enemyActivation,
	...combat,
	...enemyCombat,
	...damage,
	...endPhase,
	...afterMission,
	...values,
	...disputes,
	...aSimplePatrol
];

/** Every place where the rulebook leaves a question open, with the reading we play by and the others. */
export const RULINGS: readonly Ruling[] = rulings;
