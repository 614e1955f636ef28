import { CHARTS } from '../charts/index.js';
import type { Event } from './events.js';

/** Whether this build can record an event: its type, and the step of a chart that it enters. One it does not know is of a newer one. */
export function isKnownEvent(event: { readonly type: string }): boolean {
	if (!Object.hasOwn(EVENT_TYPES, event.type)) return false;
	const known = event as Event;
	if (known.type === 'frameOpened') return hasStep(known.chart, known.step);
	if (known.type === 'stepEntered') return Object.keys(CHARTS).some((chart) => hasStep(chart, known.step));
	return true;
}

const hasStep = (chart: string, step: string) =>
	Object.hasOwn(CHARTS, chart) && Object.hasOwn(CHARTS[chart]?.states ?? {}, step);

/** Every type of event, so that a log from a newer version can be told apart. */
const EVENT_TYPES: Readonly<Record<Event['type'], true>> = {
	frameOpened: true,
	stepEntered: true,
	frameClosed: true,
	promptAnswered: true,
	settled: true,
	sidePassed: true,
	tableBegun: true,
	layoutPlaced: true,
	layoutRerolled: true,
	shipPlaced: true,
	shipLifted: true,
	missionBegun: true,
	optionSet: true,
	roundBegan: true,
	phaseEntered: true,
	dialSet: true,
	activationBegan: true,
	roundTokensRemoved: true,
	maneuverRevealed: true,
	speedChanged: true,
	maneuverWhitened: true,
	shipMoved: true,
	putOutside: true,
	actionLost: true,
	shipRetreated: true,
	shipFled: true,
	actionPerformed: true,
	actionPassed: true,
	enemyBuilt: true,
	bearingFound: true,
	formationArrived: true,
	modelRemoved: true,
	nearestFound: true,
	targetIdentified: true,
	directionFound: true,
	sectorChosen: true,
	tableRolled: true,
	formationFollowed: true,
	swerveFound: true,
	swerved: true,
	sightFound: true,
	leftFormation: true,
	tokenGained: true,
	tokenLost: true,
	tokenSpent: true,
	lockPlaced: true,
	lockReturned: true,
	lockSpent: true,
	shotsMeasured: true,
	noTarget: true,
	attackDeclined: true,
	targetDeclared: true,
	friendsMeasured: true,
	attackDiceRolled: true,
	defenseDiceRolled: true,
	rerollBegan: true,
	diceRerolled: true,
	diceConverted: true,
	resultAdded: true,
	resultsCompared: true,
	attacked: true,
	shieldLost: true,
	shieldRepaired: true,
	damageDealt: true,
	turnedFaceDown: true,
	deckShuffled: true,
	formationBroken: true,
	shipDoomed: true,
	shipDestroyed: true,
	effectUsed: true,
	effectApplied: true,
	textContinued: true,
	textDieRolled: true,
	cardDisabled: true,
	cardEnabled: true,
	cardDiscarded: true,
	timePlaced: true,
	dangerContained: true,
	tokensInReach: true,
	cargoCollected: true,
	cargoReturned: true,
	cargoLost: true,
	playedOn: true,
	missionEnded: true
};
export const ALL_EVENT_TYPES = Object.keys(EVENT_TYPES) as Event['type'][];
