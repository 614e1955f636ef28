import { speaker } from '$lib/i18n';
import { attack as attackDe } from './texts/de/attack.js';
import { board as boardDe } from './texts/de/board.js';
import { choices as choicesDe } from './texts/de/choices.js';
import { lamp as lampDe } from './texts/de/lamp.js';
import { planning as planningDe } from './texts/de/planning.js';
import { result as resultDe } from './texts/de/result.js';
import { setup as setupDe } from './texts/de/setup.js';
import { sheet as sheetDe } from './texts/de/sheet.js';
import { table as tableDe } from './texts/de/table.js';
import { why as whyDe } from './texts/de/why.js';
import { attack } from './texts/en/attack.js';
import { board } from './texts/en/board.js';
import { choices } from './texts/en/choices.js';
import { lamp } from './texts/en/lamp.js';
import { planning } from './texts/en/planning.js';
import { result } from './texts/en/result.js';
import { setup } from './texts/en/setup.js';
import { sheet } from './texts/en/sheet.js';
import { table } from './texts/en/table.js';
import { why } from './texts/en/why.js';

export const ENGLISH = {
	...attack,
	...board,
	...choices,
	...lamp,
	...planning,
	...result,
	...setup,
	...sheet,
	...table,
	...why
};
export const GERMAN = {
	...attackDe,
	...boardDe,
	...choicesDe,
	...lampDe,
	...planningDe,
	...resultDe,
	...setupDe,
	...sheetDe,
	...tableDe,
	...whyDe
};

type Key = keyof typeof ENGLISH;

/** The words of the screens of this game, by their keys. */
export const s = speaker({ en: ENGLISH, de: GERMAN });

/** The same for a key made from a code that not every table of words has: nothing where there is none. */
export const sIfKnown = (key: string, values?: Parameters<typeof s>[1]): string | undefined =>
	Object.hasOwn(ENGLISH, key) ? s(key as Key, values) : undefined;
