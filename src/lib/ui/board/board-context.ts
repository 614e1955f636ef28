import { createContext } from 'svelte';
import type { LabelLayout } from './label-layout.svelte';
import type { Point } from './viewport';

/** What a board tells the things that lie on it. */
interface BoardContext {
	/** A place of the window, as pointer events give it, in millimetres. */
	readonly toBoard: (client: Point) => Point;
	/** The id of the hatching for what blocks the way. */
	readonly hatch: string;
	/** How much larger than usual the text of the page is: 2 at 200 %. */
	readonly em: () => number;
	readonly labels: LabelLayout;
	/** While a hand holds something there: what lies under the finger is shown beside it. Nothing lets go. */
	readonly hold: (at: Point | undefined) => void;
}

export const [getBoard, setBoard] = createContext<BoardContext>();
