import type { table as English } from '../en/table.js';

export const table: Readonly<Record<keyof typeof English, string>> = {
	'table.round': 'Runde {round} von {last}',
	'table.phases': 'Phasen der Runde',
	'table.past': 'Vergangenheit',
	'table.redo': 'Wiederholen',
	'table.redo.note': 'Holt zurück: {what}.',
	'table.takeBack': 'Zurück\u00ADnehmen',
	'table.title': '{mission}, {phase}',
	'table.board': 'Spielfläche',
	'table.whatToDo': 'Was zu tun ist',
	'table.justNow': 'Gerade eben',
	'table.roundBegins': 'Runde {round} beginnt',
	captains: 'Captains',
	'switch.realDice': 'Wir würfeln mit echten Würfeln',
	'switch.realDice.note': 'Tippt ein, was ihr gewürfelt habt. Ihr könnt es jederzeit ändern.',
	'switch.realDice.waits': 'Ausgeschaltet würfelt das Tablet sofort die Würfel, die noch offen sind.',
	'switch.forecast': 'Zeigen, wohin ein Gegner fliegen könnte',
	'switch.forecast.note': 'Tippt ein gegnerisches Schiff an, das sich noch nicht bewegt hat.',
	'switch.forecast.learners': 'Zum Lernen: Tippt ein gegnerisches Schiff an, das sich noch nicht bewegt hat.'
};
