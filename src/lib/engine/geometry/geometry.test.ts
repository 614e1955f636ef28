import { expect, test } from 'vitest';
import {
	BASE,
	bandOf,
	baseShape,
	circle,
	facesToward,
	gap,
	gapInArc,
	obstruction,
	overlaps,
	poseAlong,
	roundedPose,
	sectorsOf,
	slide,
	templateShape,
	travelOf,
	type Pose,
	type Template
} from './index.js';

const at = (x: number, y: number, heading = 0): Pose => ({ x, y, heading });
const t = (code: string): Template => {
	const kind = ({ S: 'straight', B: 'bank', T: 'turn' } as const)[code[0] as 'S' | 'B' | 'T'];
	const side = code[2] === 'L' ? 'left' : 'right';
	return { kind, speed: Number(code[1]), ...(kind === 'straight' ? {} : { side }) };
};
function near(pose: Pose, [x, y, heading]: readonly number[]) {
	expect(Math.abs(pose.x - x!)).toBeLessThan(0.1);
	expect(Math.abs(pose.y - y!)).toBeLessThan(0.1);
	expect(Math.abs(((pose.heading - heading! + 540) % 360) - 180)).toBeLessThan(0.1);
}

test.each([
	['S1', 300, 380, 0],
	['S6', 300, 580, 0],
	['B1R', 337.6, 390.7, 45],
	['B2R', 352.2, 426.1, 45],
	['B3R', 366.9, 461.4, 45],
	['B4R', 381.5, 496.8, 45],
	['T1R', 355, 355, 90],
	['T2R', 383, 383, 90],
	['T3R', 410, 410, 90],
	['B3L', 233.1, 461.4, 315],
	['T2L', 217, 383, 270]
])('G4: %s from (300,300,0) ends with the rear guides on the far end of the template', (code, ...end) => {
	near(poseAlong(at(300, 300), t(code), travelOf(t(code))), end);
});

test('G7: a ship slides back along its template until it is clear of every ship in the way', () => {
	const ships = [at(375, 470, 180), at(345, 412, 180)];
	const { pose, met } = slide(
		at(300, 300),
		t('B3R'),
		ships.map((s) => baseShape(s))
	);
	near(pose, [310.1, 375.9, 18.2]);
	expect(met).toEqual([0, 1]);
	expect(gap(baseShape(pose), baseShape(ships[1]!)).mm).toBeLessThan(0.05);
	expect(gap(baseShape(pose), baseShape(ships[0]!)).mm).toBeCloseTo(64.5, 0);
});

test.each([
	['T18', 'B2R', at(352, 430, 45), [326.3, 395.8, 36.1]],
	['T19', 'T2R', at(395, 383, 90), [351.3, 378.8, 78]]
] as const)('%s: sliding back on a curve keeps both guides on its centre line', (_, code, other, end) => {
	near(slide(at(300, 300), t(code), [baseShape(other)]).pose, end);
});

test('T54: Range 1 ends at 101.6 mm', () => {
	expect([bandOf(101.6), bandOf(101.7), bandOf(203.2), bandOf(304.8), bandOf(304.9)]).toEqual([
		1, 2, 2, 3, 4
	]);
});

test('T68, T69: the range of an attack is measured to the part of the base inside the arc', () => {
	const front = { facing: 'front', degrees: 90 } as const;
	expect(gapInArc(at(300, 300), front, at(369, 330))?.mm).toBeDefined();
	expect(gapInArc(at(300, 300), front, at(371, 330))).toBeUndefined();
	expect(gap(baseShape(at(300, 300)), baseShape(at(412.5, 376))).mm).toBeCloseTo(80.9, 1);
	expect(gapInArc(at(300, 300), front, at(412.5, 376))?.mm).toBeCloseTo(102.5, 1);
});

test('T71: parallel bases have many shortest lines, and an obstacle may cross some of them', () => {
	const line = gap(baseShape(at(300, 300)), baseShape(at(300, 500, 180)));
	expect(obstruction(line, [circle([330, 400], 25)])).toBe('some');
	expect(obstruction(line, [circle([300, 400], 25)])).toBe('every');
	expect(obstruction(line, [circle([360, 400], 25)])).toBe('none');
	expect(obstruction(line, [circle([280, 400], 21), circle([320, 400], 21)])).toBe('every');
});

test.each([
	[90, ['right45']],
	[270, ['ahead']],
	[202.5, ['ahead', 'right45']],
	[22.5, ['ahead', 'right45']]
])('T93: a target on a dividing line with heading %d lies in %j', (heading, sectors) =>
	expect(sectorsOf(at(400, 400), at(495.7, 631, heading))).toEqual(sectors)
);

test('G9: the sector that the heading crosses to, chance when it points at or away', () => {
	const enemy = at(457.2, 700, 180);
	expect(sectorsOf(enemy, at(361.5, 469, 90))).toEqual(['ahead']);
	expect(sectorsOf(enemy, at(361.5, 469, 270))).toEqual(['right45']);
	expect(sectorsOf(enemy, at(552.9, 469, 157.5))).toEqual(['ahead', 'left45']);
});

test('T91: a target faces toward what lies ahead of its middle line', () => {
	expect([180, 0, 90, 91].map((h) => facesToward(at(400, 580, h), [400, 400]))).toEqual([
		true,
		false,
		false,
		true
	]);
});

test('G11: the template is tested against obstacles, not the centre line', () => {
	const rock = circle([400, 545], 25);
	expect(overlaps(templateShape(at(457.2, 700, 180), t('B3R')), rock)).toBe(true);
	expect(overlaps(templateShape(at(457.2, 700, 180), t('T3R')), rock)).toBe(false);
	expect(roundedPose(poseAlong(at(457.2, 700, 180), t('T3R'), travelOf(t('T3R'))))).toEqual(
		at(347.2, 590, 270)
	);
	expect(BASE).toBe(40);
});
