import type { RulesInAnotherLanguage } from '../types.js';

export default {
	sections: { 'Material and terms': 'Material und Begriffe' },
	rules: {
		R1: {
			title: 'Spieler gegen gegnerische Schiffe',
			text: 'Die Spieler bilden eine Seite und kämpfen gemeinsam gegen gegnerische Schiffe, die von den Regeln gesteuert werden. Die Regeln für Spielerschiffe gelten auch für gegnerische Schiffe, wenn keine Regel etwas anderes sagt. Das sind die wichtigsten Unterschiede: Eine Logikkarte ersetzt die Schiffskarte; eine Ausstattungskarte ersetzt Captain und Aufwertungen; ein Würfel und eine Manövertabelle ersetzen die Manöverscheibe; Messen ist immer dann erlaubt, wenn eine Bedingung eines gegnerischen Schiffs geprüft werden muss; und Hilfsenergie wirkt bei gegnerischen Schiffen anders.'
		},
		R2: {
			title: 'Würfel und ihre Seiten',
			text: 'Ein Angriffswürfel hat acht Seiten: dreimal Treffer, einmal Kritisch, zweimal Gefechtsstation und zweimal Leer. Ein Verteidigungswürfel hat acht Seiten: dreimal Ausweichen, zweimal Gefechtsstation und dreimal Leer. Der sechsseitige Würfel dient für die Manövertabellen der gegnerischen Schiffe und für Anflugrichtungen, der zwölfseitige zählt die Runden.'
		},
		R3: {
			title: 'Schiffe und ID-Marker',
			text: 'Ein Schiff besteht aus einer Basis, Stiften, einem Modell, einem Schiffsmarker und ID-Markern. An einem Spielerschiff zeigen beide nach außen gerichteten ID-Marker die Farbe seines Spielers, und keine zwei Spieler haben dieselbe Farbe. Ein gegnerisches Schiff hat drei ID-Marker mit derselben Nummer: zwei an seiner Basis und einen auf seiner Ausstattungskarte.'
		},
		R4: {
			title: 'Richtungslinien gegnerischer Schiffe',
			text: 'Der Schiffsmarker eines gegnerischen Schiffs zeigt mehr Linien als der eines Spielerschiffs: zusätzlich zum Feuerwinkel acht weiße Richtungslinien.'
		},
		R5: {
			title: 'Aktive, deaktivierte und beschädigte Schilde',
			text: 'Ein Schild-Marker ist aktiv, wenn seine blaue Seite oben liegt, und deaktiviert, wenn seine rote Seite oben liegt; zu Beginn der Mission sind alle Schilde aktiv. Ein beschädigter Schild ist etwas anderes als ein deaktivierter: Sein Marker ist vom Schiff entfernt worden.'
		},
		R6: {
			title: 'Arten von Markern',
			text: 'Zu den Aktionsmarkern gehören Ausweich-, Scan- und Gefechtsstations-Marker sowie Zielerfassungen, das sind Paare aus einem roten und einem blauen Marker mit demselben Buchstaben. Andere Marker zeigen kritische Treffer, Hilfsenergie und, auf Karten, „deaktiviert“ und Zeit an; auch Planeten, Hindernisse und Missionsobjekte sind Marker. Die Marker eines Schiffs liegen neben ihm und bewegen sich mit ihm.'
		},
		R7: {
			title: 'Manöverschablonen',
			text: 'Es gibt 13 Manöverschablonen: Wenden mit Geschwindigkeit 1 bis 3, Drehungen mit Geschwindigkeit 1 bis 4 und Geraden mit Geschwindigkeit 1 bis 6. Kehre und Volle Kraft zurück benutzen die Schablonen der Geraden.'
		},
		R8: {
			title: 'Reichweitenlineal',
			text: 'Das Reichweitenlineal hat drei Felder von je 4 Zoll (101,6 mm). Die Seite mit den Bonuswürfeln gilt nur für Primärwaffen, die Seite ohne sie für Sekundärwaffen.'
		},
		R9: {
			title: 'Was die Karten zeigen',
			text: 'Eine Schiffskarte zeigt Name, Klasse, Fraktion, Angriff, Wendigkeit, Hülle, Schilde, Typ, Aufwertungsleiste, Fähigkeit, Aktionsleiste und Kosten; eine Aufwertungskarte zeigt Titel, Fähigkeit, Angriff, Reichweite, Typ, Fraktion, Kosten, ob sie einzigartig oder auf eine je Schiff begrenzt ist, und ihre Einschränkungen. Eine Logikkarte zeigt Name, Werte, die Logik für Manöver, Aktion und Kampf, eine Erinnerung an die Reichweiten und die Manövertabellen. Eine Ausstattungskarte zeigt auf der Vorderseite Name, Captain-Fertigkeit, Typ, einen Platz für den ID-Marker und die Fraktion und auf der Rückseite die Elite-Fähigkeit. Eine Spielerkarte zeigt Fraktion, Name des Captains, Fertigkeit, Rufzeilen, zusätzliche Talentplätze und zusätzliche Rufplätze.'
		},
		R10: {
			title: 'Gespiegelte Manövertabellen',
			text: 'Auf der Logikkarte stehen nur die Manövertabellen für die Richtungen auf der rechten Seite. Für eine Richtung auf der linken Seite benutzt ihr die entsprechende Tabelle der rechten und spiegelt das Manöver.'
		},
		R11: {
			title: 'Logikkarten und Ausstattungskarten',
			text: 'Alle gegnerischen Schiffe eines Typs teilen sich eine Logikkarte. Jedes gegnerische Schiff hat eine eigene Ausstattungskarte.'
		},
		R12: {
			title: 'Standard- und Elite-Ausstattung',
			text: 'Die Vorderseite einer Ausstattungskarte ist ihre Standardseite, die Rückseite ihre Eliteseite. Die benutzte Seite gibt dem Schiff seine Captain-Fertigkeit, seine Fähigkeiten und seine ausgerüsteten Aufwertungen, und auf der Karte liegen die Schilde und die Schadenskarten dieses Schiffs. Die Eliteseiten unterscheiden sich von Karte zu Karte, die Standardseiten meist nicht; manche Ausstattungen erhöhen den Schildwert.'
		},
		R13: {
			title: 'Boxen und Spielerzahl',
			text: 'Eine Box ist für einen oder zwei Spieler und enthält drei Attack Ships, sechs Ausstattungskarten, 33 Schadenskarten, zwölf Missionsmarker, sechs Asteroiden und einen Planeten. Zwei Boxen sind für drei oder vier Spieler und drei Boxen für fünf oder sechs; mehr Boxen bringen auch mehr Schiffe und Aufwertungen. In der gedruckten Materialliste fehlen einige Teile.'
		}
	}
} satisfies RulesInAnotherLanguage;
