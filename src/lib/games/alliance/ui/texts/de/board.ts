import type { board as English } from '../en/board.js';

export const board: Readonly<Record<keyof typeof English, string>> = {
	'board.name': 'Spielfläche mit {count, plural, one {# Schiff} other {# Schiffen}}',
	'board.showAll': 'Die ganze Spielfläche zeigen',
	'board.deployment': 'Aufstellungszone',
	'board.homeEdge': 'Heimatrand',
	'board.arrow': 'Pfeil {number}',
	'board.asteroid': 'Asteroid {number}',
	'board.spot': '{noun} {label}',
	'board.end': 'Wo es enden würde',
	'board.swerveEnd': '{maneuver}: wo es enden würde',
	'board.prospect': '{chance}: {maneuver}',
	'board.place': '{ship} aufstellen',
	'board.turn': '{ship} drehen',
	'board.token.evade': 'Ausw.',
	'board.token.scan': 'Scan',
	'board.token.battleStations': 'Gefecht',
	'board.token.auxiliaryPower': 'Energie',
	'board.lock': 'Ziel {ship}',
	'board.damage': '{count} Schaden',
	'board.shot': '{range}{obstructed, select, yes {, versperrt} other {}}'
};
