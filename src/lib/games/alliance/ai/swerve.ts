import { speedsOf, type Side } from '../../../engine/geometry/index.js';
import { parse, write, type Maneuver } from '../rules/maneuver.js';

const SIDES: readonly Side[] = ['left', 'right'];
const bank = (speed: number, side: Side) =>
	write({ bearing: 'bank', speed: Math.min(speed, speedsOf('bank')), side });
const turn = (speed: number, side: Side) =>
	write({ bearing: 'turn', speed: Math.min(speed, speedsOf('turn')), side });

/** What may replace a maneuver that meets an obstacle, tier by tier. (R143, D2) */
export function swerveTiers(maneuver: Maneuver, reading: 'repaired' | 'literal'): Maneuver[][] {
	const { bearing, speed, side = 'right' } = parse(maneuver);
	if (reading === 'literal') return literalTiers(maneuver);
	switch (bearing) {
		case 'straight':
			return [[...SIDES.map((each) => bank(speed, each)), ...SIDES.map((each) => turn(speed, each))], ['S1']];
		case 'bank':
			return [[turn(speed, side)]];
		case 'turn':
			return [[bank(speed, side)]];
		case 'comeAbout':
			return [['S1']];
		case 'fullAstern':
			return [];
		default:
			return bearing satisfies never;
	}
}

function literalTiers(maneuver: Maneuver): Maneuver[][] {
	const { bearing, speed, side = 'right' } = parse(maneuver);
	if (bearing === 'straight') return [['S1']];
	if (bearing !== 'bank' && bearing !== 'turn') return [];
	const [same, other] = bearing === 'bank' ? [bank, turn] : [turn, bank];
	const eitherSide = SIDES.map((each) => same(speed, each)).filter((each) => each !== maneuver);
	return [eitherSide, [other(speed, side)]];
}

/** The replacements to choose among: the first tier with a clear one. One that leaves the board is taken only if no other is clear. (R142, D54) */
export function swerveChoices(
	tiers: readonly (readonly Maneuver[])[],
	met: Readonly<Record<string, readonly string[]>>,
	leaves: readonly Maneuver[]
): readonly Maneuver[] {
	const isClear = (maneuver: Maneuver) => (met[maneuver]?.length ?? 0) === 0;
	for (const staysOnBoard of [true, false]) {
		for (const tier of tiers) {
			const clear = tier.filter((each) => isClear(each) && (!staysOnBoard || !leaves.includes(each)));
			if (clear.length > 0) return clear;
		}
	}
	return [];
}
