import { list } from '../../../../i18n/index.js';
import type {
	EnemyEvent,
	FrameEvent,
	MissionEvent,
	MovementEvent,
	RoundEvent,
	SetupEvent
} from '../../rules/events.js';
import {
	actionText,
	cargoText,
	colourName,
	formationName,
	maneuverName,
	nameOfCard,
	rangeName,
	sectorName,
	shipName
} from '../names.js';
import { actionChosen, actionLost } from '../reasons.js';
import { shownRulings } from '../../rulebook/shown.js';
import { say } from '../say.js';
import { nothing, ofShip, plain, told, yes, type Tellers } from './teller.js';

/** From laying out the map to the end of the mission, but for the dice. */
export const FLIGHT: Tellers<
	(FrameEvent | SetupEvent | RoundEvent | MovementEvent | EnemyEvent | MissionEvent)['type']
> = {
	frameOpened: nothing,
	stepEntered: nothing,
	frameClosed: nothing,
	promptAnswered: nothing,
	settled: nothing,
	sidePassed: nothing,
	tableBegun: nothing,
	layoutPlaced: plain('story.layoutPlaced', 'R38'),
	layoutRerolled: plain('story.layoutRerolled', 'R38'),
	shipPlaced: (state, { ship }) =>
		ofShip('story.shipPlaced', state.ships[ship]?.side === 'dominion' ? 'R46' : 'R54')(state, { ship }),
	shipLifted: ofShip('story.shipLifted', 'R54'),
	missionBegun: plain('story.missionBegun'),
	optionSet(_, { option, value }) {
		if (option === 'dice')
			return told(say(value === 'app' ? 'story.optionSet.appDice' : 'story.optionSet.realDice'));
		if (option === 'forecast')
			return told(say(value === 'on' ? 'story.optionSet.forecast' : 'story.optionSet.noForecast'));
		const ruling = shownRulings().find((each) => each.option === option);
		const reading = ruling?.readings.find((each) => each.value === value);
		return ruling && reading
			? told(say('story.optionSet.ruling', { title: ruling.title, reading: reading.text }), ruling.id)
			: told(say('story.optionSet', { option, value: String(value) }));
	},
	roundBegan: (_, { round }) => told(say('story.roundBegan', { round }), 'R55'),
	phaseEntered: nothing,
	dialSet: (state, { ship, maneuver }) =>
		told(say('story.dialSet', { ship: shipName(state, ship), maneuver: maneuverName(maneuver) }), 'R65'),
	activationBegan: ofShip('story.activationBegan', 'R58'),
	roundTokensRemoved: plain('story.roundTokensRemoved', 'R207'),
	maneuverRevealed: (state, { ship, maneuver, colour }) => {
		const flown = { maneuver: maneuverName(maneuver), colour: colourName(colour) };
		return told(say('story.maneuverRevealed', { ship: shipName(state, ship), ...flown }), 'R72');
	},
	speedChanged: (_, { maneuver, colour, source }) => {
		const flown = { maneuver: maneuverName(maneuver), colour: colourName(colour) };
		return told(say('story.speedChanged', { card: nameOfCard(source), ...flown }), 'R72');
	},
	maneuverWhitened: ofShip('story.maneuverWhitened', 'R73'),
	shipMoved: (state, { ship, maneuver, flown, ships, obstacles }) => {
		const met = ships.map((each) => shipName(state, each));
		if (obstacles.length > 0) met.push(say('story.shipMoved.obstacle'));
		return told(
			say('story.shipMoved', {
				ship: shipName(state, ship),
				maneuver: maneuverName(maneuver),
				turned: yes(flown !== maneuver),
				flown: maneuverName(flown),
				meets: yes(met.length > 0),
				met: list(met)
			}),
			ships.length > 0 ? 'R85' : obstacles.length > 0 ? 'R90' : 'R76'
		);
	},
	putOutside: ofShip('story.putOutside', 'R145'),
	actionLost: (_, { reason }) => {
		const { text, rule } = actionLost(reason);
		return told(text, rule);
	},
	shipRetreated: ofShip('story.shipRetreated', 'R99'),
	shipFled: ofShip('story.shipFled', 'R98'),
	actionPerformed: (state, { ship, action, reason }) => {
		const performed = { ship: shipName(state, ship), action: actionText(state, ship, action) };
		const sentence = say('story.actionPerformed', performed);
		return reason === undefined
			? told(sentence, 'R101')
			: told(`${sentence} ${actionChosen(reason)}`, 'R149');
	},
	actionPassed: ofShip('story.actionPassed', 'R119'),
	enemyBuilt: (state, { ship, elite, loadout }) =>
		elite
			? told(say('story.enemyBuilt.elite', { ship: shipName(state, ship), card: nameOfCard(loadout) }), 'R42')
			: ofShip('story.enemyBuilt', 'R42')(state, { ship }),
	bearingFound: (state, { formation, bearing, rolled }) =>
		told(
			say(rolled ? 'story.bearingFound.rolled' : 'story.bearingFound', {
				formation: formationName(state, formation),
				bearing
			}),
			'R44'
		),
	formationArrived: (state, { formation, ships }) =>
		told(
			say('story.formationArrived', {
				formation: formationName(state, formation),
				count: ships.length,
				ships: list(ships.map((each) => shipName(state, each)))
			}),
			'R62'
		),
	furthestFound: nothing,
	modelRemoved: ofShip('story.modelRemoved', 'R63'),
	nearestFound: nothing,
	targetIdentified: ofShip('story.targetIdentified', 'R126'),
	directionFound: (_, { band, ring }) =>
		told(say('story.directionFound', { range: rangeName(band), ring }), 'R135'),
	sectorChosen: (_, { sector }) => told(say('story.sectorChosen', { sector: sectorName(sector) }), 'R136'),
	tableRolled: (_, { die, maneuver, colour }) =>
		told(say('story.tableRolled', { die, maneuver: maneuverName(maneuver), colour }), 'R138'),
	formationFollowed: (state, { ship, lead, maneuver }) =>
		told(
			say('story.formationFollowed', {
				ship: shipName(state, ship),
				lead: shipName(state, lead),
				maneuver: maneuverName(maneuver)
			}),
			'R130'
		),
	swerveFound: (_, { choices }) =>
		told(say(choices.length > 0 ? 'story.swerveFound' : 'story.swerveFound.none'), 'R142'),
	swerved: (_, { from, to }) =>
		told(say('story.swerved', { from: maneuverName(from), to: maneuverName(to) }), 'R143'),
	sightFound: nothing,
	leftFormation: (state, { ship, formation }) =>
		told(
			say('story.leftFormation', {
				ship: shipName(state, ship),
				formation: formationName(state, formation)
			}),
			'R132'
		),
	tokensInReach: nothing,
	cargoCollected: (state, { ship, cargo }) =>
		told(
			say('story.cargoCollected', { ship: shipName(state, ship), cargo: cargoText(state, [cargo]) }),
			'R236'
		),
	cargoReturned: (state, { ship, cargo }) =>
		told(say('story.cargoReturned', { ship: shipName(state, ship), cargo: cargoText(state, cargo) }), 'R99'),
	cargoLost: (state, { ship, cargo }) =>
		told(say('story.cargoLost', { ship: shipName(state, ship), cargo: cargoText(state, cargo) }), 'R237'),
	playedOn: plain('story.playedOn', 'R210'),
	missionEnded: (_, { result }) =>
		told(say(result.success ? 'story.missionEnded.success' : 'story.missionEnded.failure'), 'R211')
};
