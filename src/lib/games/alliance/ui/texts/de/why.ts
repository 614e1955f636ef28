import type { why as English } from '../en/why.js';

export const why: Readonly<Record<keyof typeof English, string>> = {
	'why.waits': 'Wartet auf ein Antippen',
	'why.stop': 'Nach jedem Schritt anhalten',
	'why.far': '{ship}: {mm} mm',
	'why.touched': '{far}. Berührte Schiffe werden übergangen.',
	'why.direction':
		'{facing, select, toward {zugewandt; } away {abgewandt; } other {}}{count, plural, one {Sektor {sectors}} other {auf der Linie zwischen {sectors}}}',
	'why.cell':
		'{bearing, select, straight {Ge} bank {Dr} turn {We} comeAbout {Ke} other {Vz}}{speed}{side, select, left {L} right {R} other {}}{colour, select, red {!} other {}}',
	'why.table': 'Tabelle, {ring, select, inner {innerer} other {äußerer}} Ring, {sector}: {cells}; {maneuver}'
};
