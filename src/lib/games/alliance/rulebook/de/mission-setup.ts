import type { RulesInAnotherLanguage } from '../types.js';

export default {
	sections: { 'Mission set-up': 'Aufbau der Mission' },
	rules: {
		R35: {
			title: 'Missionsbesprechung',
			text: 'Lest zuerst die Besprechung, die Ziele und die Sonderregeln der Mission. Eine Missionsseite enthält Akt und Name, die Geschichte, die Karte mit ihrer Legende, die Missionsparameter, die Texte für Erfolg und Fehlschlag, die Gegnertabelle und die Sonderregeln.'
		},
		R36: {
			title: 'Spielfläche und Raster',
			text: 'Die Spielfläche ist ein Quadrat von 3 Fuß Seitenlänge (914,4 mm; das Regelbuch nennt auch 90 cm, das ist gerundet). Ihr Raster hat Quadrate von 4 Zoll, neun mal neun. Legt die Marker so hin, wie die Karte sie zeigt.'
		},
		R37: {
			title: 'Pfeile der Anflugrichtungen',
			text: 'Nummerierte blaue Pfeile am Rand der Karte zeigen, wo gegnerische Schiffe aufgestellt werden; auf dem Tisch liegt dort nichts. In Millimetern von der unteren linken Ecke aus gemessen liegt Pfeil 1 bei (0; 304,8), 2 bei (914,4; 304,8), 3 bei (304,8; 914,4), 4 bei (609,6; 914,4), 5 bei (914,4; 609,6) und 6 bei (0; 609,6); diese Orte stammen aus öffentlichen Daten, und 2 und 6 sind unsicher. Die sechs Pfeile gelten für Akt I und II, die Mission von Akt III hat ihre eigenen.'
		},
		R38: {
			title: 'Zufälliges Gelände',
			text: 'In einem weiß umrandeten Bereich legt ihr das angegebene Gelände zufällig aus und verschiebt es dann, bis die Abstände der Legende eingehalten sind. Nach unserer Auslegung bedeutet „Reichweite 1 oder mehr voneinander“ mindestens ein volles Feld des Lineals, „Reichweite 2 oder mehr“ mindestens zwei und so weiter.'
		},
		R39: {
			title: 'Gelände für mehr Spieler',
			text: 'Ein orange umrandeter Bereich mit einer Angabe wie 4p wird nur benutzt, wenn mindestens so viele Spieler dabei sind.'
		},
		R40: {
			title: 'Kartenränder und Aufstellungszone',
			text: 'Jeder Rand der Karte zeigt Symbole der Fraktionen, die sich über ihn zurückziehen dürfen. Die Ränder und die Aufstellungszone gehören zur Karte der Mission. Wo die Karte nicht bekannt ist, ist nach unserer Auslegung der Föderationsrand der untere Rand und die Aufstellungszone ein Streifen an ihm entlang, ein Feld des Lineals tief.'
		},
		R41: {
			title: 'Kartenelemente mit Sonderregeln',
			text: 'Elemente der Karte, die zusätzlichen Aufbau brauchen, folgen den Sonderregeln der Mission.'
		},
		R42: {
			title: 'Gegnerische Schiffe aufbauen',
			text: 'Bevor die Spieler ihre Schiffe aufstellen, geht ihr alle Zeilen der Gegnertabelle mit der Ankunft „Setup“ durch, in der Reihenfolge der Tabelle. Nehmt die Schiffe für die Spielerzahl und baut sie zusammen; mischt die Ausstattungskarten des Typs und gebt jedem Schiff eine, je nach Vorgabe mit der Standard- oder der Eliteseite nach oben, dazu so viele Schild-Marker, wie der Schildwert des Typs und ein etwaiger Bonus der Ausstattung zusammen ergeben. Verteilt die ID-Marker in aufsteigender Reihenfolge ab Nummer 1, Zeile für Zeile und von links nach rechts, und legt für jeden Typ eine Logikkarte aus. Für Zeilen mit späterer Ankunft gelten in ihrer Runde dieselben Schritte.'
		},
		R43: {
			title: 'Anzahl der gegnerischen Schiffe',
			text: 'Die Gegnertabelle hat Spalten für Formation, Runde, Anflugrichtung, Befehle und die Spielerzahlen von 2p bis 6p. Die Schiffe einer Zeile sind die Summe der Symbole in allen Spielerspalten bis einschließlich der Spielerzahl; ist die Summe null, wird die Zeile nicht benutzt. Ein Schiff mit dem Elite-Symbol benutzt die Eliteseite seiner Ausstattungskarte.'
		},
		R44: {
			title: 'Anflugrichtung einer Formation',
			text: 'Eine Zahl in der Spalte der Anflugrichtung nennt den Pfeil, an dem die Formation aufgestellt wird. Bei zwei Zahlen wie 1/2 wählt ihr eine davon zufällig; bei „Roll“ werft ihr den sechsseitigen Würfel. Wo die Mission von Akt III „Roll“ mit einem Stern kennzeichnet, kommen alle diese Formationen an verschiedenen Pfeilen an; würfelt also bei doppelten Ergebnissen neu.'
		},
		R45: {
			title: 'Befehle gegnerischer Schiffe',
			text: 'Befehle gehen den Zielen oder den Aktionen der Logikkarte vor. „Attack“ ist der Normalfall; „Search“ und „Hunt“ werden in den Regeln ihrer Missionen erklärt.'
		},
		R46: {
			title: 'Aufstellung an einem Pfeil',
			text: 'Ein gegnerisches Schiff wird mit der Basis knapp innerhalb des Randes aufgestellt, seine Mitte 20 mm weit innen, und blickt in Pfeilrichtung in die Spielfläche. Mehrere Schiffe stehen nebeneinander, ihre Mitten 70,1 mm voneinander entfernt und symmetrisch zum Pfeil, mit der niedrigsten ID-Nummer an der aus ihrer Sicht linken Seite. Ist ein Platz blockiert, verschiebt ihr das Schiff in Schritten von 10 mm seitlich bis zum ersten freien Platz und probiert dabei zuerst die aus Sicht des Schiffs rechte Seite.'
		}
	}
} satisfies RulesInAnotherLanguage;
