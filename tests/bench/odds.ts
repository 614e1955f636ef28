import { performance } from 'node:perf_hooks';
import { oddsOf } from '../../src/lib/games/alliance/rules/odds/index.js';
import { ATTACK_DIE, DEFENSE_DIE } from '../../src/lib/games/alliance/rules/vocabulary.js';
import { at, scene } from '../support/alliance/index.js';

/** So many samples know a chance to a tenth of a percent, one standard error. */
const SAMPLES = 250_000;
const ROUNDS = 200;

/** An attack of four dice with a lock and a Battle Stations token, at two dice with an Evade token. */
const attack = () =>
	scene()
		.akira('A', at(300, 200), { lock: 'J', battleStations: 1 })
		.enemy('J', at(300, 400, 180), { evade: 1, shields: 4 })
		.fires('A')
		.declares('A', 'J').state;

const side = <Face>(die: readonly Face[]) => die[Math.floor(Math.random() * die.length)];

/** The same attack, rolled once: whether a result gets through. */
function rolledOnce(): boolean {
	let results = 0;
	for (let die = 0; die < 4; die++) {
		let face = side(ATTACK_DIE);
		if (face === 'blank') face = side(ATTACK_DIE);
		if (face !== 'blank') results++;
	}
	let evades = 1;
	for (let die = 0; die < 2; die++) if (side(DEFENSE_DIE) === 'evade') evades++;
	return results > evades;
}

/** The exact odds of an attack against rolling it until the error is a tenth of a percent: how many times cheaper they are. */
export function measureOdds() {
	const state = attack();
	const everything = () => true;
	const exact = oddsOf(state, everything)?.hit ?? 0;
	// both are warm: the compiler has seen them often enough
	for (let i = 0; i < ROUNDS; i++) oddsOf(state, everything);
	for (let i = 0; i < SAMPLES / 10; i++) rolledOnce();
	const began = performance.now();
	for (let i = 0; i < ROUNDS; i++) oddsOf(state, everything);
	const ours = (performance.now() - began) / ROUNDS;
	const from = performance.now();
	let hits = 0;
	for (let i = 0; i < SAMPLES; i++) if (rolledOnce()) hits++;
	const theirs = performance.now() - from;
	if (Math.abs(hits / SAMPLES - exact) > 0.01) throw new Error('bench: the odds and the dice do not agree');
	return [
		{
			name: 'odds',
			value: Math.round(ours * 1000) / 1000,
			unit: 'ms',
			against: 'rolling it to a tenth of a percent',
			ratio: Math.round(theirs / ours)
		}
	];
}
