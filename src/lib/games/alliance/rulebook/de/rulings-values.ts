import type { RulingsInAnotherLanguage } from '../types.js';

export default {
	D66: {
		title: 'Schadenskarte unter Hilfsenergie',
		problem:
			'Ein Schiff, das unter Hilfsenergie ein rotes Manöver aufdeckt, zieht eine Schadenskarte, und es kann aktive Schilde haben.',
		readings: ['Die Karte geht an den Schilden vorbei auf die Hülle.'],
		reason: 'Die Regel sagt, eine Karte zu ziehen, und nicht, Schaden zu erleiden.'
	},
	D67: {
		title: 'Gegnerisches rotes Manöver unter Hilfsenergie',
		problem:
			'Es ist offen, ob ein gegnerisches Schiff mit einem Hilfsenergie-Marker für ein rotes Manöver eine Schadenskarte zieht.',
		readings: ['Es zieht keine Karte.'],
		reason: 'Gegnerische Schiffe decken keine Manöverscheibe auf und haben eigene Regeln für Hilfsenergie.'
	},
	D68: {
		title: 'Farbe einer fehlenden Geschwindigkeit',
		problem:
			'Ein Effekt kann die Geschwindigkeit so ändern, dass ein Manöver entsteht, das die Manöverscheibe nicht hat.',
		readings: ['Das Manöver behält die Farbe, die aufgedeckt wurde.'],
		reason: 'Das ist die einzige Farbe, die vorliegt.'
	},
	D69: {
		title: 'Versperrung und die Dreierregel',
		problem: 'Es ist offen, ob der Verteidigungswürfel für Versperrung unter die Dreierregel fällt.',
		readings: ['Er fällt darunter.'],
		reason: 'Nur Reichweitenboni sind ausgenommen.'
	},
	D70: {
		title: 'Null Angriffswürfel',
		problem:
			'Ohne Angriffswürfel verursacht ein Angriff keinen Schaden, es ist aber offen, ob er weitergeht und zählt.',
		readings: ['Der Angriff endet und zählt als ausgeführt.'],
		reason: 'Es ist nichts mehr abzuhandeln.'
	},
	D71: {
		title: 'Angriff durch einen Planeten',
		problem: 'Es ist offen, ob ein Spieler einen Angriff ansagen darf, den ein Planet blockiert.',
		readings: ['Ein solcher Angriff wird nicht angeboten.'],
		reason: 'Er hätte keine Angriffswürfel.'
	},
	D72: {
		title: 'Mehrere Karten zu reparieren',
		problem: 'Ein gegnerisches Schiff kann mehrere Schadenskarten haben, die eine Aktion reparieren kann.',
		readings: ['Es repariert die älteste; misslingt der Wurf dieser Karte, bleibt die Karte liegen.'],
		reason:
			'Die Liste sagt nicht mehr, als dass der Schaden zu beheben ist, also muss die Reihenfolge festgelegt sein.'
	},
	D73: {
		title: 'Texte der Schadenskarten',
		problem:
			'Das Regelbuch nennt den Effekt nur einer Schadenskarte; alle anderen Texte stammen aus einer einzigen Quelle von 2014.',
		readings: ['Benutzt diese Texte; ein Tisch darf eigene Daten darüberlegen.'],
		reason: 'Es gibt keine bessere Quelle.'
	},
	D74: {
		title: 'Stapel und Ablagestapel leer',
		problem:
			'Es kann sein, dass weder der Stapel noch der Ablagestapel eine Karte hat, wenn eine fällig ist.',
		readings: ['Ein Marker zählt den Schaden; als offene Karte hat er keinen Text.'],
		reason: 'Der Schaden selbst muss trotzdem zählen.'
	},
	D75: {
		title: 'Schadensstapel mehrerer Boxen',
		problem: 'Mit mehr als einer Box gibt es mehr als einen Schadensstapel.',
		readings: ['Es gibt einen einzigen Stapel mit 33 Karten für jede Box.'],
		reason: 'Die Karten der Boxen sind gleich.'
	},
	D77: {
		title: 'EP aus wiederholtem Akt I',
		problem: 'Akt I darf nach einem Fehlschlag noch einmal gespielt werden, und jedes Mal könnte EP bringen.',
		readings: [
			'Alle Male zusammen bringen höchstens die zwei EP der Kästchen im Logbuch.',
			'Jedes Mal bringt seine EP.'
		],
		reason: 'Das Logbuch hat zwei Kästchen für Akt I.'
	},
	D79: {
		title: 'Wegen ihrer Modelle entfernte Schiffe',
		problem:
			'Es ist offen, ob ein gegnerisches Schiff, das wegen seines Modells entfernt wird, als zerstört zählt.',
		readings: ['Es zählt für Endbedingungen als zerstört, aber nicht für eine Belohnung.'],
		reason:
			'Sonst könnte eine solche Bedingung nie erfüllt werden, und eine Belohnung haben sich die Spieler nicht verdient.'
	},
	D80: {
		title: 'Zahl der Modelle',
		problem: 'Das Programm könnte beliebig viele Schiffe einsetzen, während eine Box drei Modelle hat.',
		readings: [
			'Für jede Box gibt es drei Modelle.',
			'Es gibt immer ein Modell, und kein Schiff wird entfernt.'
		],
		reason: 'Die Ausgewogenheit der Missionen baut auf das Entfernen.'
	},
	D89: {
		title: 'Gegnerisches Schiff auf Geschwindigkeit 1 begrenzt',
		problem:
			'Nach einem reparierten Warp Core Breach darf sich ein gegnerisches Schiff höchstens mit Geschwindigkeit 1 bewegen, seine Tabelle gibt aber höhere Geschwindigkeiten vor.',
		readings: [
			'Das Ergebnis behält bei Geschwindigkeit 1 seine Richtung und Seite, auch eine Kehre, und die gewürfelte Farbe.'
		],
		reason: 'So ändert sich so wenig wie möglich.'
	},
	D91: {
		title: 'Angriffe außerhalb der Kampfphase',
		problem: 'Es ist offen, ob ein Angriff außerhalb der Kampfphase den Angriff der Runde verbraucht.',
		readings: [
			'Er ist der Angriff des Schiffs in dieser Runde, sofern seine Karte nichts anderes sagt.',
			'Er kommt zum Angriff der Runde hinzu.'
		],
		reason: 'Ein Angriff pro Runde ist die Regel, und dieser zählt, als fände er in der Kampfphase statt.'
	},
	D92: {
		title: 'Planet blockiert jede Linie',
		problem: 'Ein Planet kann jede Linie zu einem Ziel blockieren.',
		readings: ['Das Schiff ist nie ein Ziel, sodass die Regeln für den Fall ohne Ziel gelten.'],
		reason: 'Ohne Angriffswürfel kann es nicht angegriffen werden.'
	},
	D93: {
		title: 'Text einer bezahlten Waffe',
		problem:
			'Eine Waffe wie Photon Torpedoes oder Full Spread kann als Kosten ihres eigenen Angriffs deaktiviert oder abgelegt werden, und eine deaktivierte Karte hat keinen Text.',
		readings: ['Der Text bleibt für diesen Angriff in Kraft.'],
		reason: 'Sonst würden die Kosten zunichtemachen, wofür sie bezahlt werden.'
	}
} satisfies RulingsInAnotherLanguage;
