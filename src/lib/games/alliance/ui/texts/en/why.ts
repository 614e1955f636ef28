/** Why an enemy did what it did: the inputs of its steps. */
export const why = {
	'why.waits': 'Waits for a tap',
	'why.stop': 'Stop after each step',
	'why.far': '{ship} {mm} mm',
	'why.touched': '{far}. Touched ships are passed over.',
	'why.direction':
		'{facing, select, toward {facing toward it; } away {facing away; } other {}}{count, plural, one {sector {sectors}} other {on the line between {sectors}}}',
	'why.cell':
		'{bearing, select, straight {S} bank {B} turn {T} comeAbout {CA} other {FA}}{speed}{side, select, left {L} right {R} other {}}{colour, select, red {!} other {}}',
	'why.table': 'Table {ring, select, inner {inner} other {outer}}, {sector}: {cells}; {maneuver}'
} as const;
