import type { RulesInAnotherLanguage } from '../types.js';

export default {
	sections: { 'Planning Phase': 'Planungsphase' },
	rules: {
		R65: {
			title: 'Manöverscheiben einstellen',
			text: 'In aufsteigender Reihenfolge der Captain-Fertigkeit, wobei die Spieler unter gleichen wählen, muss jedes Spielerschiff ein Manöver auf seiner Manöverscheibe erhalten. Die Manöverscheiben dürfen offen liegen und die Spieler dürfen frei miteinander reden, aber jeder Spieler entscheidet für das eigene Schiff. Gegnerische Schiffe überspringen diese Phase.'
		},
		R66: {
			title: 'Kein Ausprobieren mit Schablonen',
			text: 'In der Planungsphase dürfen keine Schablonen benutzt werden, um ein Manöver auszuprobieren; die Spieler dürfen nur schätzen. Deshalb zeigt das Programm in dieser Phase keine Vorschau der Endpositionen, außer der Tisch hat sich dafür entschieden.'
		},
		R67: {
			title: 'Richtung, Geschwindigkeit und Farbe',
			text: 'Ein Manöver hat eine Richtung, eine Geschwindigkeit von 1 bis 6 und eine Farbe. Eine Gerade behält die Ausrichtung bei, eine Drehung ändert sie um 45°, eine Wende um 90° und eine Kehre um 180°; Volle Kraft zurück bewegt das Schiff rückwärts, ohne es zu drehen. Weiße Manöver sind normal, rote schwierig und grüne leicht.'
		},
		R68: {
			title: 'Manöver einer Klasse',
			text: 'Ein Schiff darf nur die Manöver auf der Manöverscheibe und der Manöverkarte seiner Klasse benutzen.'
		},
		R69: {
			title: 'Rot planen mit Hilfsenergie',
			text: 'Für ein Schiff mit einem Hilfsenergie-Marker darf ein rotes Manöver geplant werden. Die Strafe folgt, wenn das Manöver aufgedeckt wird.'
		},
		R70: {
			title: 'Veränderte oder verbotene Manöver',
			text: 'Hilfsenergie oder eine offene Schadenskarte kann die Farbe von Manövern ändern oder Manöver verbieten.'
		},
		R71: {
			title: 'Effekte der Planungsphase',
			text: 'Effekte mit der Überschrift PLANNING PHASE geschehen zu Beginn der Phase; Beispiele sind der Würfel für Warp Core Breach sowie Inspiring und EMH. Nur für solche Effekte spielt es eine Rolle, in welcher Reihenfolge die Manöverscheiben eingestellt werden.'
		}
	}
} satisfies RulesInAnotherLanguage;
