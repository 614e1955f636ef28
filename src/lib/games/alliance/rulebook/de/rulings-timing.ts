import type { RulingsInAnotherLanguage } from '../types.js';

export default {
	D30: {
		title: 'Reihenfolge in der Endphase',
		problem:
			'In der Endphase sind Spielerschiffe in aufsteigender und gegnerische Schiffe in absteigender Reihenfolge der Captain-Fertigkeit an der Reihe, das Regelbuch sagt aber nicht, wie sich beide mischen.',
		readings: [
			'In jedem Schritt sind zuerst alle Spieler in aufsteigender Reihenfolge an der Reihe und dann die gegnerischen Schiffe in absteigender.'
		],
		reason: 'Das Regelbuch nennt dort die Spieler vor den gegnerischen Schiffen.'
	},
	D31: {
		title: 'Wann Zeit-Marker entfernt werden',
		problem: 'Zeit-Marker werden in der Endphase entfernt, die Liste ihrer Schritte nennt sie aber nicht.',
		readings: ['Sie werden zusammen mit den Scan-, Ausweich- und Gefechtsstations-Markern entfernt.'],
		reason:
			'In diesem Schritt werden Marker entfernt; Effekte mit der Überschrift END PHASE finden die Zeit-Marker noch vor.'
	},
	D32: {
		title: 'Wann der Hinderniswürfel geworfen wird',
		problem:
			'Das Regelbuch sagt nicht, ob der Würfel für ein Hindernis vor oder nach der Prüfung auf Energiebelastung kommt.',
		readings: ['Er kommt nach der Prüfung.'],
		reason:
			'Das Manöver wird zuerst wie üblich abgeschlossen, und diese Reihenfolge ist für die Spieler schlechter.'
	},
	D34: {
		title: 'Wann Waffenkosten bezahlt werden',
		problem: 'Das Regelbuch sagt nicht, wann die Kosten einer Sekundärwaffe bezahlt werden.',
		readings: [
			'Sie werden bezahlt, nachdem ein erlaubtes Ziel angesagt ist und bevor Würfel geworfen werden.'
		],
		reason: 'So bezahlt niemand für einen Angriff, der nicht möglich ist.'
	},
	D37: {
		title: 'Rest einer Salve auf ein verlorenes Schiff',
		problem:
			'Ein Schiff, das auf seinen gleichzeitigen Angriff wartet, kann aus demselben Angriff noch weiteren Schaden zu erwarten haben.',
		readings: ['Alle Karten werden ausgeteilt, auch über den Hüllenwert hinaus.'],
		reason: 'Eine offene Karte kann seinen Angriff verderben, wie die Regel selbst anmerkt.'
	},
	D38: {
		title: 'Verlorene Schiffe als Ziele',
		problem:
			'Ein Schiff, das auf seinen gleichzeitigen Angriff wartet, ist noch auf dem Tisch und könnte Feuer auf sich ziehen.',
		readings: [
			'Ein gegnerisches Schiff wählt ein verlorenes Schiff nur, wenn es nichts anderes angreifen kann.',
			'Ein verlorenes Schiff ist ein Ziel wie jedes andere.'
		],
		reason:
			'Ein Streitfall wird zugunsten des Gegners entschieden; die Spieler dürfen weiterhin auf verlorene gegnerische Schiffe feuern, ohne Nutzen.'
	},
	D39: {
		title: 'Änderung der Captain-Fertigkeit mitten in der Phase',
		problem:
			'Das Regelbuch sagt nicht, was geschieht, wenn sich die Captain-Fertigkeit eines Schiffs mitten in einer Phase ändert.',
		readings: [
			'Sie wird immer dann abgelesen, wenn unter den Schiffen, die noch nicht gehandelt haben, das nächste bestimmt wird, und niemand handelt zweimal.'
		],
		reason: 'So muss sich niemand ältere Werte merken, und jedes Schiff ist einmal an der Reihe.'
	},
	D42: {
		title: 'Ziele vor dem Ende erfüllt',
		problem:
			'Das Regelbuch beendet die Runden, wenn die Ziele erfüllt sind, obwohl noch weitere EP offen sein können.',
		readings: [
			'Am Ende der Runde entscheiden die Spieler, ob die Mission endet oder weitergeht.',
			'Die Mission endet am Ende der Runde, in der die Ziele erfüllt sind.',
			'Die Mission geht weiter, bis eine Endbedingung ihrer Seite erfüllt ist.'
		],
		reason: 'Es können noch weitere EP offen sein, während die Endbedingungen der Seite immer gelten.'
	},
	D43: {
		title: 'Automatischer Rückzug mit Markern',
		problem:
			'Nach der letzten Runde ziehen sich alle verbliebenen Spieler automatisch zurück, und es ist offen, ob das Marker heimbringt.',
		readings: [
			'Ein automatischer Rückzug bringt keine Marker heim.',
			'Ein automatischer Rückzug zählt als Verlassen über den Föderationsrand.'
		],
		reason: 'Die Ziele nennen den Rand, und nur „Search for Survivors“ spricht vom Überleben bis zum Ende.'
	}
} satisfies RulingsInAnotherLanguage;
