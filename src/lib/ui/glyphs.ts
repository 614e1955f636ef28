/**
 * The drawings. A glyph is a few strokes in a box of 24 units: lines with round ends, solid where it must read at
 * 24 px, all in the colour of the text. They are data, so that a game can name one without knowing how it is drawn.
 */
export interface Stroke {
	readonly d: string;
	/** Filled instead of drawn; `cut` is drawn in the colour of what lies behind. */
	readonly kind?: 'solid' | 'cut';
	readonly width?: number;
	readonly dash?: string;
}

const line = (d: string, width?: number): Stroke => (width === undefined ? { d } : { d, width });
const solid = (d: string): Stroke => ({ d, kind: 'solid' });
const cut = (d: string): Stroke => ({ d, kind: 'cut' });
const dashed = (d: string, dash: string): Stroke => ({ d, dash });
const circle = (x: number, y: number, r: number) =>
	`M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

export const GLYPHS = {
	// dice
	hit: [
		solid(
			'M12 1l2.1 5.8 5.7-2.6-2.6 5.7L23 12l-5.8 2.1 2.6 5.7-5.7-2.6L12 23l-2.1-5.8-5.7 2.6 2.6-5.7L1 12l5.8-2.1-2.6-5.7 5.7 2.6z'
		)
	],
	critical: [
		solid('M12 4l2.1 5.9L20 12l-5.9 2.1L12 20l-2.1-5.9L4 12l5.9-2.1z'),
		line(circle(12, 12, 10.4), 2.2)
	],
	'battle-stations': [
		solid('M12 2.4c-4.2 0-6.6 3-6.6 7v4.1L3 17.4h18l-2.4-3.9V9.4c0-4-2.4-7-6.6-7z'),
		solid('M9 19.2h6a3 3 0 0 1-6 0z')
	],
	evade: [line('M4.5 21c0-4.5 2-6.5 5.5-8s5.5-3.5 5.5-8.5', 3), line('M9.5 9 15.5 3.2 21.3 9', 3)],
	blank: [line('M7.5 12h9', 3)],

	// tokens
	scan: [line(circle(12, 12, 9.6)), solid('M12 12V4.2A7.8 7.8 0 0 1 19.4 9.6z'), solid(circle(7.6, 15, 1.7))],
	lock: [line('M3 8.5V3h5.5M15.5 3H21v5.5M21 15.5V21h-5.5M8.5 21H3v-5.5', 2.6), solid(circle(12, 12, 3.4))],
	auxiliary: [solid('M13.6 1.8 4.6 13.6h5.6l-1.8 8.6 9-12h-5.6z')],
	cloak: [solid('M12 2.6a9.4 9.4 0 0 0 0 18.8z'), dashed('M12 2.9a9.1 9.1 0 0 1 0 18.2', '3.2 3.2')],
	'critical-hit': [line('M4 4h16v11l-8 6-8-6z'), line('m12.8 4-3 5.4 4.4 2.4-3 5.4', 2.4)],
	time: [
		line('M6 3h12M6 21h12M7.2 3c0 5 4 6 4.8 9-.8 3-4.8 4-4.8 9M16.8 3c0 5-4 6-4.8 9 .8 3 4.8 4 4.8 9'),
		solid('M9 19.8h6c-.4-2-2-3-3-4-1 1-2.6 2-3 4z')
	],
	disabled: [line(circle(12, 12, 9.4)), line('m5.6 5.6 12.8 12.8', 2.6)],
	shield: [solid('M3.6 4.6c5.6 1.8 11.2 1.8 16.8 0v7.4c0 4.6-3.4 8-8.4 9.8-5-1.8-8.4-5.2-8.4-9.8z')],
	hull: [solid('M4 6.5h16v11H4z'), cut('M9.3 6.5v11M14.7 6.5v11')],

	// manoeuvres, drawn to the right: the left ones are mirrored
	straight: [line('M12 21V4M6.5 9.5 12 4l5.5 5.5')],
	bank: [line('M6 21c0-7 3-10.5 11-14.5M10.8 5.2 18 6l-2 7')],
	turn: [line('M5 21v-8a5 5 0 0 1 5-5h9M14 3l5.2 5-5.2 5')],
	'come-about': [line('M6.5 21V9a5 5 0 0 1 10 0v9M11.7 13.8 16.5 19l4.8-5.2')],
	'full-astern': [line('M7 3h10M12 7v13M6.5 14.5 12 20l5.5-5.5')],

	// the table
	undo: [line('M4 9.5h10.5a5.5 5.5 0 0 1 0 11H8', 2.4), line('M9 4 3.6 9.5 9 15', 2.4)],
	redo: [line('M20 9.5H9.5a5.5 5.5 0 0 0 0 11H16', 2.4), line('m15 4 5.4 5.5L15 15', 2.4)],
	menu: [line('M4 7h16M4 12h16M4 17h16')],
	close: [line('m6 6 12 12M18 6 6 18', 2.4)],
	check: [line('m4.5 12.5 5 5L19.5 7', 2.8)],
	plus: [line('M12 5v14M5 12h14', 2.6)],
	minus: [line('M5 12h14', 2.6)],
	left: [line('m15 5-7 7 7 7', 2.6)],
	right: [line('m9 5 7 7-7 7', 2.6)],
	up: [line('m5 15 7-7 7 7', 2.6)],
	down: [line('m5 9 7 7 7-7', 2.6)],
	stop: [line(circle(12, 12, 9.5)), line('M7.5 12h9', 2.8)],
	warning: [line('M12 3.2 2.4 20.2h19.2z'), line('M12 10v4.5M12 17.4v.1', 2.4)],
	why: [line(circle(12, 12, 9.5)), line('M9.3 9.3a2.8 2.8 0 1 1 4 2.6c-.9.5-1.3 1-1.3 2.1M12 17.3v.1', 2.3)],
	rule: [
		line(
			'M12 6.5C10 4.8 7 4.2 3.5 4.2v14.3c3.5 0 6.5.6 8.5 2.3 2-1.7 5-2.3 8.5-2.3V4.2c-3.5 0-6.5.6-8.5 2.3zM12 6.5v14'
		)
	],
	padlock: [
		solid(
			'M7 10.5h10a2.5 2.5 0 0 1 2.5 2.5v6a2.5 2.5 0 0 1-2.5 2.5H7A2.5 2.5 0 0 1 4.5 19v-6A2.5 2.5 0 0 1 7 10.5z'
		),
		line('M8 10.5v-3a4 4 0 0 1 8 0v3', 2.6)
	],
	waiting: [dashed(circle(12, 12, 9.5), '4 3.5')],
	eye: [line('M2 12s3.6-6.5 10-6.5S22 12 22 12s-3.6 6.5-10 6.5S2 12 2 12z'), line(circle(12, 12, 3))],
	fit: [line('M9 4H4v5M15 4h5v5M20 15v5h-5M4 15v5h5', 2.4)],
	layers: [line('m12 3 9 5-9 5-9-5zM3 13l9 5 9-5')],
	ruler: [line('M2.5 16.5 16.5 2.5l5 5-14 14zM6.5 12.5l2 2M10 9l3 3M13.5 5.5l2 2')],
	log: [line('M8 6h12M8 12h12M8 18h12M4 6h.1M4 12h.1M4 18h.1', 2.4)],
	gear: [
		line(circle(12, 12, 3.2)),
		line(
			'M12 2.5V6M12 18v3.5M2.5 12H6M18 12h3.5M5.3 5.3l2.5 2.5M16.2 16.2l2.5 2.5M18.7 5.3l-2.5 2.5M7.8 16.2l-2.5 2.5'
		)
	],
	file: [line('M6 2.5h8l5 5v14H6zM14 2.5v5h5')],
	cards: [line('M3.5 7.5h10v13h-10zM8 3.5h12.5v13H17')],
	table: [line(circle(12, 12, 5)), line('M9 3h6M9 21h6M3 9v6M21 9v6', 2.6)],
	tablet: [
		line(
			'M7.5 2.5h9A2.5 2.5 0 0 1 19 5v14a2.5 2.5 0 0 1-2.5 2.5h-9A2.5 2.5 0 0 1 5 19V5a2.5 2.5 0 0 1 2.5-2.5zM11 18.5h2'
		)
	],
	people: [
		line(circle(8.5, 8, 3.7)),
		line('M2.5 20c0-3.6 2.6-6 6-6s6 2.4 6 6M15.5 4.7a3.7 3.7 0 0 1 0 6.6M17.5 14.3c2.4.8 4 2.9 4 5.7')
	],
	search: [line(circle(10.5, 10.5, 6.5)), line('m15.5 15.5 5.5 5.5', 2.6)],
	dice: [
		line('M7.5 3.5h9a4 4 0 0 1 4 4v9a4 4 0 0 1-4 4h-9a4 4 0 0 1-4-4v-9a4 4 0 0 1 4-4z'),
		line('M8.5 8.5h.1M15.5 15.5h.1M12 12h.1', 3)
	],
	play: [solid('M7 4.5v15l12.5-7.5z')],
	pause: [solid('M6 4.5h4.2v15H6zM13.8 4.5H18v15h-4.2z')],
	next: [solid('M5 5v14l9-7zM16 5h3v14h-3z')],
	previous: [solid('M19 5v14l-9-7zM5 5h3v14H5z')],
	flag: [solid('M6 3h12v18l-6-4.5L6 21z')],
	house: [solid('M4 20.5v-9L12 4l8 7.5v9z'), cut('M9.4 11.5v6M14.6 11.5v6M9.4 14.5h5.2')],
	pencil: [line('M4 20l1-4.5L16.5 4l3.5 3.5L8.5 19zM14 6.5l3.5 3.5')],
	share: [line('M12 15V3M7.5 7.5 12 3l4.5 4.5M5 12v9h14v-9')],
	download: [line('M12 3v12M7.5 10.5 12 15l4.5-4.5M5 15v6h14v-6')],
	qr: [
		line('M3.5 3.5h6v6h-6zM14.5 3.5h6v6h-6zM3.5 14.5h6v6h-6z'),
		solid('M13.5 13.5h3v3h-3zM17.5 17.5H21V21h-3.5zM13.5 18.5h2v2h-2zM18.5 13.5h2v2h-2z')
	],
	camera: [line('M3 8h4l2-3h6l2 3h4v11H3z'), line(circle(12, 13, 3.8))],
	code: [
		line('M3.5 3.5h6v6h-6zM14.5 3.5h6v6h-6zM3.5 14.5h6v6h-6z'),
		solid('M13.5 13.5h3v3h-3zM17.5 17.5H21V21h-3.5zM13.5 18.5h2v2h-2zM18.5 13.5h2v2h-2z')
	]
} as const satisfies Record<string, readonly Stroke[]>;

export type GlyphName = keyof typeof GLYPHS;
