import type { Rule } from './types.js';

const section = 'Overlaps, obstacles, planets and edges';

export default [
	{
		id: 'R85',
		section,
		title: 'Overlapping another ship',
		text: 'If the final position of a ship would overlap another base, even partly, slide the ship back along the template, centred in both pairs of guides, until it overlaps no ship. The bases then touch, and the ship skips Perform Action. With several ships in the way it goes on backwards until it is clear of all of them, and it touches the last one it had to clear.',
		basis: 'stated'
	},
	{
		id: 'R86',
		section,
		title: 'Sliding back along the template',
		text: 'While a ship slides back, the mid-points of both pairs of guides stay on the centre line of the template, which is prolonged straight at both ends. The ship takes the largest travel that is free of overlap, but never goes behind its start.',
		basis: 'ruling'
	},
	{
		id: 'R87',
		section,
		title: 'Touching ships',
		text: 'Ships whose bases touch may attack each other at Range 1 if their arcs permit it. Merely touching a ship, without an overlap at the end of the maneuver, costs nothing.',
		basis: 'stated'
	},
	{
		id: 'R88',
		section,
		title: 'Come about into a ship',
		text: 'A come about that would overlap a ship is executed as a full astern of the same speed and colour instead, without the turn by 180°. By our ruling, if the full astern overlaps nothing, the ship does not lose Perform Action.',
		basis: 'stated'
	},
	{
		id: 'R89',
		section,
		title: 'Full astern into a ship',
		text: 'A full astern that would overlap a ship slides forward along the template until it is clear; the bases then touch. The ship skips Perform Action.',
		basis: 'stated'
	},
	{
		id: 'R90',
		section,
		title: 'Overlapping an obstacle',
		text: 'If the template or the final base overlaps an obstacle other than a planet, the maneuver is completed as normal and the ship stays on the token, but it skips Perform Action. After Power Strain and Clean Up one attack die is rolled: a hit is one damage, a critical hit one critical damage, and Battle Stations or a blank nothing. By our ruling there is one die for each maneuver, and the whole template counts, even if the ship slid back.',
		basis: 'stated'
	},
	{
		id: 'R91',
		section,
		title: 'Leaving an obstacle',
		text: 'The obstacle on which a ship already sits does not count for its next maneuver. By our ruling it does count if the base still overlaps it at the end.',
		basis: 'stated'
	},
	{
		id: 'R92',
		section,
		title: 'Asteroids and other objects',
		text: 'Asteroids are obstacles without special rules. The reverse sides of their tokens and mission objects are not obstacles unless a rule says so.',
		basis: 'stated'
	},
	{
		id: 'R93',
		section,
		title: 'Obstructed attacks',
		text: 'If the range line of an attack crosses an obstacle, the attack is obstructed and the defender rolls one more defense die. By our ruling it is one die however many obstacles there are. It is not a range bonus, so it counts as a modifier for the Rule of 3.',
		basis: 'stated'
	},
	{
		id: 'R94',
		section,
		title: 'Attacking from an obstacle',
		text: 'A ship that sits on an obstacle makes obstructed attacks. By our ruling an attack on such a ship is obstructed only if the range line crosses the obstacle.',
		basis: 'stated'
	},
	{
		id: 'R95',
		section,
		title: 'Ending on a planet',
		text: 'If the base of a player ship overlaps the planet at the end of its maneuver, the ship goes back along the template until it is clear and skips Perform Action. Flying across the whole planet is free. By our ruling, if both a ship and the planet are in the way, it goes back until it is clear of both.',
		basis: 'stated'
	},
	{
		id: 'R96',
		section,
		title: 'Enemy ships and planets',
		text: 'Enemy ships ignore planets when they move. They may end on one, do not swerve for it and keep their action.',
		basis: 'stated'
	},
	{
		id: 'R97',
		section,
		title: 'Attacking through a planet',
		text: 'If the range line crosses the planet and neither ship overlaps it, the attack is completely obstructed and there are no attack dice. If either ship overlaps the planet, the attack is as normal, without an extra die.',
		basis: 'stated'
	},
	{
		id: 'R98',
		section,
		title: 'Fleeing the battlefield',
		text: 'A player ship whose base is partly or fully beyond an edge after a maneuver has fled and is destroyed, unless the mission lets it retreat over that edge. By our ruling this is judged on the final position, after overlaps are settled, and a base that touches the edge line is inside.',
		basis: 'stated'
	},
	{
		id: 'R99',
		section,
		title: 'Retreating over an edge',
		text: 'A ship that leaves over an edge with the icon of its own faction retreats: it is out of play but not destroyed, and it keeps its mission tokens. If its base lies over two edges at a corner, by our ruling both must allow the retreat.',
		basis: 'stated'
	},
	{
		id: 'R100',
		section,
		title: 'Cards and tokens of departed ships',
		text: 'When a ship has fled or retreated, its damage cards go to the discard pile and its tokens to the supply, with both ends of every Target Lock. Mission tokens of a ship that retreated over an edge count as carried out.',
		basis: 'inferred'
	}
] satisfies readonly Rule[];
