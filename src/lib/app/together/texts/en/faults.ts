/** What may go wrong between two tablets, and what helps: by the code of a refusal. */
export const faults = {
	'cameraDenied.what': 'This page may not use the camera.',
	'cameraDenied.help':
		'Allow it in the settings of the browser, beside the address; then try again. Or type the code.',
	'noCamera.what': 'No camera was found.',
	'noCamera.help': 'Type the code instead. Wardroom needs to be opened by https for a camera.',
	'noNetwork.what': 'This tablet is on no network.',
	'noNetwork.help': 'Join the same wifi or hotspot as the others: it needs no internet. Then try again.',
	'noRoads.what': 'This browser cannot link tablets.',
	'noRoads.help': 'Use a current Safari, Chrome or Edge, or send the table as a file.',
	'networkAsks.what': 'The browser waits for a permission.',
	'networkAsks.help':
		'If it asks about the local network, say yes. If it was told no, allow it beside the address.',
	'notReached.what': 'The other tablet does not answer.',
	'notReached.help':
		'Has it read your code? If it has, this network may keep tablets apart, as guest networks do: use the hotspot of a phone. Or read new codes on both.',
	'codeForeign.what': 'That code is not from Wardroom.',
	'codeForeign.help':
		'Nothing was opened. Look at the code on the other tablet’s “Join a table” or “Add a tablet”.',
	'codeOwn.what': 'That is your own code.',
	'codeOwn.help': 'Turn the tablet to the other one’s screen, away from mirrors and glass.',
	'helloTorn.what': 'The code was not read to its end.',
	'helloTorn.help': 'Hold still, and a little closer.',
	'noTableYet.what': 'Neither tablet has a table yet.',
	'noTableYet.help': 'On the tablet whose table it is, open the table and choose “Add a tablet” in its menu.',
	'otherTable.what': 'That tablet is at another table.',
	'otherTable.help': 'To join theirs, leave this table and choose “Join a table”. Nothing of either is lost.',
	'theyMustUpdate.what': 'The other tablet has an older Wardroom.',
	'theyMustUpdate.help': 'It opens the app with a network once, then it can join.',
	'theyClosed.what': 'The other tablet has gone.',
	'theyClosed.help': 'Read new codes on both.',
	'theySayNothing.what': 'The other tablet says nothing any more.',
	'theySayNothing.help': 'It is tried again by itself. If that does not help, read new codes on both.',
	'messageForeign.what': 'The other tablet said something that no Wardroom says.',
	'messageForeign.help': 'The link was closed, and nothing here was changed. Load the app anew there.',
	'notLetIn.what': 'Nobody let this tablet in.',
	'notLetIn.help': 'Ask at the table, then read new codes on both.',
	'notWhoTheySaid.what': 'Another tablet came than the one whose code you read.',
	'notWhoTheySaid.help': 'It was not let in. Read new codes on both.',
	'sameDevice.what': 'Both tablets have the same name.',
	'sameDevice.help':
		'One is a copy of the other. Clear the data of this site on one of them; save its tables as files first.',
	'tableTooOld.what': 'This table was begun by an older Wardroom, which did not share tables.',
	'tableTooOld.help': 'Choose “Play on from here” in the log: the new table can be shared.',
	'spectatorWrote.what': 'A tablet that only watches wanted to act.',
	'spectatorWrote.help': 'Its link was closed, and nothing here was changed.',
	'updateMalformed.what': 'The other tablet sent something that is no step of a table.',
	'updateMalformed.help': 'The link was closed, and nothing here was changed.',
	'writtenTwice.what': 'Two tablets tell the same step differently.',
	'writtenTwice.help':
		'The link was closed, and nothing here was changed. Save this table as a file and open it on the other.'
} as const;
