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
	'campaign.none': 'Noch keine Mission ist bis zu ihrem Ende geflogen worden.'
};
