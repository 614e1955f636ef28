/**
 * The camera over the board, without a screen. Board places are in millimetres, the origin at the lower left and y up;
 * screen places are in pixels of the frame, the origin at the upper left and y down. Everything here is a pure
 * function of plain data.
 */
export interface Point {
	readonly x: number;
	readonly y: number;
}

/** Heading in degrees, clockwise; 0 looks up, towards larger y. */
export interface Pose extends Point {
	readonly heading: number;
}

/** A rectangle of the board, by its lower left corner. */
export interface Area extends Point {
	readonly width: number;
	readonly height: number;
}

/** The part of the screen the board is shown in. */
export interface Frame {
	readonly width: number;
	readonly height: number;
}

/** What lies in the middle of the frame, and how many pixels a millimetre takes. */
export interface Camera extends Point {
	readonly scale: number;
}

/** What the camera may do: it never loses the area, and never shows a millimetre larger than this. */
export interface Limits {
	readonly area: Area;
	readonly maxScale: number;
}

const clamp = (value: number, low: number, high: number) => Math.min(Math.max(value, low), high);

export function grown({ x, y, width, height }: Area, margin: number): Area {
	return { x: x - margin, y: y - margin, width: width + 2 * margin, height: height + 2 * margin };
}

/** The camera that shows just this area. */
export function fit(area: Area, frame: Frame): Camera {
	return {
		x: area.x + area.width / 2,
		y: area.y + area.height / 2,
		scale: Math.min(frame.width / area.width, frame.height / area.height)
	};
}

export function toScreen(camera: Camera, frame: Frame, { x, y }: Point): Point {
	return {
		x: frame.width / 2 + (x - camera.x) * camera.scale,
		y: frame.height / 2 - (y - camera.y) * camera.scale
	};
}

export function toBoard(camera: Camera, frame: Frame, { x, y }: Point): Point {
	return {
		x: camera.x + (x - frame.width / 2) / camera.scale,
		y: camera.y - (y - frame.height / 2) / camera.scale
	};
}

/** The nearest camera that keeps the limits: not wider than the area, not closer than maxScale, its middle inside. */
export function within(camera: Camera, frame: Frame, { area, maxScale }: Limits): Camera {
	return {
		x: clamp(camera.x, area.x, area.x + area.width),
		y: clamp(camera.y, area.y, area.y + area.height),
		scale: clamp(camera.scale, Math.min(fit(area, frame).scale, maxScale), maxScale)
	};
}

/** The board follows the finger by so many pixels. */
export function pan(camera: Camera, dx: number, dy: number): Camera {
	return { ...camera, x: camera.x - dx / camera.scale, y: camera.y + dy / camera.scale };
}

/** So much closer, while the place under `at` stays under it. */
export function zoom(camera: Camera, frame: Frame, factor: number, at: Point, limits: Limits): Camera {
	const { scale } = within({ ...camera, scale: camera.scale * factor }, frame, limits);
	const held = toBoard(camera, frame, at);
	const away = toBoard({ ...camera, scale }, frame, at);
	return { x: camera.x + held.x - away.x, y: camera.y + held.y - away.y, scale };
}

const middle = ([a, b]: readonly [Point, Point]): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
const gap = ([a, b]: readonly [Point, Point]) => Math.hypot(a.x - b.x, a.y - b.y);

/** Two fingers that went from one pair of places to another: what lay under each still does, as far as limits allow. */
export function pinch(
	camera: Camera,
	frame: Frame,
	from: readonly [Point, Point],
	to: readonly [Point, Point],
	limits: Limits
): Camera {
	const [start, end] = [middle(from), middle(to)];
	const closer = zoom(camera, frame, gap(to) / Math.max(gap(from), 1), start, limits);
	return pan(closer, end.x - start.x, end.y - start.y);
}

/** The viewBox of an SVG whose y is the board's, negated. */
export function viewBox(camera: Camera, frame: Frame): string {
	const width = frame.width / camera.scale;
	const height = frame.height / camera.scale;
	return [camera.x - width / 2, -camera.y - height / 2, width, height].join(' ');
}

/** The CSS transform, about the upper left corner, that makes a layer drawn for one camera look like another. */
export function layerTransform(drawn: Camera, shown: Camera, frame: Frame): string {
	const origin = toScreen(shown, frame, toBoard(drawn, frame, { x: 0, y: 0 }));
	return `translate(${origin.x}px, ${origin.y}px) scale(${shown.scale / drawn.scale})`;
}
