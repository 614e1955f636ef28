import type { RulesInAnotherLanguage } from '../types.js';

export default {
	sections: { 'Activation Phase: enemy ships': 'Aktivierungsphase: gegnerische Schiffe' },
	rules: {
		R123: {
			title: 'Wann gegnerische Schiffe entscheiden',
			text: 'Ein gegnerisches Schiff entscheidet über sein Manöver, wenn es aktiviert wird. Es berücksichtigt also alles, was sich vor ihm bewegt hat.'
		},
		R124: {
			title: 'Messen für gegnerische Schiffe',
			text: 'Alles, was eine Bedingung eines gegnerischen Schiffs braucht, darf vorher gemessen werden.'
		},
		R125: {
			title: 'Zusätzliche Schritte einer Logikkarte',
			text: 'Zusätzliche Schritte, die auf einer Logikkarte stehen, etwa kostenlose Marker, werden an der Stelle ausgeführt, an der sie dort stehen.'
		},
		R126: {
			title: 'Ziel beim Befehl „Attack“',
			text: 'Mit dem Befehl „Attack“ ist das Ziel das nächstgelegene Spielerschiff, also das mit dem kleinsten Abstand von Basis zu Basis. Sind die Abstände ähnlich, so ist es das Schiff, das am ehesten genau voraus liegt. Nach unserer Auslegung sind Abstände ähnlich, die sich um höchstens 3 mm unterscheiden, der Winkel wird zur Mitte der Basis gemessen, und ein Gleichstand, der dann noch bleibt, wird durch Zufall entschieden.'
		},
		R127: {
			title: 'Berührte Schiffe außer Acht lassen',
			text: 'Bei der Wahl seines Manövers lässt ein gegnerisches Schiff die Schiffe außer Acht, die es berührt, es sei denn, in Reichweite 1–3 gibt es sonst nichts. Für seine Angriffe gilt das nicht.'
		},
		R128: {
			title: 'Ziele bei anderen Befehlen',
			text: 'Andere Befehle als „Attack“ ändern nur, was als Ziel zählt; die Regeln für das nächstgelegene Ziel, für ähnliche Abstände, für Berührung und für Formationen gelten unverändert. Bei der Berührung bedeutet „sonst nichts“, dass es kein anderes Ziel desselben Befehls gibt. Ein einziges Ziel wird also auch dann beibehalten, wenn das Schiff es berührt.'
		},
		R129: {
			title: 'Gegnerisches Schiff ohne Ziel',
			text: 'Ein gegnerisches Schiff, das überhaupt kein Ziel hat, zum Beispiel weil alle Föderationsschiffe aus dem Spiel sind, bewegt sich nicht.'
		},
		R130: {
			title: 'Formationen bewegen sich gemeinsam',
			text: 'Die Schiffe einer Formation, die nicht aufgelöst ist, teilen sich eine Wahl. Wenn das Schiff mit der niedrigsten ID-Nummer aktiviert wird, das noch in der Formation ist, entscheiden seine Position und seine Ausrichtung über Ziel, Ring der Tabelle und Richtung, und sein Würfel gilt für alle. Die anderen führen später in der Phase ohne neuen Wurf dasselbe Manöver aus; Überlappungen, Ausscheren und Ränder werden dagegen für jedes Schiff einzeln abgehandelt.'
		},
		R131: {
			title: 'Dasselbe Manöver in einer Formation',
			text: '„Dasselbe Manöver“ heißt: dieselbe Richtung, Geschwindigkeit, Seite und Farbe. Ist es rot, überspringt jedes Schiff der Formation seine Aktion.'
		},
		R132: {
			title: 'Eine Formation verlassen',
			text: 'Ein Schiff, das anders ausgerichtet ist als die Mehrheit seiner Formation, hat sie verlassen und entscheidet ab seiner nächsten Aktivierung allein. Nach unserer Auslegung wird das geprüft, nachdem sich das letzte Mitglied bewegt hat, mit einer Toleranz von 1°, und niemand verlässt die Formation, wenn es keine absolute Mehrheit gibt. Ebenfalls nach unserer Auslegung schließt sich ein Schiff, das die Formation verlassen hat, ihr nie wieder an.'
		},
		R133: {
			title: 'Aufgelöste Formation',
			text: 'Jeder Schaden an der Hülle eines Schiffs in Formation, also jede Schadenskarte, löst die Formation für den Rest der Mission auf. Alle ihre Schiffe entscheiden dann allein. Nach unserer Auslegung tun sie das sofort, auch noch in derselben Phase.'
		},
		R134: {
			title: 'Führungsschiff einer Formation',
			text: 'Eine Formation aus einem einzigen Schiff ist einfach ein Schiff. Wird das Führungsschiff zerstört, so führt das Schiff mit der nächsthöheren ID-Nummer.'
		},
		R135: {
			title: 'Innere und äußere Tabelle',
			text: 'Bei Reichweite 1 zum Ziel benutzt ein gegnerisches Schiff die innere Tabelle, bei Reichweite 3 oder außerhalb davon die äußere. Bei Reichweite 2 benutzt es die innere Tabelle, wenn das Ziel ihm zugewandt ist, und sonst die äußere. Ein Ziel ist dem gegnerischen Schiff zugewandt, wenn die Mitte der Basis dieses Schiffs in der Hälfte vor dem Ziel liegt; liegt sie genau auf der Linie zwischen den Hälften, gilt die äußere Tabelle. Nach unserer Auslegung gilt für ein Ziel ohne Ausrichtung, etwa einen Search-Marker, einen Listening Post, eine Weapon Platform oder Wreckage, bei Reichweite 2 die innere Tabelle und auf einer Trennlinie ein zufälliger der überlappten Sektoren; Runabouts haben eine Ausrichtung.'
		},
		R136: {
			title: 'Acht Richtungssektoren',
			text: 'Die Richtungen um ein gegnerisches Schiff sind in acht Sektoren eingeteilt: voraus, achtern sowie 45°, 90° und 135° rechts und links. Nach unserer Auslegung liegt die Mitte jedes Sektors auf seiner Richtung, gezählt von der Ausrichtung des Schiffs, und er reicht nach beiden Seiten 22,5° weit.'
		},
		R137: {
			title: 'Ziel auf einer Trennlinie',
			text: 'Überlappt die Basis des Ziels zwei oder mehr Sektoren, so gilt der, in den die Ausrichtung des Ziels über die Trennlinie hinweg zeigt. Läuft die Linie seiner Ausrichtung, nach vorn und nach hinten verlängert, über die Basis des gegnerischen Schiffs, so zeigt das Ziel genau auf dieses zu oder von ihm weg, und einer der überlappten Sektoren wird zufällig gewählt. Nach unserer Auslegung zählt, wenn mehrere Trennlinien überlappt sind, die Linie, die der Mitte des Ziels am nächsten liegt.'
		},
		R138: {
			title: 'Würfeln auf der Manövertabelle',
			text: 'Werft den sechsseitigen Würfel und lest das Manöver aus der Tabelle für den Ring und den Sektor ab; für Sektoren auf der linken Seite gilt die gespiegelte Tabelle. Die Beispiele des Regelbuchs legen vier Einträge fest: Äußere Tabelle bei 45°, Wurf 4, ist eine Wende 3, die nicht rot ist; äußere Tabelle voraus, Wurf 2, ist eine Gerade 4, die nicht rot ist; innere Tabelle voraus, Wurf 5, ist eine Gerade 2, die nicht rot ist; und innere Tabelle bei 45°, Wurf 6, ist eine rote Drehung 3.'
		},
		R139: {
			title: 'Ein gegnerisches Manöver ausführen',
			text: 'Ein gegnerisches Schiff führt sein Manöver aus wie ein Spielerschiff. Das schließt das Überlappen von Schiffen, die Kehre, die zu Volle Kraft zurück wird, und Hindernisse ein.'
		},
		R140: {
			title: 'Rote Manöver gegnerischer Schiffe',
			text: 'Nach einem roten Manöver erhält ein gegnerisches Schiff keinen Marker; es überspringt „Aktion wählen“. Sonst geschieht nichts.'
		},
		R141: {
			title: 'Hilfsenergie gegnerischer Schiffe',
			text: 'Gegnerische Schiffe erhalten Hilfsenergie-Marker nur durch Effekte. Die Marker verhindern weder ihre Manöver noch ihre Aktionen, und die erste Aktion der Liste entfernt einen. Grüne Manöver entfernen sie nicht, und ein rotes Manöver unter einem solchen Marker kostet keine Schadenskarte.'
		},
		R142: {
			title: 'Hindernissen durch Ausscheren entgehen',
			text: 'Ein gegnerisches Schiff schert aus, wenn sein Manöver ein Hindernis überlappen würde, das ihm schaden könnte, mit der Schablone oder, nach unserer Auslegung, mit der Basis in der Endposition. Prüft die Ersatzmanöver: Die erste Stufe, die ein freies enthält, wird benutzt; sind in dieser Stufe mehrere frei, so wählen die Spieler, und ist keines frei, so führt das Schiff das ursprüngliche Manöver aus und erleidet die Überlappung mit dem Hindernis. Nach unserer Auslegung wird ein Ersatzmanöver, das die Spielfläche verlässt, nur genommen, wenn kein anderes frei ist. Wegen Schiffen, Planeten oder harmlosen Markern scheren gegnerische Schiffe nie aus.'
		},
		R143: {
			title: 'Ersatzmanöver beim Ausscheren',
			text: 'Eine Gerade wird zuerst durch eine Drehung derselben Geschwindigkeit (höchstens 4) oder eine Wende derselben Geschwindigkeit (höchstens 3) nach einer der beiden Seiten ersetzt, danach durch eine Gerade 1. Eine Drehung wird durch eine Wende derselben Geschwindigkeit (höchstens 3) nach derselben Seite ersetzt, eine Wende durch eine Drehung derselben Geschwindigkeit nach derselben Seite, eine Kehre durch eine Gerade 1. Für Volle Kraft zurück gibt es keinen Ersatz. Die Farbe bleibt die des gewürfelten Manövers.'
		},
		R144: {
			title: 'Ausscheren in Formation',
			text: 'In einer Formation schert jedes Schiff für sich aus. Es wird nicht neu gewürfelt.'
		},
		R145: {
			title: 'Gegnerische Schiffe am Spielflächenrand',
			text: 'Überlappt die Basis eines gegnerischen Schiffs in der Endposition einen Rand oder liegt sie jenseits davon, und lässt die Mission seine Fraktion sich dort zurückziehen, so wird das Schiff entfernt und hat sich zurückgezogen. Andernfalls stellt es dort außerhalb auf, wo es die Spielfläche verlassen hat, mit der Vorderkante der Basis bündig am Rand und zur Spielfläche ausgerichtet; das Manöver gilt als rot, das Schiff führt also keine Aktion durch. Es ist im Spiel, greift an und wird angegriffen wie sonst auch. Sein nächstes Manöver beginnt von dort, und nach unserer Auslegung gilt dieselbe Regel, wenn es wieder außerhalb endet.'
		},
		R146: {
			title: 'Platz außerhalb des Randes',
			text: 'Der Platz ist der erste Punkt, an dem die Mittellinie der Schablone, bis zur Vorderkante der Basis verlängert, einen Rand kreuzt. Kreuzt sie keinen, so ist der Platz der Punkt des Randes, welcher der Mitte der Basis in der Endposition am nächsten liegt. Die Mitte des Schiffs steht 20 mm außerhalb des Randes und, den Rand entlang, zwischen 20 und 894,4 mm; ist der Platz besetzt, nehmt den nächsten freien Platz entlang des Randes.'
		},
		R147: {
			title: 'Reihenfolge der Prüfungen bei gegnerischen Manövern',
			text: 'Ein gegnerisches Manöver wird in dieser Reihenfolge geprüft: das Ausscheren, dann das Überlappen von Schiffen und das Zurückschieben, dann der Rand, wie bei Spielerschiffen nach der endgültigen Position beurteilt, und dann der Hinderniswürfel. Ein Schiff, das die Randregel nach außen gestellt hat, wirft keinen Hinderniswürfel, es sei denn, die Schablone oder seine Basis in der Endposition trifft noch immer auf ein Hindernis.'
		},
		R148: {
			title: 'Wann gegnerische Schiffe ihre Aktion verlieren',
			text: 'Ein gegnerisches Schiff führt keine Aktion durch nach einem roten Manöver, nach dem Aufstellen außerhalb des Spielflächenrandes, nach dem Überlappen eines Schiffs und nach dem Überlappen eines Hindernisses.'
		},
		R149: {
			title: 'Aktionen gegnerischer Schiffe',
			text: 'Sonst führt ein gegnerisches Schiff den ersten Eintrag seiner Liste durch, der zutrifft und durchgeführt werden kann. Beim Attack Ship sind das: 1. einen eigenen Hilfsenergie-Marker entfernen; 2. Gefechtsstation, wenn es eine Schussgelegenheit hat; 3. Ausweichmanöver, wenn ein Föderationsschiff oder ein Objekt, das als solches zählt, in Reichweite 3 ist; 4. Kritischen Schaden beheben; 5. Scannen. Andere Logikkarten können andere Aktionen aufführen.'
		},
		R150: {
			title: 'Schussgelegenheit',
			text: 'Ein gegnerisches Schiff hat eine Schussgelegenheit, wenn es jetzt irgendein Föderationsschiff oder -objekt angreifen darf: im Feuerwinkel, in Reichweite 1–3 und nicht durch einen Planeten blockiert. Reichweite und Feuerwinkel werden nach seiner Bewegung beurteilt.'
		},
		R151: {
			title: 'Kritischen Schaden beheben',
			text: 'Das Schiff führt die Reparaturaktion einer offenen Schadenskarte durch, deren Text eine Aktion anbietet, etwa Console Fire oder Damaged Sensor Array. Nach unserer Auslegung nimmt es die älteste Karte, wenn es mehrere hat.'
		},
		R152: {
			title: 'Gegner mit Damaged Sensor Array',
			text: 'Damaged Sensor Array sperrt die Aktionen der Aktionsleiste. Ein gegnerisches Schiff mit dieser Karte überspringt auf seiner Liste Gefechtsstation, Ausweichmanöver und Scannen.'
		},
		R153: {
			title: 'Sonstiges zu Aktionen gegnerischer Schiffe',
			text: 'In jeder anderen Hinsicht funktionieren die Aktionen gegnerischer Schiffe wie die der Spieler.'
		}
	}
} satisfies RulesInAnotherLanguage;
