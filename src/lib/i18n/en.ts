/** The app's own words. Each game brings those of its rules. */
export const t = {
	name: 'Wardroom',
	tagline: 'The table computer for tabletop games',
	offlineReady: 'Ready offline',
	onlineOnly: 'Loading for offline',
	build: (build: string) => `build ${build}`,
	updateReady: 'A new version is ready.',
	updateLater: 'A new version waits until you leave the table.',
	updateNow: 'Update now',
	checkForUpdate: 'Check for update',
	home: 'Home',
	back: 'Back',
	close: 'Close',
	tonight: 'Tonight',
	tables: 'Tables on this tablet',
	noTables: 'No table yet. Start one: it is kept on this tablet, with every step.',
	goOn: 'Go on',
	newTable: 'New table',
	startTable: (title: string) => `Start ${title}`,
	importTable: 'Open a table from a file',
	exportTable: 'Save as a file',
	savedAs: (name: string) => `Saved as ${name}.`,
	savedAsHelp: 'It is among the downloads of this tablet.',
	playedOn: 'Played on from another table',
	playedOnHelp: 'A table of its own: it began as a copy of another, which stayed as it was.',
	removeTable: 'Remove',
	removed: (title: string) => `${title} was removed.`,
	putBack: 'Put back',
	campaignLog: 'Campaign log',
	rulebook: 'Look up a rule',
	settings: 'Settings',
	theme: 'Light',
	themes: { dark: 'Dark', light: 'Bright', contrast: 'High contrast' },
	enemyPace: 'One tap for each enemy step',
	ago: (minutes: number) =>
		minutes < 1
			? 'just now'
			: minutes < 60
				? `${minutes} min ago`
				: minutes < 2880
					? `${Math.round(minutes / 60)} hours ago`
					: `${Math.round(minutes / 1440)} days ago`,
	saved: 'Saved here',
	saving: 'Saving',
	notSaved: 'Not saved',
	takeBack: 'Take back',
	redo: 'Redo',
	log: 'Log',
	menu: 'Table menu',
	live: 'Back to now',
	watchingOnly: 'You can watch',
	updateToPlay: 'Update this tablet to play on',
	past: 'You are watching the past.',
	step: (at: number, of: number) => `Step ${at} of ${of}`,
	replay: 'Past rounds',
	logHelp: 'Tap a line to see the table as it was then.',
	entryHelp: 'Play on: a new table begins here, and this one stays. Take back: this table goes back to here.',
	playOnFromHere: 'Play on from here',
	previous: 'Back one step',
	next: 'On one step',
	why: 'Why',
	flagged: 'Bookmarked',
	flag: 'Bookmark',
	unflag: 'Remove the bookmark',
	takeBackToHere: 'Take back to here',
	leaveTable: 'Leave the table',
	loading: 'Loading',
	search: 'Search the rules',
	noRules: 'No rule has these words.',
	allRules: 'All rules',
	rules: (count: number) => (count === 1 ? 'one rule' : `${count} rules`),
	rule: (id: string) => `${id.startsWith('D') ? 'Ruling' : 'Rule'} ${id.slice(1)}`,
	takenBack: 'Taken back',
	otherTab: 'This table is open in another tab of this tablet.',
	otherTabHelp: 'Nothing is lost. Go on there, or use it here.',
	useHere: 'Use it here',
	tryAgain: 'Try again',
	toTables: 'To the tables',
	noSuchTable: 'This table is not on this tablet.',
	noSuchTableHelp: 'Open it from a file, or start a new one.',
	noSuchPage: 'There is no such page.',
	brokenHere: 'Something in this app went wrong.',
	brokenHelp: 'Every step up to the last one is saved. Go to your tables and open it again.',
	mend: 'Open what is whole',
	takeWhole: 'Open what is whole'
} as const;

type Params = Readonly<Record<string, string | number>>;

interface Fault {
	readonly what: string;
	readonly help: string;
}

const FAULTS: Readonly<Record<string, (params: Params) => Fault>> = {
	noStorage: () => ({
		what: 'This browser keeps nothing for Wardroom.',
		help: 'Leave private browsing, or allow this site to store data; then load the page again.'
	}),
	quotaExceeded: () => ({
		what: 'The tablet is full: this step was not saved, and it was not done.',
		help: 'Free some space, or save old tables as files and remove them. Then do it again.'
	}),
	storageClosed: () => ({
		what: 'The system has closed the storage: this step was not saved, and it was not done.',
		help: 'Close other tabs of Wardroom and try again; if it stays, load the page again.'
	}),
	storageBroken: ({ message = '' }) => ({
		what: 'The storage of this browser does not work: nothing was changed.',
		help: `Load the page again. ${message}`.trim()
	}),
	entryBroken: () => ({
		what: 'A step of this table was damaged on this tablet.',
		help: 'Open what is whole: everything before it is there. A file you saved brings the rest.'
	}),
	pleaseUpdate: () => ({
		what: 'This table was played with a newer Wardroom.',
		help: 'Please update: open the app with a network once. Nothing of the table is lost.'
	}),
	fileForeign: () => ({
		what: 'This is not a table of Wardroom.',
		help: 'Choose a file that ends in .wardroom.'
	}),
	fileNewer: () => ({
		what: 'This file was written by a newer Wardroom.',
		help: 'Please update this tablet, then open it again. Nothing was changed.'
	}),
	fileTooLarge: () => ({
		what: 'This file is larger than any table can be.',
		help: 'It was not opened. Choose another.'
	}),
	fileTorn: ({ whole = 0, of = 0 }) => ({
		what: `This file stops in the middle. ${whole} of ${of} steps are whole.`,
		help: 'Save it again on the other tablet, or open what is whole.'
	}),
	fileBroken: ({ entry = 0 }) => ({
		what: `Step ${entry} of this file is not what it says.`,
		help: 'It was not opened, and nothing was changed. Save the table again where it was played.'
	}),
	fileUnreadable: () => ({ what: 'The file could not be read.', help: 'Choose it again.' }),
	tableOpen: () => ({
		what: 'A table is open in another tab: it is played to its end on this version.',
		help: 'Leave that table first, then update.'
	}),
	watching: () => ({
		what: 'This tab only watches the table.',
		help: 'Use it here to go on, or go on in the other tab.'
	}),
	brokenHere: ({ message = '' }) => ({
		what: 'Something in this app went wrong: this step was not done, and nothing was changed.',
		help: `Load the page again. ${message}`.trim()
	}),
	fileForged: ({ entry = 0 }) => ({
		what: `Step ${entry} of this file does not follow from the rules.`,
		help: 'It was not opened, and nothing was changed. Save the table again where it was played.'
	}),
	noSuchGame: () => ({
		what: 'This table is of a game that this Wardroom does not know.',
		help: 'Please update this tablet.'
	}),
	otherRules: () => ({
		what: 'This table was played by other rules than this Wardroom has.',
		help: 'You can watch it. Update to play on.'
	}),
	setupField: ({ field = '' }) => ({
		what: 'The set-up of this table is not complete.',
		help: `Look at: ${field}.`
	})
};

/** What went wrong and what helps, for a code of storage, files or the table. Codes of a game are not known here. */
export function fault(refusal: {
	readonly code: string;
	readonly params?: Params;
}): Fault & { readonly isKnown: boolean } {
	const known = FAULTS[refusal.code]?.(refusal.params ?? {});
	if (known) return { ...known, isKnown: true };
	return {
		isKnown: false,
		what: 'That did not work, and nothing was changed.',
		help: `Try again. (${refusal.code})`
	};
}
