import type { RulesInAnotherLanguage } from '../types.js';

export default {
	sections: { 'After the mission': 'Nach der Mission' },
	rules: {
		R211: {
			title: 'Erfolg oder Fehlschlag',
			text: 'Prüft anhand der Ziele, ob die Mission ein Erfolg oder ein Fehlschlag ist, und lest den passenden Abschnitt.'
		},
		R212: {
			title: 'EP für jeden Captain',
			text: 'Jeder Captain erhält die EP der Mission, ob sich das Schiff zurückgezogen hat oder zerstört wurde. Ein Captain, dessen Schiff zerstört wurde, erhält 1 EP weniger, aber nicht unter 0.'
		},
		R213: {
			title: 'EP-Grenze des Logbuchs',
			text: 'Die EP-Kästchen des Kampagnenlogbuchs begrenzen, was eine Mission über alle Partien hinweg geben kann, zum Beispiel wenn Akt I noch einmal gespielt wird.'
		},
		R214: {
			title: 'Fortschritt eintragen',
			text: 'Füllt das Kampagnenlogbuch aus, tragt den Dominion-Einfluss ein, gebt EP aus und beginnt dann die nächste Kampagnenrunde.'
		}
	}
} satisfies RulesInAnotherLanguage;
