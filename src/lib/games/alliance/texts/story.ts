import type { Event } from '../rules/events.js';
import { evolve } from '../rules/evolve.js';
import type { State } from '../rules/state.js';
import { ACTION_CHOSEN, ACTION_LOST, reasonText, targetReason } from './reasons.js';
import {
	actionText,
	attackText,
	cardName,
	cargoText,
	facesText,
	formationName,
	list,
	maneuverName,
	nameOfCard,
	rangeName,
	sectorName,
	shipName,
	sourceName,
	TOKEN_NAMES
} from './names.js';

/** One sentence of the log, and the rule that it comes from. */
export interface Told {
	readonly text: string;
	readonly rule?: string;
}

type Teller<T extends Event['type']> = (state: State, event: Extract<Event, { type: T }>) => Told | undefined;
type Tellers = { readonly [T in Event['type']]: Teller<T> };

const told = (text: string, rule?: string): Told => ({
	text: text.charAt(0).toUpperCase() + text.slice(1),
	...(rule !== undefined && { rule })
});
const nothing = () => undefined;
/** How many there are, unless there are none. */
const some = (count: number, one: string) => (count === 0 ? [] : [plural(count, one)]);
const plural = (count: number, one: string) => (count === 1 ? `one ${one}` : `${count} ${one}s`);

/** What each event says to a reader; those that only serve the machine say nothing. */
const TELLERS: Tellers = {
	frameOpened: nothing,
	stepEntered: nothing,
	frameClosed: nothing,
	promptAnswered: nothing,
	settled: nothing,
	sidePassed: nothing,
	tableBegun: nothing,
	layoutPlaced: () => told('The asteroids lie on the table.', 'R38'),
	layoutRerolled: () => told('The asteroids are laid out anew.', 'R38'),
	shipPlaced: (state, { ship }) =>
		told(`${shipName(state, ship)} is placed.`, state.ships[ship]?.side === 'dominion' ? 'R46' : 'R54'),
	shipLifted: (state, { ship }) => told(`${shipName(state, ship)} is taken back from the map.`, 'R54'),
	missionBegun: () => told('The mission begins.'),
	optionSet: (_, { option, value }) =>
		told(
			option !== 'dice'
				? `The table plays on with another ruling: ${option} is ${String(value)}.`
				: value === 'app'
					? 'The tablet rolls the dice from now on.'
					: 'Real dice are rolled and entered from now on.'
		),
	roundBegan: (_, { round }) => told(`Round ${round} begins.`, 'R55'),
	phaseEntered: nothing,
	dialSet: (state, { ship, maneuver }) =>
		told(`${shipName(state, ship)} sets ${maneuverName(maneuver)}.`, 'R65'),
	activationBegan: (state, { ship }) => told(`${shipName(state, ship)} activates.`, 'R58'),
	roundTokensRemoved: () => told('Evade, Scan and Battle Stations tokens are removed.', 'R207'),
	maneuverRevealed: (state, { ship, maneuver, colour }) =>
		told(`${shipName(state, ship)} reveals ${maneuverName(maneuver)}, ${colour}.`, 'R72'),
	speedChanged: (_, { maneuver, colour, source }) =>
		told(`${nameOfCard(source)}: it becomes ${maneuverName(maneuver)}, ${colour}.`, 'R72'),
	maneuverWhitened: (state, { ship }) =>
		told(`${shipName(state, ship)} flies red under Auxiliary Power: a damage card, then white.`, 'R73'),
	shipMoved: (state, { ship, maneuver, flown, ships, obstacles }) => {
		const names = [
			...ships.map((each) => shipName(state, each)),
			...(obstacles.length > 0 ? ['an obstacle'] : [])
		];
		const met = names.length > 0 ? `, and meets ${list(names)}` : '';
		const as = flown === maneuver ? '' : ` as ${maneuverName(flown)}`;
		return told(
			`${shipName(state, ship)} flies ${maneuverName(maneuver)}${as}${met}.`,
			ships.length > 0 ? 'R85' : obstacles.length > 0 ? 'R90' : 'R76'
		);
	},
	putOutside: (state, { ship }) =>
		told(`${shipName(state, ship)} leaves the board and is put at its edge, facing in.`, 'R145'),
	actionLost: (_, { reason }) => told(ACTION_LOST[reason]?.text ?? 'No action.', ACTION_LOST[reason]?.rule),
	shipRetreated: (state, { ship }) => told(`${shipName(state, ship)} retreats.`, 'R99'),
	shipFled: (state, { ship }) =>
		told(`${shipName(state, ship)} has fled over the edge and is destroyed.`, 'R98'),
	actionPerformed: (state, { ship, action, reason }) => {
		const why = reason === undefined ? '' : ` ${ACTION_CHOSEN[reason] ?? ''}`;
		return told(
			`${shipName(state, ship)}: ${actionText(state, ship, action)}.${why}`,
			reason === undefined ? 'R101' : 'R149'
		);
	},
	actionPassed: (state, { ship }) => told(`${shipName(state, ship)} takes no action.`, 'R119'),
	enemyBuilt: (state, { ship, elite, loadout }) =>
		told(
			elite
				? `${shipName(state, ship)} is elite: ${nameOfCard(loadout)}.`
				: `${shipName(state, ship)} is ready.`,
			'R42'
		),
	bearingFound: (state, { formation, bearing, rolled }) =>
		told(
			`${formationName(state, formation)} comes from arrow ${bearing}${rolled ? ', by the die' : ''}.`,
			'R44'
		),
	formationArrived: (state, { formation, ships }) =>
		told(
			`${formationName(state, formation)} arrives: ${list(ships.map((each) => shipName(state, each)))}.`,
			'R62'
		),
	furthestFound: nothing,
	modelRemoved: (state, { ship }) => told(`${shipName(state, ship)} gives up its model.`, 'R63'),
	nearestFound: nothing,
	targetIdentified: (state, { ship, target }) =>
		told(`${shipName(state, ship)} follows ${shipName(state, target)}.`, 'R126'),
	directionFound: (_, { band, ring }) => told(`${rangeName(band)}: the ${ring} ring.`, 'R135'),
	sectorChosen: (_, { sector }) => told(`Sector: ${sectorName(sector)}.`, 'R136'),
	tableRolled: (_, { die, maneuver, colour }) =>
		told(`Die ${die}: ${maneuverName(maneuver)}${colour === 'red' ? ', red' : ''}.`, 'R138'),
	formationFollowed: (state, { ship, lead, maneuver }) =>
		told(`${shipName(state, ship)} does as ${shipName(state, lead)}: ${maneuverName(maneuver)}.`, 'R130'),
	swerveFound: (_, { choices }) =>
		told(
			choices.length > 0
				? 'An obstacle is in the way.'
				: 'An obstacle is in the way, and no swerve is clear.',
			'R142'
		),
	swerved: (_, { from, to }) =>
		told(`It swerves: ${maneuverName(to)} instead of ${maneuverName(from)}.`, 'R143'),
	sightFound: nothing,
	leftFormation: (state, { ship, formation }) =>
		told(`${shipName(state, ship)} has left ${formationName(state, formation)}.`, 'R132'),
	tokenGained: (state, { ship, token, count }) =>
		told(`${shipName(state, ship)} gains ${plural(count, `${TOKEN_NAMES[token]} token`)}.`),
	tokenLost: (state, { ship, token, count }) =>
		told(`${shipName(state, ship)} sheds ${plural(count, `${TOKEN_NAMES[token]} token`)}.`, 'R79'),
	tokenSpent: (state, { ship, token }) =>
		told(`${shipName(state, ship)} spends its ${TOKEN_NAMES[token]} token.`),
	lockPlaced: (state, { ship, target }) =>
		told(`${shipName(state, ship)} has locked ${shipName(state, target)}.`, 'R114'),
	lockReturned: (state, { ship }) => told(`${shipName(state, ship)} gives up its old lock.`, 'R116'),
	lockSpent: (state, { ship }) => told(`${shipName(state, ship)} spends its Target Lock.`, 'R117'),
	shotsMeasured: nothing,
	rangesMeasured: nothing,
	noTarget: (state, { ship }) => told(`${shipName(state, ship)} has no target.`, 'R155'),
	attackDeclined: (state, { ship }) => told(`${shipName(state, ship)} holds its fire.`, 'R154'),
	targetDeclared(state, { ship, weapon, target, shot, choice }) {
		const attack = attackText(state, { attacker: ship, weapon, target, shot });
		return choice ? told(`${attack}: ${targetReason(state, choice)}.`, 'R183') : told(`${attack}.`, 'R157');
	},
	friendsMeasured: nothing,
	attackDiceRolled: (state, { ship, faces, because }) =>
		told(
			`${shipName(state, ship)} rolls ${facesText(faces)} (${because.map(reasonText).join(', ')}).`,
			'R165'
		),
	defenseDiceRolled: (state, { ship, faces, because }) =>
		told(
			`${shipName(state, ship)} rolls ${facesText(faces)} in defense (${because.map(reasonText).join(', ')}).`,
			'R172'
		),
	rerollBegan: (_, { indexes, source }) =>
		told(`${nameOfCard(source)}: ${plural(indexes.length, 'die').replace('dies', 'dice')} again.`, 'R168'),
	diceRerolled: (_, { faces }) => told(`Rolled again: ${facesText(faces)}.`, 'R169'),
	diceConverted: (_, { indexes, to, source }) =>
		told(`${nameOfCard(source)}: ${facesText(indexes.map(() => to))}.`, 'R168'),
	resultAdded: (_, { face, source }) => told(`${nameOfCard(source)} adds ${facesText([face])}.`, 'R168'),
	resultsCompared: (_, { hits, criticals }) =>
		told(
			hits + criticals === 0
				? 'It misses.'
				: `It hits: ${[...some(hits, 'hit'), ...some(criticals, 'critical')].join(', ')}.`,
			'R176'
		),
	attacked: nothing,
	shieldLost: (state, { ship }) => told(`${shipName(state, ship)} loses a shield.`, 'R192'),
	shieldRepaired: (state, { ship, count }) =>
		told(`${shipName(state, ship)} repairs ${plural(count, 'shield')}.`, 'R193'),
	damageDealt: (state, { ship, card, faceUp }) =>
		told(
			faceUp
				? `${shipName(state, ship)} suffers ${nameOfCard(card)}.`
				: `${shipName(state, ship)} takes a damage card, face down.`,
			'R192'
		),
	turnedFaceDown: (state, { ship, slot }) =>
		told(`${cardName(state, ship, slot)} is turned face down.`, 'R195'),
	deckShuffled: () => told('The discarded damage cards are shuffled into a new deck.', 'R197'),
	formationBroken: (state, { formation }) =>
		told(`${formationName(state, formation)} is broken: its ships decide alone.`, 'R133'),
	shipDoomed: (state, { ship }) =>
		told(`${shipName(state, ship)} is lost, but may still make its attack.`, 'R200'),
	shipDestroyed: (state, { ship }) => told(`${shipName(state, ship)} is destroyed.`, 'R198'),
	effectUsed: (state, { effect, ship }) =>
		effect.includes(':')
			? told(`${shipName(state, ship)} uses ${sourceName(state, effect).name}.`, 'R218')
			: undefined,
	effectApplied: (state, { effect }) => told(`${sourceName(state, effect).name} takes effect.`, 'R222'),
	textContinued: nothing,
	textDieRolled: (state, { source, faces }) =>
		told(`Die for ${sourceName(state, source).name}: ${facesText(faces)}.`),
	cardDisabled: (state, { ship, slot }) => told(`${cardName(state, ship, slot)} is disabled.`, 'R224'),
	cardEnabled: (state, { ship, slot }) => told(`${cardName(state, ship, slot)} is ready again.`, 'R224'),
	cardDiscarded: (state, { ship, slot }) => told(`${cardName(state, ship, slot)} is discarded.`, 'R225'),
	timePlaced: (state, { ship, slot, count }) =>
		told(`${plural(count, 'Time token')} on ${cardName(state, ship, slot)}.`, 'R226'),
	dangerContained: (_, { card, speedLimit }) =>
		told(`${nameOfCard(card)} is contained: no faster than speed ${speedLimit}.`, 'R196'),
	tokensInReach: nothing,
	cargoCollected: (state, { ship, cargo }) =>
		told(`${shipName(state, ship)} collects ${cargoText(state, [cargo])}.`, 'R236'),
	cargoReturned: (state, { ship, cargo }) =>
		told(`${shipName(state, ship)} brings home ${cargoText(state, cargo)}.`, 'R99'),
	cargoLost: (state, { ship, cargo }) =>
		told(`${shipName(state, ship)} loses ${cargoText(state, cargo)}.`, 'R237'),
	playedOn: () => told('The captains play on.', 'R210'),
	missionEnded: (_, { result }) =>
		told(result.success ? 'The mission is a success.' : 'The mission has failed.', 'R211')
};

/** The sentences of events, each in the light of the state after it. */
export function tellAll(before: State, events: readonly Event[]): Told[] {
	const all: Told[] = [];
	let now = before;
	for (const event of events) {
		now = evolve(now, event);
		const one = tell(now, event);
		if (one) all.push(one);
	}
	return all;
}

/** The sentence of an event, in the light of the state after it. */
export function tell(state: State, event: Event): Told | undefined {
	return (TELLERS[event.type] as (state: State, event: Event) => Told | undefined)(state, event);
}
