import type { Because } from '../../../engine/value.js';
import { CONTENT } from '../data/index.js';
import type { Cost, Effect } from '../data/verbs.js';
import type { Window } from '../rules/vocabulary.js';

/** The rule that stands behind a reason of a number, by its code; card texts have their own below. */
const REASONS: Readonly<Record<string, string>> = {
	primaryWeapon: 'R165',
	weaponValue: 'R163',
	agility: 'R172',
	shields: 'R193',
	rangeOne: 'R164',
	rangeThree: 'R164',
	scanTokens: 'R104',
	obstructed: 'R93',
	ruleOfThree: 'R216',
	notBelowZero: 'R215',
	printedCaptainSkill: 'R58',
	text: 'R218',
	'printed.green': 'R67',
	'printed.white': 'R67',
	'printed.red': 'R67'
};

/** The rule that says why something counts in a number. */
export function ruleOfReason({ code, source = '' }: Because): string {
	if (code.startsWith('returned.')) return 'R212';
	if (code !== 'card') return REASONS[code] ?? 'R215';
	if (CONTENT.damage.has(source)) return 'R195';
	return CONTENT.loadout.has(source) ? 'R12' : 'R217';
}

/** The rule of the moment at which a text counts. */
const MOMENTS: Readonly<Record<Window, string>> = {
	constant: 'R217',
	turnedFaceUp: 'R195',
	planningStart: 'R71',
	maneuverRevealed: 'R72',
	executeManeuver: 'R74',
	afterOverlap: 'R85',
	afterRed: 'R79',
	performAction: 'R101',
	combatStart: 'R180',
	attack: 'R181',
	rollAttackDice: 'R165',
	modifyAttackDice: 'R167',
	rollDefenseDice: 'R172',
	modifyDefenseDice: 'R173',
	dealDamage: 'R178',
	endPhase: 'R204'
};
/** The rule of what a text costs. */
const COSTS: Readonly<Record<Cost['pay'], string>> = {
	disable: 'R224',
	discard: 'R225',
	time: 'R226',
	token: 'R106',
	lock: 'R117'
};

/** The rule of an effect: of a token that is spent on dice, else of the moment at which a text counts. */
export function ruleOfEffect(
	effect: string,
	text: Effect | undefined,
	side: 'attacker' | 'defender'
): string {
	return text ? MOMENTS[text.when] : (TOKENS[side][effect] ?? 'R218');
}
const TOKENS: Readonly<Record<'attacker' | 'defender', Readonly<Record<string, string>>>> = {
	attacker: { lock: 'R170', battleStations: 'R171' },
	defender: { battleStations: 'R174', evade: 'R175' }
};

/** The rules that somebody who reads a card may want: of the moments at which it counts, and of what it costs. */
export function rulesOfCard(effects: readonly Effect[]): readonly string[] {
	const rules = effects.flatMap(({ when, pays }) => [MOMENTS[when], ...pays.map(({ pay }) => COSTS[pay])]);
	return [...new Set(rules)];
}
