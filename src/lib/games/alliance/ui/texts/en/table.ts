/** What stands around a table: its strip, its foot, and the switches of its menu. */
export const table = {
	'table.round': 'Round {round} of {last}',
	'table.phases': 'Phases of the round',
	'table.past': 'The past',
	'table.redo': 'Redo',
	'table.redo.note': 'Brings back: {what}.',
	'table.takeBack': 'Take back',
	'table.title': '{mission}, {phase}',
	'table.board': 'Board',
	'table.whatToDo': 'What to do',
	'table.justNow': 'Just now',
	'table.roundBegins': 'Round {round} begins',
	captains: 'Captains',
	'switch.realDice': 'We roll real dice',
	'switch.realDice.note': 'Tap in what you rolled. You can change it at any time.',
	'switch.realDice.waits': 'Switched off, the tablet rolls at once the dice that wait.',
	'switch.forecast': 'Show where an enemy may go',
	'switch.forecast.note': 'Tap an enemy ship that has not moved.',
	'switch.forecast.learners': 'For learners: tap an enemy ship that has not moved.'
} as const;
