import { baseShape, overlaps, type Shape } from './shape.js';
import { poseAlong, travelOf, type Template } from './template.js';
import type { Pose } from './pose.js';

/** Coarse step of the search back along the template, in mm. Nothing on the table is thinner. */
const STEP = 0.5;

export interface Slide {
	readonly pose: Pose;
	/** How far the rear guide came, in mm. */
	readonly travel: number;
	/** Which of the things in the way the base would have overlapped at the end, or on its way back. */
	readonly met: readonly number[];
}

/**
 * A base at the end of a template; if it would overlap there, slid back along it until it overlaps nothing, never behind
 * its start. Passing over costs nothing. (R77, R85, R86)
 */
export function slide(start: Pose, template: Template, inTheWay: readonly Shape[]): Slide {
	return slideAlong((travel) => poseAlong(start, template, travel), travelOf(template), inTheWay);
}

/** The same along any line: `poseAt` gives the pose after so many mm, `full` is the whole way. */
export function slideAlong(
	poseAt: (travel: number) => Pose,
	full: number,
	inTheWay: readonly Shape[]
): Slide {
	const met = new Set<number>();
	const blocked = (travel: number) => {
		const base = baseShape(poseAt(travel));
		const index = inTheWay.findIndex((shape) => overlaps(base, shape));
		return index < 0 ? undefined : index;
	};
	let travel = full;
	for (let index = blocked(travel); index !== undefined; index = blocked(travel)) {
		met.add(index);
		if (travel <= 0) return { pose: poseAt(0), travel: 0, met: [...met] };
		travel = Math.max(0, travel - STEP);
	}
	if (travel < full) {
		let [clear, over] = [travel, Math.min(full, travel + STEP)];
		for (let i = 0; i < 30; i++) {
			const middle = (clear + over) / 2;
			if (blocked(middle) === undefined) clear = middle;
			else over = middle;
		}
		travel = clear;
	}
	return { pose: poseAt(travel), travel, met: [...met] };
}
