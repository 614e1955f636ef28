import { expect, test } from 'vitest';
import { argumentsOfAll } from '../../../../../tests/support/messages.js';
import { ENGLISH, GERMAN } from './say.js';

test('every message of the game can be read in both languages and asks for the same values', () => {
	expect(argumentsOfAll(GERMAN, 'de')).toEqual(argumentsOfAll(ENGLISH, 'en'));
});
