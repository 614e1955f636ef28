import { describe, expect, test } from 'vitest';
import { rulesFor, SEATS } from '../../../tests/support/tablet.js';
import {
	bear,
	hide,
	pass,
	roll,
	throws,
	tinyTable,
	UNTIL_THROWING,
	walk
} from '../../../tests/support/tiny-table.js';
import type { Fact } from '../../../tests/support/tiny-game/index.js';
import { pen } from './pen.js';
import { settle } from './settle.js';

describe('a take-back that loses its fork is never given again', () => {
	test('it asks again if something it took back is live on the path, else it is struck quietly', () => {
		const { answer, takeBack, line, verdicts, root } = tinyTable();
		const x = answer('A', root, hide('ann'));
		const y = answer('B', x, hide('ben'));
		const lost = takeBack('A', y, x);
		const redo = takeBack('A', lost, y);
		const own = takeBack('B', answer('B', y, hide('cas')), y);
		line('CDE', y, 9);
		const found = verdicts();
		expect([lost, redo, own].map((id) => found.get(id))).toEqual(['askAgain', 'takenBack', 'takenBack']);
	});

	test('it asks again, too, if that has just been given again', () => {
		const { answer, takeBack, line, verdicts, root } = tinyTable();
		const x = answer('A', root, hide('ann'));
		const lost = takeBack('A', x, root);
		line('AB', x, 9); // the other side of a fork went on with it, and lost as well
		line('CDE', root, 50);
		const found = verdicts();
		expect([x, lost].map((id) => found.get(id))).toEqual(['again', 'askAgain']);
	});
});

describe('facts by hand', () => {
	const ready = (
		byHand: readonly Fact[],
		...more: Parameters<ReturnType<typeof tinyTable>['answers']>[2][]
	) => {
		const table = tinyTable({ byHand: ['place', ...byHand] });
		return { ...table, at: table.answers('A', table.root, ...UNTIL_THROWING, ...more) };
	};

	test('a typed roll is given again when id and key are unchanged, and what hangs on it too', () => {
		const { answer, line, verdicts, at } = ready(['roll'], throws('ann'));
		const rolled = answer('A', at, roll('hit', 'miss', 'miss'));
		const borne = answer('B', rolled, bear('ben'));
		line('CD', at, 20);
		const found = verdicts();
		expect([rolled, borne].map((id) => found.get(id))).toEqual(['again', 'again']);
	});

	test('a typed roll of another number of dice is struck `offered`', () => {
		const { answers, answer, verdict, line, root } = tinyTable({ byHand: ['place', 'roll'] });
		const hidden = answers('A', root, ...UNTIL_THROWING.slice(0, 7));
		const ours = answers('A', hidden, walk('dot', 100, 100), pass('ann'), pass('ben'), throws('cas'));
		const rolled = answer('A', ours, roll('miss'));
		const theirs = answers('B', hidden, walk('dot', 30, 0), pass('ann'), pass('ben'), throws('cas'));
		line('BCD', theirs, 30);
		expect(verdict(rolled)).toBe('offered');
	});

	test('a typed draw is given again while the same cards are left', () => {
		const { answer, line, verdict, at } = ready(['draw']);
		const asked = answer('A', answer('A', at, throws('ann')), bear('ben'));
		const drawn = answer('A', asked, { do: 'draw', mitten: 'blue' });
		line('CD', asked, 20);
		expect(verdict(drawn)).toBe('again');
	});

	test('a typed range or position is struck `offered`: the ruler may say something else here', () => {
		const { answer, line, verdict, at } = ready(['measure'], throws('ann'));
		const measured = answer('A', at, { do: 'measure', range: 2 });
		line('CD', at, 20);
		expect(verdict(measured)).toBe('offered');

		const { answers, ...table } = tinyTable();
		const hidden = answers('A', table.root, ...UNTIL_THROWING.slice(0, 4));
		const walked = answers('A', hidden, walk('ann', 1, 1));
		table.line('CD', hidden, 20);
		expect(table.verdict(walked)).toBe('offered');
	});
});

describe('a change of the table', () => {
	test('is made again on the path', () => {
		const { history, change, line, settleAs, root } = tinyTable();
		const lost = change('A', root, { dice: 'table' });
		line('BC', root, 4);
		expect(settleAs('B')).toMatchObject([
			{ kind: 'table', device: 'A', change: { dice: 'table' }, retryOf: lost }
		]);
		history.add(settleAs('B'));
		expect(history.openCommands()).toEqual([]);
	});

	test('tells the game of itself before what was decided after it is judged', () => {
		const { put, answer, line, verdicts, root } = tinyTable();
		const hidden = put('A', {
			...{ kind: 'table', parent: root, seat: '', commands: [], change: { handicap: true } },
			events: [{ type: 'hidden', seat: 'ben', behind: 'tree' }]
		});
		const after = answer('B', line('B', root, 1), hide('ben', 'wall'));
		line('CDE', root, 50);
		const found = verdicts();
		expect([hidden, after].map((id) => found.get(id))).toEqual(['again', 'gone']);
	});

	test('is struck when the same was set since the fork, this way or another', () => {
		const { change, line, verdicts, root } = tinyTable();
		const [same, other, free] = [{ dice: 'table' }, { ruler: 'table' }, { cards: 'table' }].map((what) =>
			change('A', root, what)
		);
		change('B', change('B', line('BC', root, 9), { dice: 'table' }), { ruler: 'app' });
		const found = verdicts();
		expect([same, other, free].map((id) => found.get(id!))).toEqual(['same', 'answered', 'again']);
	});
});

describe('secrets', () => {
	test('a choice that was decided with secrets is given again only by its owner’s device', () => {
		const { history, answers, answer, line, respond, root } = tinyTable({ rounds: 1 });
		const end = answers('A', root, ...UNTIL_THROWING, ...SEATS.map(pass));
		const shown = answer('A', end, { do: 'reveal', seat: 'ann', number: 7, salt: 'salt' });
		line('BC', end, 20);
		const settleOn = (device: string, seat: string) =>
			settle({
				...{ history, respond, rules: rulesFor(seat), mayGive: (entry) => entry.device === device },
				write: pen({ table: root, writer: 1, device, now: () => 0 })
			});
		expect(settleOn('B', 'ben')).toEqual([]);
		expect(history.openCommands().map(({ id }) => id)).toEqual([shown]);
		expect(settleOn('A', 'ann')).toMatchObject([{ retryOf: shown }]);
	});
});
