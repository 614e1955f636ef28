import { createContext } from 'svelte';
import type { Point } from './viewport';

/** What a board tells the things that lie on it. */
interface BoardContext {
	/** A place of the window, as pointer events give it, in millimetres. */
	readonly toBoard: (client: Point) => Point;
	/** The id of the hatching for what blocks the way. */
	readonly hatch: string;
}

export const [getBoard, setBoard] = createContext<BoardContext>();
