import type { faults as english } from '../en/faults.js';

/** What may go wrong between two tablets, and what helps: by the code of a refusal. */
export const faults: Readonly<Record<keyof typeof english, string>> = {
	'cameraDenied.what': 'Diese Seite darf die Kamera nicht benutzen.',
	'cameraDenied.help':
		'Erlaube sie in den Einstellungen des Browsers, neben der Adresse; dann versuch es noch einmal. Oder tippe den Code.',
	'noCamera.what': 'Es wurde keine Kamera gefunden.',
	'noCamera.help': 'Tippe stattdessen den Code, oder gib den Tisch als Datei weiter.',
	'notSecure.what': 'Diese Adresse ist für eine Kamera nicht sicher genug.',
	'notSecure.help': 'Öffne Wardroom über https oder als installierte App. Oder tippe den Code.',
	'keptOut.what': 'Du hast dieses Tablet nicht eingelassen.',
	'keptOut.help': 'Es hat nichts gesehen. „Noch einmal“ zeigt neue Codes.',
	'noNetwork.what': 'Dieses Tablet ist in keinem Netz.',
	'noNetwork.help':
		'Geh ins selbe WLAN oder in denselben Hotspot wie die anderen: Internet braucht es nicht. Dann versuch es noch einmal.',
	'noRoads.what': 'Dieser Browser kann Tablets nicht verbinden.',
	'noRoads.help': 'Nimm ein aktuelles Safari, Chrome oder Edge, oder schick den Tisch als Datei.',
	'networkAsks.what': 'Der Browser wartet auf eine Erlaubnis.',
	'networkAsks.help':
		'Wenn er nach dem lokalen Netzwerk fragt, sag ja. Wenn nein gesagt wurde, erlaube es neben der Adresse.',
	'notReached.what': 'Das andere Tablet antwortet nicht.',
	'notReached.help':
		'Hat es deinen Code gelesen? Wenn ja, hält dieses Netz die Tablets vielleicht auseinander, wie Gastnetze es tun: Nimm den Hotspot eines Telefons. Oder lest auf beiden neue Codes.',
	'codeForeign.what': 'Dieser Code ist nicht von Wardroom.',
	'codeForeign.help':
		'Nichts wurde geöffnet. Schau auf den Code bei „Einem Tisch beitreten“ oder „Ein Tablet dazunehmen“ auf dem anderen Tablet.',
	'codeOwn.what': 'Das ist dein eigener Code.',
	'codeOwn.help': 'Dreh das Tablet zum Bildschirm des anderen, weg von Spiegeln und Glas.',
	'helloTorn.what': 'Der Code wurde nicht bis zum Ende gelesen.',
	'helloTorn.help': 'Halt still, und ein wenig näher. Wenn er getippt ist: Am Ende fehlt etwas.',
	'noTableYet.what': 'Noch hat keines der beiden Tablets einen Tisch.',
	'noTableYet.help':
		'Öffne auf dem Tablet, dem der Tisch gehört, den Tisch und wähle im Menü „Ein Tablet dazunehmen“.',
	'otherTable.what': 'Dieses Tablet ist an einem anderen Tisch.',
	'otherTable.help':
		'Um ihrem beizutreten, verlass diesen Tisch und wähle „Einem Tisch beitreten“. Von keinem geht etwas verloren.',
	'theyMustUpdate.what': 'Das andere Tablet hat ein älteres Wardroom.',
	'theyMustUpdate.help': 'Es öffnet die App einmal mit einem Netz, dann kann es dazukommen.',
	'theyClosed.what': 'Das andere Tablet ist fort.',
	'theyClosed.help': 'Lest auf beiden neue Codes.',
	'theySayNothing.what': 'Das andere Tablet sagt nichts mehr.',
	'theySayNothing.help':
		'Es wird von selbst noch einmal versucht. Wenn das nicht hilft, lest auf beiden neue Codes.',
	'messageForeign.what': 'Das andere Tablet hat etwas gesagt, das kein Wardroom sagt.',
	'messageForeign.help':
		'Die Verbindung wurde geschlossen, und hier hat sich nichts geändert. Lade dort die App neu.',
	'notLetIn.what': 'Niemand hat dieses Tablet eingelassen.',
	'notLetIn.help': 'Frag am Tisch, dann lest auf beiden neue Codes.',
	'notWhoTheySaid.what': 'Es kam ein anderes Tablet als das, dessen Code du gelesen hast.',
	'notWhoTheySaid.help': 'Es wurde nicht eingelassen. Lest auf beiden neue Codes.',
	'sameDevice.what': 'Beide Tablets haben denselben Namen.',
	'sameDevice.help':
		'Eines ist eine Kopie des anderen. Lösch auf einem die Daten dieser Seite; speichere vorher seine Tische als Dateien.',
	'tableTooOld.what': 'Dieser Tisch wurde von einem älteren Wardroom begonnen, das keine Tische teilte.',
	'tableTooOld.help': 'Wähle im Logbuch „Von hier weiterspielen“: Der neue Tisch lässt sich teilen.',
	'spectatorWrote.what': 'Ein Tablet, das nur zuschaut, wollte handeln.',
	'spectatorWrote.help': 'Seine Verbindung wurde geschlossen, und hier hat sich nichts geändert.',
	'updateMalformed.what': 'Das andere Tablet hat etwas geschickt, das kein Schritt eines Tisches ist.',
	'updateMalformed.help': 'Die Verbindung wurde geschlossen, und hier hat sich nichts geändert.',
	'writtenTwice.what': 'Zwei Tablets erzählen denselben Schritt verschieden.',
	'writtenTwice.help':
		'Die Verbindung wurde geschlossen, und hier hat sich nichts geändert. Speichere diesen Tisch als Datei und öffne ihn auf dem anderen.',
	'tableFull.what': 'An diesem Tisch sind zu viele Tablets oder zu viele Schritte.',
	'tableFull.help':
		'Bis zu neun teilen sich einen. Spielt im Logbuch in einem neuen Tisch weiter, oder schaut zusammen zu.',
	'writtenAsAnother.what': 'Ein Tablet hat für ein anderes gesprochen.',
	'writtenAsAnother.help': 'Die Verbindung wurde geschlossen, und hier hat sich nichts geändert.'
};
