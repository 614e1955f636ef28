import type { RulesInAnotherLanguage } from '../types.js';

export default {
	sections: { 'Values, effects and upgrades': 'Werte, Effekte und Aufwertungen' },
	rules: {
		R215: {
			title: 'Wie Werte berechnet werden',
			text: 'Beginnt mit dem aufgedruckten Wert, wendet Ersetzungen an (die, die eine Zahl festlegen, vor denen, die multiplizieren oder dividieren), zählt die Summe aller Modifikatoren hinzu, begrenzt auf −3 bis +3, und zum Schluss den Reichweitenbonus. Alle Modifikatoren bleiben aufgeführt; nur ihre Summe wird begrenzt, und zwar jedes Mal neu, wenn der Wert gebraucht wird. Die Reihenfolge, in der Modifikatoren hinzukamen, ist ohne Belang. Das Ergebnis ist nie kleiner als 0.'
		},
		R216: {
			title: 'Dreierregel',
			text: 'Die Summe aller Modifikatoren ändert einen Wert nie um mehr als 3. Das gilt für jeden Wert, etwa Angriff, Wendigkeit, Hülle, Schilde, Geschwindigkeit, Reichweite, Captain-Fertigkeit und Staffelpunkte, aber nicht für Ersetzungen und nicht für Reichweitenboni. Scan-Marker zählen als Modifikatoren.'
		},
		R217: {
			title: 'Karten gehen Regeln vor',
			text: 'Eine Karte hat Vorrang vor einer Regel. „Cannot“ (kann nicht) hat Vorrang vor „can“ (kann).'
		},
		R218: {
			title: 'Teile eines Kartentexts',
			text: 'Ein Kartentext hat eine Überschrift für den Zeitpunkt, Kosten und Bedingungen sowie einen Effekt. Zeitpunkt, Kosten und Bedingungen müssen alle erfüllt sein, bevor der Effekt eintritt. Kosten werden auch dann bezahlt, wenn der Effekt später scheitert.'
		},
		R219: {
			title: 'Wann Effekte eingesetzt werden dürfen',
			text: 'Ein Effekt für eine Phase, einen Schritt oder einen anderen Zeitpunkt darf nur zu dessen Beginn eingesetzt werden. „At any time“ (jederzeit) bedeutet zwischen den Phasen oder immer dann, wenn sich ein Zeitfenster öffnet, in dem irgendein anderer Effekt eingesetzt werden könnte.'
		},
		R220: {
			title: 'Kampfeffekte und andere Effekte',
			text: 'Ein Effekt ist ein Kampfeffekt, wenn er in der Kampfphase auftritt, außerhalb von ihr einen Angriff oder Schaden verursacht oder Angriffs- oder Verteidigungswürfel betrifft; alles andere ist ein Nicht-Kampfeffekt. Die beiden Arten beeinflussen einander nicht. Ein Kampfeffekt, der Verteidigungswürfel verbietet, verhindert zum Beispiel keinen Nicht-Kampfeffekt, bei dem Verteidigungswürfel geworfen werden.'
		},
		R221: {
			title: 'Angriffe außerhalb der Kampfphase',
			text: 'Ein Angriff außerhalb der Kampfphase durchläuft alle Schritte und gilt als Angriff in der Kampfphase. Nach unserer Auslegung ist er der eine Angriff des Schiffs in dieser Runde, sofern die Karte nicht sagt, dass er ein zusätzlicher ist.'
		},
		R222: {
			title: 'Verpflichtende und freiwillige Effekte',
			text: 'Auf einer Karte meint „you“ das Schiff dieser Karte, und eine Karte wirkt auf andere Schiffe nur, wenn sie das sagt. Ein Effekt ist verpflichtend, es sei denn, er sagt „may“ (darf), hat die Überschrift ACTION oder ATTACK oder hat Kosten.'
		},
		R223: {
			title: 'Eine Karte je Marker',
			text: 'Nur eine Karte eines Schiffs kann in einer Runde durch denselben Marker ausgelöst werden.'
		},
		R224: {
			title: 'Deaktivierte Aufwertungen',
			text: 'Eine Aufwertung mit einem Deaktiviert-Marker darauf ist deaktiviert, und ihr Text kann nicht eingesetzt werden. Als Aktion darf ein Schiff einen Deaktiviert-Marker von einer seiner eigenen Aufwertungen entfernen.'
		},
		R225: {
			title: 'Abgelegte Aufwertungen',
			text: 'Eine abgelegte Aufwertung kommt zurück in die Box und fällt für diese Mission weg.'
		},
		R226: {
			title: 'Zeit-Marker',
			text: 'Eine Aufwertung oder Ausstattungskarte mit Zeit-Markern darauf kann nicht eingesetzt werden, bis alle davon weg sind; in jeder Endphase wird einer entfernt. Werden in einer Runde zwei daraufgelegt, kann die Karte zwei Runden später wieder eingesetzt werden.'
		},
		R227: {
			title: 'Schilde deaktivieren als Kosten',
			text: 'Ein Effekt, der eine bestimmte Anzahl aktiver Schilde deaktiviert, braucht so viele aktive Schilde. Ein Effekt, der alle verbliebenen Schilde deaktiviert, kann auch eingesetzt werden, wenn keiner mehr übrig ist.'
		},
		R228: {
			title: 'Hilfsenergie in Kürze',
			text: 'Ein Spielerschiff mit einem Hilfsenergie-Marker führt keine Aktionen durch; für ein rotes Manöver zieht es eine offene Schadenskarte und führt das Manöver als weißes aus. Ein rotes Manöver fügt einen Marker hinzu, und ein grünes entfernt einen. Gegnerische Schiffe erhalten Marker nur durch Effekte, dürfen sich trotzdem bewegen und handeln und entfernen einen Marker durch ihre erste Aktion.'
		}
	}
} satisfies RulesInAnotherLanguage;
