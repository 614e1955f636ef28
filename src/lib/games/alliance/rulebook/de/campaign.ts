import type { RulesInAnotherLanguage } from '../types.js';

export default {
	sections: { Campaign: 'Kampagne' },
	rules: {
		R28: {
			title: 'Erfolg oder Fehlschlag in Akt I',
			text: 'Ein Erfolg in Akt I führt weiter zu Akt II. Nach einem Fehlschlag wählen die Spieler, ob sie Akt I noch einmal spielen oder zu Akt II weitergehen. Akt I fügt nie Dominion-Einfluss hinzu.'
		},
		R29: {
			title: 'Kampagnenlogbuch',
			text: 'Für jede Mission hält das Kampagnenlogbuch den Akt, den Namen und das Datum fest und hat Kästchen für die EP der Ziele, in Akt II außerdem ein Kästchen für den Dominion-Einfluss. Akt I hat zwei EP-Kästchen und Akt III fünf; Escort the Runabouts hat Kästchen für 2p, 4p und 6p. Auch andere dauerhafte Folgen einer Mission werden dort eingetragen.'
		},
		R31: {
			title: 'Spiel allein',
			text: 'Wer allein spielt, befehligt eine Excelsior und eine Akira; alles andere ist wie bei zwei Spielern. Nach unserer Auslegung führt der Spieler zwei Spielerkarten, und jede von ihnen verdient EP.'
		},
		R32: {
			title: 'Spielerzahl',
			text: 'Die Missionen sind auf ein Schiff je Spieler abgestimmt, und ein zweites Schiff unter demselben Spieler erhöht die Spielerzahl um eins. Die Spielerzahl ist also die Anzahl der Spielerschiffe beim Aufbau.'
		},
		R34: {
			title: 'Was zwischen den Missionen erhalten bleibt',
			text: 'Nur EP, das Kampagnenlogbuch und der Dominion-Einfluss gehen von einer Mission in die nächste über. Schiffe, Schilde, Aufwertungen und Captains, deren Schiffe zerstört wurden, sind in der nächsten Mission wieder unversehrt.'
		}
	}
} satisfies RulesInAnotherLanguage;
