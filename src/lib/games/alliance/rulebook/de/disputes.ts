import type { RulesInAnotherLanguage } from '../types.js';

export default {
	sections: { Disputes: 'Streitfälle' },
	rules: {
		R230: {
			title: 'Zu knapp zum Entscheiden',
			text: 'Was zu knapp zum Entscheiden ist, etwa eine Reichweite oder ob ein Schiff hineinpasst, wird zugunsten des Gegners entschieden. Das Programm nutzt das als letzten Entscheid bei Gleichstand, wo keine andere Regel etwas sagt.'
		},
		R231: {
			title: 'Positionen, auf die sich alle einigen',
			text: 'Wo Hände ein Schiff nicht genau hinstellen können, einigen sich alle Spieler auf seine Position. Die Position, die eingetippt oder gezogen wurde, gilt.'
		},
		R232: {
			title: 'Fragen am echten Tisch',
			text: 'An einem echten Tisch fragt das Programm nur, was der Schritt braucht. Für die Bewegung fragt es in dieser Reihenfolge: wer am nächsten ist; die Reichweite; bei Reichweite 2, ob das Ziel dem gegnerischen Schiff zugewandt ist; den Sektor oder die Trennlinie; den sechsseitigen Würfel; und ob das Manöver frei von Hindernissen, Schiffen und dem Rand ist. Für einen Angriff fragt es, ob das Ziel im Feuerwinkel ist, die Reichweite, ob der Angriff versperrt ist und ob ein Planet ihn blockiert. Zuletzt kommen die Seiten der Würfel und die gezogene Schadenskarte.'
		}
	}
} satisfies RulesInAnotherLanguage;
