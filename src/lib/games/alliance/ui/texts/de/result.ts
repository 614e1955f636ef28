import type { result as English } from '../en/result.js';

export const result: Readonly<Record<keyof typeof English, string>> = {
	'result.success': 'Erfolg',
	'result.failure': 'Fehlschlag',
	'result.missionXp': '{xp} EP für die Mission',
	'result.lost': 'Schiff zerstört: ein EP weniger',
	'result.xp': '{xp} EP',
	'result.actTwo': 'Die Kampagne geht in Akt II weiter.',
	'campaign.mission': 'Akt {act}: {mission}',
	'campaign.won': 'Erfolg · {count, plural, one {einmal} other {#-mal}} geflogen',
	'campaign.notWon': 'Noch nicht gewonnen · {count, plural, one {einmal} other {#-mal}} geflogen',
	'campaign.xp': '{gained} von {boxes} EP',
	'campaign.none': 'Noch keine Mission ist bis zu ihrem Ende geflogen worden.',
	'numbers.enemy': 'Der Gegner',
	'numbers.attack':
		'Angriff: {good, number} von {dice, number} Würfeln treffen, {expected} waren zu erwarten.',
	'numbers.defense':
		'Verteidigung: {good, number} von {dice, number} Würfeln weichen aus, {expected} waren zu erwarten.',
	'numbers.damage':
		'Schaden zugefügt {dealt, number}, erlitten {suffered, number}; Schiffe zerstört {destroyed, number}.',
	'numbers.kept':
		'Hielt {whom} am Leben: {count, plural, one {ein Gegner, der hinter {whom} her war, wurde} other {# Gegner, die hinter {whom} her waren, wurden}} zerstört.',
	'numbers.none': 'Noch wurde nichts gewürfelt.',
	'numbers.help': 'Neu geworfene Würfel zählen noch einmal. Der Strich zeigt, was zu erwarten war.'
};
