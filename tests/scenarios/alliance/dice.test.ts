import { expect, test } from 'vitest';
import { ATTACK_DIE, DEFENSE_DIE, FACES } from '../../../src/lib/games/alliance/rules/vocabulary.js';
import { CONTENT } from '../../../src/lib/games/alliance/data/index.js';
import { at, effectOf, faces, scene } from '../../support/alliance/index.js';

const WINDOWS_OF_TOKENS = /token/i;
const count = (die: readonly string[], face: string) => die.filter((each) => each === face).length;
/** A fires at J; the attack dice are rolled. */
const attacked = (dice: string, akira = {}, enemy = {}) =>
	scene()
		.akira('A', at(300, 300), akira)
		.enemy('J', at(300, 500, 180), enemy)
		.fires('A')
		.declares('A', 'J')
		.when({ type: 'reportRoll', faces: faces(dice) });
/** J fires at A; the attack dice are rolled. */
const defending = (dice: string, akira = {}, enemy = {}, gap = 160) => {
	const t = scene()
		.akira('A', at(300, 300), akira)
		.enemy('J', at(300, 340 + gap, 180), enemy)
		.fires('J');
	return t.when(t.options()[0]!).when({ type: 'reportRoll', faces: faces(dice) });
};
/** The same at Range 1, where an Attack Ship rolls four dice. */
const defendingClose = (dice: string, akira = {}, enemy = {}) => defending(dice, akira, enemy, 60);
const rolled = (t: ReturnType<typeof scene>, dice: string) =>
	t.when({ type: 'reportRoll', faces: faces(dice) });

test('R2: the faces of the dice', () => {
	expect(['hit', 'critical', 'battleStations', 'blank'].map((face) => count(ATTACK_DIE, face))).toEqual([
		3, 1, 2, 2
	]);
	expect(['evade', 'battleStations', 'blank'].map((face) => count(DEFENSE_DIE, face))).toEqual([3, 2, 3]);
	expect(FACES.six).toHaveLength(6);
});

test('T72 (R168, R169): a re-rolled die is not re-rolled again, whatever the card', () => {
	const t = attacked('H--B', { lock: 'J', upgrades: ['enhanced-targeting'] });
	rolled(t.uses('lock', { dice: [1, 2] }), 'H-');
	const sets = t.options().flatMap((each) => (each.type === 'use' ? [each.dice] : []));
	expect(sets).toEqual([[0], [3]]);
});

test('T73 (R167, R170, R171): a lock first, then the Battle Stations token', () => {
	const t = attacked('----', { lock: 'J', battleStations: 1 });
	rolled(t.uses('lock', { dice: [0, 1, 2, 3] }), 'BBH-').uses('battleStations');
	expect(t.shownAttack()).toBe('HHH-');
});

test('T74 (R167, D15): the defender acts on the attack dice first and not again after a re-roll', () => {
	const laid = (options = {}) => {
		const t = scene(options)
			.akira('A', at(300, 300), { upgrades: ['improved-hull-plating'] })
			.enemy('J', at(300, 500, 180), { lock: 'A' })
			.fires('J');
		return t.when(t.options()[0]!).when({ type: 'reportRoll', faces: faces('C--') });
	};
	const t = laid();
	expect(t.asked()).toEqual(['modifyAttackDice.defender']);
	t.uses(effectOf('A'), { dice: [0] });
	expect(t.diceAsked()).toBe(2);
	rolled(t, 'CC');
	expect(t.asked()).toEqual(['rollDefenseDice']);
	expect(laid({ modifyAttackOrder: 'attackerFirst' }).asked()).toEqual(['reroll']);
});

test('R168, R169: a die that was turned may be re-rolled', () => {
	const t = attacked('BH--', { battleStations: 1, lock: 'J' }).uses('battleStations');
	expect(t.options()).toContainEqual({ type: 'use', effect: 'lock', dice: [0] });
});

test('R117, R170: Tactical Officer re-rolls any number for the card, and the card is disabled', () => {
	const t = attacked('H---', { upgrades: ['tactical-officer'] });
	rolled(t.uses(effectOf('A'), { dice: [1, 2, 3] }), 'HHC');
	expect(t.ship('A').upgrades[0]!.disabled).toBe(true);
	expect(t.shownAttack()).toBe('HHHC');
});

test.each([
	['HC', 'E', '0 1'],
	['HC', 'EE', '0 0'],
	['CC', 'E', '0 1'],
	['HHC', 'E', '1 1']
])('T75, T76 (R176, R177): %s against %s leaves hits and criticals %s', (attack, defense, left) => {
	const t = attacked(attack.padEnd(4, '-'), {}, { shields: 2 });
	if (t.asked()[0] !== 'rollDefenseDice') t.passes('A');
	t.draws('direct-hit', 'direct-hit', 'direct-hit');
	rolled(t, defense.padEnd(2, '-'));
	const { hits, criticals } = t.of('resultsCompared')[0]!;
	expect(`${hits} ${criticals}`).toBe(left);
});

test('T77 (R171, R174): of two Battle Stations tokens one may go into the attack and one into the defense', () => {
	const t = scene()
		.akira('A', at(300, 300), { battleStations: 2 })
		.enemy('J', at(300, 500, 180), { attacked: false })
		.fires('A')
		.declares('A', 'J');
	rolled(t, 'BH--').uses('battleStations');
	expect([t.shownAttack(), t.ship('A').tokens.battleStations]).toEqual(['HH--', 1]);
	rolled(t, 'EE').declares('J', 'A');
	rolled(rolled(t, 'HH-'), 'B-').uses('battleStations');
	expect(t.of('diceConverted')).toMatchObject([
		{ dice: 'attack', to: 'hit' },
		{ dice: 'defense', to: 'evade' }
	]);
	expect(t.ship('A').tokens.battleStations).toBe(0);
	expect(t.of('resultsCompared').at(-1)).toMatchObject({ hits: 1 });
});

test('R171: both tokens may not go into one attack, because one turns all its Battle Stations', () => {
	const t = attacked('BBH-', { battleStations: 2 }).uses('battleStations');
	expect(t.shownAttack()).toBe('HHH-');
	expect(t.options().filter(({ type }) => type === 'use')).toEqual([]);
});

test('R173, R175: Evade tokens are spent one after another, each an Evade more', () => {
	const t = defending('HHH', { evade: 2 });
	rolled(t, '--').uses('evade').uses('evade');
	expect(t.of('resultsCompared')).toMatchObject([{ hits: 1, criticals: 0 }]);
});

test('T114 (R186): without a Battle Stations token an enemy’s lock re-rolls blanks and Battle Stations', () => {
	const t = defendingClose('B--H', {}, { lock: 'A' });
	expect(t.diceAsked()).toBe(3);
	rolled(t, 'BHC');
	expect(t.shownAttack()).toBe('BHCH');
	expect(t.ship('J').lock).toBeUndefined();
});

test('T115 (R186): with the token the lock re-rolls blanks only, then the token turns Battle Stations', () => {
	const t = defendingClose('B--H', {}, { lock: 'A', battleStations: 1 });
	expect(t.diceAsked()).toBe(2);
	rolled(t, 'BH');
	expect(t.of('diceRerolled')).toMatchObject([{ faces: faces('BH') }]);
	expect(t.shownAttack()).toBe('HHHH');
	expect(t.ship('J').tokens.battleStations).toBe(0);
});

test('T116 (R187): an enemy spends nothing that changes nothing', () => {
	const token = defending('HH-', {}, { battleStations: 1 });
	expect(token.ship('J').tokens.battleStations).toBe(1);
	const lock = defending('HHC', {}, { lock: 'A' });
	expect(lock.ship('J').lock).toBe('A');
});

/** A hits J with these dice, J rolls these, and its tokens are what it has left. */
function enemyDefends(attack: string, defense: string, enemy: object) {
	const t = attacked(attack.padEnd(4, '-'), {}, enemy).draws(
		'direct-hit',
		'direct-hit',
		'direct-hit',
		'direct-hit'
	);
	rolled(t, defense);
	return t;
}

test('T117 (R188, R189): Battle Stations cancel all, so the Evade token is kept', () => {
	const t = enemyDefends('HH', 'EB', { battleStations: 1, evade: 1 });
	expect(t.of('tokenSpent').map(({ token }) => token)).toEqual(['battleStations']);
	expect(t.of('resultsCompared')).toMatchObject([{ hits: 0, criticals: 0 }]);
});

test('T118 (R188): what is still uncancelled takes an Evade token too', () => {
	const t = enemyDefends('HHC', 'EB', { battleStations: 1, evade: 1 });
	expect(t.of('tokenSpent').map(({ token }) => token)).toEqual(['battleStations', 'evade']);
});

test('T119 (R188): nothing is spent when the dice cancel all', () => {
	expect(enemyDefends('HH', 'EE', { battleStations: 1, evade: 1 }).of('tokenSpent')).toEqual([]);
});

test('T120 (R188, R177): without a token Battle Stations on defense mean nothing', () => {
	const t = enemyDefends('H', 'B-', { evade: 1 });
	expect(t.of('tokenSpent').map(({ token }) => token)).toEqual(['evade']);
});

test('T121 (R188): all are spent when all are needed', () => {
	const t = enemyDefends('HHHC', 'BB', { battleStations: 1, evade: 2 });
	expect(t.of('tokenSpent').map(({ token }) => token)).toEqual(['battleStations', 'evade', 'evade']);
	expect(t.of('resultsCompared')).toMatchObject([{ hits: 0, criticals: 0 }]);
});

test('R186, R226: Raking Fire re-rolls one blank for two Time tokens', () => {
	const t = defending('H--', {}, { elite: 'raking-fire' });
	expect(t.diceAsked()).toBe(1);
	rolled(t, 'H');
	expect(t.ship('J').loadout!.time).toBe(2);
	expect(t.shownAttack()).toBe('HH-');
});

test('R188, R226: Weaving Flight adds an Evade after all tokens, for three Time tokens', () => {
	const t = enemyDefends('HH', '--', { elite: 'weaving-flight', evade: 1 });
	expect(t.of('resultAdded').map(({ source }) => source)).toEqual(['evade', 'weaving-flight']);
	expect(t.of('timePlaced')).toMatchObject([{ ship: 'J', slot: 'loadout', count: 3 }]);
	expect(t.of('resultsCompared')).toMatchObject([{ hits: 0 }]);
});

test('R220, R219: a token of the defense is not spent in the attacker’s own window', () => {
	const t = attacked('HHBB', { evade: 1, battleStations: 1 });
	expect(t.asked()).toEqual(['modifyAttackDice.attacker']);
	expect(t.options().flatMap((each) => (each.type === 'use' ? [each.effect] : []))).toEqual([
		'battleStations'
	]);
	expect(t.refusal({ type: 'use', effect: 'evade' })).toBe('notAskedNow');
});

test('R223: no text of these cards waits for a token to be spent, so none is triggered twice by one', () => {
	const texts = [...CONTENT.upgrade.values(), ...CONTENT.damage.values()].flatMap(({ effects }) => effects);
	expect(texts.length).toBeGreaterThan(20);
	expect(texts.filter(({ when }) => WINDOWS_OF_TOKENS.test(when))).toEqual([]);
});
