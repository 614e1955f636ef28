import { expect, test } from 'vitest';
import { argumentsOfAll } from '../../../tests/support/messages.js';
import { app as germanApp } from './de/app.js';
import { faults as germanFaults } from './de/faults.js';
import { app } from './en/app.js';
import { faults } from './en/faults.js';

test.each([
	{ name: 'words', english: app, german: germanApp },
	{ name: 'faults', english: faults, german: germanFaults }
])('every message of the app’s $name can be read in both languages and asks for the same values', (each) => {
	expect(argumentsOfAll(each.german, 'de')).toEqual(argumentsOfAll(each.english, 'en'));
});
