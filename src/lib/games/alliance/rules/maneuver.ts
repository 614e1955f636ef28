import { speedsOf, type Side, type Template } from '../../../engine/geometry/index.js';

/** Bearings as the dial prints them. A come about and a full astern use straight templates. (R67, R7) */
export const BEARINGS = ['straight', 'bank', 'turn', 'comeAbout', 'fullAstern'] as const;
export type Bearing = (typeof BEARINGS)[number];
export const COLOURS = ['green', 'white', 'red'] as const;
/** Green is easy, white standard, red difficult. */
export type Colour = (typeof COLOURS)[number];

type Sided = `${'B' | 'T'}${number}${'L' | 'R'}`;
/** A maneuver as tables and dials write it: S2, B3L, T1R, CA3, FA2. */
export type Maneuver = `${'S' | 'CA' | 'FA'}${number}` | Sided;

export interface ManeuverParts {
	readonly bearing: Bearing;
	readonly speed: number;
	readonly side?: Side;
}

const LETTERS: Readonly<Record<Bearing, string>> = {
	straight: 'S',
	bank: 'B',
	turn: 'T',
	comeAbout: 'CA',
	fullAstern: 'FA'
};
const BEARING_OF = new Map(BEARINGS.map((bearing) => [LETTERS[bearing], bearing]));
const SHAPE = /^(S|B|T|CA|FA)([1-6])([LR]?)$/;

/** Reads a maneuver. @throws when it is none: maneuvers from outside pass the schema first. */
export function parse(maneuver: Maneuver): ManeuverParts {
	const [, letters, speed, side] = SHAPE.exec(maneuver) ?? [];
	const bearing = letters === undefined ? undefined : BEARING_OF.get(letters);
	if (!bearing || (side !== '') !== isSided(bearing)) throw new Error(`maneuver: '${maneuver}' is none`);
	return { bearing, speed: Number(speed), ...(side && { side: side === 'L' ? 'left' : 'right' }) };
}

export const isSided = (bearing: Bearing) => bearing === 'bank' || bearing === 'turn';

export function write({ bearing, speed, side }: ManeuverParts): Maneuver {
	const letter = side === undefined ? '' : side === 'left' ? 'L' : 'R';
	return `${LETTERS[bearing]}${speed}${letter}` as Maneuver;
}

/** Left and right exchanged, as for the left-hand sectors of an enemy card. (R10) */
export function mirrored(maneuver: Maneuver): Maneuver {
	const parts = parse(maneuver);
	return parts.side ? write({ ...parts, side: parts.side === 'left' ? 'right' : 'left' }) : maneuver;
}

/** The template that a maneuver lays down. */
export function templateOf(maneuver: Maneuver): Template {
	const { bearing, speed, side } = parse(maneuver);
	if (bearing === 'bank' || bearing === 'turn') return { kind: bearing, speed, side: side ?? 'right' };
	return { kind: 'straight', speed };
}

/** Whether there is a template of this bearing and speed. (R7) */
export function speedsAllow(bearing: Bearing, speed: number): boolean {
	const kind = bearing === 'bank' || bearing === 'turn' ? bearing : 'straight';
	return speed >= 1 && speed <= speedsOf(kind);
}
