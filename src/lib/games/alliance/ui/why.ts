import { t } from '$lib/i18n';
import type { WhyStep } from '$lib/ui';
import { cellsOf } from '../ai/table.js';
import { enemyCard } from '../data/index.js';
import type { Event } from '../rules/events.js';
import { HOUSE, maneuverName, sectorName, shipName } from '../texts/names.js';
import { tell } from '../texts/story.js';
import type { State } from '../rules/state.js';

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
			...(told.rule !== undefined && { rule: { id: told.rule, label: t.rule(told.rule) } }),
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
		const far = mm.map(([id, length]) => `${shipName(state, id)} ${Math.round(length)} mm`).join('; ');
		return far === '' ? {} : { note: touched.length > 0 ? `${far}. Touched ships are passed over.` : far };
	}
	if (event.type === 'directionFound') {
		const facing = event.band === 2 ? (event.toward ? 'facing toward it; ' : 'facing away; ') : '';
		return {
			note: `${facing}${event.sectors.length > 1 ? 'on the line between' : 'sector'} ${event.sectors.map(sectorName).join(' and ')}`
		};
	}
	if (event.type !== 'tableRolled') return {};
	const direction = recent.find((each) => each.type === 'directionFound');
	const sector = recent.find((each) => each.type === 'sectorChosen')?.sector;
	const card = state.ships[event.ship]?.enemyCard;
	if (!direction || !sector || card === undefined) return {};
	const cells = cellsOf(card, direction.ring, sector).map(({ maneuver, colour }, i) => ({
		head: String(i + 1),
		text: `${maneuver}${colour === 'red' ? '!' : ''}`,
		hit: i + 1 === event.die
	}));
	const label = `Table ${direction.ring}, ${sectorName(sector)}: ${cells.map(({ head, text }) => `${head} ${text}`).join(', ')}; ${maneuverName(event.maneuver)}`;
	return {
		table: { label, cells },
		...(enemyCard(card).source === 'house' && { house: HOUSE })
	};
}
