import type { sheet as English } from '../en/sheet.js';

export const sheet: Readonly<Record<keyof typeof English, string>> = {
	'sheet.primaryWeapon': 'Primärwaffe {value}',
	'sheet.agility': 'Wendigkeit {value}',
	'sheet.captainSkill': 'Captain-Fertigkeit {value}',
	'sheet.shields': 'Schilde {left} von {all}{disabled, plural, =0 {} other {, # deaktiviert}}',
	'sheet.shieldsLeft': '{count, plural, one {# Schild} other {# Schilde}}',
	'sheet.hull': 'Hülle {left} von {all}',
	'sheet.hullLeft': '{count} Hülle übrig',
	'sheet.tokens': '{count} × {token}',
	'sheet.lockOn': 'Zielerfassung: {ship}',
	'sheet.lockedBy': 'Erfasst durch {ship}',
	'sheet.disabled': '{card}, deaktiviert',
	'sheet.discarded': '{card}, abgelegt',
	'sheet.time': '{card}, {count} Zeit-Marker',
	'sheet.faceDown': 'Schaden, verdeckt',
	'sheet.foresee': 'Wohin könnte es fliegen?',
	'fleet.shields': '{left} von {all, plural, one {# Schild} other {# Schilden}}',
	'fleet.hull': '{left} von {all} Hülle',
	'fleet.done': 'fertig',
	'forecast.name': 'Vorschau',
	'forecast.title': 'Wohin es fliegen könnte: {ship}',
	'forecast.note': 'Nach seiner Karte von hier aus, wenn sich vorher nichts anderes bewegt.',
	'forecast.shot':
		'{maneuver}; könnte feuern auf: {targets}{isChosen, select, true {; einer von mehreren Wegen auszuscheren, nach Wahl der Captains} other {}}',
	'forecast.noShot':
		'{maneuver}; kein Schuss{isChosen, select, true {; einer von mehreren Wegen auszuscheren, nach Wahl der Captains} other {}}',
	now: 'Was es jetzt kann',
	'now.flies': 'Es fliegt, wenn es an der Reihe ist, und hat dann eine Aktion von diesen.',
	'now.flown': 'Es ist in dieser Runde geflogen.',
	'now.attacks': 'Es greift an, wenn es an der Reihe ist. Es könnte schießen auf:',
	'now.attacked': 'Es hat in dieser Runde angegriffen.',
	'now.shot': '{target}: {weapon}, {range}',
	'now.action': 'Jede Aktion',
	'now.auxiliary': 'Es hat Hilfsenergie: Ein grünes Manöver gibt sie ab.',
	'sheet.primaryWeapon.note': 'Angriffswürfel der eigenen Waffe',
	'sheet.agility.note': 'Verteidigungswürfel, wenn auf es geschossen wird',
	'sheet.captainSkill.note': 'niedrig fliegt zuerst, hoch schießt zuerst',
	'sheet.token.evade': 'bei einem Angriff ausgeben: ein Ausweichen mehr.',
	'sheet.token.scan': 'wen es angreift, der wirft einen Verteidigungswürfel weniger.',
	'sheet.token.battleStations':
		'ausgeben: Gefechtsstationen auf Würfeln werden Treffer, in der Verteidigung Ausweichen.',
	'sheet.token.auxiliaryPower':
		'keine Aktionen, und ein rotes Manöver kostet Schaden. Ein grünes nimmt sie weg.',
	'sheet.formation': 'In der Formation {formation}.',
	'sheet.formation.elite': 'In der Formation {formation}, Elite: Seine Karte unten gilt.'
};
