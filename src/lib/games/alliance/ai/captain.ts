import { missionOf } from '../data/index.js';
import { distance, headingTo, turn, type Point, type Pose } from '../../../engine/geometry/index.js';
import { isChoice, type ChoosePrompt, type PlaceDomain, type Prompt } from '../../../engine/prompt.js';
import type { Command } from '../rules/commands.js';
import { accepts } from '../rules/domains.js';
import { answerMove } from '../rules/ruler/movement.js';
import { answerRanges, answerShots } from '../rules/ruler/targets.js';
import { INCH } from '../rules/ruler/terrain.js';
import { isLegal } from './target.js';
import { uncancelled } from '../rules/sources.js';
import type { Ship, ShipId, State } from '../rules/state.js';
import { shipOf } from '../rules/table.js';
import { colourOf } from '../rules/colour.js';
import { hullOf, shieldsOf } from '../rules/values.js';

/**
 * A sensible captain: flies to the mission token that is hers, scans there, and brings it home; shoots at what is weakest,
 * and spends what changes something. Looks one maneuver ahead. Plays by the same prompts as a person.
 */
export function captainPlays(state: State, prompt: Prompt<Command>): Command | undefined {
	if (prompt.kind === 'place' && prompt.domain.kind === 'place')
		return deploy(state, prompt.subject, prompt.domain);
	if (!isChoice(prompt) || prompt.kind === 'draw') return undefined;
	const [first] = prompt.options;
	switch (prompt.question) {
		case 'deployment':
			return prompt.options.find(({ command }) => command.type === 'beginMission')?.command;
		case 'setDial':
			return bestDial(state, shipOf(state, prompt.subject), prompt);
		case 'changeDial':
			return undefined;
		case 'performAction':
			return bestAction(state, shipOf(state, prompt.subject), prompt);
		case 'declareTarget':
			return bestTarget(state, prompt);
		case 'modifyAttackDice.attacker':
		case 'modifyDefenseDice.defender':
			return bestUse(state, prompt);
		case 'endPhase': {
			const ship = shipOf(state, prompt.subject);
			return shieldsOf(ship) > ship.shields ? first?.command : passOf(prompt);
		}
		case 'maneuverRevealed':
			return passOf(prompt);
		default:
			return first?.command;
	}
}

const passOf = (prompt: ChoosePrompt<Command>) =>
	prompt.options.find(({ command }) => command.type === 'pass')?.command;

/** The token that a captain flies for: captains share them out by their place at the table. */
function tokenOf(state: State, ship: ShipId) {
	const { tokens } = missionOf(state.setup.mission);
	const place = state.setup.ships.findIndex(({ id }) => id === ship);
	return tokens[place % tokens.length];
}

function deploy(state: State, ship: ShipId, domain: PlaceDomain): Command | undefined {
	const token = tokenOf(state, ship);
	const ys = domain.area.map(([, y]) => y);
	const y = Math.max(...ys) - domain.base / 2;
	const wanted = (token?.at[0] ?? 18) * INCH;
	for (let step = 0; step < 80; step++) {
		const x = wanted + (step % 2 === 0 ? 1 : -1) * Math.ceil(step / 2) * 10;
		const pose: Pose = { x: Math.round(x * 100) / 100, y, heading: 0 };
		if (accepts(domain, pose)) return { type: 'placeShip', ship, pose };
	}
	return undefined;
}

/** Where a ship wants to be next: at its token until it carries it, then below the home edge. */
function goalOf(state: State, ship: Ship): Point {
	const token = tokenOf(state, ship.id);
	const isDone = !token || ship.cargo.includes(token.cargo) || state.returned.includes(token.cargo);
	return isDone ? [ship.pose?.x ?? 0, -80] : [token.at[0] * INCH, token.at[1] * INCH];
}

function bestDial(state: State, ship: Ship, prompt: ChoosePrompt<Command>): Command | undefined {
	const goal = goalOf(state, ship);
	let best: { score: number; command: Command } | undefined;
	for (const { command } of prompt.options) {
		if (command.type !== 'setDial') continue;
		const score = dialScore(state, ship, command.maneuver, goal);
		if (!best || score > best.score) best = { score, command };
	}
	return best?.command;
}

const SHY = { fled: 5000, obstacle: 120, overlap: 90, red: 30, redUnderPower: 200 };

/** How good a maneuver is: nearer to the goal and facing it, without rocks, ships, edges and strain. In mm. */
function dialScore(
	state: State,
	ship: Ship,
	maneuver: Extract<Command, { type: 'setDial' }>['maneuver'],
	goal: Point
): number {
	const { move } = answerMove(state, ship.id, maneuver);
	const { colour } = colourOf(state, ship, maneuver);
	const { x, y, heading } = move.pose;
	const isHome =
		move.beyond.length > 0 &&
		move.beyond.every((edge) => missionOf(state.setup.mission).federationEdges.includes(edge));
	const off = turn(headingTo([x, y], goal) - heading);
	const wrong = Math.min(off, 360 - off);
	let score = -distance([x, y], goal) - wrong * 0.9;
	if (move.beyond.length > 0) score += isHome && goal[1] < 0 ? SHY.fled : -SHY.fled;
	if (move.obstacles.length > 0) score -= SHY.obstacle;
	if (move.ships.length > 0 || move.planet) score -= SHY.overlap;
	if (colour === 'red') score -= ship.tokens.auxiliaryPower > 0 ? SHY.redUnderPower : SHY.red;
	if (colour === 'green' && ship.tokens.auxiliaryPower > 0) score += SHY.red;
	return score;
}

/** A scan where a token is in reach, else what fits the next fight. */
function bestAction(state: State, ship: Ship, prompt: ChoosePrompt<Command>): Command | undefined {
	const token = tokenOf(state, ship.id);
	const isNear = token !== undefined && !ship.cargo.includes(token.cargo) && nearToken(ship, token.at);
	const foes = Object.values(state.ships)
		.filter(({ side, status }) => side === 'dominion' && status === 'inPlay')
		.map(({ id }) => id);
	const hasShot = answerShots(state, ship.id, ['primary'], foes).shots.some(isLegal);
	const isSeen = Object.values(answerRanges(state, ship.id, foes).bands).some((band) => band <= 3);
	const wanted = isNear
		? ['scan']
		: hasShot
			? ['battleStations', 'evasiveManeuvers']
			: isSeen
				? ['evasiveManeuvers', 'targetLock']
				: ['battleStations'];
	for (const name of wanted) {
		const found = prompt.options.find(
			({ command }) => command.type === 'perform' && command.action.action === name
		);
		if (found) return found.command;
	}
	return passOf(prompt);
}

function nearToken(ship: Ship, [x, y]: readonly [number, number]): boolean {
	return ship.pose !== undefined && distance([ship.pose.x, ship.pose.y], [x * INCH, y * INCH]) < 135;
}

/** The weakest ship in reach, with the weapon that rolls most. */
function bestTarget(state: State, prompt: ChoosePrompt<Command>): Command | undefined {
	let best: { life: number; command: Command } | undefined;
	for (const { command } of prompt.options) {
		if (command.type !== 'declareTarget') continue;
		const target = shipOf(state, command.target);
		const life =
			target.shields + hullOf(target) - target.damage.length - (command.weapon === 'primary' ? 0 : 0.5);
		if (!best || life < best.life) best = { life, command };
	}
	return best?.command ?? prompt.options[0]?.command;
}

/** Spends what changes something: re-rolls blanks, turns Battle Stations, evades while something gets through. */
function bestUse(state: State, prompt: ChoosePrompt<Command>): Command | undefined {
	const attack = state.frames.findLast((frame) => frame.attack)?.attack;
	if (!attack) return passOf(prompt);
	const isAttacking = prompt.question === 'modifyAttackDice.attacker';
	if (!isAttacking && uncancelled(attack) === 0) return passOf(prompt);
	const dice = isAttacking ? attack.attackDice : attack.defenseDice;
	const blanks = dice.flatMap(({ face, locked }, i) => (face === 'blank' && !locked ? [i] : []));
	const useful = prompt.options.filter(({ command }) => {
		if (command.type !== 'use') return false;
		if (command.effect === 'battleStations' || command.effect === 'evade') return true;
		return (
			command.dice !== undefined && command.dice.length > 0 && command.dice.every((i) => blanks.includes(i))
		);
	});
	const most = useful.sort((a, b) => diceIn(b.command) - diceIn(a.command))[0];
	return most?.command ?? passOf(prompt);
}

const diceIn = (command: Command) => (command.type === 'use' ? (command.dice?.length ?? 0) : 0);
