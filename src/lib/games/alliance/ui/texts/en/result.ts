/** How a mission ended, and the log of the campaign. */
export const result = {
	'result.success': 'Success',
	'result.failure': 'Failure',
	'result.missionXp': '{xp} XP for the mission',
	'result.lost': 'Ship destroyed: one XP less',
	'result.xp': '{xp} XP',
	'result.actTwo': 'The campaign goes on in Act II.',
	'campaign.mission': 'Act {act}: {mission}',
	'campaign.won': 'Success · flown {count, plural, one {once} other {# times}}',
	'campaign.notWon': 'Not yet won · flown {count, plural, one {once} other {# times}}',
	'campaign.xp': '{gained} of {boxes} XP',
	'campaign.none': 'No mission has been flown to its end yet.',
	'numbers.enemy': 'The enemy',
	'numbers.attack': 'Attack: {good, number} of {dice, number} dice hit, {expected} were to be expected.',
	'numbers.defense': 'Defense: {good, number} of {dice, number} dice evade, {expected} were to be expected.',
	'numbers.damage':
		'Damage dealt {dealt, number}, suffered {suffered, number}; ships destroyed {destroyed, number}.',
	'numbers.kept':
		'Kept {whom} alive: destroyed {count, plural, one {an enemy that was} other {# enemies that were}} after {whom}.',
	'numbers.none': 'Nothing has been rolled yet.',
	'numbers.help': 'Re-rolled dice count again. The line marks what was to be expected.'
} as const;
