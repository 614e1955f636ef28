import path from 'node:path';
import { fileURLToPath } from 'node:url';
import js from '@eslint/js';
import { defineConfig, globalIgnores } from 'eslint/config';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from '../svelte.config.js';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

// Run as `eslint --config .config/eslint.config.js .`: patterns are then relative to the working directory.
export default defineConfig(
	globalIgnores(['**/.svelte-kit/', '.cache/', 'build/', 'coverage/', 'tests/bench/empty-page/']),
	js.configs.recommended,
	ts.configs.strictTypeChecked,
	ts.configs.stylisticTypeChecked,
	svelte.configs.recommended,
	{
		languageOptions: {
			globals: { ...globals.browser },
			parserOptions: {
				projectService: true,
				tsconfigRootDir: root,
				extraFileExtensions: ['.svelte']
			}
		},
		rules: {
			// the compiler knows better
			'no-undef': 'off',
			'@typescript-eslint/no-confusing-void-expression': 'off',
			'@typescript-eslint/no-misused-promises': [
				'error',
				{ checksVoidReturn: { attributes: false, arguments: false } }
			],
			'@typescript-eslint/consistent-type-imports': 'error',
			'@typescript-eslint/switch-exhaustiveness-check': [
				'error',
				{ considerDefaultExhaustiveForUnions: true }
			],
			'@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
			// numbers and ids read well inside a sentence
			'@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true, allowNever: true }],
			'max-lines': ['error', { max: 400, skipComments: true }],
			// a Y.Text's toString() is its text
			'@typescript-eslint/no-base-to-string': [
				'error',
				{ ignoredTypeNames: ['YText', 'Error', 'URL', 'URLSearchParams', 'RegExp'] }
			]
		}
	},
	{
		files: ['**/*.svelte', '**/*.svelte.ts'],
		languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } }
	},
	{
		// The pure rooms know no clock, no chance and no browser: what they need comes in, what they found goes out.
		files: [
			'src/lib/engine/**/*.ts',
			'src/lib/kits/**/*.ts',
			'src/lib/games/*/{rules,charts,ai,data}/**/*.ts'
		],
		rules: {
			'no-restricted-globals': [
				'error',
				...['Date', 'crypto', 'performance', 'window', 'document', 'navigator', 'setTimeout', 'localStorage']
			],
			'no-restricted-properties': ['error', { object: 'Math', property: 'random' }],
			'no-restricted-imports': ['error', { patterns: ['svelte', 'svelte/*', '$app/*', 'dexie', 'yjs'] }]
		}
	},
	{
		files: ['tests/**', '**/*.test.ts'],
		// Playwright insists on `async ({}, use)`
		rules: { 'no-empty-pattern': 'off', '@typescript-eslint/no-non-null-assertion': 'off' }
	},
	{
		files: ['.tools/**', '.config/**', '*.js', '*.ts'],
		languageOptions: { globals: { ...globals.node } }
	},
	{
		files: ['**/*.cjs', 'svelte.config.js', '.tools/**', '.config/**'],
		extends: [ts.configs.disableTypeChecked]
	},
	{
		files: ['**/*.cjs'],
		languageOptions: { globals: { ...globals.node } },
		rules: { '@typescript-eslint/no-require-imports': 'off' }
	}
);
