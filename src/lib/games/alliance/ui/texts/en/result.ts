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
	'campaign.none': 'No mission has been flown to its end yet.'
} as const;
