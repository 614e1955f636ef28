import type { RulesInAnotherLanguage } from '../types.js';

export default {
	sections: { 'Overlaps, obstacles, planets and edges': 'Überlappungen, Hindernisse, Planeten und Ränder' },
	rules: {
		R85: {
			title: 'Ein anderes Schiff überlappen',
			text: 'Würde die Endposition eines Schiffs eine andere Basis auch nur teilweise überlappen, schiebt ihr das Schiff an der Schablone entlang zurück, mittig in beiden Führungspaaren, bis es kein Schiff mehr überlappt. Die Basen berühren sich dann, und das Schiff überspringt „Aktion durchführen“. Sind mehrere Schiffe im Weg, geht es weiter rückwärts, bis es von allen frei ist, und es berührt das letzte, von dem es freikommen musste.'
		},
		R86: {
			title: 'An der Schablone zurückschieben',
			text: 'Während ein Schiff zurückgeschoben wird, bleiben die Mittelpunkte beider Führungspaare auf der Mittellinie der Schablone, die an beiden Enden gerade verlängert wird. Das Schiff legt die längste Strecke zurück, die frei von Überlappung ist, geht aber nie hinter seinen Ausgangsort.'
		},
		R87: {
			title: 'Schiffe, die sich berühren',
			text: 'Schiffe, deren Basen sich berühren, dürfen einander auf Reichweite 1 angreifen, wenn ihre Feuerwinkel es zulassen. Ein Schiff nur zu berühren, ohne Überlappung am Ende des Manövers, kostet nichts.'
		},
		R88: {
			title: 'Kehre in ein Schiff',
			text: 'Eine Kehre, die ein Schiff überlappen würde, wird stattdessen als Volle Kraft zurück mit derselben Geschwindigkeit und Farbe ausgeführt, ohne dass das Schiff sich um 180° dreht. Überlappt Volle Kraft zurück nichts, verliert das Schiff nach unserer Auslegung „Aktion durchführen“ nicht.'
		},
		R89: {
			title: 'Volle Kraft zurück in ein Schiff',
			text: 'Würde Volle Kraft zurück ein Schiff überlappen, wird das sich bewegende Schiff an der Schablone entlang nach vorn geschoben, bis es frei ist; die Basen berühren sich dann. Das Schiff überspringt „Aktion durchführen“.'
		},
		R90: {
			title: 'Ein Hindernis überlappen',
			text: 'Überlappt die Schablone oder die Basis in der Endposition ein Hindernis, das kein Planet ist, wird das Manöver normal beendet und das Schiff bleibt auf dem Marker, überspringt aber „Aktion durchführen“. Nach „Energiebelastung prüfen“ und „Aufräumen“ wird ein Angriffswürfel geworfen: Ein Treffer ist ein Schaden, ein kritischer Treffer ein kritischer Schaden, Gefechtsstation oder Leer bewirkt nichts. Nach unserer Auslegung gibt es einen Würfel je Manöver, und die ganze Schablone zählt, auch wenn das Schiff zurückgeschoben wurde.'
		},
		R91: {
			title: 'Ein Hindernis verlassen',
			text: 'Das Hindernis, auf dem ein Schiff bereits steht, zählt für sein nächstes Manöver nicht. Nach unserer Auslegung zählt es doch, wenn die Basis es am Ende immer noch überlappt.'
		},
		R92: {
			title: 'Asteroiden und andere Objekte',
			text: 'Asteroiden sind Hindernisse ohne Sonderregeln. Die Rückseiten ihrer Marker sind keine Hindernisse und Missionsobjekte auch nicht, außer eine Regel sagt es.'
		},
		R93: {
			title: 'Versperrte Angriffe',
			text: 'Kreuzt die Reichweitenlinie eines Angriffs ein Hindernis, ist der Angriff versperrt und der Verteidiger würfelt mit einem Verteidigungswürfel mehr. Nach unserer Auslegung ist es ein Würfel, gleich wie viele Hindernisse es sind. Er ist kein Reichweitenbonus, zählt also als Modifikator für die Dreierregel.'
		},
		R94: {
			title: 'Von einem Hindernis aus angreifen',
			text: 'Die Angriffe eines Schiffs, das auf einem Hindernis steht, sind versperrt. Nach unserer Auslegung ist ein Angriff auf ein solches Schiff nur versperrt, wenn die Reichweitenlinie das Hindernis kreuzt.'
		},
		R95: {
			title: 'Auf einem Planeten enden',
			text: 'Überlappt die Basis eines Spielerschiffs am Ende seines Manövers den Planeten, geht das Schiff an der Schablone entlang zurück, bis es frei ist, und überspringt „Aktion durchführen“. Über den ganzen Planeten hinwegzufliegen kostet nichts. Sind ein Schiff und der Planet im Weg, geht es nach unserer Auslegung zurück, bis es von beiden frei ist.'
		},
		R96: {
			title: 'Gegnerische Schiffe und Planeten',
			text: 'Gegnerische Schiffe ignorieren Planeten, wenn sie sich bewegen. Sie dürfen auf einem enden, scheren seinetwegen nicht aus und behalten ihre Aktion.'
		},
		R97: {
			title: 'Durch einen Planeten angreifen',
			text: 'Kreuzt die Reichweitenlinie den Planeten und überlappt ihn keines der beiden Schiffe, ist der Angriff vollständig versperrt und es gibt keine Angriffswürfel. Überlappt eines der beiden Schiffe den Planeten, ist der Angriff normal, ohne zusätzlichen Würfel.'
		},
		R98: {
			title: 'Vom Schlachtfeld fliehen',
			text: 'Ein Spielerschiff, dessen Basis nach einem Manöver teilweise oder ganz jenseits eines Randes liegt, ist geflohen und zerstört, außer die Mission erlaubt ihm den Rückzug über diesen Rand. Nach unserer Auslegung wird das an der Endposition beurteilt, nachdem Überlappungen abgehandelt sind, und eine Basis, die die Randlinie berührt, ist innerhalb.'
		},
		R99: {
			title: 'Rückzug über einen Rand',
			text: 'Ein Schiff, das die Spielfläche über einen Rand mit dem Symbol der eigenen Fraktion verlässt, zieht sich zurück: Es ist aus dem Spiel, aber nicht zerstört, und behält seine Missionsmarker. Liegt seine Basis an einer Ecke über zwei Rändern, müssen nach unserer Auslegung beide den Rückzug erlauben.'
		},
		R100: {
			title: 'Karten und Marker ausgeschiedener Schiffe',
			text: 'Ist ein Schiff geflohen oder hat es sich zurückgezogen, gehen seine Schadenskarten auf den Ablagestapel und seine Marker in den Vorrat, samt beiden Enden jeder Zielerfassung. Missionsmarker eines Schiffs, das sich über einen Rand zurückgezogen hat, gelten als herausgebracht.'
		}
	}
} satisfies RulesInAnotherLanguage;
