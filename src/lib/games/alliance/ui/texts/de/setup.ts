import type { setup as English } from '../en/setup.js';

export const setup: Readonly<Record<keyof typeof English, string>> = {
	'setup.title': '{mission}, Einführung',
	'setup.back': 'Zurück',
	'setup.fewer': 'Ein Captain weniger',
	'setup.more': 'Ein Captain mehr',
	'setup.alone':
		'Allein befehligst du zwei Schiffe, eines von jeder Klasse; der Gegner ist der für zwei Personen.',
	'setup.captain': 'Captain {number}',
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
	'deploy.enemy': 'Der Gegner bei {count, plural, one {# Schiff} other {# Schiffen}}'
};
