// `npm run simulate`: whole missions headless, by a sensible bot and by a random player; prints what came of them.
import process from 'node:process';
import { parseArgs } from 'node:util';
import { game } from '../../src/lib/games/alliance/game.js';
import { CONTENT } from '../../src/lib/games/alliance/data/index.js';
import { DEFAULT_OPTIONS } from '../../src/lib/games/alliance/rules/options.js';
import type { Setup } from '../../src/lib/games/alliance/rules/state.js';
import { anyOption, play, type Player } from '../support/play.js';

const { values } = parseArgs({
	options: {
		mission: { type: 'string', default: 'a-simple-patrol' },
		players: { type: 'string', default: '2' },
		games: { type: 'string', default: '20' },
		seed: { type: 'string', default: '1' },
		json: { type: 'boolean', default: false }
	}
});

/** The ready-made ships in turn, one a captain; alone, one captain commands two. */
function setupOf(players: number, seed: string): Setup {
	const presets = [...CONTENT.preset.keys()];
	const count = Math.max(2, players);
	const captains = Array.from({ length: players }, (_, i) => ({
		seat: `c${i + 1}`,
		name: `Captain ${i + 1}`,
		mark: i + 1
	}));
	const ships = Array.from({ length: count }, (_, i) => ({
		id: `ship-${i + 1}`,
		preset: presets[(i * 3) % presets.length] ?? '',
		seat: captains[i % players]?.seat ?? 'c1'
	}));
	return { mission: values.mission, captains, ships, options: DEFAULT_OPTIONS, seed };
}

type Of = Player<Parameters<typeof game.rules.decide>[1], ReturnType<typeof game.rules.initial>>;
const players: Record<string, Of> = {
	captain: (state, prompt) => game.captain(state, prompt),
	random: anyOption(game)
};

const faults: string[] = [];
const outcomes: Record<string, object> = {};
const started = performance.now();
let steps = 0;
let optionsTried = 0;
for (const [name, player] of Object.entries(players)) {
	const count = {
		games: 0,
		success: 0,
		xp: 0,
		rounds: 0,
		shipsLost: 0,
		enemiesDestroyed: 0,
		enemyTurns: 0,
		enemyShots: 0,
		edges: 0,
		events: 0
	};
	for (let i = 0; i < Number(values.games); i++) {
		const seed = `simulate-${values.seed}-${name}-${i}`;
		const played = play(game, setupOf(Number(values.players), seed), player, seed, {
			everyOption: 7,
			twice: true
		});
		faults.push(...played.faults.map((fault) => `${seed}: ${fault}`));
		steps += played.steps;
		optionsTried += played.optionsTried;
		const { result, round, ships } = played.state;
		const of = (type: string) => played.events.filter((event) => event.type === type).length;
		const isEnemy = (ship: string) => ships[ship]?.side === 'dominion';
		count.games++;
		count.success += result?.success ? 1 : 0;
		count.xp += Object.values(result?.xp ?? {}).reduce((a, b) => a + b, 0) / Number(values.players);
		count.rounds += round;
		count.shipsLost += Object.values(ships).filter(
			(ship) => ship.side === 'federation' && ship.status === 'destroyed'
		).length;
		count.enemiesDestroyed += Object.values(ships).filter(
			(ship) => ship.side === 'dominion' && ship.status === 'destroyed'
		).length;
		count.enemyTurns += played.events.filter(
			(event) => event.type === 'attacked' && isEnemy(event.ship)
		).length;
		count.enemyShots += played.events.filter(
			(event) => event.type === 'targetDeclared' && isEnemy(event.ship)
		).length;
		count.edges += of('putOutside');
		count.events += played.events.length;
	}
	const mean = (sum: number) => Math.round((100 * sum) / count.games) / 100;
	outcomes[name] = {
		games: count.games,
		winPercent: Math.round((100 * count.success) / count.games),
		xp: mean(count.xp),
		rounds: mean(count.rounds),
		shipsLost: mean(count.shipsLost),
		enemiesDestroyed: mean(count.enemiesDestroyed),
		enemyShotPercent: Math.round((100 * count.enemyShots) / Math.max(1, count.enemyTurns)),
		edgesHit: mean(count.edges),
		events: mean(count.events)
	};
}
const seconds = Math.round((performance.now() - started) / 100) / 10;
const report = {
	mission: values.mission,
	players: Number(values.players),
	seed: values.seed,
	outcomes,
	steps,
	optionsTried,
	seconds,
	faults
};
if (values.json) console.log(JSON.stringify(report));
else {
	console.table(outcomes);
	console.log(`${steps} steps, ${optionsTried} offered options tried, ${seconds} s, ${faults.length} faults`);
	for (const fault of faults.slice(0, 20)) console.log(fault);
}
process.exitCode = faults.length > 0 ? 1 : 0;
