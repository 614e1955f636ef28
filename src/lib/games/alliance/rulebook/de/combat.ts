import type { RulesInAnotherLanguage } from '../types.js';

export default {
	sections: { 'Combat Phase': 'Kampfphase' },
	rules: {
		R154: {
			title: 'Ein Angriff pro Runde',
			text: 'Ein Schiff greift in einer Runde einmal an, sofern keine Karte mehr erlaubt. Ein Spieler darf auf den Angriff verzichten.'
		},
		R155: {
			title: 'Schiffe, die nicht angreifen können',
			text: 'Ein Schiff ohne zulässiges Ziel greift nicht an.'
		},
		R156: {
			title: 'Angriffsart wählen',
			text: 'In Schritt 1 eines Angriffs wählt der Angreifer die Primärwaffe oder eine ausgerüstete Waffen-Aufwertung mit der Überschrift ATTACK.'
		},
		R157: {
			title: 'Ziel ansagen',
			text: 'In Schritt 2 sagt der Angreifer ein Schiff der Gegenseite im Feuerwinkel und in der Reichweite der Waffe als Ziel an; gemessen wird vor dem Ansagen. Das Ziel wird zum Verteidiger. Nach unserer Auslegung werden die Kosten einer Sekundärwaffe, etwa das Ausgeben einer Zielerfassung oder das Deaktivieren oder Ablegen der Karte, jetzt bezahlt.'
		},
		R158: {
			title: 'Feuerwinkel',
			text: 'Ein Ziel ist im Feuerwinkel, wenn irgendein Teil seiner Basis im Keil des Feuerwinkels liegt. Ein Feuerwinkel von 90° hat seine Spitze in der Mitte der Basis und reicht nach beiden Seiten 45° weit, durch die vorderen Ecken; ein Feuerwinkel von 180° ist die Hälfte vor der Mittellinie. Feuerwinkel nach achtern sind das Spiegelbild.'
		},
		R159: {
			title: 'Sekundäre Feuerwinkel',
			text: 'Ein sekundärer Feuerwinkel, mit gestrichelten Linien gezeichnet, ist nur für Waffen und Effekte da, die ihn nennen. Er gilt nie für die Primärwaffe.'
		},
		R160: {
			title: 'Schiffe blockieren den Schuss nicht',
			text: 'Schiffe blockieren weder Feuerwinkel noch Reichweitenlinien.'
		},
		R161: {
			title: 'Reichweite im Kampf',
			text: 'Die Reichweite im Kampf wird vom nächstgelegenen Teil der Basis des Angreifers zum nächstgelegenen Teil der Basis des Ziels gemessen, der im Feuerwinkel liegt. Das niedrigste Feld des Reichweitenlineals, das dort die Basis des Ziels berührt, ist die Reichweite. Außerhalb von Reichweite 3 ist ein Schiff kein Ziel.'
		},
		R162: {
			title: 'Reichweite der Primärwaffen',
			text: 'Die Primärwaffe kann in Reichweite 1–3 angreifen.'
		},
		R163: {
			title: 'Sekundärwaffen',
			text: 'Der nächstgelegene Punkt des Ziels muss in der Reichweite liegen, die auf der Karte einer Sekundärwaffe steht, zum Beispiel 2–3 bei Photon Torpedoes. Für die Anzahl der Würfel ersetzt der Angriffswert der Karte den Wert der Primärwaffe.'
		},
		R164: {
			title: 'Reichweitenboni',
			text: 'Bei Reichweite 1 wirft der Angreifer einen Angriffswürfel mehr, bei Reichweite 3 wirft der Verteidiger einen Verteidigungswürfel mehr. Beide Boni gelten nur für Primärwaffen. Sie zählen nicht für die Dreierregel.'
		},
		R165: {
			title: 'Angriffswürfel werfen',
			text: 'In Schritt 3 wirft der Angreifer so viele Angriffswürfel, wie der Wert der Waffe beträgt, verändert durch Effekte und zuzüglich des Bonus für Reichweite 1; weniger als null zählt als null. Mit null Würfeln verursacht der Angriff keinen Schaden; nach unserer Auslegung endet er nach diesem Schritt und gilt trotzdem als durchgeführt.'
		},
		R166: {
			title: 'Modifikatoren werden addiert',
			text: 'Alle Modifikatoren für die Anzahl der Würfel werden addiert.'
		},
		R167: {
			title: 'Angriffswürfel verändern',
			text: 'In Schritt 4 setzt zuerst der Verteidiger alle seine Effekte auf die Angriffswürfel ein, dann der Angreifer alle seine. Die Reihenfolge der eigenen Effekte wählt jede Seite frei.'
		},
		R168: {
			title: 'Hinzufügen, Umwandeln und Neuwürfeln',
			text: 'Würfel werden auf drei Arten verändert: Hinzufügen legt ein weiteres Ergebnis zum Wurf, Umwandeln dreht einen Würfel auf eine andere Seite, und Neuwürfeln wirft ihn noch einmal.'
		},
		R169: {
			title: 'Grenzen des Neuwürfelns',
			text: 'Ein umgewandelter oder neu gewürfelter Würfel zählt nur mit seiner neuen Seite. Ein Würfel, der neu gewürfelt wurde, wird in diesem Angriff nicht noch einmal neu gewürfelt, sofern keine Karte es sagt. Ein umgewandelter Würfel darf neu gewürfelt und ein neu gewürfelter Würfel umgewandelt werden.'
		},
		R170: {
			title: 'Zielerfassung im Angriff',
			text: 'Ein Angreifer, der diesen Verteidiger erfasst hat, darf die Zielerfassung ausgeben, um einmal beliebig viele Angriffswürfel neu zu würfeln.'
		},
		R171: {
			title: 'Mit Gefechtsstation angreifen',
			text: 'Indem er einen Gefechtsstations-Marker ausgibt, wandelt der Angreifer jede Gefechtsstation unter den Angriffswürfeln in einen Treffer um.'
		},
		R172: {
			title: 'Verteidigungswürfel werfen',
			text: 'In Schritt 5 wirft der Verteidiger so viele Würfel, wie seine Wendigkeit beträgt, plus einen bei Reichweite 3 gegen eine Primärwaffe, minus einen für jeden Scan-Marker des Angreifers, plus einen, wenn der Angriff versperrt ist, und verändert durch Karteneffekte. Weniger als null zählt als null.'
		},
		R173: {
			title: 'Verteidigungswürfel verändern',
			text: 'In Schritt 6 setzt zuerst der Angreifer alle seine Effekte auf die Verteidigungswürfel ein, dann der Verteidiger alle seine.'
		},
		R174: {
			title: 'Mit Gefechtsstation verteidigen',
			text: 'Indem er einen Gefechtsstations-Marker ausgibt, wandelt der Verteidiger jede Gefechtsstation unter den Verteidigungswürfeln in Ausweichen um.'
		},
		R175: {
			title: 'Ausweich-Marker ausgeben',
			text: 'Der Verteidiger darf einen Ausweich-Marker ausgeben, um ein Ergebnis Ausweichen hinzuzufügen. Mehrere Marker dürfen nacheinander ausgegeben werden.'
		},
		R176: {
			title: 'Ergebnisse vergleichen',
			text: 'Schritt 7 beginnt mit allen Fähigkeiten, die Würfel aufheben. Dann hebt jedes Ausweichen ein Ergebnis auf, und alle Treffer werden vor den kritischen Treffern aufgehoben. Bleibt mindestens ein Treffer oder kritischer Treffer übrig, so ist der Verteidiger getroffen; sonst geht der Angriff fehl.'
		},
		R177: {
			title: 'Ungenutzte Gefechtsstationen',
			text: 'Ergebnisse Gefechtsstation, die übrig bleiben, haben keine Bedeutung.'
		},
		R178: {
			title: 'Schaden zuteilen',
			text: 'In Schritt 8 erleidet der Verteidiger einen Schaden für jeden verbliebenen Treffer und dann einen kritischen Schaden für jeden verbliebenen kritischen Treffer.'
		},
		R179: {
			title: 'Nach dem Angriff',
			text: 'Nach Schritt 8 greift das nächste Schiff an. Nach unserer Auslegung kommen Effekte für „nach dem Angreifen“ und „nach dem Verteidigen“ dazwischen.'
		},
		R180: {
			title: 'Beginn und Ende der Kampfphase',
			text: 'Zu Beginn der Kampfphase kommen Effekte wie Console Fire und die Marker, die Schiffe mit dem Befehl „Search“ umdrehen. An ihrem Ende kommen Effekte wie das Feuer der Weapon Platforms und das Herunterladen von Daten.'
		},
		R181: {
			title: 'Acht Schritte eines Angriffs',
			text: 'Ein Angriff hat acht Schritte: Angriffsart wählen, Ziel ansagen, Angriffswürfel werfen, Angriffswürfel verändern, Verteidigungswürfel werfen, Verteidigungswürfel verändern, Ergebnisse vergleichen und Schaden zuteilen. Das Regelbuch führt alle acht auf, obwohl sein Text von sieben spricht.'
		}
	}
} satisfies RulesInAnotherLanguage;
