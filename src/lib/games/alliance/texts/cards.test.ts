import * as v from 'valibot';
import { afterEach, describe, expect, test } from 'vitest';
import { language } from '../../../i18n/index.js';
import { damageCard, loadoutCard, upgradeCard } from '../data/index.js';
import { Effect } from '../data/verbs.js';
import { damageText, effectText, eliteText, upgradeText } from './cards.js';

afterEach(() => language.set('en'));

describe('the text of a card is made of what it does', () => {
	test.each([
		['commander', 'Action: gain one Battle Stations token; gain one Evade token.'],
		['enhanced-targeting', 'Modify attack dice, as attacker, if you like: re-roll one attack die.'],
		[
			'tactical-officer',
			'Modify attack dice, as attacker, if you like: disable this card; re-roll any number of attack dice.'
		],
		['helmsman', 'Maneuver revealed, if you like: disable this card; speed +1 or −1.'],
		['overcharged-phasers', 'Attack dice, as attacker, primary weapon, Range 2: attack dice +1.'],
		['reinforced-shields', 'Shields +2.'],
		['dorsal-phaser-array', 'Weapon: 3 attack dice, Range 1–2, any direction.'],
		[
			'photon-torpedoes',
			'Weapon: one die more than the primary weapon, Range 2–3, primary or secondary arc, needs a Target Lock. Attack, as attacker, this weapon: spend the Target Lock on the defender; disable this card. Modify attack dice, as attacker, this weapon, if you like: turn every Blank of the attack dice into Battle Stations.'
		]
	])('%s', (id, text) => expect(upgradeText(upgradeCard(id))).toBe(text));

	test.each([
		[
			'console-fire',
			'Combat Phase begins: roll an attack die: on Hit, suffer one damage. Action: turn this card face down.'
		],
		['engine-room-fire', 'Banks and turns are red.'],
		[
			'weapons-malfunction',
			'Primary weapon −1. Action: roll an attack die: on Hit or Critical, turn this card face down.'
		]
	])('%s', (id, text) => expect(damageText(damageCard(id))).toBe(text));

	test('an elite ship', () => {
		expect(eliteText(loadoutCard('shield-piercer'))).toBe(
			'Damage is dealt, as attacker, a result is not cancelled, Range 1, if you like: place 3 Time tokens here; the defender suffers one damage, past the shields.'
		);
	});

	test('in German too', () => {
		language.set('de');
		expect(upgradeText(upgradeCard('commander'))).toBe(
			'Aktion: einen Marker Gefechtsstation erhalten; einen Marker Ausweichen erhalten.'
		);
		expect(damageText(damageCard('engine-room-fire'))).toBe('Rot: Drehungen und Wenden.');
	});
});

/** Effects that differ from each other in one thing each: no two of them may read alike. */
const ALIKE: readonly v.InferInput<typeof Effect>[] = [
	...(['endPhase', 'performAction', 'combatStart', 'afterRed'] as const).map((when) => ({
		when,
		does: [{ verb: 'turnFaceDown' } as const]
	})),
	...([1, 2, 'any'] as const).flatMap((count) =>
		([undefined, 'blank', 'hit'] as const).map((face) => ({
			when: 'modifyAttackDice' as const,
			does: [{ verb: 'reroll' as const, dice: 'attack' as const, count, ...(face && { face }) }]
		}))
	),
	{ when: 'modifyAttackDice', does: [{ verb: 'reroll', dice: 'defense', count: 1 }] },
	{ when: 'modifyAttackDice', may: true, does: [{ verb: 'reroll', dice: 'defense', count: 1 }] },
	{ when: 'modifyAttackDice', role: 'attacker', does: [{ verb: 'reroll', dice: 'defense', count: 1 }] },
	...(['disable', 'discard', 'lock'] as const).map((pay) => ({
		when: 'endPhase' as const,
		pays: [{ pay }],
		does: [{ verb: 'turnFaceDown' as const }]
	})),
	...[1, 2, -1].map((by) => ({
		when: 'constant' as const,
		does: [{ verb: 'modify' as const, value: 'agility' as const, by }]
	})),
	...([true, false] as const).flatMap((pastShields) =>
		(['self', 'defender'] as const).map((who) => ({
			when: 'dealDamage' as const,
			does: [{ verb: 'sufferDamage' as const, who, count: 1, pastShields }]
		}))
	),
	{ when: 'constant', does: [{ verb: 'colour', bearings: ['B1', 'B2', 'B3', 'B4'], to: 'red' }] },
	{ when: 'constant', does: [{ verb: 'colour', bearings: ['B1', 'B2'], to: 'red' }] },
	{ when: 'constant', does: [{ verb: 'colour', bearings: ['B1', 'B2'], to: 'green' }] }
];

test.each(['en', 'de'] as const)('in %s no two effects that do different things read alike', (tongue) => {
	language.set(tongue);
	const texts = ALIKE.map((effect) => effectText(v.parse(Effect, effect)));
	expect(new Set(texts).size).toBe(ALIKE.length);
});
