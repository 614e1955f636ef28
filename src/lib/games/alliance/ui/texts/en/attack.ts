/** Dice: those of an attack, what may change them, and those that hands roll. */
export const attack = {
	'attack.title': 'Attack',
	'attack.modifyAttack': '{ship}: modify attack dice',
	'attack.modifyDefense': '{ship}: modify defense dice',
	'attack.tapFirst': '{note} First tap the dice above that you want to roll again.',
	'attack.withOdds': '{note} {odds}.',
	'attack.oddsCountOn': 'The odds count on',
	'effect.lock': 'Return it to roll the dice you pick again.',
	'effect.battleStations': 'Spend it: every Battle Stations becomes a result.',
	'effect.evade': 'Spend it: one Evade more.',
	'dice.attack': 'Attack dice',
	'dice.defense': 'Defense dice',
	'dice.total': '{count, plural, one {# die} other {# dice}}',
	'dice.totalDefense': '{count} in defense',
	'dice.was': 'was {letter}',
	'roll.attack':
		'Roll {count, plural, one {one attack die} other {# attack dice}}{isAgain, select, true { again} other {}}',
	'roll.defense':
		'Roll {count, plural, one {one defense die} other {# defense dice}}{isAgain, select, true { again} other {}}',
	'roll.six': 'Roll {count, plural, one {one six-sided die} other {# six-sided dice}}',
	'roll.sixFor': 'Roll {count, plural, one {one six-sided die} other {# six-sided dice}} for {formation}',
	'roll.against': '{attack}: {faces}.',
	'roll.asTheyFell': 'Dice as they fell',
	'roll.face': 'Face of die {number}',
	'roll.help': 'Tap what you rolled, one die after the other. Tap a die to take it out again.'
} as const;
