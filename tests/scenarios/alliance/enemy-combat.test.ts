import { expect, test } from 'vitest';
import { at, faces, scene } from '../../support/alliance/index.js';

const targets = (t: ReturnType<typeof scene>) =>
	t.options().flatMap((each) => (each.type === 'declareTarget' ? [each.target] : []));

test('G15 (R164, R170, R188, R176, R192, R195, R159): the combat phase example of the rulebook', () => {
	const t = scene().akira('A', at(457.2, 300), { shields: 0, lock: 'J', attacked: false });
	t.enemy('J', at(470, 400, 180), { shields: 1, evade: 1, attacked: false })
		.inCombat()
		.declares('A', 'J');
	expect(t.diceAsked()).toBe(5);
	t.when({ type: 'reportRoll', faces: faces('HHH--') }).uses('lock', { dice: [3, 4] });
	t.when({ type: 'reportRoll', faces: faces('CB') });
	expect(t.shownAttack()).toBe('HHHCB');
	expect(t.ship('A').lock).toBeUndefined();
	expect(t.diceAsked()).toBe(2);
	t.draws('engine-room-fire').when({ type: 'reportRoll', faces: faces('-E') });
	expect(t.of('tokenSpent')).toMatchObject([{ ship: 'J', token: 'evade' }]);
	expect(t.of('resultsCompared')).toMatchObject([{ hits: 1, criticals: 1 }]);
	expect(t.ship('J')).toMatchObject({
		shields: 0,
		damage: [{ card: 'engine-room-fire', faceUp: true }],
		status: 'inPlay'
	});
	expect(targets(t)).toEqual(['A']);
	t.when(t.options()[0]!);
	expect(t.diceAsked()).toBe(4);
	t.draws('console-fire')
		.when({ type: 'reportRoll', faces: faces('HHH-') })
		.when({ type: 'reportRoll', faces: faces('EE') });
	expect(t.ship('A').damage).toMatchObject([{ card: 'console-fire', faceUp: false }]);
});

test('G19 (R200, R199, D20): destroyed by a ship of equal skill before its own attack, a ship still makes it', () => {
	const hurt = ['-direct-hit', '-direct-hit', '-direct-hit', '-direct-hit'];
	const t = scene().akira('A', at(300, 300), { skill: 4, shields: 0, damage: hurt, attacked: false });
	t.enemy('J', at(300, 400, 180), { elite: 'relentless', attacked: false }).inCombat();
	t.when(t.options()[0]!).when({ type: 'reportRoll', faces: faces('H---') });
	t.draws('console-fire').when({ type: 'reportRoll', faces: faces('--') });
	expect(t.ship('A')).toMatchObject({ doomed: true, status: 'inPlay' });
	t.declares('A', 'J').when({ type: 'reportRoll', faces: faces('-----') });
	t.when({ type: 'reportRoll', faces: faces('--') });
	expect(t.ship('A').status).toBe('destroyed');
});

test('R200 (R196): the card that Direct Hit deals is still damage of the attacker', () => {
	const hurt = ['-console-fire', '-console-fire', '-console-fire'];
	const t = scene().akira('A', at(300, 300), { skill: 4, shields: 0, damage: hurt, attacked: false });
	t.enemy('J', at(300, 400, 180), { elite: 'relentless', attacked: false }).inCombat();
	t.when(t.options()[0]!).when({ type: 'reportRoll', faces: faces('C---') });
	t.draws('direct-hit', 'console-fire').when({ type: 'reportRoll', faces: faces('--') });
	expect(t.ship('A').damage).toHaveLength(5);
	expect(t.ship('A')).toMatchObject({ doomed: true, status: 'inPlay' });
});

test('T85 (R200): a ship that has made its attack is removed at once', () => {
	const hurt = ['-direct-hit', '-direct-hit', '-direct-hit', '-direct-hit'];
	const t = scene().akira('A', at(300, 300), { skill: 4, shields: 0, damage: hurt, attacked: true });
	t.enemy('J', at(300, 400, 180), { elite: 'relentless', attacked: false }).inCombat();
	t.when(t.options()[0]!).when({ type: 'reportRoll', faces: faces('H---') });
	t.draws('console-fire').when({ type: 'reportRoll', faces: faces('--') });
	expect(t.ship('A').status).toBe('destroyed');
});

test('T86 (R200, R199): destroyed by a ship of another skill, a ship never makes its attack', () => {
	const hurt = ['-direct-hit', '-direct-hit', '-direct-hit', '-direct-hit'];
	const t = scene().akira('A', at(300, 300), { shields: 0, damage: hurt, attacked: false });
	t.enemy('J', at(300, 400, 180), { elite: 'relentless', attacked: false }).inCombat();
	t.when(t.options()[0]!).when({ type: 'reportRoll', faces: faces('H---') });
	t.draws('console-fire').when({ type: 'reportRoll', faces: faces('--') });
	expect(t.ship('A').status).toBe('destroyed');
	expect(t.of('attacked').map(({ ship }) => ship)).toEqual(['J']);
});

test('T87, D37 (R200): what a doomed ship is dealt face up spoils its attack', () => {
	const hurt = ['-direct-hit', '-direct-hit', '-direct-hit', '-direct-hit'];
	const t = scene().akira('A', at(300, 300), { skill: 4, shields: 0, damage: hurt, attacked: false });
	t.enemy('J', at(300, 400, 180), { elite: 'relentless', attacked: false }).inCombat();
	t.when(t.options()[0]!).when({ type: 'reportRoll', faces: faces('HC--') });
	t.draws('console-fire', 'stunned-helmsman').when({ type: 'reportRoll', faces: faces('--') });
	t.declares('A', 'J');
	expect(t.of('attackDiceRolled').at(-1)).toMatchObject({ ship: 'A', faces: [] });
	expect(t.ship('A').status).toBe('destroyed');
});

test('T88, D38 (R184): a doomed ship is a target only when nothing else is, unless the table says otherwise', () => {
	const laid = (options = {}) =>
		scene(options)
			.akira('A', at(300, 300), { doomed: true, attacked: false })
			.excelsior('X', at(300, 150))
			.enemy('J', at(300, 400, 180), { elite: 'relentless' })
			.fires('J');
	expect(targets(laid())).toEqual(['X']);
	expect(targets(laid({ aiIgnoresDoomed: false }))).toEqual(['A']);
});

test('T110 (R183, R182, D22): in the nearest band the ship that rolls the fewest defense dice', () => {
	const t = scene()
		.enemy('J', at(457.2, 500, 180))
		.akira('A', at(430, 400))
		.excelsior('X', at(500, 370))
		.fires('J');
	expect(targets(t)).toEqual(['X']);
	t.when(t.options()[0]!);
	expect(t.of('targetDeclared')[0]?.choice).toEqual({ code: 'fewestDice', dice: { A: 2, X: 1 } });
});

test('T111 (R183, R93): obstruction counts among the dice', () => {
	const t = scene()
		.enemy('J', at(457.2, 600, 180))
		.akira('A1', at(400, 430))
		.akira('A2', at(520, 430))
		.asteroid(425, 515, 20)
		.fires('J');
	expect(targets(t)).toEqual(['A2']);
});

test('T112 (R183): between two that are equal the players choose', () => {
	const t = scene()
		.enemy('J', at(457.2, 600, 180))
		.akira('A1', at(400, 430))
		.akira('A2', at(520, 430))
		.fires('J');
	expect(targets(t)).toEqual(['A1', 'A2']);
	expect(t.prompts()[0]).toMatchObject({ options: [{ seat: 'table' }, { seat: 'table' }] });
});

test('T113 (D23, R183): only ships that can be attacked count', () => {
	const t = scene()
		.enemy('J', at(457.2, 600, 180))
		.akira('A1', at(560, 610))
		.akira('A2', at(457.2, 330))
		.fires('J');
	expect(targets(t)).toEqual(['A2']);
	t.when(t.options()[0]!);
	expect(t.of('targetDeclared')[0]?.choice).toEqual({ code: 'onlyTarget', dice: {} });
});

test('R190, R60: an enemy’s attack is settled as a captain’s is, and enemy ships go first where skill is equal', () => {
	const t = scene()
		.akira('A', at(300, 300), { skill: 1, attacked: false })
		.enemy('J', at(300, 400, 180), { attacked: false })
		.inCombat();
	expect(t.of('attacked').map(({ ship }) => ship)).toEqual(['J']);
	t.when(t.options()[0]!)
		.when({ type: 'reportRoll', faces: faces('H---') })
		.when({ type: 'reportRoll', faces: faces('--') });
	expect(t.ship('A').shields).toBe(1);
});

test('R59, R179, R181: attacks go down by Captain Skill, one ship’s eight steps after the other’s', () => {
	const t = scene()
		.akira('A', at(100, 100), { skill: 4, attacked: false })
		.excelsior('X', at(300, 100), { attacked: false });
	t.enemy('J1', at(100, 800, 180), { attacked: false }).enemy('J2', at(300, 800, 180), { attacked: false });
	t.enemy('J3', at(500, 800, 180), { elite: 'relentless', attacked: false }).inCombat();
	expect(t.of('attacked').map(({ ship }) => ship)).toEqual(['J3', 'A', 'X', 'J1', 'J2']);
});

test('R191: orders other than Attack come from a mission; A Simple Patrol has none', () => {
	const t = scene()
		.enemy('J', at(457.2, 600, 180))
		.akira('A', at(457.2, 400))
		.fires('J');
	expect(t.prompts()[0]).toMatchObject({ question: 'enemyTarget', options: [{ seat: 'enemy' }] });
});

test('G16 (R130, R135, R136, R149, R186, R188, D3): turn 1 of the gameplay example', () => {
	const t = scene()
		.akira('A1', at(789.6, 278.3), { shields: 2, activated: false })
		.excelsior('E1', at(853.9, 56.2, 285), { activated: false });
	t.enemy('J1', at(345, 524, 180), { formation: 'wing', activated: false }).enemy('J2', at(255, 524, 180), {
		formation: 'wing',
		activated: false
	});
	t.enemy('J3', at(321.7, 445.5, 115), { elite: 'relentless', activated: false });
	t.change('A1', { attacked: false }).change('E1', { attacked: false });
	for (const id of ['J1', 'J2', 'J3']) t.change(id, { attacked: false });
	t.with((state) => ({ ...state, dials: { A1: 'B1L', E1: 'B1R' } }))
		.dice('4')
		.inActivation();
	t.when({ type: 'activate', ship: 'J1' });
	expect(Math.abs(t.of('nearestFound')[0]!.mm!.A1! - 453.9)).toBeLessThan(0.1);
	expect(Math.abs(t.of('nearestFound')[0]!.mm!.E1! - 636.1)).toBeLessThan(0.1);
	expect(t.of('sectorChosen')[0]!.sector).toBe('left45');
	expect(t.pose('J1')).toEqual(at(455, 414, 90));
	t.when({ type: 'activate', ship: 'J2' });
	expect(t.pose('J2')).toEqual(at(365, 414, 90));
	expect(['J1', 'J2'].map((id) => t.ship(id).tokens.scan)).toEqual([1, 1]);
	t.when({ type: 'activate', ship: 'A1' }).performs('A1', { action: 'battleStations' });
	expect(Math.abs(t.pose('A1')!.x - 752)).toBeLessThan(0.1);
	t.when({ type: 'activate', ship: 'E1' }).passes('E1');
	expect(t.pose('E1')!.heading).toBe(330);
	t.dice('2').when({ type: 'activate', ship: 'J3' });
	expect(t.pose('J3')!.x).toBeCloseTo(503, 0);
	expect(t.ship('J3').tokens.battleStations).toBe(1);
	t.when(t.options()[0]!).when({ type: 'reportRoll', faces: faces('-BB') });
	expect(t.shownAttack()).toBe('-HH');
	expect(t.diceAsked()).toBe(2);
	t.when({ type: 'reportRoll', faces: faces('E-') });
	expect(t.ship('A1')).toMatchObject({ shields: 1 });
	if (t.asked()[0] === 'whoAttacks') t.when({ type: 'attack', ship: 'A1' });
	t.declares('A1', 'J3')
		.when({ type: 'reportRoll', faces: faces('CHBB') })
		.uses('battleStations');
	expect(t.shownAttack()).toBe('CHHH');
	t.draws('structural-damage').when({ type: 'reportRoll', faces: faces('E-') });
	expect(t.ship('J3')).toMatchObject({ shields: 0, damage: [{ card: 'structural-damage', faceUp: true }] });
	expect(t.of('noTarget').map(({ ship }) => ship)).toContain('E1');
	expect(targets(t)).toEqual(['A1']);
	t.when(t.options()[0]!).when({ type: 'reportRoll', faces: faces('---') });
	expect(t.diceAsked()).toBe(2);
});

test('G17 (R142, R140, R93, R133, D16): turn 2 of the gameplay example', () => {
	const t = scene().akira('A1', at(752, 369, 315), { shields: 1, activated: false, attacked: false });
	t.excelsior('E1', at(776, 116, 330), { activated: false, attacked: false }).asteroid(602, 436, 25);
	t.enemy('J1', at(505, 414, 90), { formation: 'wing', activated: false, attacked: false }).enemy(
		'J2',
		at(415, 414, 90),
		{ formation: 'wing', activated: false, attacked: false }
	);
	t.enemy('J3', at(503, 361, 115), { elite: 'relentless', activated: false, attacked: false });
	t.with((state) => ({ ...state, dials: { A1: 'S1', E1: 'B1L' } }))
		.dice('5')
		.inActivation()
		.when({ type: 'activate', ship: 'J1' });
	expect(t.of('directionFound')[0]).toMatchObject({ ring: 'inner', sectors: ['ahead'] });
	expect(t.of('swerveFound')[0]!.choices).toEqual(['B2R', 'T2R']);
	t.when({ type: 'chooseManeuver', ship: 'J1', maneuver: 'T2R' });
	expect(t.pose('J1')).toEqual(at(588, 331, 180));
	t.when({ type: 'activate', ship: 'J2' });
	expect(t.pose('J2')).toEqual(at(535, 414, 90));
	expect(['J1', 'J2'].map((id) => t.ship(id).tokens.battleStations)).toEqual([1, 1]);
	expect(t.of('leftFormation')).toEqual([]);
	t.when({ type: 'activate', ship: 'A1' }).performs('A1', { action: 'evasiveManeuvers' });
	t.when({ type: 'activate', ship: 'E1' }).performs('E1', { action: 'evasiveManeuvers' });
	t.dice('6').when({ type: 'activate', ship: 'J3' });
	expect(t.of('tableRolled').at(-1)).toMatchObject({ maneuver: 'B3L', colour: 'red' });
	expect(Math.abs(t.pose('J3')!.x - 677.5)).toBeLessThan(0.1);
	t.change('A1', { tokens: { evade: 0, scan: 0, battleStations: 0, auxiliaryPower: 0 } });
	t.change('E1', { tokens: { evade: 0, scan: 0, battleStations: 0, auxiliaryPower: 0 } });
	t.when(t.options()[0]!)
		.when({ type: 'reportRoll', faces: faces('CHH-') })
		.when({ type: 'reportRoll', faces: faces('EE') });
	expect(t.ship('A1')).toMatchObject({ shields: 0, damage: [] });
	t.when({ type: 'attack', ship: 'A1' });
	expect(targets(t)).toEqual(['J2']);
	t.declares('A1', 'J2').when({ type: 'reportRoll', faces: faces('HB--') });
	expect(t.diceAsked()).toBe(3);
	t.when({ type: 'reportRoll', faces: faces('BB-') });
	expect(t.of('resultsCompared').at(-1)).toMatchObject({ hits: 0, criticals: 0 });
	expect(targets(t)).toContain('J1');
	t.declares('E1', 'J1').when({ type: 'reportRoll', faces: faces('HHH') });
	t.draws('console-fire').when({ type: 'reportRoll', faces: faces('--') });
	expect(t.ship('J1')).toMatchObject({ shields: 0, damage: [{ faceUp: false }] });
	expect(t.state.formations.wing!.broken).toBe(true);
});
