import type { RulesInAnotherLanguage } from '../types.js';

export default {
	sections: { 'Round and initiative': 'Runde und Initiative' },
	rules: {
		R55: {
			title: 'Phasen einer Runde',
			text: 'Eine Runde hat fünf Phasen in dieser Reihenfolge: Verstärkungsphase, Planungsphase, Aktivierungsphase, Kampfphase und Endphase. Runde folgt auf Runde, bis die Ziele erfüllt sind, alle Spieler sich zurückgezogen haben oder alle Spielerschiffe zerstört sind.'
		},
		R56: {
			title: 'Erste Phase einer Runde',
			text: 'Jede Runde beginnt mit der Verstärkungsphase. Die Phase ist leer, wenn nichts ankommt.'
		},
		R57: {
			title: 'Aktives Schiff',
			text: 'Das aktive Schiff ist das, das gerade abgehandelt wird. Es beendet alle seine Schritte, bevor das nächste Schiff beginnt.'
		},
		R58: {
			title: 'Reihenfolge der Aktivierung',
			text: 'In der Aktivierungsphase handeln die Schiffe in aufsteigender Reihenfolge der Captain-Fertigkeit. Bei gleicher Captain-Fertigkeit kommen zuerst alle gegnerischen Schiffe nach aufsteigender ID-Nummer, dann die Spielerschiffe in einer Reihenfolge, die die Spieler wählen.'
		},
		R59: {
			title: 'Reihenfolge der Angriffe',
			text: 'In der Kampfphase handeln die Schiffe in absteigender Reihenfolge der Captain-Fertigkeit. Bei gleicher Captain-Fertigkeit kommen zuerst die gegnerischen Schiffe nach aufsteigender ID-Nummer, dann die Spielerschiffe in einer Reihenfolge, die die Spieler wählen.'
		},
		R60: {
			title: 'Initiative des Gegners',
			text: 'Immer wenn beide Seiten gleichzeitig handeln würden, führt die gegnerische Seite zuerst alles aus, wenn keine Regel etwas anderes sagt. Effekte, die reagieren, etwa einer, der einen Angriff aufhebt, dürfen dazwischentreten.'
		},
		R61: {
			title: 'Captain-Fertigkeit ändert sich mitten in der Phase',
			text: 'Die Captain-Fertigkeit wird jedes Mal abgelesen, wenn unter den Schiffen, die noch nicht gehandelt haben, das nächste bestimmt wird. Eine Änderung mitten in einer Phase zählt von da an. Kein Schiff handelt zweimal.'
		}
	}
} satisfies RulesInAnotherLanguage;
