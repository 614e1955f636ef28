import { CONTENT, damageCard, enemyCard, missionOf, presetOf } from '../data/index.js';
import type { Event } from './events.js';
import type { Setup } from './state.js';
import { boxesFor } from './steps/arrival.js';
import { shieldValue } from './values.js';

/** Skill of a captain who has not begun the campaign. (R19, R235) */
const FIRST_SKILL = 2;

/**
 * The ships that the captains have chosen and the decks of as many boxes as they need, with their printed values as facts: a
 * card that is mended later changes no table that has begun.
 */
export function tableBegun(setup: Setup): Extract<Event, { type: 'tableBegun' }> {
	const boxes = boxesFor(setup.ships.length);
	const ships = setup.ships.map(({ id, preset, seat }) => {
		const { ship, upgrades } = presetOf(preset);
		const shields = shieldValue(ship, upgrades).total;
		return { ship: id, class: ship, seat, upgrades, captainSkill: FIRST_SKILL, shields };
	});
	const cards = new Set(
		missionOf(setup.mission).formations.flatMap(({ enemy }) => enemyCard(enemy).loadouts)
	);
	return {
		type: 'tableBegun',
		ships,
		deck: Object.fromEntries(
			[...CONTENT.damage.keys()].map((card) => [card, damageCard(card).count * boxes])
		),
		loadouts: Object.fromEntries([...cards].map((card) => [card, boxes]))
	};
}
