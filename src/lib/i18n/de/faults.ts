import type { faults as English } from '../en/faults.js';

export const faults: Readonly<Record<keyof typeof English, string>> = {
	'unknown.what': 'Das ging nicht, und nichts wurde verändert.',
	'unknown.help': 'Versucht es noch einmal. ({code})',
	'noStorage.what': 'Dieser Browser hebt für Wardroom nichts auf.',
	'noStorage.help':
		'Verlasst den privaten Modus oder erlaubt dieser Seite, Daten zu speichern; ladet sie dann neu.',
	'quotaExceeded.what': 'Das Tablet ist voll: Dieser Schritt wurde nicht gesichert und nicht ausgeführt.',
	'quotaExceeded.help':
		'Schafft Platz, oder sichert alte Tische als Dateien und entfernt sie. Dann macht es noch einmal.',
	'storageClosed.what':
		'Das System hat den Speicher geschlossen: Dieser Schritt wurde nicht gesichert und nicht ausgeführt.',
	'storageClosed.help':
		'Schließt andere Tabs von Wardroom und versucht es noch einmal; bleibt es dabei, ladet die Seite neu.',
	'storageBroken.what': 'Der Speicher dieses Browsers funktioniert nicht: Nichts wurde verändert.',
	'storageBroken.help': 'Ladet die Seite neu. {message}',
	'entryBroken.what': 'Ein Schritt dieses Tisches wurde auf diesem Tablet beschädigt.',
	'entryBroken.help':
		'Öffnet, was ganz ist: Alles davor ist da. Eine gesicherte Datei bringt den Rest zurück.',
	'pleaseUpdate.what': 'Dieser Tisch wurde mit einem neueren Wardroom gespielt.',
	'pleaseUpdate.help': 'Bitte aktualisieren: Öffnet die App einmal mit Netz. Vom Tisch geht nichts verloren.',
	'fileForeign.what': 'Das ist kein Tisch von Wardroom.',
	'fileForeign.help': 'Wählt eine Datei, die auf .wardroom endet, oder eine Sicherung, die auf .zip endet.',
	'fileNewer.what': 'Diese Datei wurde von einem neueren Wardroom geschrieben.',
	'fileNewer.help': 'Bitte aktualisiert dieses Tablet und öffnet sie noch einmal. Nichts wurde verändert.',
	'fileTooLarge.what': 'Diese Datei ist größer, als ein Tisch sein kann.',
	'fileTooLarge.help': 'Sie wurde nicht geöffnet. Wählt eine andere.',
	'fileTorn.what': 'Diese Datei hört in der Mitte auf. {whole, number} von {of, number} Schritten sind ganz.',
	'fileTorn.help': 'Sichert sie auf dem anderen Tablet noch einmal, oder öffnet, was ganz ist.',
	'fileBroken.what': 'Schritt {entry, number} dieser Datei ist nicht, was er zu sein vorgibt.',
	'fileBroken.help':
		'Sie wurde nicht geöffnet, und nichts wurde verändert. Sichert den Tisch dort neu, wo er gespielt wurde.',
	'fileUnreadable.what': 'Die Datei konnte nicht gelesen werden.',
	'fileUnreadable.help': 'Wählt sie noch einmal.',
	'tableOpen.what': 'Ein Tisch ist in einem anderen Tab offen: Er wird mit dieser Version zu Ende gespielt.',
	'tableOpen.help': 'Verlasst erst diesen Tisch, dann aktualisiert.',
	'watching.what': 'Dieser Tab sieht dem Tisch nur zu.',
	'watching.help': 'Nehmt ihn hierher, um weiterzumachen, oder macht im anderen Tab weiter.',
	'brokenHere.what':
		'In dieser App ist etwas schiefgegangen: Dieser Schritt wurde nicht ausgeführt, und nichts wurde verändert.',
	'brokenHere.help': 'Ladet die Seite neu. {message}',
	'fileForged.what': 'Schritt {entry, number} dieser Datei folgt nicht aus den Regeln.',
	'fileForged.help':
		'Sie wurde nicht geöffnet, und nichts wurde verändert. Sichert den Tisch dort neu, wo er gespielt wurde.',
	'noSuchGame.what': 'Dieser Tisch gehört zu einem Spiel, das dieses Wardroom nicht kennt.',
	'noSuchGame.help': 'Bitte aktualisiert dieses Tablet.',
	'otherRules.what': 'Dieser Tisch wurde nach anderen Regeln gespielt, als dieses Wardroom sie hat.',
	'otherRules.help': 'Aktualisiert dieses Wardroom und öffnet ihn dann noch einmal. Nichts wurde verändert.',
	'setupField.what': 'Der Aufbau dieses Tisches ist nicht vollständig.',
	'setupField.help': 'Seht nach bei: {field}.',
	'backupBroken.what': 'Diese Sicherung ist nicht ganz.',
	'backupBroken.help':
		'Nichts wurde verändert. Wählt eine andere, oder sichert noch einmal dort, wo die Tische sind.',
	'partMissing.what': 'Ein Teil dieser Version ist nicht mehr da.',
	'partMissing.help': 'Ladet die Seite neu. Eure Tische sind sicher.',
	'onAnotherTablet.what': 'Das wird auf einem anderen Tablet gespielt: Nichts wurde getan.',
	'onAnotherTablet.help': 'Tippe noch einmal, und dann „Hier für … spielen“, um zu übernehmen.'
};
