import { expect, test } from 'vitest';
import type { Change, Entry } from '../../log/index.js';
import { givesBack, leaves, letIn, playsFor, rosterOf, seatsOf } from './roster.js';

const after = (...changes: readonly Change[]) =>
	rosterOf(changes.map((change) => ({ kind: 'table', change }) as unknown as Entry));

test('a captain is played on the tablet that took her last, until it gives her back', () => {
	const took = [playsFor('ann', 'a'), playsFor('ann', 'b')];
	expect(after(...took).seats.get('ann')).toBe('b');
	expect(seatsOf(after(...took), 'a')).toEqual([]);
	expect(after(...took, givesBack('ann')).seats.has('ann')).toBe(false);
});

test('the captains of a tablet that has left for good are free again, and its number stays its own', () => {
	const roster = after(letIn('b', 'captain'), letIn('c', 'captain'), playsFor('ann', 'b'), leaves('b'));
	expect([...roster.left]).toEqual(['b']);
	expect(roster.seats.size).toBe(0);
	expect([...roster.tablets.keys()]).toEqual(['b', 'c']);
});

test('a tablet that has left and is let in again is at the table as it was let in last', () => {
	const roster = after(letIn('b', 'captain'), leaves('b'), letIn('b', 'spectator'));
	expect([roster.left.size, roster.tablets.get('b')]).toEqual([0, 'spectator']);
});
