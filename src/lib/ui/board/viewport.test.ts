import { describe, expect, test } from 'vitest';
import { fit, grown, layerTransform, pan, pinch, toBoard, toScreen, viewBox, within, zoom } from './viewport';

const frame = { width: 700, height: 500 };
const area = { x: 0, y: 0, width: 1000, height: 1000 };
const limits = { area, maxScale: 4 };
const whole = fit(area, frame);

describe('places', () => {
	test('the whole board fits the shorter side, its middle in the middle', () => {
		expect(whole).toEqual({ x: 500, y: 500, scale: 0.5 });
		expect(toScreen(whole, frame, { x: 500, y: 500 })).toEqual({ x: 350, y: 250 });
	});

	test('y grows upwards on the board and downwards on the screen', () => {
		expect(toScreen(whole, frame, { x: 0, y: 0 })).toEqual({ x: 100, y: 500 });
		expect(toScreen(whole, frame, { x: 0, y: 1000 })).toEqual({ x: 100, y: 0 });
	});

	test('the way to the screen and back ends where it began', () => {
		const camera = { x: 312, y: 77, scale: 1.3 };
		const { x, y } = toBoard(camera, frame, toScreen(camera, frame, { x: 40, y: 900 }));
		expect(x).toBeCloseTo(40);
		expect(y).toBeCloseTo(900);
	});

	test('a margin grows an area on all sides', () => {
		expect(grown(area, 20)).toEqual({ x: -20, y: -20, width: 1040, height: 1040 });
	});

	test('the viewBox holds exactly what the frame shows, with y negated', () => {
		expect(viewBox(whole, frame)).toBe('-200 -1000 1400 1000');
	});
});

describe('moving', () => {
	const at = { x: 600, y: 60 };

	test('what lies under a finger that pans stays under it', () => {
		const held = toBoard(whole, frame, at);
		const moved = pan(whole, 30, -45);
		expect(toScreen(moved, frame, held)).toEqual({ x: 630, y: 15 });
	});

	test('what lies under the pointer that zooms stays under it', () => {
		const held = toBoard(whole, frame, at);
		const { x, y } = toScreen(zoom(whole, frame, 3, at, limits), frame, held);
		expect(x).toBeCloseTo(at.x);
		expect(y).toBeCloseTo(at.y);
	});

	test.each([
		['closer than the limit', 100, 4],
		['wider than the area', 0.01, 0.5]
	])('zooming never goes %s', (_, factor, scale) => {
		expect(zoom(whole, frame, factor, at, limits).scale).toBe(scale);
	});

	test('what lies under two fingers that pinch stays under both', () => {
		const from = [
			{ x: 300, y: 250 },
			{ x: 400, y: 250 }
		] as const;
		const to = [
			{ x: 200, y: 200 },
			{ x: 500, y: 200 }
		] as const;
		const after = pinch(whole, frame, from, to, limits);
		expect(after.scale).toBeCloseTo(1.5);
		for (const [i, finger] of from.entries()) {
			const { x, y } = toScreen(after, frame, toBoard(whole, frame, finger));
			expect(x).toBeCloseTo(to[i]!.x);
			expect(y).toBeCloseTo(to[i]!.y);
		}
	});

	test('two fingers in one place do not throw the board away', () => {
		const together = [at, at] as const;
		expect(pinch(whole, frame, together, together, limits)).toEqual({ ...whole, scale: 0.5 });
	});

	test('the middle of the camera never leaves the area', () => {
		expect(within({ x: -900, y: 4000, scale: 1 }, frame, limits)).toEqual({ x: 0, y: 1000, scale: 1 });
	});

	test('an area that is larger on the screen than the closest look allows is still shown', () => {
		const small = { area: { x: 0, y: 0, width: 10, height: 10 }, maxScale: 4 };
		expect(within({ x: 5, y: 5, scale: 9 }, frame, small).scale).toBe(4);
	});
});

describe('the layer', () => {
	test('a layer drawn for the camera that is shown does not move', () => {
		expect(layerTransform(whole, whole, frame)).toBe('translate(0px, 0px) scale(1)');
	});

	test('a layer follows a pan by the same pixels', () => {
		expect(layerTransform(whole, pan(whole, 12, 34), frame)).toBe('translate(12px, 34px) scale(1)');
	});

	test('a layer grows with a zoom about its upper left corner', () => {
		const closer = zoom(whole, frame, 2, { x: 0, y: 0 }, limits);
		expect(layerTransform(whole, closer, frame)).toBe('translate(0px, 0px) scale(2)');
	});
});
