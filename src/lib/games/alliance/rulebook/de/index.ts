import type { RulesInAnotherLanguage, RulingsInAnotherLanguage } from '../types.js';
import aSimplePatrol from './a-simple-patrol.js';
import actions from './actions.js';
import afterMission from './after-mission.js';
import campaign from './campaign.js';
import combat from './combat.js';
import damage from './damage.js';
import disputes from './disputes.js';
import endPhase from './end-phase.js';
import enemyActivation from './enemy-activation.js';
import enemyCombat from './enemy-combat.js';
import fleetSetup from './fleet-setup.js';
import material from './material.js';
import missionSetup from './mission-setup.js';
import overlaps from './overlaps.js';
import planning from './planning.js';
import playerActivation from './player-activation.js';
import reinforcement from './reinforcement.js';
import round from './round.js';
import contradictions from './rulings-contradictions.js';
import geometry from './rulings-geometry.js';
import timing from './rulings-timing.js';
import rulingValues from './rulings-values.js';
import values from './values.js';

const FILES: readonly RulesInAnotherLanguage[] = [
	material,
	campaign,
	missionSetup,
	fleetSetup,
	round,
	reinforcement,
	planning,
	playerActivation,
	overlaps,
	actions,
	enemyActivation,
	combat,
	enemyCombat,
	damage,
	endPhase,
	afterMission,
	values,
	disputes,
	aSimplePatrol
];

export const GERMAN_RULES: RulesInAnotherLanguage['rules'] = Object.assign(
	{},
	...FILES.map(({ rules }) => rules)
) as RulesInAnotherLanguage['rules'];
export const GERMAN_SECTIONS: RulesInAnotherLanguage['sections'] = Object.assign(
	{},
	...FILES.map(({ sections }) => sections)
) as RulesInAnotherLanguage['sections'];
export const GERMAN_RULINGS: RulingsInAnotherLanguage = {
	...contradictions,
	...timing,
	...geometry,
	...rulingValues
};
