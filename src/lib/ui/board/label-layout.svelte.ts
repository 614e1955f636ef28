import { SvelteMap } from 'svelte/reactivity';
import type { Who } from '../marks';
import { asides, layOut, type Aside, type Ask, type Box } from './labels';
import { toScreen, type Camera, type Frame, type Point } from './viewport';

/** A label as it knows itself: its thing in millimetres, its size in pixels. */
export type LabelWish = Omit<Ask, 'id' | 'at' | 'reach'> & { readonly at: Point; readonly reach: number };

/** A thing on the board that no label should cover: its middle and reach in millimetres. */
export interface Thing {
	readonly at: Point;
	readonly reach: number;
	/** Given for one that must be found again when it is out of sight: its mark and its name. */
	readonly who?: Who;
	readonly label?: string;
}

/** A thing that lies outside the screen, and where at its edge somebody may tap to go there. */
export interface Lost extends Thing {
	readonly id: string;
	readonly edge: Point;
}

/** The labels of one board and what they must not cover. They come and go; where each lies is derived from all of them. */
export class LabelLayout {
	readonly #wishes = new SvelteMap<string, LabelWish>();
	readonly #things = new SvelteMap<string, Thing>();
	readonly #scene: () => { readonly camera: Camera; readonly frame: Frame };

	constructor(scene: () => { readonly camera: Camera; readonly frame: Frame }) {
		this.#scene = scene;
	}

	/** Adds a label, or says that it has changed. Call the result when it goes. */
	wish(id: string, wish: LabelWish): () => void {
		this.#wishes.set(id, wish);
		return () => this.#wishes.delete(id);
	}
	/** Adds a thing. Call the result when it goes. */
	stand(id: string, thing: Thing): () => void {
		this.#things.set(id, thing);
		return () => this.#things.delete(id);
	}

	/** How far the middle of each label lies from the middle of its thing, in pixels. */
	readonly #aside: ReadonlyMap<string, Aside> = $derived.by(() => {
		const { camera, frame } = this.#scene();
		const asks: Ask[] = Array.from(this.#wishes, ([id, wish]) => ({
			...wish,
			id,
			at: toScreen(camera, frame, wish.at),
			reach: wish.reach * camera.scale
		}));
		const things: Box[] = Array.from(this.#things.values(), ({ at, reach }) => {
			const { x, y } = toScreen(camera, frame, at);
			const half = reach * camera.scale;
			return { x: x - half, y: y - half, width: 2 * half, height: 2 * half };
		});
		return asides(asks, layOut(asks, things, frame));
	});

	/** Where a label lies beside its thing; nothing while it is left out. */
	asideOf = (id: string): Aside | undefined => this.#aside.get(id);

	/** The marked things out of sight, each at the edge of the screen on its side, one beside the other where they would meet. */
	readonly lost: readonly Lost[] = $derived.by(() => {
		const { camera, frame } = this.#scene();
		const found: Lost[] = [];
		for (const [id, thing] of this.#things) {
			const { x, y } = toScreen(camera, frame, thing.at);
			if (!thing.who || (x >= 0 && y >= 0 && x <= frame.width && y <= frame.height)) continue;
			const [right, low] = [frame.width - EDGE, frame.height - EDGE];
			let edge = { x: between(x, EDGE, right), y: between(y, EDGE, low) };
			const isTaken = () =>
				found.some((other) => Math.hypot(other.edge.x - edge.x, other.edge.y - edge.y) < 2 * EDGE);
			// along the edge, away from the corner of the tools
			const isUpright = x < 0 || x > frame.width;
			for (let step = 0; step < MOST_BESIDE && isTaken(); step++)
				edge = isUpright
					? { x: edge.x, y: between(edge.y + 2 * EDGE, EDGE, low) }
					: { x: between(edge.x - 2 * EDGE, EDGE, right), y: edge.y };
			found.push({ ...thing, id, edge });
		}
		return found;
	});
}

/** So many marks at most stand beside each other on one side. */
const MOST_BESIDE = 12;
/** Half of what a finger needs. */
const EDGE = 24;
const between = (value: number, low: number, high: number) => Math.max(low, Math.min(value, high));
