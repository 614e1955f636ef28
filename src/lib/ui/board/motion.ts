import type { Point, Pose } from './viewport';

/** The way a base went, as keyframes for its place and for its turn; a turn never takes the long way round. */
export function keyframes(path: readonly Pose[]) {
	const places: Keyframe[] = [];
	const turns: Keyframe[] = [];
	let heading: number | undefined;
	for (const pose of path) {
		const last: number = heading ?? pose.heading;
		heading = last + ((((pose.heading - last) % 360) + 540) % 360) - 180;
		places.push({ transform: `translate(${pose.x}px, ${-pose.y}px)` });
		turns.push({ transform: `rotate(${heading}deg)` });
	}
	return { places, turns };
}

const MM_PER_SECOND = 400;
const LONGEST_MS = 900;

/** How long a base takes for its way. */
export function durationMs(path: readonly Point[]): number {
	let way = 0;
	let last: Point | undefined;
	for (const point of path) {
		if (last) way += Math.hypot(point.x - last.x, point.y - last.y);
		last = point;
	}
	return Math.min(LONGEST_MS, (way / MM_PER_SECOND) * 1000);
}

/** Shows the way as a motion of the base and of its turn; a tap anywhere ends it at once. Gives what stops it. */
export function follow(path: readonly Pose[], mover: Element, turner: Element): (() => void) | undefined {
	if (path.length < 2 || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
	const { places, turns } = keyframes(path);
	const timing = { duration: durationMs(path), easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)' };
	const motions = [mover.animate(places, timing), turner.animate(turns, timing)];
	const end = () => {
		removeEventListener('pointerdown', end);
		for (const motion of motions) motion.finish();
	};
	addEventListener('pointerdown', end);
	return end;
}
