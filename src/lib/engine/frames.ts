/**
 * Frames: what the game is in the middle of, as a stack of plain JSON. Each frame runs one small chart (a round, an
 * activation, an attack, the text of a card) and stands at one step of it; what happens inside another happening is a
 * frame on top of it, and when it is done the one below goes on where it was. A frame's id is the path of subjects that
 * led to it, so that the same happening has the same id on every tablet: dice come from it (see random.ts).
 */
export interface Frame {
	readonly id: string;
	readonly chart: string;
	readonly step: string;
	readonly subject: string;
	/** How often each question was asked and each kind of frame was opened here. Never reset. */
	readonly counts: Readonly<Record<string, number>>;
}

const DEEPEST = 24;

export function top<F extends Frame>(frames: readonly F[]): F {
	const frame = frames.at(-1);
	if (!frame) throw new Error('frames: the stack is empty');
	return frame;
}

/** The id of the next prompt that a frame asks under this name. */
export function occasion(frame: Frame, name: string): string {
	return `${frame.id}/${name}/${frame.counts[name] ?? 0}`;
}

/** The id of the next frame of this kind and subject above a frame: the plain path first, then with its ordinal. */
export function childId(frame: Frame, chart: string, subject: string): string {
	const name = `${chart}:${subject}`;
	const before = frame.counts[name] ?? 0;
	return before === 0 ? `${frame.id}/${name}` : `${frame.id}/${name}.${before}`;
}

export function counted<F extends Frame>(frame: F, name: string): F {
	return { ...frame, counts: { ...frame.counts, [name]: (frame.counts[name] ?? 0) + 1 } };
}

export function pushed<F extends Frame>(frames: readonly F[], frame: F): readonly F[] {
	if (frames.length >= DEEPEST) {
		throw new Error(`frames: more than ${DEEPEST} nested charts, last ${top(frames).id} → ${frame.id}`);
	}
	const below = frames.at(-1);
	if (!below) return [frame];
	return [...frames.slice(0, -1), counted(below, `${frame.chart}:${frame.subject}`), frame];
}

export function popped<F extends Frame>(frames: readonly F[]): readonly F[] {
	return frames.slice(0, -1);
}

/** The stack with one of its frames changed. */
export function changed<F extends Frame>(
	frames: readonly F[],
	id: string,
	change: (frame: F) => F
): readonly F[] {
	return frames.map((frame) => (frame.id === id ? change(frame) : frame));
}
