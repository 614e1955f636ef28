import type { Rule } from './types.js';

const section = 'Damage and destruction';

export default [
	{
		id: 'R192',
		section,
		title: 'Suffering damage',
		text: 'A ship suffers all normal damage before any critical damage, one at a time. If it still has an active shield, remove one, and this damage is done. Otherwise it receives one damage card: face down for damage, face up for critical damage.',
		basis: 'stated'
	},
	{
		id: 'R193',
		section,
		title: 'Removed and disabled shields',
		text: 'Removed shields come back only through card effects. Disabled shields neither protect the ship nor can they be removed by damage.',
		basis: 'stated'
	},
	{
		id: 'R194',
		section,
		title: 'Critical damage against shields',
		text: 'Critical damage that meets an active shield just removes it.',
		basis: 'inferred'
	},
	{
		id: 'R195',
		section,
		title: 'Face-up damage cards',
		text: 'The text of a face-up damage card is resolved as printed, and a Critical Hit token is placed on the ship. When the card is turned face down or removed, the token goes away.',
		basis: 'stated'
	},
	{
		id: 'R196',
		section,
		title: 'The damage deck',
		text: 'The deck has 33 cards. At once: Direct Hit (one more damage), Minor Explosion, Munitions Failure and Power Disruption; planning: Warp Core Breach; maneuver colour: Engine Room Fire (banks and turns are red); after a red maneuver: Minor Hull Breach; after an overlap: Jostled Navigator; action bar: Damaged Sensor Array; start of combat: Console Fire; next attack: Stunned Helmsman; values: Structural Damage (agility -1) and Weapons Malfunction (primary weapon -1); from the next round: Communications Failure (Captain Skill 0); talents: Injured Captain. The rulebook itself names four of these cards, gives the effect of Engine Room Fire alone, and says that Console Fire and Damaged Sensor Array can be repaired by an action. Every other effect is from public data.',
		basis: 'public'
	},
	{
		id: 'R197',
		section,
		title: 'Empty damage deck',
		text: 'If a damage card is due and the deck is empty, the shuffled discard pile becomes the new deck. By our ruling, if both are empty, the damage is counted without a card.',
		basis: 'stated'
	},
	{
		id: 'R198',
		section,
		title: 'Destroying ships',
		text: 'A ship is destroyed at once when its damage cards, face up and face down together, equal or exceed its hull value; by our ruling the remaining damage of that source is dropped. The ship is removed from the area. Its damage cards go to the face-up discard pile and all its tokens to the supply, with both ends of every Target Lock.',
		basis: 'stated'
	},
	{
		id: 'R199',
		section,
		title: 'Destroyed before attacking',
		text: 'Because destruction is immediate, a ship with a low Captain Skill may be destroyed before it attacks.',
		basis: 'stated'
	},
	{
		id: 'R200',
		section,
		title: 'Simultaneous Attack',
		text: 'In the Combat Phase, a ship that is destroyed by a ship of equal Captain Skill and has not had its attack this round stays for now. It keeps all its damage cards, even beyond its hull value, may make its attack under their effects and is then removed. If it has already attacked, or if the Captain Skills differ, it is removed at once.',
		basis: 'stated'
	},
	{
		id: 'R201',
		section,
		title: 'Limits of Simultaneous Attack',
		text: 'Simultaneous Attack applies only to damage in the Combat Phase by an active ship with a Captain Skill. It does not apply to damage by obstacles, Console Fire or Weapon Platforms, or to fleeing.',
		basis: 'inferred'
	},
	{
		id: 'R202',
		section,
		title: 'Mission tokens of destroyed ships',
		text: 'What happens to mission tokens on a destroyed ship is in the rules of the mission. By our ruling a doomed ship that still waits for its attack keeps them until it is removed.',
		basis: 'stated'
	}
] satisfies readonly Rule[];
