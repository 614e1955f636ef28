import { list } from '$lib/i18n';
import type { WhyStep } from '$lib/ui';
import { cellsOf } from '../ai/table.js';
import { enemyCard } from '../data/index.js';
import type { Event } from '../rules/events.js';
import { house, maneuverName, sectorName, shipName } from '../texts/names.js';
import { tell } from '../texts/story.js';
import { parse } from '../rules/maneuver.js';
import type { State } from '../rules/state.js';
import { s } from './say.js';
import { ruleRef } from './words.js';

/** Steps of an enemy's activation that a why card tells, in this order. */
const STEPS: readonly Event['type'][] = [
	'targetIdentified',
	'formationFollowed',
	'directionFound',
	'sectorChosen',
	'tableRolled',
	'swerveFound',
	'swerved',
	'shipMoved',
	'putOutside',
	'textDieRolled',
	'shieldLost',
	'damageDealt',
	'actionLost',
	'actionPerformed',
	'leftFormation',
	'formationBroken'
];

/** The enemy ship that the newest decision activated, if it was one. */
export function activatedEnemy(state: State, recent: readonly Event[]): string | undefined {
	const began = recent.find((event) => event.type === 'activationBegan');
	return began && state.ships[began.ship]?.side === 'dominion' ? began.ship : undefined;
}

/** Why an enemy ship did what it did: rule, inputs, result, step by step. */
export function whySteps(state: State, recent: readonly Event[]): WhyStep[] {
	const steps: WhyStep[] = [];
	for (const event of recent) {
		if (!STEPS.includes(event.type) || isPlain(event, recent)) continue;
		const told = tell(state, event);
		if (!told) continue;
		const more = detailOf(state, event, recent);
		steps.push({
			title: told.text,
			state: 'done',
			...(told.rule !== undefined && { rule: ruleRef(told.rule) }),
			...more
		});
	}
	return steps;
}

/** A sector is worth a line only when chance had to choose it. */
function isPlain(event: Event, recent: readonly Event[]): boolean {
	const direction = recent.find((each) => each.type === 'directionFound');
	return event.type === 'sectorChosen' && direction?.sectors.length === 1;
}

function detailOf(state: State, event: Event, recent: readonly Event[]): Partial<WhyStep> {
	if (event.type === 'targetIdentified') {
		const found = recent.find((each) => each.type === 'nearestFound');
		const mm = Object.entries(found?.mm ?? {}).sort(([, a], [, b]) => a - b);
		const touched = found?.touched ?? [];
		const far = mm
			.map(([id, length]) => s('why.far', { ship: shipName(state, id), mm: Math.round(length) }))
			.join('; ');
		return far === '' ? {} : { note: touched.length > 0 ? s('why.touched', { far }) : far };
	}
	if (event.type === 'directionFound') {
		const facing = event.band !== 2 ? 'any' : event.toward ? 'toward' : 'away';
		const sectors = list(event.sectors.map(sectorName));
		return { note: s('why.direction', { facing, count: event.sectors.length, sectors }) };
	}
	if (event.type !== 'tableRolled') return {};
	const direction = recent.find((each) => each.type === 'directionFound');
	const sector = recent.find((each) => each.type === 'sectorChosen')?.sector;
	const card = state.ships[event.ship]?.enemyCard;
	if (!direction || !sector || card === undefined) return {};
	const cells = cellsOf(card, direction.ring, sector).map(({ maneuver, colour }, i) => ({
		head: String(i + 1),
		text: s('why.cell', { side: '', ...parse(maneuver), colour }),
		hit: i + 1 === event.die
	}));
	const label = s('why.table', {
		ring: direction.ring,
		sector: sectorName(sector),
		cells: cells.map(({ head, text }) => `${head} ${text}`).join(', '),
		maneuver: maneuverName(event.maneuver)
	});
	return {
		table: { label, cells },
		...(enemyCard(card).source === 'house' && { house: house() })
	};
}
