import { readPack, type Content, type Kind } from './pack.js';
import type {
	Asteroid,
	DamageCard,
	EnemyCard,
	Loadout,
	Mission,
	Preset,
	ShipClass,
	Upgrade
} from './schema.js';

/** What the game ships with: one thing a file, found by its folder. A new card is a new file, and no other line changes. */
const FILES = import.meta.glob(['./*/*.ts', '!./**/*.test.ts'], { eager: true, import: 'default' });

function shipped(): Content {
	const read = readPack(FILES);
	if (!read.ok) throw new Error(`data: ${JSON.stringify(read.refusal.params)}`);
	return read.value;
}

export const CONTENT = shipped();

function named<T>(kind: Kind, map: ReadonlyMap<string, T>, id: string): T {
	const found = map.get(id);
	if (found === undefined) throw new Error(`data: there is no ${kind} '${id}'`);
	return found;
}

export const shipClass = (id: string): ShipClass => named('ship', CONTENT.ship, id);
export const upgradeCard = (id: string): Upgrade => named('upgrade', CONTENT.upgrade, id);
export const damageCard = (id: string): DamageCard => named('damage', CONTENT.damage, id);
export const loadoutCard = (id: string): Loadout => named('loadout', CONTENT.loadout, id);
export const enemyCard = (id: string): EnemyCard => named('enemy', CONTENT.enemy, id);
export const missionOf = (id: string): Mission => named('mission', CONTENT.mission, id);
export const presetOf = (id: string): Preset => named('preset', CONTENT.preset, id);
export const asteroidOf = (id: string): Asteroid => named('asteroid', CONTENT.asteroid, id);
