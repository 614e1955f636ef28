import '../../app.css';
import { createRawSnippet } from 'svelte';
import { describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-svelte';
import { userEvent } from 'vitest/browser';
import Dial from './Dial.svelte';
import Dialog from './Dialog.svelte';
import DiceRow from './DiceRow.svelte';
import FacePad from './FacePad.svelte';
import Item from './Item.svelte';
import Lamp from './Lamp.svelte';
import LogList from './LogList.svelte';
import Refusal from './Refusal.svelte';
import Segments from './Segments.svelte';
import Slider from './Slider.svelte';
import Stepper from './Stepper.svelte';
import Switch from './Switch.svelte';
import TakeBack from './TakeBack.svelte';
import Toast from './Toast.svelte';
import Token from './Token.svelte';

const HIT = { glyph: 'hit', letter: 'H', name: 'Hit' } as const;
const BLANK = { glyph: 'blank', letter: '–', name: 'Blank' } as const;
const words = (text: string) => createRawSnippet(() => ({ render: () => `<p>${text}</p>` }));

describe('the lamp', () => {
	test('a second press within half a second does nothing', async () => {
		const onpress = vi.fn();
		const now = vi.spyOn(performance, 'now');
		const lamp = (await render(Lamp, { label: 'Roll 5 dice', onpress })).getByRole('button', {
			name: 'Roll 5 dice'
		});
		for (const ms of [1000, 1499, 1500]) {
			now.mockReturnValue(ms);
			(lamp.element() as HTMLElement).click();
		}
		now.mockRestore();
		expect(onpress).toHaveBeenCalledTimes(2);
	});

	test('it says for whom the table waits, and cannot be pressed', async () => {
		const onpress = vi.fn();
		const props = { label: 'Reveal', disabled: true, waitingFor: 'Waiting for Tove', onpress };
		const lamp = (await render(Lamp, props)).getByRole('button', { name: 'Waiting for Tove' });
		await lamp.click({ force: true });
		await expect.element(lamp).toHaveAttribute('aria-disabled', 'true');
		expect(onpress).not.toHaveBeenCalled();
	});

	test('it ignores a press while it is locked', async () => {
		const onpress = vi.fn();
		const lamp = (await render(Lamp, { label: 'Reveal', locked: true, onpress })).getByRole('button');
		await lamp.click({ force: true });
		expect(onpress).not.toHaveBeenCalled();
	});

	test('Enter presses it', async () => {
		const onpress = vi.fn();
		const lamp = (await render(Lamp, { label: 'Reveal', onpress })).getByRole('button');
		(lamp.element() as HTMLElement).focus();
		await userEvent.keyboard('{Enter}');
		expect(onpress).toHaveBeenCalledTimes(1);
	});
});

describe('choices', () => {
	test('an arrow key chooses the next segment, and goes round', async () => {
		const onchoose = vi.fn();
		const segments = [
			{ id: 'app', label: 'Tablet rolls' },
			{ id: 'hand', label: 'By hand' }
		] as const;
		const screen = await render(Segments, { segments, chosen: 'app', label: 'Dice', onchoose });
		await expect.element(screen.getByRole('radio', { name: 'Tablet rolls' })).toBeChecked();
		(screen.getByRole('radio', { name: 'Tablet rolls' }).element() as HTMLElement).focus();
		await userEvent.keyboard('{ArrowLeft}');
		expect(onchoose).toHaveBeenCalledWith('hand');
	});

	test('a refused row says why and is not chosen', async () => {
		const onpress = vi.fn();
		const screen = await render(Item, { title: 'Cloak', refused: 'not on this bar', onpress });
		const row = screen.getByRole('button', { name: 'Cloak not on this bar' });
		await row.click({ force: true });
		expect(onpress).not.toHaveBeenCalled();
	});

	test('a cell of the dial is named in full, and a refused one still asks for its reason', async () => {
		const onchoose = vi.fn();
		const cell = { row: '3', column: 'turn', glyph: 'turn', tone: 'hard', letter: 'R' } as const;
		const screen = await render(Dial, {
			rows: ['3'],
			columns: [{ id: 'turn', name: 'Turn right' }],
			cells: [{ ...cell, id: 'turn3', name: 'Turn 3 right, red', refused: true }],
			label: 'Dial',
			onchoose
		});
		await screen.getByRole('button', { name: 'Turn 3 right, red' }).click({ force: true });
		expect(onchoose).toHaveBeenCalledWith('turn3');
	});

	test('a die that may be rolled again can be chosen, a locked one not', async () => {
		const onpress = vi.fn();
		const dice = [{ face: BLANK }, { face: HIT, locked: true }, {}];
		const screen = await render(DiceRow, {
			dice,
			kind: 'attack',
			label: 'Attack dice',
			numbered: true,
			onpress
		});
		await screen.getByRole('button', { name: 'Blank' }).click();
		expect(onpress).toHaveBeenCalledWith(0);
		await expect.element(screen.getByRole('img', { name: 'Hit' })).toBeVisible();
		await expect.element(screen.getByRole('img', { name: '3' })).toBeVisible();
	});

	test('a face is typed in by its name', async () => {
		const onpress = vi.fn();
		const screen = await render(FacePad, { faces: [HIT, BLANK], label: 'Face of die 1', onpress });
		await screen.getByRole('button', { name: 'Blank' }).click();
		expect(onpress).toHaveBeenCalledWith(BLANK, 1);
	});

	test('a token that can be spent is a button', async () => {
		const onpress = vi.fn();
		const screen = await render(Token, { glyph: 'scan', label: 'Scan', count: 2, state: 'usable', onpress });
		await screen.getByRole('button', { name: 'Scan' }).click();
		expect(onpress).toHaveBeenCalledTimes(1);
	});

	test('a row of the log and its why are two buttons', async () => {
		const [onchoose, onwhy] = [vi.fn(), vi.fn()];
		const rows = [{ kind: 'entry', id: 'e1', sentence: 'Ship 5 flies Straight 3.', why: true }] as const;
		const props = { rows, selected: 'e1', whyLabel: 'Why', flagLabel: 'Marked', onchoose, onwhy };
		const screen = await render(LogList, props);
		await screen.getByRole('button', { name: 'Ship 5 flies Straight 3.', exact: true }).click();
		await screen.getByRole('button', { name: 'Why: Ship 5 flies Straight 3.' }).click();
		expect(onchoose).toHaveBeenCalledWith('e1');
		expect(onwhy).toHaveBeenCalledWith('e1');
	});
});

describe('numbers and switches', () => {
	test('a stepper stops at its ends', async () => {
		const onchange = vi.fn();
		const props = {
			value: 6,
			min: 2,
			max: 6,
			label: 'Captains',
			fewer: 'One fewer',
			more: 'One more',
			onchange
		};
		const screen = await render(Stepper, props);
		await screen.getByRole('button', { name: 'One more' }).click({ force: true });
		await screen.getByRole('button', { name: 'One fewer' }).click();
		expect(onchange.mock.calls).toEqual([[5]]);
	});

	test('a slider goes by keys and says its value in words', async () => {
		const onchange = vi.fn();
		const props = { value: 4, max: 9, label: 'Moment', valueText: 'Round 3, Combat', onchange };
		const slider = (await render(Slider, props)).getByRole('slider', { name: 'Moment' });
		await expect.element(slider).toHaveAttribute('aria-valuetext', 'Round 3, Combat');
		(slider.element() as HTMLElement).focus();
		await userEvent.keyboard('{ArrowRight}');
		expect(onchange).toHaveBeenCalledWith(5);
	});

	test('the whole row is the switch', async () => {
		const onchange = vi.fn();
		const screen = await render(Switch, { label: 'Forecast', checked: false, onchange });
		await screen.getByRole('switch', { name: 'Forecast' }).click();
		expect(onchange).toHaveBeenCalledWith(true);
	});
});

describe('messages', () => {
	test('a refusal says what, why and what helps, and leads to its rule', async () => {
		const onrule = vi.fn();
		const props = { what: 'Outside the arc', why: 'It fires ahead.', help: 'A turn would bring it in.' };
		const screen = await render(Refusal, { ...props, rule: { id: 'r158', label: 'Rule 158' }, onrule });
		await expect
			.element(screen.getByRole('status'))
			.toHaveTextContent(/Outside the arc.*ahead\..*bring it in/);
		await screen.getByRole('button', { name: 'Rule 158' }).click();
		expect(onrule).toHaveBeenCalledWith('r158');
	});

	test('news can be looked at and closed', async () => {
		const [onpress, onclose] = [vi.fn(), vi.fn()];
		const action = { label: 'Show', onpress };
		const screen = await render(Toast, { text: 'Tove took back', action, closeLabel: 'Close', onclose });
		await screen.getByRole('button', { name: 'Show' }).click();
		await screen.getByRole('button', { name: 'Close' }).click();
		expect(onpress).toHaveBeenCalledTimes(1);
		expect(onclose).toHaveBeenCalledTimes(1);
	});

	test('a dialog takes the focus to its title, and Escape asks to close it', async () => {
		const onclose = vi.fn();
		const screen = await render(Dialog, {
			open: true,
			title: 'Two stories',
			children: words('Which?'),
			onclose
		});
		await expect.element(screen.getByRole('dialog', { name: 'Two stories' })).toBeVisible();
		await expect.element(screen.getByRole('heading', { name: 'Two stories' })).toHaveFocus();
		await userEvent.keyboard('{Escape}');
		expect(onclose).toHaveBeenCalledTimes(1);
		await screen.rerender({ open: false });
		await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
	});
});

test.each([
	['Lamp', () => render(Lamp, { label: 'Go', onpress: vi.fn() })],
	['TakeBack', () => render(TakeBack, { label: 'Take back', what: 'Scan', onpress: vi.fn() })],
	['Item', () => render(Item, { title: 'Evade', onpress: vi.fn() })],
	['Switch', () => render(Switch, { label: 'Sound', checked: true, onchange: vi.fn() })],
	['Toast', () => render(Toast, { text: 'News', closeLabel: 'Close', onclose: vi.fn() })],
	[
		'DiceRow',
		() => render(DiceRow, { dice: [{ face: HIT }], kind: 'defense', label: 'Dice', onpress: vi.fn() })
	],
	['FacePad', () => render(FacePad, { faces: [HIT], label: 'Face', onpress: vi.fn() })]
])('%s has targets of 48 px, each with a name', async (_, show) => {
	const { container } = await show();
	for (const button of container.querySelectorAll('button')) {
		const { width, height } = button.getBoundingClientRect();
		expect(Math.min(width, height)).toBeGreaterThanOrEqual(48);
		expect(button.getAttribute('aria-label') ?? button.textContent.trim()).not.toBe('');
	}
});
