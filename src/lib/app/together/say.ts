import { fault, speaker } from '../../i18n/index.js';
import { faults as germanFaults } from './texts/de/faults.js';
import { words as german } from './texts/de/words.js';
import { faults as englishFaults } from './texts/en/faults.js';
import { words as english } from './texts/en/words.js';

/** The words of sharing a table, by their keys. */
export const s = speaker({ en: english, de: german });

const faults = speaker({ en: englishFaults, de: germanFaults });
type FaultKey = keyof typeof englishFaults;

/** What went wrong between two tablets and what helps; what every part of the app may say is said as everywhere. */
export function roadFault(code: string): { readonly what: string; readonly help: string } {
	if (!Object.hasOwn(englishFaults, `${code}.what`)) return fault({ code });
	return { what: faults(`${code}.what` as FaultKey), help: faults(`${code}.help` as FaultKey) };
}
