import type { RulesInAnotherLanguage } from '../types.js';

export default {
	sections: { 'Activation Phase: player ships': 'Aktivierungsphase: Spielerschiffe' },
	rules: {
		R72: {
			title: 'Manöverscheibe aufdecken',
			text: 'Ein Spielerschiff wird in diesen Schritten aktiviert: Aufdecken (mit „Schablone anlegen“), Manöver ausführen, Energiebelastung prüfen, Aufräumen und Aktion durchführen. Wenn seine Manöverscheibe aufgedeckt wird, dürfen Effekte zum Zeitpunkt „wenn das Manöver dieses Schiffs aufgedeckt wird“ wirken: Helmsman zum Beispiel wird deaktiviert, um die Geschwindigkeit um 1 zu erhöhen oder zu senken. Danach wird geprüft, ob ein rotes Manöver auf einen Hilfsenergie-Marker trifft.'
		},
		R73: {
			title: 'Rotes Manöver mit Hilfsenergie',
			text: 'Ein Schiff, das mindestens einen Hilfsenergie-Marker und ein rotes Manöver hat, zieht eine offene Schadenskarte. Dann führt es dieselbe Richtung und Geschwindigkeit als weißes Manöver aus, auch wenn dieses Manöver für das Schiff normalerweise grün ist. Die Karte geht direkt auf die Hülle, aktive Schilde helfen nicht. Zerstört die Karte das Schiff, bewegt es sich nicht.'
		},
		R74: {
			title: 'Farbe des aufgedeckten Manövers',
			text: 'Es zählt die Farbe der Manöverscheibe nach allen Änderungen, die beim Aufdecken gelten, etwa durch Engine Room Fire, das Drehungen und Wenden rot macht, oder durch eine Aufwertung für den Impulsantrieb. Ergibt eine geänderte Geschwindigkeit ein Manöver, das auf der Manöverscheibe fehlt, behält das Manöver die Farbe, die aufgedeckt wurde.'
		},
		R75: {
			title: 'Schablone anlegen',
			text: 'Legt die Schablone der aufgedeckten Richtung und Geschwindigkeit zwischen die vorderen Führungen des Schiffs, bei Volle Kraft zurück zwischen die hinteren. Links und rechts gelten wie auf der Manöverscheibe eingestellt und werden nie gespiegelt.'
		},
		R76: {
			title: 'Das Schiff bewegen',
			text: 'Bewegt das Schiff so, dass seine hinteren Führungen das andere Ende der Schablone umfassen. Bei Volle Kraft zurück umfassen es die vorderen Führungen; bei einer Kehre dreht sich das Schiff danach um 180°, sodass seine vorderen Führungen es umfassen. Die Marker des Schiffs bewegen sich mit ihm.'
		},
		R77: {
			title: 'Durch Schiffe hindurch bewegen',
			text: 'Über andere Schiffe hinwegzufliegen kostet nichts. An einem echten Tisch einigen sich alle Spieler auf die beste Schätzung der Endposition.'
		},
		R78: {
			title: 'Überstehende Modelle',
			text: 'Ein Modell, das über seine Basis hinausragt, spielt nie eine Rolle. Ändert die Höhe der Stifte.'
		},
		R79: {
			title: 'Energiebelastung prüfen',
			text: 'Nach einem roten Manöver erhält das Schiff einen Hilfsenergie-Marker; nach einem grünen Manöver gibt es einen ab, falls es welche hat; ein weißes Manöver bewirkt keines von beidem. Ein rotes Manöver, das durch einen Hilfsenergie-Marker weiß wurde, bringt weder einen Marker noch entfernt es einen.'
		},
		R80: {
			title: 'Energiebelastung nach einer Überlappung',
			text: 'Die Energiebelastung wird auch dann geprüft, wenn das Manöver in einer Überlappung oder auf einem Hindernis endete. Ein Manöver, bei dem das Schiff zurückgeschoben wurde, behält seine Farbe.'
		},
		R81: {
			title: 'Aufräumen',
			text: 'Legt die Schablone zurück und die Manöverscheibe neben die Schiffskarte.'
		},
		R82: {
			title: 'Aktion durchführen',
			text: 'Nach seinem Manöver führt ein Schiff eine Aktion durch oder passt. Es führt keine Aktion durch, wenn es einen Hilfsenergie-Marker hat – dann sind auch freie Aktionen gesperrt – oder wenn sein Manöver ein Schiff, ein Hindernis oder einen Planeten überlappt hat. Nach einem grünen Manöver, das seinen letzten Hilfsenergie-Marker entfernt hat, handelt es normal.'
		},
		R83: {
			title: 'Mehrere Hilfsenergie-Marker',
			text: 'Ein Schiff kann mehrere Hilfsenergie-Marker haben, zum Beispiel durch Schadenskarten oder als Kosten. Jedes grüne Manöver entfernt einen.'
		},
		R84: {
			title: 'Ende der Aktivierungsphase',
			text: 'Effekte „am Ende der Aktivierungsphase“, wie in Missionsregeln, kommen, nachdem das letzte Schiff aktiviert wurde.'
		}
	}
} satisfies RulesInAnotherLanguage;
