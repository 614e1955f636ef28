import { app as german } from './de/app.js';
import { faults as germanFaults } from './de/faults.js';
import { app as english } from './en/app.js';
import { faults as englishFaults } from './en/faults.js';
import { speaker, type Values } from './messages.js';

/** The app's own words, by their keys. */
export const t = speaker({ en: english, de: german });

const faults = speaker({ en: englishFaults, de: germanFaults });
type FaultKey = keyof typeof englishFaults;

interface Fault {
	readonly what: string;
	readonly help: string;
	readonly isKnown: boolean;
}

/** What went wrong and what helps, for a code of storage, files or the table. Codes of a game are not known here. */
export function fault({ code, params = {} }: { readonly code: string; readonly params?: Values }): Fault {
	const isKnown = Object.hasOwn(englishFaults, `${code}.what`);
	const key = isKnown ? code : 'unknown';
	const values = { message: '', whole: 0, of: 0, entry: 0, field: '', code, ...params };
	return {
		isKnown,
		what: faults(`${key}.what` as FaultKey, values),
		help: faults(`${key}.help` as FaultKey, values).trim()
	};
}

/** "Rule 73", "Ruling 11": how the number of a rule is said. */
export const ruleName = (id: string) => t('rule', { kind: id.charAt(0), number: id.slice(1) });

/** How long ago something was, in its largest unit. */
export function ago(minutes: number): string {
	const [unit, count] =
		minutes < 1
			? ['now', 0]
			: minutes < 60
				? ['minute', minutes]
				: minutes < 2880
					? ['hour', Math.round(minutes / 60)]
					: ['day', Math.round(minutes / 1440)];
	return t('ago', { unit, count });
}
