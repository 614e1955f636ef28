/** The rooms of the house and which door each may use: see the drawing in .github/CONTRIBUTING.md. */
const PURE_PACKAGES = 'node_modules/(xstate|@noble/hashes|sat|valibot|cborg)/';
const PURE_ROOMS = '^src/lib/(engine|kits|games/[^/]+/(rules|charts|ai|data))/';

/** A room and the places in src/lib that it may import from; itself is always one. @param {string} name @param {string} from @param {string[]} allowed */
const room = (name, from, allowed) => ({
	name,
	severity: 'error',
	from: { path: from, pathNot: '\\.test\\.ts$' },
	to: { path: '^src/', pathNot: [from, ...allowed] }
});

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
	forbidden: [
		{ name: 'no-circular', severity: 'error', from: {}, to: { circular: true } },
		{
			name: 'no-orphans',
			severity: 'error',
			from: {
				orphan: true,
				// packs and game folders are found by import.meta.glob, scripts and configurations by their runners
				pathNot: [
					'\\.d\\.ts$',
					'(^|/)\\+(page|layout|error)',
					'^src/service-worker/',
					'^src/lib/games/[^/]+/(data|rulebook)/',
					'^tests/(scripts|playwright\\.config)'
				]
			},
			to: {}
		},
		{
			name: 'not-to-unresolvable',
			severity: 'error',
			from: {},
			// modules that SvelteKit makes up, and files of which only the address is meant
			to: { couldNotResolve: true, pathNot: ['^\\$(app|env|service-worker)', '\\?url$'] }
		},
		{
			name: 'no-dev-dependency',
			severity: 'error',
			from: { path: '^src/', pathNot: '\\.test\\.ts$' },
			to: {
				dependencyTypes: ['npm-dev'],
				dependencyTypesNot: ['type-only'],
				pathNot: ['node_modules/(svelte|@sveltejs/kit|@fontsource-variable)/']
			}
		},
		{
			name: 'pure-rooms-know-pure-packages',
			severity: 'error',
			from: { path: PURE_ROOMS, pathNot: '\\.test\\.ts$' },
			to: { path: 'node_modules', pathNot: [PURE_PACKAGES, 'node_modules/@types/(sat)/'] }
		},
		room('engine-knows-itself', '^src/lib/engine/', []),
		room('kits-know-the-engine', '^src/lib/kits/', ['^src/lib/engine/']),
		room('log-knows-the-engine', '^src/lib/log/', ['^src/lib/engine/']),
		room('sync-knows-log-and-engine', '^src/lib/sync/', ['^src/lib/(engine|log)/']),
		room('ui-knows-no-game', '^src/lib/ui/', ['^src/lib/(i18n|engine)/']),
		room('i18n-knows-itself', '^src/lib/i18n/', []),
		room('contract-knows-the-engine', '^src/lib/games/contract\\.ts$', ['^src/lib/engine/']),
		room('registry-knows-the-games', '^src/lib/games/registry\\.ts$', ['^src/lib/games/']),
		room('app-reaches-games-through-the-registry', '^src/lib/app/', [
			'^src/lib/(log|sync|engine|ui|i18n)/',
			'^src/lib/games/(registry|contract|cards)\\.ts$'
		]),
		room('routes-are-thin', '^src/routes/', ['^src/lib/(app|ui|i18n)/', '^src/app\\.css$']),
		{
			name: 'a-game-never-imports-another',
			severity: 'error',
			from: { path: '^src/lib/games/([^/]+)/', pathNot: '\\.test\\.ts$' },
			to: { path: '^src/lib/games/[^/]+/', pathNot: '^src/lib/games/$1/' }
		},
		{
			name: 'a-game-knows-engine-kits-ui',
			severity: 'error',
			from: { path: '^src/lib/games/[^/]+/', pathNot: '\\.test\\.ts$' },
			to: { path: '^src/', pathNot: ['^src/lib/(engine|kits|ui|i18n|games)/'] }
		},
		{
			name: 'rules-know-no-screen',
			severity: 'error',
			from: { path: PURE_ROOMS, pathNot: '\\.test\\.ts$' },
			to: { path: '^src/', pathNot: [PURE_ROOMS] }
		}
	],
	options: {
		doNotFollow: { path: 'node_modules' },
		exclude: { path: '\\.svelte-kit' },
		tsPreCompilationDeps: true,
		webpackConfig: { fileName: '.config/depcruise-resolve.cjs' },
		enhancedResolveOptions: {
			exportsFields: ['exports'],
			conditionNames: ['svelte', 'browser', 'import', 'types', 'default'],
			extensions: ['.ts', '.js', '.svelte', '.svelte.ts', '.svelte.js', '.d.ts', '.mjs']
		}
	}
};
