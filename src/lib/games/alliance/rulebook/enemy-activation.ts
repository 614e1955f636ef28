import type { Rule } from './types.js';

const section = 'Activation Phase: enemy ships';

export default [
	{
		id: 'R123',
		section,
		title: 'When enemy ships decide',
		text: 'An enemy ship decides on its maneuver when it activates, so it takes into account everything that has moved before it.',
		basis: 'stated'
	},
	{
		id: 'R124',
		section,
		title: 'Measuring for enemy ships',
		text: 'Everything that a condition of an enemy ship needs may be measured first.',
		basis: 'stated'
	},
	{
		id: 'R125',
		section,
		title: 'Extra steps of a logic card',
		text: 'Extra steps printed on a logic card, such as free tokens, are carried out at the place where they are printed.',
		basis: 'stated'
	},
	{
		id: 'R126',
		section,
		title: 'Target of Attack orders',
		text: 'With Attack orders the target is the nearest player ship, which is the one with the smallest distance between bases. If the distances are similar, it is the one closest to dead ahead. By our ruling distances that differ by up to 3 mm are similar, the angle is taken to the centre of the base, and a tie that still remains is settled at random.',
		basis: 'stated'
	},
	{
		id: 'R127',
		section,
		title: 'Ignoring touched ships',
		text: 'When it chooses its maneuver, an enemy ship ignores ships it touches, unless there is nothing else within Range 1-3. This does not apply to its attacks.',
		basis: 'stated'
	},
	{
		id: 'R128',
		section,
		title: 'Targets of other orders',
		text: 'Orders other than Attack change only what counts as a target; the rules for the nearest target, similar distances, touching and formations apply unchanged. For touching, "nothing else" means no other target of the same orders, so that an only target is kept even when the ship touches it.',
		basis: 'stated'
	},
	{
		id: 'R129',
		section,
		title: 'Enemy ship without a target',
		text: 'An enemy ship that has no target at all, for example because all Federation ships are out of play, does not move.',
		basis: 'ruling'
	},
	{
		id: 'R130',
		section,
		title: 'Formations move together',
		text: 'The ships of an unbroken formation share one choice. When the lowest ID number still in the formation activates, its position and facing decide the target, the ring of the table and the direction, and its die counts for all. The others perform the same maneuver later in the phase without a new roll, while overlaps, swerving and edges are settled for each ship by itself.',
		basis: 'stated'
	},
	{
		id: 'R131',
		section,
		title: 'Same maneuver in a formation',
		text: '"The same maneuver" means the same bearing, speed, side and colour. If it is red, every ship of the formation skips its action.',
		basis: 'inferred'
	},
	{
		id: 'R132',
		section,
		title: 'Leaving a formation',
		text: 'A ship that faces differently from the majority of its formation has left it and decides alone from its next activation. By our ruling this is checked after the last member has moved, with a tolerance of 1°, and nobody leaves if there is no strict majority. Also by our ruling, a ship that has left never rejoins.',
		basis: 'stated'
	},
	{
		id: 'R133',
		section,
		title: 'Broken formation',
		text: 'Any damage to the hull of a ship in formation, and so any damage card, breaks the formation for the rest of the mission. All its ships then decide alone. By our ruling they do so at once, even later in the same phase.',
		basis: 'stated'
	},
	{
		id: 'R134',
		section,
		title: 'Leader of a formation',
		text: 'A formation of one is simply a ship. If the leading ship is destroyed, the next lowest ID number leads.',
		basis: 'inferred'
	},
	{
		id: 'R135',
		section,
		title: 'Inner and outer table',
		text: "At Range 1 from the target an enemy ship uses the inner table, and at Range 3 or beyond the outer one. At Range 2 it uses the inner table if the target faces toward it, and otherwise the outer one. A target faces toward the enemy ship if the centre of that ship's base lies in the half in front of the target; a centre exactly on the line between the halves means the outer table. By our ruling a target without a facing, such as a Search token, Listening Post, Weapon Platform or Wreckage, counts at Range 2 for the inner table and on a dividing line for a random one of the overlapped sectors; Runabouts have a facing.",
		basis: 'stated'
	},
	{
		id: 'R136',
		section,
		title: 'Eight direction sectors',
		text: 'The directions around an enemy ship are divided into eight sectors: ahead, behind, and 45°, 90° and 135° to the right and to the left. By our ruling each sector is centred on its direction, counted from the facing of the ship, and reaches 22.5° to either side.',
		basis: 'stated'
	},
	{
		id: 'R137',
		section,
		title: 'Target on a dividing line',
		text: "If the base of the target overlaps two or more sectors, use the one toward which the target's facing crosses the dividing line. If the line of its facing, drawn forwards and backwards, runs over the base of the enemy ship, the target points directly at it or away from it, and one of the overlapped sectors is chosen at random. By our ruling, if several dividing lines are overlapped, the one nearest to the centre of the target counts.",
		basis: 'stated'
	},
	{
		id: 'R138',
		section,
		title: 'Rolling on the maneuver table',
		text: 'Roll the six-sided die and read the maneuver from the table for the ring and the sector; sectors on the left use the mirrored table. The examples of the rulebook fix four entries: outer table at 45°, roll 4, is a turn 3 that is not red; outer table ahead, roll 2, is a straight 4 that is not red; inner table ahead, roll 5, is a straight 2 that is not red; and inner table at 45°, roll 6, is a red bank 3.',
		basis: 'stated'
	},
	{
		id: 'R139',
		section,
		title: 'Executing an enemy maneuver',
		text: 'An enemy ship executes its maneuver like a player ship, including overlaps with ships, the come about that becomes a full astern, and obstacles.',
		basis: 'stated'
	},
	{
		id: 'R140',
		section,
		title: 'Red maneuvers of enemy ships',
		text: 'After a red maneuver an enemy ship gains no token; it skips Choose Action. Nothing else happens.',
		basis: 'stated'
	},
	{
		id: 'R141',
		section,
		title: 'Auxiliary Power of enemy ships',
		text: 'Enemy ships gain Auxiliary Power tokens only from effects. The tokens stop neither their maneuvers nor their actions, and the first action on the list removes one. Green maneuvers do not remove them, and a red maneuver under such a token costs no damage card.',
		basis: 'stated'
	},
	{
		id: 'R142',
		section,
		title: 'Swerving around obstacles',
		text: 'An enemy ship swerves if its maneuver would overlap an obstacle that could damage it, with the template or, by our ruling, with the final base. Test the replacement maneuvers: the first tier that has a clear one is used, the players choose if several of that tier are clear, and if none is clear the ship executes the original maneuver and suffers the overlap with the obstacle. By our ruling a replacement that leaves the board is taken only if no other is clear. Enemy ships never swerve for ships, planets or harmless tokens.',
		basis: 'stated'
	},
	{
		id: 'R143',
		section,
		title: 'Replacement maneuvers for swerving',
		text: 'A straight is first replaced by a bank of the same speed, at most 4, or a turn of the same speed, at most 3, to either side, and then by a straight 1. A bank is replaced by a turn of the same speed, at most 3, to the same side; a turn by a bank of the same speed to the same side; a come about by a straight 1. A full astern has no replacement. The colour stays that of the maneuver that was rolled.',
		basis: 'ruling'
	},
	{
		id: 'R144',
		section,
		title: 'Swerving in formation',
		text: 'In a formation each ship swerves for itself. The die is not rolled again.',
		basis: 'stated'
	},
	{
		id: 'R145',
		section,
		title: 'Enemy ships at the board edge',
		text: 'If the final base of an enemy ship overlaps an edge or is beyond it and the mission lets its faction retreat there, the ship is removed and has retreated. Otherwise place it outside where it left, its front edge flush with the board edge, facing the area; the maneuver counts as red, so the ship takes no action. It is in play and attacks and is attacked as normal. Its next maneuver starts from there, and by our ruling the same rule applies if that ends outside again.',
		basis: 'stated'
	},
	{
		id: 'R146',
		section,
		title: 'Place outside the edge',
		text: 'The place is the first point where the centre line of the template, prolonged to the front of the base, crosses an edge. If it crosses none, the place is the point on the edge that is nearest to the final centre. The centre of the ship stands 20 mm outside the edge, between 20 and 894.4 mm along it; if the place is occupied, use the nearest free place along the edge.',
		basis: 'ruling'
	},
	{
		id: 'R147',
		section,
		title: 'Order of checks for enemy maneuvers',
		text: 'An enemy maneuver is checked in this order: swerving, then overlap with ships and sliding back, then the edge, judged on the settled position as for player ships, and then the obstacle die. A ship put outside by the edge rule rolls no obstacle die, unless the template or its final base still meets an obstacle.',
		basis: 'ruling'
	},
	{
		id: 'R148',
		section,
		title: 'When enemy ships lose their action',
		text: 'An enemy ship performs no action after a red maneuver, after it was placed outside the board edge, after an overlap with a ship and after an overlap with an obstacle.',
		basis: 'stated'
	},
	{
		id: 'R149',
		section,
		title: 'Actions of enemy ships',
		text: 'Otherwise an enemy ship performs the first entry of its list that applies and can be performed. For the Attack Ship these are: 1. remove one of its own Auxiliary Power tokens; 2. Battle Stations, if it has a shot; 3. Evasive Maneuvers, if any Federation ship or object that counts as one is within Range 3; 4. Fix Critical Damage; 5. Scan. Other logic cards may list other actions.',
		basis: 'stated'
	},
	{
		id: 'R150',
		section,
		title: 'Having a shot',
		text: 'An enemy ship has a shot if it may attack some Federation ship or object now: in arc, at Range 1-3 and not blocked by a planet. Range and arc are judged after its move.',
		basis: 'ruling'
	},
	{
		id: 'R151',
		section,
		title: 'Fix Critical Damage',
		text: 'The ship performs the repair action of one face-up damage card whose text offers an action, such as Console Fire or Damaged Sensor Array. By our ruling it takes the oldest card if it has several.',
		basis: 'stated'
	},
	{
		id: 'R152',
		section,
		title: 'Enemy with Damaged Sensor Array',
		text: 'Damaged Sensor Array bars the actions of the action bar. An enemy ship with this card skips Battle Stations, Evasive Maneuvers and Scan on its list.',
		basis: 'inferred'
	},
	{
		id: 'R153',
		section,
		title: 'Other actions of enemy ships',
		text: 'In all other respects the actions of enemy ships work like those of the players.',
		basis: 'stated'
	}
] satisfies readonly Rule[];
