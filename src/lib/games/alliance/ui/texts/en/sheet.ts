/** Ships as they stand: the sheet of one, the list of all, and where an enemy may go. */
export const sheet = {
	'sheet.primaryWeapon': 'Primary weapon {value}',
	'sheet.agility': 'Agility {value}',
	'sheet.captainSkill': 'Captain Skill {value}',
	'sheet.shields': 'Shields {left} of {all}{disabled, plural, =0 {} other {, # disabled}}',
	'sheet.shieldsLeft': '{count, plural, one {# shield} other {# shields}}',
	'sheet.hull': 'Hull {left} of {all}',
	'sheet.hullLeft': '{count} hull left',
	'sheet.tokens': '{count} {token}',
	'sheet.lockOn': 'Lock on {ship}',
	'sheet.lockedBy': 'Locked by {ship}',
	'sheet.disabled': '{card}, disabled',
	'sheet.discarded': '{card}, discarded',
	'sheet.time': '{card}, {count, plural, one {# Time token} other {# Time tokens}}',
	'sheet.faceDown': 'Damage, face down',
	'sheet.foresee': 'Where may it go?',
	'fleet.shields': '{left} of {all, plural, one {# shield} other {# shields}}',
	'fleet.hull': '{left} of {all} hull',
	'fleet.done': 'done',
	'forecast.name': 'Forecast',
	'forecast.title': 'Where {ship} may go',
	'forecast.note': 'By its card from here, if nothing else moves first.',
	'forecast.shot':
		'{maneuver}; could fire at {targets}{isChosen, select, true {; one of several ways to swerve, as the players choose} other {}}',
	'forecast.noShot':
		'{maneuver}; no shot{isChosen, select, true {; one of several ways to swerve, as the players choose} other {}}'
} as const;
