import type { RulesInAnotherLanguage } from '../types.js';

export default {
	sections: { 'Combat Phase: enemy ships': 'Kampfphase: gegnerische Schiffe' },
	rules: {
		R182: {
			title: 'Angriffe gegnerischer Schiffe',
			text: 'Gegnerische Schiffe greifen in denselben acht Schritten an. Logikkarte und Ausstattungskarte bestimmen die Waffe; das Attack Ship setzt seine Primärwaffe gegen das nächstgelegene Ziel ein.'
		},
		R183: {
			title: 'Wen gegnerische Schiffe angreifen',
			text: 'Mit dem Befehl „Attack“ greift ein gegnerisches Schiff eines der Föderationsschiffe an, die es in der geringsten Reichweite angreifen darf; der Abstand innerhalb dieser Reichweite spielt keine Rolle. Unter mehreren nimmt es das Schiff, das die wenigsten Verteidigungswürfel werfen wird, alles mitgezählt: Wendigkeit, Karten, Scan-Marker, Reichweite 3 und Versperrung. Bei Gleichstand wählen die Spieler.'
		},
		R184: {
			title: 'Ziele, die gegnerische Schiffe übergehen',
			text: 'Ein Schiff, das von einem Planeten blockiert wird, ist kein Ziel. Ein Schiff, das schon verloren ist, weil es nur noch auf seinen gleichzeitigen Angriff wartet, wird nur gewählt, wenn es kein anderes Ziel gibt.'
		},
		R185: {
			title: 'Gegnerische Schiffe nutzen jeden Bonuswürfel',
			text: 'Ein gegnerisches Schiff nutzt immer, was die Anzahl seiner Angriffs- oder Verteidigungswürfel erhöht.'
		},
		R186: {
			title: 'Gegnerische Schiffe verändern Angriffswürfel',
			text: 'Ein gegnerisches Schiff verändert seine Angriffswürfel bei der ersten Gelegenheit und in dieser Reihenfolge: Zuerst gibt es eine Zielerfassung auf das Ziel aus, um Würfel mit Leer neu zu würfeln, dann setzt es Fähigkeiten ein, um Würfel neu zu würfeln, die noch Leer zeigen, und dann gibt es einen Gefechtsstations-Marker aus, um Gefechtsstationen in Treffer umzuwandeln. Ohne Gefechtsstations-Marker oder einen Effekt auf diese Ergebnisse zählen Gefechtsstationen in den ersten beiden Schritten als Leer. Würfel, die einmal neu gewürfelt wurden, bleiben, wie sie sind.'
		},
		R187: {
			title: 'Gegnerische Schiffe verschwenden keine Marker',
			text: 'Ein gegnerisches Schiff gibt einen Marker nur aus, wenn das etwas ändert: eine Zielerfassung nur bei mindestens einem Leer, einen Gefechtsstations-Marker nur bei mindestens einer Gefechtsstation. Für seine Angriffswürfel ist das unsere Auslegung.'
		},
		R188: {
			title: 'Gegnerische Schiffe verändern Verteidigungswürfel',
			text: 'Ein gegnerisches Schiff verändert seine Verteidigungswürfel nur, solange Treffer oder kritische Treffer nicht aufgehoben würden, und gibt nichts aus, wenn es mindestens ebenso viele Ergebnisse Ausweichen hat. Zuerst werden mit Fähigkeiten Würfel mit Leer neu gewürfelt, wobei Gefechtsstationen wie bei seinen Angriffen als Leer zählen. Dann wandelt bei mindestens einer Gefechtsstation ein Gefechtsstations-Marker alle in Ausweichen um. Dann fügen Ausweich-Marker je ein Ergebnis Ausweichen hinzu, solange sie gebraucht werden.'
		},
		R189: {
			title: 'Gegnerische Schiffe sparen keine Marker auf',
			text: 'Ein gegnerisches Schiff spart keine Marker auf. Ein Gefechtsstations-Marker, den es in seinem Angriff ausgegeben hat, fehlt ihm bei seiner Verteidigung, und umgekehrt.'
		},
		R190: {
			title: 'Ergebnisse gegnerischer Angriffe',
			text: '„Ergebnisse vergleichen“ und „Schaden zuteilen“ sind wie bei den Spielern.'
		},
		R191: {
			title: 'Angriffe bei anderen Befehlen',
			text: 'Bei anderen Befehlen als „Attack“, etwa „Hunt“, nennen die Regeln der Mission das Ziel.'
		}
	}
} satisfies RulesInAnotherLanguage;
