import type { planning as English } from '../en/planning.js';

export const planning: Readonly<Record<keyof typeof English, string>> = {
	'planning.hasSet': 'hat eingestellt',
	'planning.isChoosing': 'wählt noch',
	'planning.set': 'Eingestellt: {maneuver}',
	'planning.auxiliaryPower': '{count} × Hilfsenergie',
	'planning.dial': 'Manöverscheibe, {ship}: Richtung nach rechts, Geschwindigkeit nach oben',
	'planning.colours': 'G grün: gibt Hilfsenergie ab. W weiß. R rot: bringt Hilfsenergie und keine Aktion.',
	'planning.byEye': 'Nach Augenmaß: Wo ein Manöver endet, wird während der Planung nicht gezeigt.',
	'planning.redCosts': 'Rot kostet jetzt eine Schadenskarte',
	'planning.redCosts.help':
		'Mit Hilfsenergie zieht ein rotes Manöver eine Karte, offen, und wird dann weiß geflogen. Ein grünes gibt den Marker ab.',
	'planning.cell': '{maneuver}, {colour}',
	'planning.dearCell': '{maneuver}, {colour}, kostet eine Schadenskarte',
	'planning.column.turn-left': 'Wende links',
	'planning.column.bank-left': 'Drehung links',
	'planning.column.straight': 'Gerade',
	'planning.column.bank-right': 'Drehung rechts',
	'planning.column.turn-right': 'Wende rechts',
	'planning.column.comeAbout': 'Kehre',
	'planning.column.fullAstern': 'Volle Kraft zurück'
};
