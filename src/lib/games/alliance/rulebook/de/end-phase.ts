import type { RulesInAnotherLanguage } from '../types.js';

export default {
	sections: { 'End Phase': 'Endphase' },
	rules: {
		R203: {
			title: 'Reihenfolge in der Endphase',
			text: 'Die Schritte der Endphase werden gewöhnlich für alle Schiffe zusammen ausgeführt. Kommt es auf die Reihenfolge an, so handeln zuerst die Spieler in aufsteigender Reihenfolge der Captain-Fertigkeit, wobei sie bei Gleichstand wählen, und dann die gegnerischen Schiffe in absteigender Reihenfolge der Captain-Fertigkeit und bei Gleichstand der ID-Nummer. Diese Reihenfolge gilt für einen Schritt nach dem anderen.'
		},
		R204: {
			title: 'Effekte der Endphase',
			text: 'Die Endphase beginnt mit Effekten mit der Überschrift END PHASE, sofern die Karte keinen späteren Zeitpunkt nennt.'
		},
		R206: {
			title: 'Deaktivierte Schilde hochfahren',
			text: 'Alle deaktivierten Schilde werden wieder aktiv, außer auf einem Schiff, das einen Tarn-Marker behält. Das ist kostenlos und braucht keine Aktion.'
		},
		R207: {
			title: 'Marker entfernen',
			text: 'Entfernt als Nächstes Scan-, Ausweich- und Gefechtsstations-Marker von allen Schiffen. Zielerfassungen, Hilfsenergie-Marker und Marker für kritische Treffer bleiben. Zugleich kommt von jeder Aufwertung und jeder Ausstattungskarte ein Zeit-Marker herunter.'
		},
		R208: {
			title: 'Effekte am Ende der Runde',
			text: 'Dann kommen Effekte mit dem Wortlaut „at the end of Round“ (am Ende von Runde) und einer Zahl, etwa der automatische Rückzug.'
		},
		R209: {
			title: 'Prüfung auf das Ende',
			text: 'Prüft zuletzt die Bedingungen für Sieg, Niederlage und das Ende der Mission. Ist keine erfüllt, beginnt die nächste Runde.'
		},
		R210: {
			title: 'Wann eine Mission endet',
			text: 'Die Mission endet, wenn die Endbedingung auf ihrer Seite gilt oder wenn alle Spieler sich zurückgezogen haben oder zerstört sind. Sie kann auch enden, wenn die Ziele erfüllt sind, aber die Spieler dürfen für mehr EP weiterspielen. Wo auf einer Seite „immediately“ (sofort) steht, wie bei den Runabouts, endet die Mission, ohne auf eine Endphase zu warten.'
		}
	}
} satisfies RulesInAnotherLanguage;
