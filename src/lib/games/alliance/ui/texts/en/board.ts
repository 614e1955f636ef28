/** What is written on the board, and how the things that lie on it are called aloud. */
export const board = {
	'board.name': 'Board with {count, plural, one {# ship} other {# ships}}',
	'board.showAll': 'Show the whole board',
	'board.deployment': 'Deployment area',
	'board.homeEdge': 'Home edge',
	'board.arrow': 'Arrow {number}',
	'board.asteroid': 'Asteroid',
	'board.spot': '{noun} {label}',
	'board.end': 'Where it would end',
	'board.swerveEnd': '{maneuver}: where it would end',
	'board.prospect': '{chance}: {maneuver}',
	'board.place': 'Place {ship}',
	'board.turn': 'Turn {ship}',
	'board.token.evade': 'E',
	'board.token.scan': 'S',
	'board.token.battleStations': 'B',
	'board.token.auxiliaryPower': 'A',
	'board.lock': 'lock {ship}',
	'board.damage': '{count} dmg'
} as const;
