import type { RulingsInAnotherLanguage } from '../types.js';

export default {
	D44: {
		title: 'Zurückschieben auf einer Kurve',
		problem:
			'Das Regelbuch sagt nicht, wie weit ein Schiff auf einer gebogenen Schablone zurückgeschoben wird und wie es dann steht.',
		readings: [
			'Die Mittelpunkte beider Führungspaare bleiben auf der Mittellinie, und das Schiff legt den längsten Weg zurück, der frei von Überlappung ist.'
		],
		reason: 'Die Schablone soll mittig zwischen den Führungen bleiben, und am Ende berühren sich die Basen.'
	},
	D45: {
		title: 'Sonderfälle von Kehre und Volle Kraft zurück',
		problem:
			'Das Regelbuch sagt nicht, ob nach einer Kehre, die zu Volle Kraft zurück wird, die Aktion verloren geht oder wie diese beiden Manöver auf einem Planeten enden.',
		readings: [
			'Nach Volle Kraft zurück ohne Überlappung bleibt die Aktion erhalten; auf einem Planeten wird das Schiff bei Volle Kraft zurück nach vorn geschoben, bei einer Kehre dagegen an der Schablone entlang zurück, und danach dreht es sich um.'
		],
		reason: 'Nur eine Überlappung kostet die Aktion, und ein Planet wirkt im Übrigen wie ein Schiff.'
	},
	D46: {
		title: 'Zwei Hindernisse in einem Manöver',
		problem: 'Ein Manöver kann mehr als ein Hindernis überlappen.',
		readings: [
			'Für das ganze Manöver wird ein Angriffswürfel geworfen.',
			'Für jedes Hindernis wird ein Angriffswürfel geworfen.'
		],
		reason: 'Die Regel spricht von einem Angriffswürfel.'
	},
	D47: {
		title: 'Nicht zurückgelegte Schablone',
		problem:
			'Nach dem Zurückschieben hat ein Schiff den hinteren Teil der Schablone nicht zurückgelegt, und dieser kann auf einem Hindernis liegen.',
		readings: ['Die ganze Schablone zählt.', 'Nur der Teil, den das Schiff zurückgelegt hat, zählt.'],
		reason: 'Die Schablone liegt auf dem Tisch.'
	},
	D48: {
		title: 'Start auf einem Hindernis',
		problem:
			'Die Schablone eines Schiffs, das auf einem Hindernis steht, kann über diesem Hindernis beginnen.',
		readings: ['Das Hindernis wird ignoriert, es sei denn, die Basis überlappt es am Ende noch.'],
		reason: 'Ein Schiff darf das Hindernis ohne Nachteil verlassen.'
	},
	D49: {
		title: 'Kampf eines Schiffs auf einem Hindernis',
		problem:
			'Es ist offen, ob Angriffe von einem Schiff auf einem Hindernis und gegen ein solches Schiff versperrt sind.',
		readings: [
			'Seine eigenen Angriffe sind versperrt; Angriffe gegen das Schiff sind versperrt, wenn die Reichweitenlinie das Hindernis kreuzt.'
		],
		reason:
			'Die Regel nennt das Schiff, das durch Hindernisse angreift, und die Reichweitenlinie klärt den Rest.'
	},
	D50: {
		title: 'Breite der Reichweitenlinie',
		problem: 'Ein Lineal hat eine Breite, und zwischen parallelen Basen gibt es viele kürzeste Linien.',
		readings: [
			'Die Linie zwischen den nächstgelegenen Punkten hat keine Breite; bei mehreren kürzesten Linien ist der Angriff eines Spielers versperrt, wenn eine von ihnen versperrt ist, und der Angriff eines gegnerischen Schiffs ist frei, wenn eine von ihnen frei ist.'
		],
		reason: 'Knappe Fälle werden zugunsten des Gegners entschieden.'
	},
	D51: {
		title: 'Verlassen über zwei Ränder',
		problem: 'An einer Ecke kann eine Basis über zwei Rändern zugleich liegen.',
		readings: ['Beide Ränder müssen den Rückzug erlauben.'],
		reason: 'Ein Streitfall wird zugunsten des Gegners entschieden.'
	},
	D52: {
		title: 'Wann ein gegnerisches Schiff ausschert',
		problem: 'Die Regel nennt nur die Schablone, ihr Zweck ist aber, dem Hindernis auszuweichen.',
		readings: [
			'Das Schiff schert aus, wenn die Schablone oder seine Basis am Ende das Hindernis überlappen würde.',
			'Das Schiff schert nur aus, wenn die Schablone das Hindernis überlappen würde.'
		],
		reason: 'Auch die Basis am Ende würde unter dem Hindernis leiden.'
	},
	D53: {
		title: 'Farbe nach dem Ausscheren',
		problem: 'Das Regelbuch sagt nicht, welche Farbe ein Ersatzmanöver hat.',
		readings: ['Es hat die Farbe des Manövers, das gewürfelt wurde.'],
		reason: 'In einem Beispiel ist die Wende 2, die als Ersatz dient, nicht rot.'
	},
	D54: {
		title: 'Ausscheren von der Spielfläche',
		problem: 'Ein Ersatzmanöver kann außerhalb der Spielfläche enden.',
		readings: ['Es wird nur benutzt, wenn kein anderes Ersatzmanöver frei ist.'],
		reason: 'Das Verlassen der Spielfläche würde das gegnerische Schiff seine Aktion kosten.'
	},
	D55: {
		title: 'Wo ein Schiff die Spielfläche verlassen hat',
		problem:
			'Ein gegnerisches Schiff wird an den Rand zurückgestellt, „wo es sie verlassen hat“; eine Regel, um diese Stelle zu finden, fehlt.',
		readings: [
			'Es ist der erste Punkt, an dem die Mittellinie der Schablone, bis zur Vorderseite der Basis verlängert, einen Rand kreuzt; gibt es keinen, ist es der Punkt des Randes, der dem Mittelpunkt am Ende am nächsten liegt.'
		],
		reason: 'Das ist der Weg, den das Schiff geflogen wäre.'
	},
	D56: {
		title: 'Grenzen der Sektoren',
		problem: 'Die acht Richtungen können auf den weißen Linien zentriert oder von ihnen begrenzt sein.',
		readings: [
			'Jeder Sektor ist auf seiner Richtung zentriert und hat seine Grenzen 22,5° zu beiden Seiten.',
			'Die Richtungen sind die Grenzen der Sektoren.'
		],
		reason:
			'Das Regelbuch spricht von Zielen „voraus“ und „bei 45°“, und auch ein älteres Spiel des Autors funktioniert so.'
	},
	D57: {
		title: 'Ziel auf einer Trennlinie',
		problem:
			'Es ist offen, ob der Mittelpunkt des Ziels oder seine Basis darüber entscheidet, dass es auf einer Trennlinie liegt.',
		readings: [
			'Ein Ziel liegt auf der Linie, wenn seine Basis mehr als einen Sektor überlappt.',
			'Nur der Mittelpunkt der Basis des Ziels zählt.'
		],
		reason: 'Das Regelbuch spricht von den Sektoren, die das Ziel überlappt.'
	},
	D58: {
		title: 'Ziel, das dem Schiff zugewandt ist',
		problem:
			'Bei Reichweite 2 hängt die Tabelle davon ab, ob das Ziel dem gegnerischen Schiff zugewandt ist; eine Grenze für den Winkel fehlt.',
		readings: [
			'Das gegnerische Schiff ist in der Hälfte vor dem Ziel.',
			'Das gegnerische Schiff ist im 90°-Feuerwinkel des Ziels.'
		],
		reason: 'Die vordere Hälfte ist der schlichte Sinn der Worte.'
	},
	D59: {
		title: 'Ähnliche Abstände',
		problem:
			'Ziele in ähnlichem Abstand werden nach ihrem Winkel unterschieden, „ähnlich“ hat aber keine Zahl.',
		readings: [
			'Abstände, die sich um bis zu 3 mm unterscheiden, sind ähnlich; dann zählt der kleinste Winkel und danach der Zufall.'
		],
		reason: 'Etwa so genau lässt sich an einem Tisch messen.'
	},
	D60: {
		title: 'Wann sich Schiffe berühren',
		problem: 'Für das Berühren braucht es eine Toleranz.',
		readings: ['Schiffe berühren sich, wenn der Spalt zwischen ihren Basen 0,5 mm oder weniger beträgt.'],
		reason: 'Genauer lassen sich Basen von Hand nicht hinstellen.'
	},
	D61: {
		title: 'Mehrere Schiffe an einem Pfeil',
		problem: 'Das Regelbuch sagt nicht, wie die Schiffe einer Formation an ihrem Pfeil stehen.',
		readings: ['Sie stehen nebeneinander, 70,1 mm von Mittelpunkt zu Mittelpunkt und symmetrisch zum Pfeil.'],
		reason: 'Der Abstand stammt aus öffentlichen Daten, und die Formation braucht eine Ordnung.'
	},
	D62: {
		title: 'Abstände von zufälligem Gelände',
		problem:
			'„Reichweite 2 oder mehr vom Rand“ und „Reichweite 1 oder mehr auseinander“ können Felder des Lineals oder Reichweitenbereiche meinen.',
		readings: [
			'Mindestens so viele volle Felder liegen dazwischen, von Kante zu Kante.',
			'Die Objekte liegen in diesem Reichweitenbereich oder einem höheren.'
		],
		reason:
			'Als Bereich würde „Reichweite 1 oder mehr“ nichts aussagen, und eine von Fans erstellte Karte stimmt mit vollen Feldern überein.'
	},
	D63: {
		title: 'Föderationsrand und Aufstellungszone',
		problem: 'Die Karten, die die Föderationsränder und die Aufstellungszonen zeigen, fehlen im Text.',
		readings: [
			'Die Kartendaten der Mission zählen; ohne sie ist der Föderationsrand der untere Rand und die Aufstellungszone ein Streifen von einem Feld Tiefe.'
		],
		reason: 'Die Daten lassen sich berichtigen, ohne eine Regel zu ändern.'
	},
	D65: {
		title: 'Vorschau in der Planungsphase',
		problem:
			'In der Planungsphase dürfen Schablonen nicht zum Ausprobieren benutzt werden, und das Programm könnte zeigen, wo ein Manöver endet.',
		readings: [
			'Das Programm zeigt in dieser Phase keine Endpositionen; das Lineal ist erlaubt.',
			'Das Programm zeigt die Endposition eines geplanten Manövers.'
		],
		reason: 'Eine Vorschau wäre ein solches Ausprobieren, während nichts das Lineal verbietet.'
	}
} satisfies RulingsInAnotherLanguage;
