import type { RulesInAnotherLanguage } from '../types.js';

export default {
	sections: { 'Reinforcement Phase': 'Verstärkungsphase' },
	rules: {
		R62: {
			title: 'Ankommende gegnerische Schiffe',
			text: 'Zeilen der Gegnertabelle, die in dieser Runde ankommen, werden genau wie zu Beginn der Mission aufgebaut, und ihre Schiffe handeln in dieser Runde. Die ID-Nummern zählen weiter aufwärts; ist keine mehr übrig, wird nach unserer Auslegung die niedrigste freie Nummer wieder benutzt.'
		},
		R63: {
			title: 'Keine freien gegnerischen Modelle',
			text: 'Ist kein freies Modell des Typs mehr übrig, entfernt ihr so viele gegnerische Schiffe von der Spielfläche, wie Modelle gebraucht werden, jedes Mal das mit der niedrigsten Summe aus Schilden und verbliebener Hülle. Bei Gleichstand entfernt ihr das Schiff, das von jedem Spielerschiff am weitesten entfernt ist. Nach unserer Auslegung ist das dasjenige mit dem größten Abstand zu seinem nächsten Spielerschiff, und ein dann noch bestehender Gleichstand wird durch Zufall entschieden. Ebenfalls nach unserer Auslegung zählen deaktivierte Schilde als Schilde, und neu aufgestellte Schiffe sind ausgenommen.'
		},
		R64: {
			title: 'Wegen ihrer Modelle entfernte Schiffe',
			text: 'Ein gegnerisches Schiff, das wegen seines Modells entfernt wird, ist aus dem Spiel und zählt überall dort als zerstört, wo eine Regel fragt, ob alle gegnerischen Schiffe aufgestellt und zerstört worden sind. Seine Karten werden abgelegt, seine Marker zurückgelegt. Das Entfernen löst seine bisherige Formation nicht auf.'
		}
	}
} satisfies RulesInAnotherLanguage;
