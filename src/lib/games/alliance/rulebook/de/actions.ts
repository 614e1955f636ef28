import type { RulesInAnotherLanguage } from '../types.js';

export default {
	sections: { Actions: 'Aktionen' },
	rules: {
		R101: {
			title: 'Quellen von Aktionen',
			text: 'Ein Schiff darf eine Aktion seiner Aktionsleiste oder eine aus einem Kartentext mit der Überschrift ACTION durchführen. Eine freie Aktion kommt zu dieser einen hinzu. Effekte ohne diese Überschrift sind keine Aktionen.'
		},
		R102: {
			title: 'Keine Aktion zweimal je Runde',
			text: 'Ein Schiff darf dieselbe Aktion in einer Runde nicht zweimal durchführen, ob als freie Aktion oder nicht. Eine Karte, die Marker gibt, ist eine andere Aktion als die der Aktionsleiste; Science Officer und Scannen zum Beispiel sind zwei Aktionen.'
		},
		R103: {
			title: 'Aktion Ausweichmanöver',
			text: 'Diese Aktion gibt dem Schiff einen Ausweich-Marker. Verteidigt sich das Schiff, darf es den Marker im Schritt „Verteidigungswürfel verändern“ ausgeben, um ein Ergebnis Ausweichen hinzuzufügen.'
		},
		R104: {
			title: 'Aktion Scannen',
			text: 'Diese Aktion gibt dem Schiff einen Scan-Marker. Während das Schiff angreift, nimmt jeder Scan-Marker neben ihm dem Verteidiger einen Verteidigungswürfel. Die Marker werden nicht ausgegeben und addieren sich: Zwei Marker nehmen zwei Würfel.'
		},
		R105: {
			title: 'Aktion Gefechtsstation',
			text: 'Diese Aktion gibt dem Schiff einen Gefechtsstations-Marker. Gebt ihn beim Angreifen aus, um alle Ergebnisse Gefechtsstation in Treffer umzuwandeln, oder beim Verteidigen, um sie alle in Ausweichen umzuwandeln.'
		},
		R106: {
			title: 'Aktionsmarker, die verfallen',
			text: 'Ausweich-, Scan- und Gefechtsstations-Marker, die nicht ausgegeben wurden, verschwinden in der Endphase.'
		},
		R114: {
			title: 'Ein Ziel erfassen',
			text: 'Messt zu einem beliebigen Schiff der Gegenseite ringsum, durch 360°, bevor ihr euch auf die Aktion festlegt; das Schiff muss, von Basis zu Basis gemessen, in Reichweite 1–3 sein. Der rote Marker kommt neben das Ziel und der blaue neben das erfassende Schiff. Ein Schiff kann nur eine einzige Zielerfassung haben, aber beliebig viele Schiffe dürfen dasselbe Ziel erfassen.'
		},
		R115: {
			title: 'Zielerfassung auf getarnte Schiffe',
			text: 'Ein Schiff, dessen Tarn-Marker neben seiner Basis liegt, weil es seit einer früheren Runde getarnt ist, kann nicht erfasst werden. Ein Schiff, dessen Tarn-Marker noch auf seiner Basis liegt, kann erfasst werden. Bestehende Zielerfassungen überdauern das Tarnen.'
		},
		R116: {
			title: 'Eine Zielerfassung verlieren',
			text: 'Ein Paar Zielerfassungs-Marker verlässt das Spiel nur, wenn es ausgegeben wird, wenn das erfassende Schiff ein anderes Schiff erfasst, wenn ein Effekt es sagt oder wenn eines der beiden Schiffe das Spiel verlässt. Es verlässt das Spiel nie in der Endphase, und keine Entfernung beendet es.'
		},
		R117: {
			title: 'Eine Zielerfassung ausgeben',
			text: 'Greift ein Schiff das Schiff an, das es erfasst hat, darf es das Markerpaar zurücklegen, um einmal beliebig viele Angriffswürfel neu zu würfeln. Manche Waffen verlangen, dass eine Zielerfassung ausgegeben wird; eine dafür ausgegebene Zielerfassung erlaubt kein Neuwürfeln.'
		},
		R119: {
			title: 'Aktion Passen',
			text: 'Ein Schiff, das passt, führt keine Aktion durch.'
		},
		R120: {
			title: 'Keine Aktionen mit Hilfsenergie',
			text: 'Ein Spielerschiff mit einem Hilfsenergie-Marker darf keine Aktion durchführen, auch keine freie.'
		},
		R121: {
			title: 'Was als Schiff der Gegenseite zählt',
			text: 'Weapon Platforms zählen als Schiffe der Gegenseite. Eine Zielerfassung auf ein Objekt der eigenen Seite ist nicht möglich.'
		},
		R122: {
			title: 'Anzahl der Marker',
			text: 'Die Anzahl der Marker in der Box ist keine von den Regeln gesetzte Grenze.'
		}
	}
} satisfies RulesInAnotherLanguage;
