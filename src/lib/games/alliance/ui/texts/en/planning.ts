/** The dials. */
export const planning = {
	'planning.hasSet': 'has set',
	'planning.isChoosing': 'is choosing',
	'planning.set': 'Set: {maneuver}',
	'planning.auxiliaryPower': '{count} Auxiliary Power',
	'planning.dial': 'Dial of {ship}: bearing across, speed up',
	'planning.colours': 'G green: sheds Auxiliary Power. W white. R red: adds Auxiliary Power, and no action.',
	'planning.byEye': 'Judge by eye: where a maneuver ends is not shown while planning.',
	'planning.redCosts': 'Red costs a damage card now',
	'planning.redCosts.help':
		'With Auxiliary Power a red maneuver draws a card, face up, then flies as white. A green one sheds the token.',
	'planning.cell': '{maneuver}, {colour}',
	'planning.dearCell': '{maneuver}, {colour}, costs a damage card',
	'planning.column.turn-left': 'Turn left',
	'planning.column.bank-left': 'Bank left',
	'planning.column.straight': 'Straight',
	'planning.column.bank-right': 'Bank right',
	'planning.column.turn-right': 'Turn right',
	'planning.column.comeAbout': 'Come about',
	'planning.column.fullAstern': 'Full astern'
} as const;
