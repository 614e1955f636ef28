import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
	ahead,
	baseShape,
	circle,
	depth,
	gap,
	gapInArc,
	obstruction,
	overlaps,
	poseAlong,
	sectorsOf,
	slide,
	sweptShape,
	templateShape,
	travelOf,
	turn,
	holds,
	SLACK,
	type Point,
	type Pose,
	type Template
} from '../../src/lib/engine/geometry/index.js';

const coordinate = fc.double({ min: 100, max: 800, noNaN: true });
const pose = fc.record({
	x: coordinate,
	y: coordinate,
	heading: fc.double({ min: 0, max: 359.99, noNaN: true })
});
const side = fc.constantFrom('left' as const, 'right' as const);
const template: fc.Arbitrary<Template> = fc.oneof(
	fc.record({ kind: fc.constant('straight' as const), speed: fc.integer({ min: 1, max: 6 }) }),
	fc.record({ kind: fc.constant('bank' as const), speed: fc.integer({ min: 1, max: 4 }), side }),
	fc.record({ kind: fc.constant('turn' as const), speed: fc.integer({ min: 1, max: 3 }), side })
);
const RUNS = { numRuns: process.env.LONG === '1' ? 3000 : 300 };

/** The board seen in a mirror that stands on x = 457.2. */
const mirror = ({ x, y, heading }: Pose): Pose => ({ x: 914.4 - x, y, heading: turn(-heading) });
const mirrored = (each: Template): Template =>
	each.side ? { ...each, side: each.side === 'left' ? 'right' : 'left' } : each;
/** The board turned by some degrees about its middle. */
const rotate = ({ x, y, heading }: Pose, by: number): Pose => {
	const a = (by * Math.PI) / 180;
	const [dx, dy] = [x - 457.2, y - 457.2];
	return {
		x: 457.2 + dx * Math.cos(a) + dy * Math.sin(a),
		y: 457.2 - dx * Math.sin(a) + dy * Math.cos(a),
		heading: turn(heading + by)
	};
};
const near = (a: Pose, b: Pose, by = 1e-6) =>
	Math.hypot(a.x - b.x, a.y - b.y) < by && Math.abs(((a.heading - b.heading + 540) % 360) - 180) < by;

test('a maneuver in the mirror is the mirrored maneuver', () => {
	fc.assert(
		fc.property(pose, template, fc.double({ min: 0, max: 1, noNaN: true }), (start, each, part) => {
			const travel = part * travelOf(each);
			expect(
				near(mirror(poseAlong(start, each, travel)), poseAlong(mirror(start), mirrored(each), travel), 1e-5)
			).toBe(true);
		}),
		RUNS
	);
});

test('a turned board changes no maneuver, no gap and no sector', () => {
	fc.assert(
		fc.property(pose, pose, template, fc.double({ min: 0, max: 359, noNaN: true }), (a, b, each, by) => {
			expect(
				near(
					rotate(poseAlong(a, each, travelOf(each)), by),
					poseAlong(rotate(a, by), each, travelOf(each)),
					1e-5
				)
			).toBe(true);
			expect(gap(baseShape(rotate(a, by)), baseShape(rotate(b, by))).mm).toBeCloseTo(
				gap(baseShape(a), baseShape(b)).mm,
				5
			);
		}),
		RUNS
	);
});

test('sliding back never ends overlapping, and never behind the start', () => {
	fc.assert(
		fc.property(pose, template, fc.array(pose, { minLength: 1, maxLength: 4 }), (start, each, others) => {
			const bases = others
				.map((other) => baseShape(other))
				.filter((base) => !overlaps(base, baseShape(start)));
			const { pose: end, travel } = slide(start, each, bases);
			expect(travel).toBeGreaterThanOrEqual(0);
			expect(travel).toBeLessThanOrEqual(travelOf(each));
			for (const base of bases) expect(depth(baseShape(end), base)).toBeLessThanOrEqual(SLACK + 1e-6);
		}),
		RUNS
	);
});

test('a range is the same from both ends, and zero exactly when bases touch or overlap', () => {
	fc.assert(
		fc.property(pose, pose, (a, b) => {
			const [there, back] = [gap(baseShape(a), baseShape(b)), gap(baseShape(b), baseShape(a))];
			expect(there.mm).toBeCloseTo(back.mm, 6);
			if (overlaps(baseShape(a), baseShape(b))) expect(there.mm).toBe(0);
			else expect(there.mm).toBeGreaterThanOrEqual(0);
		}),
		{
			...RUNS,
			// nearly parallel edges, whose shortest lines are all but equally long
			examples: [
				[
					{ x: 100, y: 100, heading: 359.9378545861367 },
					{ x: 100, y: 375.5665441821532, heading: 0 }
				]
			]
		}
	);
});

test('the sweep of a maneuver contains both its end poses, and lies on its template', () => {
	fc.assert(
		fc.property(pose, template, (start, each) => {
			const swept = sweptShape(start, each);
			const end = poseAlong(start, each, travelOf(each));
			for (const at of [start, end])
				for (const right of [-19, 0, 19]) expect(holds(swept, ahead(at, 0, right))).toBe(true);
			expect(overlaps(swept, templateShape(start, each))).toBe(true);
		}),
		{ numRuns: 60 }
	);
});

test('what is in arc is never nearer there than the whole base is', () => {
	fc.assert(
		fc.property(pose, pose, (ship, target) => {
			const inArc = gapInArc(ship, { facing: 'front', degrees: 90 }, target);
			const whole = gap(baseShape(ship), baseShape(target)).mm;
			if (inArc) expect(inArc.mm).toBeGreaterThanOrEqual(whole - 1e-6);
			expect(gapInArc(ship, { facing: 'front', degrees: 360 }, target)!.mm).toBeCloseTo(whole, 6);
		}),
		RUNS
	);
});

test('every target lies in one sector, or on a line in two or more that are neighbours', () => {
	fc.assert(
		fc.property(pose, pose, (ship, target) => {
			const sectors = sectorsOf(ship, target);
			expect(sectors.length).toBeGreaterThan(0);
			expect(new Set(sectors).size).toBe(sectors.length);
		}),
		RUNS
	);
});

test('more obstacles never make a line clearer', () => {
	const rank = { none: 0, some: 1, every: 2 };
	const rock = fc.record({
		x: coordinate,
		y: coordinate,
		radius: fc.double({ min: 5, max: 60, noNaN: true })
	});
	fc.assert(
		fc.property(pose, pose, fc.array(rock, { minLength: 1, maxLength: 4 }), (a, b, rocks) => {
			const line = gap(baseShape(a), baseShape(b));
			const shapes = rocks.map(({ x, y, radius }) => circle([x, y] as Point, radius));
			expect(rank[obstruction(line, shapes)]).toBeGreaterThanOrEqual(
				rank[obstruction(line, shapes.slice(1))]
			);
		}),
		RUNS
	);
});
