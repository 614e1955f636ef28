import { pan, pinch, within, zoom, type Camera, type Frame, type Limits, type Point } from './viewport';

/** A finger that moved less than this has tapped. */
const SLOP_PX = 8;
/** A wheel that has been still for so long has stopped. */
const WHEEL_REST_MS = 150;

/** What a gesture works on: the camera as it is drawn, and the frame it is drawn in. */
interface Scene {
	readonly camera: Camera;
	readonly frame: Frame;
	readonly limits: Limits;
}

interface Finger {
	readonly id: number;
	readonly at: Point;
}

/**
 * Fingers, wheel and pen on the board. While a gesture lasts only `live` changes, which moves the finished layer;
 * at its end the camera is given to `settle` once, and the board is drawn anew.
 */
export class Gestures {
	/** The camera of the gesture under way. */
	live = $state.raw<Camera>();
	/** The last press was a drag: the click that ends it is none. */
	dragged = false;

	readonly #scene: () => Scene;
	readonly #settle: (camera: Camera) => void;
	#fingers: readonly Finger[] = [];
	/** Where the fingers and the camera were when this part of the gesture began. */
	#from: { readonly fingers: readonly Finger[]; readonly camera: Camera } | undefined;
	#wheelRest: ReturnType<typeof setTimeout> | undefined;

	constructor(scene: () => Scene, settle: (camera: Camera) => void) {
		this.#scene = scene;
		this.#settle = settle;
	}

	down(id: number, at: Point): void {
		if (this.#fingers.length === 0) this.dragged = false;
		this.#begin([...this.#fingers.filter((finger) => finger.id !== id), { id, at }]);
	}

	/** Whether the finger is part of a gesture, and so belongs to the board from now on. */
	move(id: number, at: Point): boolean {
		this.#fingers = this.#fingers.map((finger) => (finger.id === id ? { id, at } : finger));
		const [to, other] = this.#fingers;
		const [from, otherFrom] = this.#from?.fingers ?? [];
		if (!this.#from || !to || !from || !this.#fingers.some((finger) => finger.id === id)) return false;
		const [dx, dy] = [to.at.x - from.at.x, to.at.y - from.at.y];
		this.dragged ||= other !== undefined || Math.hypot(dx, dy) > SLOP_PX;
		if (!this.dragged) return false;
		const { frame, limits } = this.#scene();
		const { camera } = this.#from;
		const moved =
			other && otherFrom
				? pinch(camera, frame, [from.at, otherFrom.at], [to.at, other.at], limits)
				: pan(camera, dx, dy);
		this.live = within(moved, frame, limits);
		return true;
	}

	up(id: number): void {
		const left = this.#fingers.filter((finger) => finger.id !== id);
		if (left.length === this.#fingers.length) return;
		this.#begin(left);
		this.#end();
	}

	wheel(at: Point, factor: number): void {
		const { camera, frame, limits } = this.#scene();
		this.live = within(zoom(this.live ?? camera, frame, factor, at, limits), frame, limits);
		clearTimeout(this.#wheelRest);
		this.#wheelRest = setTimeout(() => this.#end(), WHEEL_REST_MS);
	}

	/** Nothing may happen after the board is gone. */
	stop(): void {
		clearTimeout(this.#wheelRest);
	}

	/** From here on with these fingers: one more or one less must not make the board jump. */
	#begin(fingers: readonly Finger[]): void {
		this.#fingers = fingers;
		this.#from = { fingers, camera: this.live ?? this.#scene().camera };
	}

	#end(): void {
		if (!this.live || this.#fingers.length > 0) return;
		this.#settle(this.live);
		this.live = undefined;
	}
}
