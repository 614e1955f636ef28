/** What is written on the board, and how the things that lie on it are called aloud. */
export const board = {
	'board.name': 'Board with {count, plural, one {# ship} other {# ships}}',
	'board.showAll': 'Show the whole board',
	'board.deployment': 'Deployment area',
	'board.homeEdge': 'Home edge',
	'board.arrow': 'Arrow {number}',
	'board.asteroid': 'Asteroid {number}',
	'board.spot': '{noun} {label}',
	'board.end': 'Where it would end',
	'board.swerveEnd': '{maneuver}: where it would end',
	'board.prospect': '{chance}: {maneuver}',
	'board.place': 'Place {ship}',
	'board.turn': 'Turn {ship}',
	'board.token.evade': 'Evade',
	'board.token.scan': 'Scan',
	'board.token.battleStations': 'Battle',
	'board.token.auxiliaryPower': 'Aux',
	'board.lock': 'lock {ship}',
	'board.damage': '{count} dmg',
	'board.shot': '{range}{obstructed, select, yes {, obstructed} other {}}'
} as const;
