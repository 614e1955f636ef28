import type { setup as English } from '../en/setup.js';

export const setup: Readonly<Record<keyof typeof English, string>> = {
	'setup.title': '{mission}, Einführung',
	'setup.back': 'Zurück',
	'setup.fewer': 'Ein Captain weniger',
	'setup.more': 'Ein Captain mehr',
	'setup.alone':
		'Allein befehligst du zwei Schiffe, eines von jeder Klasse; der Gegner ist der für zwei Personen.',
	'setup.captain': 'Captain {letter}',
	'setup.captainName': 'Name von Captain {number}',
	'setup.ship': '{ship}: {upgrades}',
	'setup.enemy': 'Der Gegner',
	'setup.atThisTable': 'An diesem Tisch',
	'setup.rulings': 'Auslegungen dieses Tisches',
	'setup.layOut': 'Missionsplan auslegen',
	'setup.layOut.note': 'Dann stellen alle ein Schiff auf',
	'arrival.formation': 'Formation',
	'arrival.round': 'Runde',
	'arrival.arrow': 'Pfeil',
	'arrival.ships': 'Schiffe',
	'arrival.count': '{isElite, select, true {{count} Elite} other {{count}}}',
	'arrival.byDie': 'per Würfel',
	'deploy.place': 'Stellt eure Schiffe auf',
	'deploy.drag': 'Ziehen, am Griff drehen',
	'deploy.tap': 'Antippen, dann in die gepunktete Zone ziehen',
	'deploy.houseMap':
		'Der Missionsplan ist unser eigener: Er folgt dem, was veröffentlicht ist; der Rest ist erfunden.',
	'deploy.enemy': 'Der Gegner bei {count, plural, one {# Schiff} other {# Schiffen}}',
	ships: 'Fertige Schiffe',
	'ships.free': 'Frei.',
	'ships.takenBy': '{captain} hat es.',
	'ships.takesNext': '{captain} nimmt das nächste Schiff: eines antippen.',
	'ships.all': 'Jeder Captain hat ein Schiff. Tippt eines an, um es zurückzugeben.',
	'ships.missing': '{captain} hat noch kein Schiff',
	'ships.missing.note': 'Tippt oben ein freies an',
	'captain.chooses': '{captain} nimmt ein Schiff',
	'captain.noShip': 'Noch kein Schiff',
	'captain.longest': 'Ein Name hat höchstens {count} Buchstaben.',
	'lay.out': 'Wir legen es auch in Plastik aus',
	'lay.left':
		'{count, plural, =0 {Alles liegt auf dem Tisch.} one {Ein Teil ist noch auszulegen.} other {# Teile sind noch auszulegen.}}',
	'lay.place': '{x} Zoll von links, {y} vom Heimatrand',
	'lay.facing': '{place}, {degrees}° im Uhrzeigersinn von oben',
	'lay.token': 'Missionsmarker {label}',
	'ships.alone':
		'Beide Schiffe gehören dir, eines von jeder Klasse. Tippe ein anderes an, um es stattdessen zu nehmen.',
	'captain.mark': 'Farbe und Form von {captain}',
	'captain.mark.one':
		'{number, select, 1 {Türkise Scheibe} 2 {Violettes Quadrat} 3 {Rosa Dreieck} 4 {Blaue Raute} 5 {Grünes Sechseck} other {Sandfarbenes Kreuz}}',
	'setup.mission': 'Die Mission',
	'setup.enemy.note':
		'Jede Formation fliegt zusammen. Sie kommt an ihrem Pfeil auf die Karte; wo ein Würfel steht, entscheidet ein Wurf.',
	'setup.rulings.note':
		'Wo das Regelheft offen ist oder sich widerspricht, entscheidet der Tisch. Was leuchtet, spielen wir; im Zweifel lasst es so.',
	'ships.cards': 'Karten lesen',
	'ships.values': 'Angriff {attack} · Wendigkeit {agility} · Hülle {hull} · Schilde {shields}'
};
