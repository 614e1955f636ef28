import { expect, test } from 'vitest';
import { argumentsOfAll } from '../../../../tests/support/messages.js';
import { faults as germanFaults } from './texts/de/faults.js';
import { words as german } from './texts/de/words.js';
import { faults } from './texts/en/faults.js';
import { words } from './texts/en/words.js';

test('every message of sharing can be read in both languages and asks for the same values', () => {
	expect(argumentsOfAll(german, 'de')).toEqual(argumentsOfAll(words, 'en'));
	expect(argumentsOfAll(germanFaults, 'de')).toEqual(argumentsOfAll(faults, 'en'));
});
