import type { RulesInAnotherLanguage } from '../types.js';

export default {
	sections: { 'Damage and destruction': 'Schaden und Zerstörung' },
	rules: {
		R192: {
			title: 'Schaden erleiden',
			text: 'Ein Schiff erleidet allen normalen Schaden vor dem kritischen Schaden, einen nach dem anderen. Hat es noch einen aktiven Schild, so entfernt einen, und dieser Schaden ist abgehandelt. Sonst erhält es eine Schadenskarte: verdeckt bei Schaden, offen bei kritischem Schaden.'
		},
		R193: {
			title: 'Entfernte und deaktivierte Schilde',
			text: 'Entfernte Schilde kommen nur durch Karteneffekte zurück. Deaktivierte Schilde schützen das Schiff nicht und können auch nicht durch Schaden entfernt werden.'
		},
		R194: {
			title: 'Kritischer Schaden gegen Schilde',
			text: 'Kritischer Schaden, der auf einen aktiven Schild trifft, entfernt nur diesen.'
		},
		R195: {
			title: 'Offene Schadenskarten',
			text: 'Der Text einer offenen Schadenskarte wird abgehandelt, wie er dort steht, und auf das Schiff wird ein Marker für einen kritischen Treffer gelegt. Wird die Karte verdeckt oder entfernt, so kommt der Marker weg.'
		},
		R196: {
			title: 'Der Schadensstapel',
			text: 'Der Stapel hat 33 Karten. Sofort: Direct Hit (ein weiterer Schaden), Minor Explosion, Munitions Failure und Power Disruption; Planung: Warp Core Breach; Farbe der Manöver: Engine Room Fire (Drehungen und Wenden sind rot); nach einem roten Manöver: Minor Hull Breach; nach einer Überlappung: Jostled Navigator; Aktionsleiste: Damaged Sensor Array; Beginn des Kampfes: Console Fire; nächster Angriff: Stunned Helmsman; Werte: Structural Damage (Wendigkeit −1) und Weapons Malfunction (Primärwaffe −1); ab der nächsten Runde: Communications Failure (Captain-Fertigkeit 0); Talente: Injured Captain. Das Regelbuch selbst nennt vier dieser Karten, gibt nur für Engine Room Fire die Wirkung an und sagt, dass Console Fire und Damaged Sensor Array durch eine Aktion repariert werden können. Jede andere Wirkung stammt aus öffentlichen Daten.'
		},
		R197: {
			title: 'Leerer Schadensstapel',
			text: 'Ist eine Schadenskarte fällig und der Stapel leer, so wird der gemischte Ablagestapel zum neuen Stapel. Nach unserer Auslegung wird der Schaden ohne Karte gezählt, wenn beide leer sind.'
		},
		R198: {
			title: 'Schiffe zerstören',
			text: 'Ein Schiff ist sofort zerstört, wenn seine Schadenskarten, offene und verdeckte zusammen, seinen Hüllenwert erreichen oder übersteigen; nach unserer Auslegung verfällt der restliche Schaden aus dieser Quelle. Das Schiff wird von der Spielfläche entfernt. Seine Schadenskarten kommen auf den offenen Ablagestapel und alle seine Marker in den Vorrat, mit beiden Enden jeder Zielerfassung.'
		},
		R199: {
			title: 'Vor dem Angriff zerstört',
			text: 'Weil die Zerstörung sofort eintritt, kann ein Schiff mit niedriger Captain-Fertigkeit zerstört werden, bevor es angreift.'
		},
		R200: {
			title: 'Gleichzeitiger Angriff',
			text: 'In der Kampfphase bleibt ein Schiff, das von einem Schiff mit gleicher Captain-Fertigkeit zerstört wird und seinen Angriff in dieser Runde noch nicht hatte, vorerst stehen. Es behält alle seine Schadenskarten, auch über seinen Hüllenwert hinaus, darf unter deren Wirkung seinen Angriff durchführen und wird dann entfernt. Hat es schon angegriffen oder sind die Captain-Fertigkeiten verschieden, so wird es sofort entfernt.'
		},
		R201: {
			title: 'Grenzen des gleichzeitigen Angriffs',
			text: 'Der gleichzeitige Angriff gilt nur bei Schaden, den in der Kampfphase ein aktives Schiff mit einer Captain-Fertigkeit verursacht. Er gilt nicht bei Schaden durch Hindernisse, Console Fire oder Weapon Platforms und nicht beim Fliehen.'
		},
		R202: {
			title: 'Missionsmarker zerstörter Schiffe',
			text: 'Was mit Missionsmarkern auf einem zerstörten Schiff geschieht, steht in den Regeln der Mission. Nach unserer Auslegung behält sie ein verlorenes Schiff, das noch auf seinen Angriff wartet, bis es entfernt wird.'
		}
	}
} satisfies RulesInAnotherLanguage;
