import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { RULINGS } from '../../src/lib/games/alliance/rulebook.js';
import { DEFAULT_OPTIONS } from '../../src/lib/games/alliance/rules/options.js';
import { CONTENT } from '../../src/lib/games/alliance/data/index.js';
import { readPack } from '../../src/lib/games/alliance/data/pack.js';

const files = (folder: string): string[] =>
	readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
		const name = path.join(folder, entry.name);
		return entry.isDirectory() ? files(name) : [name];
	});

test('no id of a card, ship, enemy or mission stands in code outside the data', () => {
	const ids = [
		CONTENT.upgrade,
		CONTENT.damage,
		CONTENT.loadout,
		CONTENT.enemy,
		CONTENT.mission,
		CONTENT.preset,
		CONTENT.ship
	].flatMap((map) => [...map.keys()]);
	const code = files('src/lib').filter(
		(file) => /\.(ts|svelte)$/.test(file) && !/\.test\.ts$|\/(data|rulebook)\//.test(file)
	);
	for (const file of code) {
		const text = readFileSync(file, 'utf8');
		for (const id of ids)
			expect(new RegExp(`['"\`]${id}['"\`]`).test(text), `${file} names '${id}'`).toBe(false);
	}
});

test('a datum that does not fit is named by file and field', () => {
	const wrong = {
		kind: 'damage',
		id: 'x',
		name: 'X',
		source: 'seed',
		count: 1,
		text: 'X.',
		effects: [{ when: 'noon', does: [] }]
	};
	expect(readPack({ './damage/x.ts': wrong })).toMatchObject({
		ok: false,
		refusal: { code: 'packField', params: { file: './damage/x.ts', field: 'effects.0.when' } }
	});
	const lost = {
		kind: 'preset',
		id: 'p',
		source: 'seed',
		ship: 'nowhere',
		upgrades: [],
		hint: { en: 'None.' }
	};
	expect(readPack({ './presets/p.ts': lost })).toMatchObject({
		refusal: { params: { file: './presets/p.ts', field: 'ship' } }
	});
	const unknown = {
		kind: 'upgrade',
		id: 'u',
		name: 'U',
		source: 'seed',
		type: 'crew',
		cost: 1,
		onePerShip: false,
		text: 'U.',
		effects: [{ when: 'attack', does: [{ verb: 'explode' }] }]
	};
	expect(readPack({ u: unknown }).ok).toBe(false);
	const twice = CONTENT.damage.get('direct-hit');
	expect(readPack({ a: twice, b: twice })).toMatchObject({ refusal: { params: { file: 'b', field: 'id' } } });
});

test('a pack with prototype keys or code in it does nothing', () => {
	const hostile = JSON.parse(
		'{"kind":"damage","id":"x","__proto__":{"count":9},"name":"X","source":"seed","count":1,"text":"X.","effects":[]}'
	) as unknown;
	expect(readPack({ x: hostile }).ok).toBe(false);
	expect(({} as { count?: number }).count).toBeUndefined();
});

test('every asteroid can be seen whole from its centre, as its triangles need', () => {
	for (const { outline } of CONTENT.asteroid.values()) {
		const turns = outline.map(([x, y], i) => {
			const [nx, ny] = outline[(i + 1) % outline.length]!;
			return Math.sign(x * ny - y * nx);
		});
		expect(new Set(turns).size).toBe(1);
	}
});

test('a table plays each ruling by its first reading unless it chooses another', () => {
	const chosen = RULINGS.filter(({ option }) => option !== undefined && option in DEFAULT_OPTIONS);
	expect(chosen.length).toBeGreaterThan(10);
	for (const { id, option, readings } of chosen) {
		const [first] = readings;
		if (first.value !== undefined)
			expect([id, first.value]).toEqual([id, DEFAULT_OPTIONS[option as keyof typeof DEFAULT_OPTIONS]]);
	}
});
