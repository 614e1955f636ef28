import type { Rule } from './types.js';

const section = 'Combat Phase';

export default [
	{
		id: 'R154',
		section,
		title: 'One attack per round',
		text: 'A ship makes one attack in a round, unless a card allows more. A player may decline to attack.',
		basis: 'stated'
	},
	{
		id: 'R155',
		section,
		title: 'Ships that cannot attack',
		text: 'A ship without any legal target makes no attack.',
		basis: 'stated'
	},
	{
		id: 'R156',
		section,
		title: 'Choose Method of Attack',
		text: 'In step 1 of an attack, choose the primary weapon or an equipped weapon upgrade with the header ATTACK.',
		basis: 'stated'
	},
	{
		id: 'R157',
		section,
		title: 'Declare Target',
		text: 'In step 2, declare an opposing ship that is in the arc and range of the weapon as the target; measuring comes before declaring. The target becomes the defender. By our ruling the costs of a secondary weapon, such as a spent Target Lock or disabling or discarding the card, are paid now.',
		basis: 'stated'
	},
	{
		id: 'R158',
		section,
		title: 'Firing arcs',
		text: 'A target is in arc if any part of its base is inside the wedge of the arc. A 90° arc has its tip in the centre of the base and reaches 45° to either side, through the front corners; a 180° arc is the half in front of the centre line. Rear arcs are the mirror image.',
		basis: 'stated'
	},
	{
		id: 'R159',
		section,
		title: 'Secondary firing arcs',
		text: 'A secondary firing arc, drawn with dashed lines, is only for weapons and effects that name it. It is never for the primary weapon.',
		basis: 'stated'
	},
	{
		id: 'R160',
		section,
		title: 'Ships do not block fire',
		text: 'Ships block neither arcs nor range lines.',
		basis: 'stated'
	},
	{
		id: 'R161',
		section,
		title: 'Range in combat',
		text: "Range in combat is measured from the closest part of the attacker's base to the closest part of the target's base that is inside the arc. The lowest section of the ruler that touches the target's base there is the range. Beyond Range 3 a ship is no target.",
		basis: 'stated'
	},
	{
		id: 'R162',
		section,
		title: 'Range of primary weapons',
		text: 'The primary weapon can attack at Range 1-3.',
		basis: 'stated'
	},
	{
		id: 'R163',
		section,
		title: 'Secondary weapons',
		text: 'The closest point of the target must be within the range on the card of a secondary weapon, for example 2-3 for Photon Torpedoes. The attack value of the card replaces the primary weapon value for the number of dice.',
		basis: 'stated'
	},
	{
		id: 'R164',
		section,
		title: 'Range bonuses',
		text: 'At Range 1 the attacker rolls one more attack die, and at Range 3 the defender rolls one more defense die. Both bonuses are for primary weapons only. They do not count toward the Rule of 3.',
		basis: 'stated'
	},
	{
		id: 'R165',
		section,
		title: 'Roll Attack Dice',
		text: 'In step 3, roll attack dice equal to the value of the weapon, changed by effects, plus the bonus for Range 1; less than zero counts as zero. With zero dice the attack causes no damage and, by our ruling, ends after this step and still counts as made.',
		basis: 'stated'
	},
	{
		id: 'R166',
		section,
		title: 'Modifiers add up',
		text: 'All modifiers to the number of dice add up.',
		basis: 'stated'
	},
	{
		id: 'R167',
		section,
		title: 'Modify Attack Dice',
		text: 'In step 4 the defender first uses all of their effects on the attack dice, and then the attacker uses all of theirs. Each side is free to choose the order of its own effects.',
		basis: 'stated'
	},
	{
		id: 'R168',
		section,
		title: 'Adding, converting and re-rolling',
		text: 'Dice are modified in three ways: adding puts a further result to the roll, converting turns a die to another face, and re-rolling rolls it again.',
		basis: 'stated'
	},
	{
		id: 'R169',
		section,
		title: 'Limits of re-rolls',
		text: 'A converted or re-rolled die counts only with its new face. A die that was re-rolled is not re-rolled again in this attack unless a card says so. A converted die may be re-rolled, and a re-rolled die may be converted.',
		basis: 'stated'
	},
	{
		id: 'R170',
		section,
		title: 'Target Lock in an attack',
		text: 'An attacker who has locked this defender may spend the Target Lock to re-roll any number of attack dice, once.',
		basis: 'stated'
	},
	{
		id: 'R171',
		section,
		title: 'Attacking with Battle Stations',
		text: 'By spending a Battle Stations token, the attacker turns every Battle Stations face among the attack dice into a hit.',
		basis: 'stated'
	},
	{
		id: 'R172',
		section,
		title: 'Roll Defense Dice',
		text: 'In step 5, the defender rolls dice equal to its agility, plus one at Range 3 against a primary weapon, minus one for each Scan token of the attacker, plus one if the attack is obstructed, and changed by card effects. Less than zero counts as zero.',
		basis: 'stated'
	},
	{
		id: 'R173',
		section,
		title: 'Modify Defense Dice',
		text: 'In step 6 the attacker first uses all of their effects on the defense dice, and then the defender uses all of theirs.',
		basis: 'stated'
	},
	{
		id: 'R174',
		section,
		title: 'Defending with Battle Stations',
		text: 'By spending a Battle Stations token, the defender turns every Battle Stations face among the defense dice into an Evade.',
		basis: 'stated'
	},
	{
		id: 'R175',
		section,
		title: 'Spending Evade tokens',
		text: 'The defender may spend an Evade token to add one Evade result. Several tokens may be spent one after another.',
		basis: 'stated'
	},
	{
		id: 'R176',
		section,
		title: 'Compare Results',
		text: 'Step 7 begins with all abilities that cancel dice. Then each Evade cancels one result, and all hits are cancelled before any critical hit. If at least one hit or critical hit is left, the defender is hit; otherwise the attack misses.',
		basis: 'stated'
	},
	{
		id: 'R177',
		section,
		title: 'Unused Battle Stations results',
		text: 'Battle Stations results that are left over mean nothing.',
		basis: 'inferred'
	},
	{
		id: 'R178',
		section,
		title: 'Deal Damage',
		text: 'In step 8 the defender suffers one damage for each hit that is left, and then one critical damage for each critical hit that is left.',
		basis: 'stated'
	},
	{
		id: 'R179',
		section,
		title: 'After the attack',
		text: 'After step 8 the next ship attacks. By our ruling effects for "after attacking" and "after defending" come in between.',
		basis: 'stated'
	},
	{
		id: 'R180',
		section,
		title: 'Start and end of Combat Phase',
		text: 'At the start of the Combat Phase come effects such as Console Fire and the tokens that ships with Search orders flip. At its end come effects such as the fire of Weapon Platforms and the download of data.',
		basis: 'stated'
	},
	{
		id: 'R181',
		section,
		title: 'Eight steps of an attack',
		text: 'An attack has eight steps: Choose Method of Attack, Declare Target, Roll Attack Dice, Modify Attack Dice, Roll Defense Dice, Modify Defense Dice, Compare Results and Deal Damage. The rulebook lists all eight, although its text speaks of seven.',
		basis: 'stated'
	}
] satisfies readonly Rule[];
