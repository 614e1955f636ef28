import type { RulesInAnotherLanguage } from '../types.js';

export default {
	sections: { 'Fleet set-up': 'Aufbau der Flotte' },
	rules: {
		R54: {
			title: 'Spielerschiffe aufstellen',
			text: 'Sobald alle Zusammenstellungen geprüft sind, stellt jeder Spieler das eigene Schiff vollständig innerhalb der Aufstellungszone auf. Nach unserer Auslegung darf es nicht auf Gelände oder auf einem anderen Schiff stehen, die Spieler stellen in beliebiger Reihenfolge auf, und die Ausrichtung ist frei, wenn die Mission nichts anderes sagt.'
		}
	}
} satisfies RulesInAnotherLanguage;
