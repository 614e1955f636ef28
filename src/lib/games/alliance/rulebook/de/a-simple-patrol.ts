import type { RulesInAnotherLanguage } from '../types.js';

export default {
	sections: { 'A Simple Patrol': 'A Simple Patrol' },
	rules: {
		R233: {
			title: 'Automatischer Rückzug',
			text: 'Ein automatischer Rückzug am Ende einer Runde bedeutet Überleben und ist kein Verlassen über einen Rand. Er bringt keine Marker nach Hause, die sich über den Föderationsrand zurückziehen müssen.'
		},
		R235: {
			title: 'Vorgefertigte Einsteigerschiffe',
			text: 'Statt des Kampagnenaufbaus dürfen die Spieler vorgefertigte Schiffe mit Captain-Fertigkeit 2 nehmen. Die Excelsior gibt es mit Dorsal Phaser Array und Helmsman, mit Detection Grid und Science Officer oder mit Overcharged Phasers und Reinforced Shields. Die Akira gibt es mit Enhanced Targeting und Operations Officer, mit Photon Torpedoes und Tactical Officer oder mit Commander.'
		},
		R236: {
			title: 'Sensordaten sammeln',
			text: 'Am Ende der Aktivierungsphase darf ein Schiff in Reichweite 1 des Missionsmarkers bei C oder D einen eigenen Scan-Marker ausgeben, um einen Missionsmarker derselben Art, ungerade oder gerade, aus dem Vorrat auf seine Schiffskarte zu nehmen. Ein Schiff kann höchstens einen ungeraden und einen geraden Marker tragen. Die Marker auf der Spielfläche bleiben, wo sie sind, und gegnerische Schiffe beachten sie nicht.'
		},
		R237: {
			title: 'Verlorene Sensordaten',
			text: 'Wird ein Schiff zerstört, das Missionsmarker trägt, so kommen seine Marker in den Vorrat zurück und können wieder gesammelt werden.'
		}
	}
} satisfies RulesInAnotherLanguage;
