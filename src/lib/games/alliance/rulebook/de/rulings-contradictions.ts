import type { RulingsInAnotherLanguage } from '../types.js';

export default {
	D1: {
		title: 'Falscher Marker auf der Logikkarte',
		problem:
			'Auf der Logikkarte und in ihrer Erklärung steht an zwei Stellen „Gefechtsstations-Marker“, wo das übrige Regelbuch den Hilfsenergie-Marker hat.',
		readings: ['Das Symbol ist im Druck verloren gegangen: Lest an beiden Stellen Hilfsenergie-Marker.'],
		reason: 'Sonst würde das gegnerische Schiff seine eigene Aktion rückgängig machen.'
	},
	D2: {
		title: 'Ersatzmanöver beim Ausscheren',
		problem:
			'Die Liste der Ersatzmanöver spricht von Drehung oder Wende, vom Tausch der beiden und von einer Geraden 1 anstelle einer Geraden; in einem Beispiel ersetzt jedoch eine Wende 2 eine Gerade 2.',
		readings: [
			'Der erste Eintrag der Liste ist für Geraden gedacht und der dritte für Kehren; eine Gerade wird durch eine Drehung oder eine Wende zu einer beliebigen Seite ersetzt und nur dann durch eine Gerade 1, wenn diese nicht frei sind.',
			'Eine Drehung oder Wende wird durch eine Drehung oder Wende ihrer Geschwindigkeit zu einer beliebigen Seite ersetzt, sonst durch die jeweils andere Art zur selben Seite; eine Gerade wird nur durch eine Gerade 1 ersetzt.'
		],
		reason:
			'Mit der berichtigten Lesart stimmen alle Beispiele und alle Einträge, und mehr Auswege begünstigen den Gegner.'
	},
	D3: {
		title: 'Zu viele Würfel in einem Beispiel',
		problem: 'In einem Beispiel wirft ein Schiff mit Wendigkeit 2 bei Reichweite 2 vier Verteidigungswürfel.',
		readings: [
			'Das Beispiel ist ein Versehen: Das Schiff wirft zwei Würfel, einmal Ausweichen und einmal Leer.'
		],
		reason: 'Die Zahl der Würfel folgt aus den Regeln, und der Ausgang des Beispiels bleibt derselbe.'
	},
	D4: {
		title: 'Farbe einer gegnerischen Drehung 3',
		problem:
			'Ein Beispiel nennt eine Drehung 3 des Attack Ship rot, während auf der öffentlich bekannten Manöverscheibe dieses Schiffs die Drehung 3 weiß und die Kehre 3 rot ist.',
		readings: ['Die Farbe gehört zum Eintrag der Manövertabelle, also bleibt die Drehung 3 dort rot.'],
		reason: 'Gegnerische Schiffe benutzen ihre Tabellen und keine Manöverscheibe.'
	},
	D6: {
		title: 'Zahl der Angriffsschritte',
		problem:
			'Der Text spricht von sieben Schritten eines Angriffs, aufgelistet sind aber acht, und in der Kurzübersicht fehlt „Angriffsart wählen“.',
		readings: ['Ein Angriff hat acht Schritte.'],
		reason: 'Die vollständige Liste ist die Regel, und jeder ihrer Schritte wird erklärt.'
	},
	D9: {
		title: 'Als Symbole gedruckte Richtungen',
		problem:
			'Im Druck waren die Richtungen Symbole. Wo sie in Worten ausgeschrieben sind, widersprechen einige einer Regel oder der Manöverscheibe eines Schiffs.',
		readings: [
			'Wo eine ausgeschriebene Richtung einer Regel oder einer Manöverscheibe widerspricht, ist ein Symbol verloren gegangen, und es zählt die Regel oder die Manöverscheibe.'
		],
		reason: 'Regeln und Manöverscheiben stimmen miteinander überein.'
	},
	D11: {
		title: 'Gegnertabelle von „A Simple Patrol“',
		problem:
			'Die Zeile des 2. Geschwaders hat Symbole in den Spalten 2p bis 5p, während eine von Fans erstellte Abschrift andere Schiffszahlen zeigt.',
		readings: ['Die Gegnertabelle des Regelbuchs gilt; ein Tisch darf eigene Daten darüberlegen.'],
		reason: 'Das Regelbuch ist unsere Quelle, und die Abschrift ist nicht offiziell.'
	},
	D13: {
		title: 'Lücken in der Materialliste',
		problem: 'In der Materialliste fehlen die Hilfsenergie-Marker und die Aufwertungskarten.',
		readings: ['Beide gehören in die Box; die Liste hat eine Lücke.'],
		reason: 'Die Regeln benutzen beide, es fehlt also nur eine Angabe.'
	},
	D14: {
		title: 'Erste Phase einer Runde',
		problem:
			'Zwei Stellen beginnen die nächste Runde mit der Planungsphase, zwei andere stellen die Verstärkungsphase an den Anfang.',
		readings: ['Jede Runde beginnt mit der Verstärkungsphase, die leer sein kann.'],
		reason: 'Sonst könnte nach der ersten Runde nichts mehr eintreffen.'
	},
	D15: {
		title: 'Wer Angriffswürfel zuerst verändert',
		problem:
			'Nach der vollständigen Regel verändert der Verteidiger die Angriffswürfel vor dem Angreifer; nach der Kurzübersicht ist der Angreifer zuerst an der Reihe.',
		readings: [
			'Der Verteidiger nutzt alle Effekte auf die Angriffswürfel, danach der Angreifer.',
			'Der Angreifer nutzt alle Effekte auf die Angriffswürfel, danach der Verteidiger.'
		],
		reason:
			'Die vollständige Regel begründet sich selbst und ist das Spiegelbild der Regel für Verteidigungswürfel.'
	},
	D16: {
		title: 'Reichweiten im Spielbeispiel',
		problem:
			'Im Spielbeispiel greift ein Schiff bei Reichweite 3 an. Im nächsten Zug ist sein Ziel in Reichweite 2, obwohl sich dazwischen nichts bewegt hat.',
		readings: ['Das Beispiel ist ein Versehen: In seinem zweiten Zug stehen die Schiffe an anderen Stellen.'],
		reason: 'Die Reichweite wird gemessen, und keine Regel könnte beide Ergebnisse liefern.'
	},
	D17: {
		title: 'Mehrheit einer Formation',
		problem:
			'Ein Schiff verlässt die Formation, wenn es anders ausgerichtet ist als deren Mehrheit; ein Beispiel nennt jedoch ein Paar mit unterschiedlich ausgerichteten Schiffen weiterhin eine Formation, bis ein Hüllenschaden sie auflöst.',
		readings: [
			'Nur eine absolute Mehrheit der ganzen Formation zählt; bei einem Paar oder bei Gleichstand verlässt niemand die Formation.',
			'Gibt es keine absolute Mehrheit, verlassen alle Schiffe die Formation.'
		],
		reason: 'Das Bleiben passt zum Beispiel.'
	},
	D18: {
		title: 'Wann eine deaktivierte Karte wirkt',
		problem: 'Das Regelbuch verbietet den Text einer deaktivierten Karte nur in der Aktivierungsphase.',
		readings: [
			'Der Text einer deaktivierten Karte kann nie genutzt werden.',
			'Der Text einer deaktivierten Karte kann in der Aktivierungsphase nicht genutzt werden.'
		],
		reason:
			'Zwei Sätze scheinen ineinandergelaufen zu sein; sonst könnte ein deaktivierter Torpedo in jeder Runde feuern.'
	},
	D20: {
		title: 'Wem ein gleichzeitiger Angriff zusteht',
		problem:
			'Ein Satz lässt ein zerstörtes Schiff im Spiel, wenn ein anderes Schiff mit gleicher Captain-Fertigkeit noch nicht gefeuert hat; ein anderer spricht vom zerstörten Schiff selbst.',
		readings: [
			'Es zählt das zerstörte Schiff: Es hat noch nicht angegriffen, und seine Captain-Fertigkeit ist gleich der des Schiffs, das es zerstört hat.'
		],
		reason: 'So sagt es die Regel namens „Gleichzeitiger Angriff“, und ihr Beispiel stimmt damit überein.'
	},
	D21: {
		title: 'Nächstgelegener Punkt im Kampf',
		problem:
			'Eine Regel misst zum nächstgelegenen Teil im Feuerwinkel, eine andere spricht vom kürzesten Abstand zwischen den Basen.',
		readings: [
			'Im Kampf messt ihr zum nächstgelegenen Teil im Feuerwinkel; alle anderen Reichweiten gehen von Basis zu Basis.'
		],
		reason: 'Die Regel zum Kampf ist die genauere.'
	},
	D22: {
		title: 'Nächstgelegenes Ziel oder wenigste Würfel',
		problem:
			'Nach der Logikkarte wird auf das nächstgelegene Ziel gefeuert. Nach der Regel für Angriffe zählt die geringste Reichweite und darin das Schiff, das die wenigsten Verteidigungswürfel wirft.',
		readings: [
			'Die Regel für Angriffe zählt: zuerst die geringste Reichweite, dann die wenigsten Verteidigungswürfel.'
		],
		reason: 'Sie erklärt vollständig, was die Karte in Kürze sagt.'
	},
	D23: {
		title: 'Geringste Reichweite unter welchen Schiffen',
		problem:
			'Die Regel nennt das Spielerschiff in der geringsten Reichweite, sagt aber nicht, ob Schiffe zählen, die nicht angegriffen werden können.',
		readings: ['Nur Schiffe, die angegriffen werden können, zählen.', 'Alle Spielerschiffe zählen.'],
		reason: 'Sonst würde ein Schiff außerhalb des Feuerwinkels den Gegner zum Schweigen bringen.'
	},
	D26: {
		title: 'Aufwertungen mit Begrenzung auf eine pro Schiff',
		problem:
			'Dem Wortlaut nach dürfte ein Schiff nur eine Aufwertung der Art „eine pro Schiff“ haben, die Einsteigerschiffe haben aber zwei solche Karten.',
		readings: [
			'Ein Schiff darf von jeder solchen Karte ein Exemplar haben.',
			'Ein Schiff darf insgesamt nur eine solche Karte haben.'
		],
		reason: 'Nur mit der ersten Lesart sind die Einsteigerschiffe erlaubt.'
	},
	D27: {
		title: 'Stelle der Prüfung auf das Ende',
		problem:
			'Die Kurzübersicht prüft das Ende der Mission in der Endphase zuerst, die vollständige Liste zuletzt.',
		readings: ['Die Prüfung ist der letzte Schritt.'],
		reason: 'Die vollständige Liste hat Vorrang vor ihrer Zusammenfassung.'
	},
	D29: {
		title: 'Ziele in einem Aktionsbeispiel',
		problem:
			'Im Beispiel zu „Aktion wählen“ verfolgen drei Attack Ships eine Excelsior, dann ist das Ziel eines von ihnen aber eine Akira.',
		readings: ['Beide Föderationsschiffe sind anwesend.'],
		reason: 'Dann stimmt das ganze Beispiel.'
	}
} satisfies RulingsInAnotherLanguage;
