import type { Because } from '../../../../engine/value.js';
import type { CardEvent, CombatEvent, DamageEvent, TokenEvent } from '../../rules/events.js';
import {
	attackText,
	cardName,
	facesText,
	formationName,
	nameOfCard,
	shipName,
	sourceName,
	tokensName
} from '../names.js';
import { damageText } from '../cards.js';
import { damageCard } from '../../data/index.js';
import { reasonText, targetReason } from '../reasons.js';
import { say } from '../say.js';
import { nothing, ofShip, ofSlot, plain, told, type Tellers } from './teller.js';

const becauseText = (because: readonly Because[]) => because.map(reasonText).join(', ');

/** Of tokens, dice, damage and cards. */
export const COMBAT: Tellers<(TokenEvent | CombatEvent | DamageEvent | CardEvent)['type']> = {
	rangesMeasured: nothing,
	tokenGained: (state, { ship, token, count }) =>
		told(say('story.tokenGained', { ship: shipName(state, ship), count, tokens: tokensName(token, count) })),
	tokenLost: (state, { ship, token, count }) =>
		told(
			say('story.tokenLost', { ship: shipName(state, ship), count, tokens: tokensName(token, count) }),
			'R79'
		),
	tokenSpent: (state, { ship, token }) =>
		told(say('story.tokenSpent', { ship: shipName(state, ship), token: tokensName(token, 1) })),
	lockPlaced: ofShip('story.lockPlaced', 'R114'),
	lockReturned: ofShip('story.lockReturned', 'R116'),
	lockSpent: ofShip('story.lockSpent', 'R117'),
	shotsMeasured: nothing,
	noTarget: ofShip('story.noTarget', 'R155'),
	attackDeclined: ofShip('story.attackDeclined', 'R154'),
	targetDeclared(state, { ship, weapon, target, shot, choice }) {
		const attack = attackText(state, { attacker: ship, weapon, target, shot });
		return choice
			? told(say('story.targetDeclared.chosen', { attack, reason: targetReason(state, choice) }), 'R183')
			: told(say('story.targetDeclared', { attack }), 'R157');
	},
	friendsMeasured: nothing,
	attackDiceRolled: (state, { ship, faces, because }) =>
		told(
			say('story.attackDiceRolled', {
				ship: shipName(state, ship),
				faces: facesText(faces),
				because: becauseText(because)
			}),
			'R165'
		),
	defenseDiceRolled: (state, { ship, faces, because }) =>
		told(
			say('story.defenseDiceRolled', {
				ship: shipName(state, ship),
				faces: facesText(faces),
				because: becauseText(because)
			}),
			'R172'
		),
	rerollBegan: (_, { indexes, source }) =>
		told(say('story.rerollBegan', { card: nameOfCard(source), count: indexes.length }), 'R168'),
	diceRerolled: (_, { faces }) => told(say('story.diceRerolled', { faces: facesText(faces) }), 'R169'),
	diceConverted: (_, { indexes, to, source }) =>
		told(
			say('story.diceConverted', { card: nameOfCard(source), faces: facesText(indexes.map(() => to)) }),
			'R168'
		),
	resultAdded: (_, { face, source }) =>
		told(say('story.resultAdded', { card: nameOfCard(source), faces: facesText([face]) }), 'R168'),
	resultsCompared: (_, { hits, criticals }) => {
		const results = [
			...(hits > 0 ? [say('story.resultsCompared.hits', { count: hits })] : []),
			...(criticals > 0 ? [say('story.resultsCompared.criticals', { count: criticals })] : [])
		];
		return told(
			results.length === 0
				? say('story.resultsCompared.miss')
				: say('story.resultsCompared', { results: results.join(', ') }),
			'R176'
		);
	},
	attacked: nothing,
	shieldLost: ofShip('story.shieldLost', 'R192'),
	shieldRepaired: (state, { ship, count }) =>
		told(say('story.shieldRepaired', { ship: shipName(state, ship), count }), 'R193'),
	damageDealt: (state, { ship, card, faceUp }) =>
		faceUp
			? told(
					say('story.damageDealt.faceUp', {
						ship: shipName(state, ship),
						card: nameOfCard(card),
						text: damageText(damageCard(card))
					}),
					'R195'
				)
			: ofShip('story.damageDealt', 'R192')(state, { ship }),
	turnedFaceDown: ofSlot('story.turnedFaceDown', 'R195'),
	deckShuffled: plain('story.deckShuffled', 'R197'),
	formationBroken: (state, { formation }) =>
		told(say('story.formationBroken', { formation: formationName(state, formation) }), 'R133'),
	shipDoomed: ofShip('story.shipDoomed', 'R200'),
	shipDestroyed: ofShip('story.shipDestroyed', 'R198'),
	effectUsed: (state, { effect, ship }) =>
		effect.includes(':')
			? told(
					say('story.effectUsed', {
						ship: shipName(state, ship),
						card: sourceName(state, effect).name
					}),
					'R218'
				)
			: undefined,
	effectApplied: (state, { effect }) =>
		told(say('story.effectApplied', { card: sourceName(state, effect).name }), 'R222'),
	textContinued: nothing,
	textDieRolled: (state, { source, faces }) =>
		told(say('story.textDieRolled', { card: sourceName(state, source).name, faces: facesText(faces) })),
	cardDisabled: ofSlot('story.cardDisabled', 'R224'),
	cardEnabled: ofSlot('story.cardEnabled', 'R224'),
	cardDiscarded: ofSlot('story.cardDiscarded', 'R225'),
	timePlaced: (state, { ship, slot, count }) =>
		told(say('story.timePlaced', { count, card: cardName(state, ship, slot) }), 'R226'),
	dangerContained: (_, { card, speedLimit }) =>
		told(say('story.dangerContained', { card: nameOfCard(card), speed: speedLimit }), 'R196')
};
