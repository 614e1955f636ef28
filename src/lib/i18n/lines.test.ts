import { expect, test } from 'vitest';
import { collapsed } from './lines.js';

test('the same sentence again is said once, and how often', () => {
	expect(collapsed(['A.', 'B.', 'B.', 'B.', 'A.'])).toEqual(['A.', 'B ×3.', 'A.']);
});
