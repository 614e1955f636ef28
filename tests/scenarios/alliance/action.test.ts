import { expect, test } from 'vitest';
import { at, effectOf, scene } from '../../support/alliance/index.js';

/** An Akira that acts while another ship, far away, has still to fly: so the round does not go on. */
const akira = (given = {}) =>
	scene().akira('A', at(300, 300), given).akira('Z', at(860, 60), { activated: false, skill: 9 });
const performable = (t: ReturnType<typeof akira>) =>
	t.options().flatMap((each) => (each.type === 'perform' ? [each.action] : []));

test('R101, R103, R104, R105, R119: a ship performs one action of its bar, or passes', () => {
	const t = akira().flies('A', 'S3');
	expect(t.options()).toEqual([
		{ type: 'perform', ship: 'A', action: { action: 'evasiveManeuvers' } },
		{ type: 'perform', ship: 'A', action: { action: 'scan' } },
		{ type: 'perform', ship: 'A', action: { action: 'battleStations' } },
		{ type: 'pass', ship: 'A' }
	]);
	expect(t.performs('A', { action: 'evasiveManeuvers' }).ship('A').tokens.evade).toBe(1);
	expect(akira().flies('A', 'S3').performs('A', { action: 'scan' }).ship('A').tokens.scan).toBe(1);
	expect(
		akira().flies('A', 'S3').performs('A', { action: 'battleStations' }).ship('A').tokens.battleStations
	).toBe(1);
	expect(akira().flies('A', 'S3').passes('A').of('actionPassed')).toMatchObject([{ ship: 'A' }]);
});

test('T42 (R102): the same action is not performed twice in a round', () => {
	const t = akira()
		.change('A', { actions: ['scan'] })
		.flies('A', 'S3');
	expect(performable(t)).toEqual([{ action: 'evasiveManeuvers' }, { action: 'battleStations' }]);
});

test('T43 (R102): Science Officer and Scan are different actions', () => {
	const t = akira({ upgrades: ['science-officer'], scan: 2 }).change('A', {
		actions: [`card:${effectOf('A')}`]
	});
	t.flies('A', 'S3');
	expect(performable(t)).toContainEqual({ action: 'scan' });
	expect(t.performs('A', { action: 'scan' }).ship('A').tokens.scan).toBe(3);
});

test('R101: Science Officer gains two Scan tokens, Commander a Battle Stations and an Evade token', () => {
	const scienceOfficer = akira({ upgrades: ['science-officer'] }).flies('A', 'S3');
	expect(scienceOfficer.performs('A', { action: 'card', effect: effectOf('A') }).ship('A').tokens.scan).toBe(
		2
	);
	const commander = akira({ upgrades: ['commander'] })
		.flies('A', 'S3')
		.performs('A', { action: 'card', effect: effectOf('A') });
	expect(commander.ship('A').tokens).toMatchObject({ battleStations: 1, evade: 1 });
});

test('G6 (R114): a lock is measured all round, before committing, and needs Range 1–3', () => {
	const t = scene()
		.akira('A', at(457.2, 220))
		.enemy('J1', at(457.2, 700, 180))
		.enemy('J2', at(560, 430, 180));
	t.flies('A', 'S1');
	const locks = performable(t).filter(({ action }) => action === 'targetLock');
	expect(locks).toEqual([{ action: 'targetLock', target: 'J2' }]);
	t.performs('A', { action: 'targetLock', target: 'J2' });
	expect(t.ship('A').lock).toBe('J2');
});

test.each([
	[304.8, true],
	[304.9, false]
])('T44 (R114): at a gap of %d mm a lock is possible: %s', (gap, isPossible) => {
	const t = scene()
		.akira('A', at(300, 300))
		.enemy('J', at(300, 460 + 40 + gap, 180))
		.flies('A', 'S3');
	expect(performable(t).some(({ action }) => action === 'targetLock')).toBe(isPossible);
});

test('T45 (R114, R116): a new lock takes the old pair off the table', () => {
	const t = scene()
		.akira('A', at(300, 300), { lock: 'J1' })
		.enemy('J1', at(300, 600, 180))
		.enemy('J2', at(400, 600, 180));
	t.flies('A', 'S1').performs('A', { action: 'targetLock', target: 'J2' });
	expect(t.of('lockReturned')).toMatchObject([{ ship: 'A' }]);
	expect(t.ship('A').lock).toBe('J2');
});

test('R115: a lock stays in force wherever the ships go, and into the next round', () => {
	const t = scene()
		.akira('A', at(300, 300), { lock: 'J' })
		.enemy('J', at(300, 880, 180))
		.inEndPhase();
	expect(t.ship('A').lock).toBe('J');
});

test('R116, R207, R106: at the end of a round Evade, Scan and Battle Stations tokens go, locks and Auxiliary Power stay', () => {
	const t = scene()
		.akira('A', at(300, 300), { lock: 'J', evade: 1, scan: 2, battleStations: 1, aux: 1 })
		.enemy('J', at(300, 600, 180));
	t.inEndPhase();
	expect(t.ship('A').tokens).toEqual({ evade: 0, scan: 0, battleStations: 0, auxiliaryPower: 1 });
	expect(t.ship('A').lock).toBe('J');
});

test('R117: spending a lock returns both tokens', () => {
	const t = scene()
		.akira('A', at(300, 300), { lock: 'J' })
		.enemy('J', at(300, 500, 180))
		.fires('A')
		.dice('H---')
		.declares('A', 'J');
	t.dice('HHH').uses('lock', { dice: [1, 2, 3] });
	expect(t.ship('A').lock).toBeUndefined();
});

test('R121: only opposing ships can be locked', () => {
	const t = scene().akira('A', at(300, 300)).excelsior('X', at(400, 300)).flies('A', 'S3');
	expect(performable(t).some(({ action }) => action === 'targetLock')).toBe(false);
});

test('R122, R6: tokens of the box are no limit', () => {
	const t = akira({ scan: 9, upgrades: ['science-officer'] }).flies('A', 'S3');
	expect(t.performs('A', { action: 'card', effect: effectOf('A') }).ship('A').tokens.scan).toBe(11);
});

test('T135 (R224, D18): a disabled card cannot be used, and an action removes its token', () => {
	const t = akira({ upgrades: ['tactical-officer'] });
	t.change('A', {
		upgrades: [{ card: 'tactical-officer', disabled: true, discarded: false, time: 0 }]
	}).flies('A', 'S3');
	expect(performable(t)).toContainEqual({ action: 'enable', slot: 'upgrade/0' });
	expect(t.performs('A', { action: 'enable', slot: 'upgrade/0' }).ship('A').upgrades[0]!.disabled).toBe(
		false
	);
});

test('R225: a discarded upgrade is gone for the mission', () => {
	const t = akira()
		.change('A', { upgrades: [{ card: 'commander', disabled: false, discarded: true, time: 0 }] })
		.flies('A', 'S3');
	expect(performable(t).some(({ action }) => action === 'card' || action === 'enable')).toBe(false);
});

test('R152, R196: Damaged Sensor Array bars the action bar, and its repair is an action with a die', () => {
	const t = akira({ damage: ['damaged-sensor-array'] }).flies('A', 'S3');
	expect(performable(t)).toEqual([{ action: 'card', effect: effectOf('A', 'damage/0', 1) }]);
	t.dice('H').performs('A', { action: 'card', effect: effectOf('A', 'damage/0', 1) });
	expect(t.ship('A').damage[0]!.faceUp).toBe(false);
});
