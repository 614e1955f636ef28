import { expect, test } from 'vitest';
import { at, scene } from '../../../../../tests/support/alliance/index.js';
import { legalShots } from './shots.js';
import { whyNoAction, whyNoShot } from './why-not.js';

test('every opponent that may not be fired at says why: out of arc, beyond Range 3, behind a planet (R158, R161, R97)', () => {
	const t = scene()
		.akira('A', at(450, 450))
		.enemy('J1', at(450, 350, 180))
		.enemy('J2', at(450, 880, 180))
		.enemy('J3', at(320, 660, 180))
		.enemy('J4', at(560, 580, 180))
		.planet(390, 560, 40)
		.fires('A');
	const { shots } = t.attack()!;
	const refused = whyNoShot(t.state, t.ship('A'), shots!);
	expect(refused.map(({ what, code, rule }) => [what, code, rule])).toEqual([
		[{ target: 'J1' }, 'outOfArc', 'R158'],
		[{ target: 'J2' }, 'beyondRange', 'R161'],
		[{ target: 'J3' }, 'blocked', 'R97']
	]);
	expect(legalShots(t.ship('A'), shots!).map(({ shot }) => shot.target)).toEqual(['J4']);
});

test('a target behind at Range 3 is at the range of no weapon that bears on it, not behind a planet (R162)', () => {
	const t = scene()
		.excelsior('X', at(450, 600), { upgrades: ['dorsal-phaser-array'] })
		.enemy('J1', at(450, 330, 0))
		.enemy('J2', at(450, 750, 180))
		.fires('X');
	const refused = whyNoShot(t.state, t.ship('X'), t.attack()!.shots!);
	expect(refused.map(({ what, code }) => [what, code])).toEqual([[{ target: 'J1' }, 'outOfItsRange']]);
});

test('a weapon that may fire at nobody says why: no lock, disabled, nobody in its reach (R163, R224, R162)', () => {
	const t = scene()
		.akira('A', at(450, 450), { upgrades: ['photon-torpedoes'] })
		.enemy('J', at(450, 520, 180))
		.fires('A');
	const why = () => whyNoShot(t.state, t.ship('A'), t.attack()!.shots!).map(({ code }) => code);
	expect(why()).toEqual(['needsLock']);
	t.change('A', { lock: 'J' });
	expect(why()).toEqual(['noneInItsReach']);
	t.change('A', { upgrades: [{ card: 'photon-torpedoes', disabled: true, discarded: false, time: 0 }] });
	expect(why()).toEqual(['cardDisabled']);
});

test('an action that is not open says why: done this round, nobody in range, forbidden by a card (R102, R114, R196)', () => {
	const t = scene()
		.akira('A', at(450, 450))
		.change('A', { actions: ['scan'] });
	const why = (damage: readonly string[] = []) => {
		t.change('A', { damage: damage.map((card) => ({ card, faceUp: true, round: 1 })) });
		return whyNoAction(t.state, t.ship('A'), {}).map(({ what, code }) => ['bar' in what && what.bar, code]);
	};
	expect(why()).toEqual([
		['targetLock', 'noneInRange'],
		['scan', 'doneThisRound']
	]);
	expect(new Set(why(['damaged-sensor-array']).map(([, code]) => code))).toEqual(new Set(['barForbidden']));
});
