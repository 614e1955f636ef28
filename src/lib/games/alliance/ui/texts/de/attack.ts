import type { attack as English } from '../en/attack.js';

export const attack: Readonly<Record<keyof typeof English, string>> = {
	'attack.title': 'Angriff',
	'attack.modifyAttack': '{ship}: Angriffswürfel verändern',
	'attack.modifyDefense': '{ship}: Verteidigungswürfel verändern',
	'attack.tapFirst': '{note} Tippt oben zuerst die Würfel an, die ihr neu würfeln wollt.',
	'attack.withOdds': '{note} {odds}.',
	'attack.oddsCountOn': 'Die Chancen rechnen mit',
	'effect.lock': 'Zurückgeben: Die gewählten Würfel werden neu gewürfelt.',
	'effect.battleStations': 'Ausgeben: Jede Gefechtsstation wird zu einem Ergebnis.',
	'effect.evade': 'Ausgeben: ein Ausweichen mehr.',
	'dice.attack': 'Angriffswürfel',
	'dice.defense': 'Verteidigungswürfel',
	'dice.total': '{count} Würfel',
	'dice.totalDefense': '{count} zur Verteidigung',
	'dice.was': 'war {letter}',
	'roll.attack':
		'Würfelt {count, plural, one {einen} other {#}} Angriffswürfel{isAgain, select, true { neu} other {}}',
	'roll.defense':
		'Würfelt {count, plural, one {einen} other {#}} Verteidigungswürfel{isAgain, select, true { neu} other {}}',
	'roll.six': 'Würfelt {count, plural, one {einen sechsseitigen} other {# sechsseitige}} Würfel',
	'roll.sixFor':
		'Würfelt {count, plural, one {einen sechsseitigen} other {# sechsseitige}} Würfel für {formation}',
	'roll.against': '{attack}: {faces}.',
	'roll.asTheyFell': 'Würfel, wie sie gefallen sind',
	'roll.face': 'Seite von Würfel {number}',
	'roll.help':
		'Tippt an, was ihr gewürfelt habt, einen Würfel nach dem anderen. Tippt einen Würfel an, um ihn wieder herauszunehmen.'
};
