import '../../../app.css';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-svelte';
import { userEvent } from 'vitest/browser';
import SampleBoard from './SampleBoard.svelte';
import type { Point, Pose } from './viewport';

/** The board of one metre with its margin of 20 mm on 520 px: half a pixel for each millimetre. */
async function table() {
	const told = {
		ontap: vi.fn<(at: Point) => void>(),
		onpress: vi.fn(),
		onplace: vi.fn<(pose: Pose) => void>()
	};
	const screen = await render(SampleBoard, told);
	const board = screen.getByRole('application', { name: 'The table' });
	await expect.element(board).toHaveAttribute('viewBox', '-20 -1020 1040 1040');
	const svg = board.element();
	return { ...told, screen, svg, viewBox: () => svg.getAttribute('viewBox') };
}

function pointer(target: Element, type: string, x: number, y: number, pointerId = 1) {
	const box = document.querySelector('.board-view')?.getBoundingClientRect();
	const [clientX, clientY] = [x + (box?.left ?? 0), y + (box?.top ?? 0)];
	// a made-up pointer cannot be captured
	target.setPointerCapture = () => undefined;
	const init = { bubbles: true, cancelable: true, pointerId, clientX, clientY, button: 0 };
	target.dispatchEvent(type === 'click' ? new MouseEvent(type, init) : new PointerEvent(type, init));
}

test('a tap is told in millimetres, from the lower left corner', async () => {
	const { svg, ontap } = await table();
	for (const type of ['pointerdown', 'pointerup', 'click']) pointer(svg, type, 110, 410);
	expect(ontap).toHaveBeenCalledTimes(1);
	const [at] = ontap.mock.lastCall!;
	expect(at.x).toBeCloseTo(200);
	expect(at.y).toBeCloseTo(200);
});

test('a drag moves the layer, is drawn once at its end, and is no tap', async () => {
	const { svg, viewBox, ontap } = await table();
	pointer(svg, 'pointerdown', 100, 100);
	pointer(svg, 'pointermove', 150, 130);
	await expect.poll(() => (svg as SVGElement).style.transform).toBe('translate(50px, 30px) scale(1)');
	expect(viewBox()).toBe('-20 -1020 1040 1040');
	pointer(svg, 'pointerup', 150, 130);
	pointer(svg, 'click', 150, 130);
	await expect.poll(viewBox).toBe('-120 -1080 1040 1040');
	expect((svg as SVGElement).style.transform).toBe('');
	expect(ontap).not.toHaveBeenCalled();
});

test('two fingers zoom', async () => {
	const { svg, viewBox } = await table();
	pointer(svg, 'pointerdown', 210, 260, 1);
	pointer(svg, 'pointerdown', 310, 260, 2);
	pointer(svg, 'pointermove', 160, 260, 1);
	pointer(svg, 'pointermove', 360, 260, 2);
	pointer(svg, 'pointerup', 160, 260, 1);
	pointer(svg, 'pointerup', 360, 260, 2);
	await expect.poll(viewBox).toBe('240 -760 520 520');
});

test('a wheel zooms about the pointer and settles when it rests', async () => {
	const { svg, viewBox } = await table();
	const { left, top } = svg.getBoundingClientRect();
	const at = { clientX: left + 260, clientY: top + 260 };
	svg.dispatchEvent(
		new WheelEvent('wheel', { deltaY: -Math.LN2 / 0.0015, bubbles: true, cancelable: true, ...at })
	);
	await expect.poll(viewBox).toBe('240 -760 520 520');
});

test('keys zoom and pan, and the button shows the whole board again', async () => {
	const { screen, svg, viewBox } = await table();
	(svg as SVGElement).focus();
	await userEvent.keyboard('+{ArrowUp}');
	await expect.poll(viewBox).toBe('84 -1012 832 832');
	await screen.getByRole('button', { name: 'Show the whole board' }).click();
	await expect.poll(viewBox).toBe('-20 -1020 1040 1040');
});

test('a base is a button of 48 px whatever the zoom, and its press is no tap of the board', async () => {
	const { screen, ontap, onpress } = await table();
	const base = screen.getByRole('button', { name: 'Ship 3' });
	const touch = base.element().querySelector('.touch')?.getBoundingClientRect();
	expect(touch?.width).toBeGreaterThanOrEqual(47.9);
	await base.click();
	(base.element() as SVGElement).focus();
	await userEvent.keyboard('{Enter}');
	expect(onpress).toHaveBeenCalledTimes(2);
	expect(ontap).not.toHaveBeenCalled();
});

test('a base is placed by dragging, without moving the board', async () => {
	const { screen, viewBox, onplace } = await table();
	const ghost = screen.getByRole('button', { name: 'Place Rosa' }).element();
	pointer(ghost, 'pointerdown', 360, 360);
	pointer(ghost, 'pointermove', 310, 335);
	pointer(ghost, 'pointerup', 310, 335);
	await expect.poll(() => onplace.mock.lastCall?.[0]).toEqual({ x: 600, y: 350, heading: 0 });
	expect(viewBox()).toBe('-20 -1020 1040 1040');
});

test('a base is placed and turned by keys', async () => {
	const { screen, onplace } = await table();
	(screen.getByRole('button', { name: 'Place Rosa' }).element() as SVGElement).focus();
	await userEvent.keyboard('{ArrowUp}{ArrowRight},');
	expect(onplace.mock.lastCall?.[0]).toEqual({ x: 705, y: 305, heading: 345 });
	const turn = screen.getByRole('slider', { name: 'Turn Rosa' });
	(turn.element() as SVGElement).focus();
	await userEvent.keyboard('{ArrowRight}{ArrowRight}');
	await expect.element(turn).toHaveAttribute('aria-valuenow', '15');
});

test('the handle turns the base towards the finger', async () => {
	const { screen, onplace } = await table();
	const handle = screen.getByRole('slider', { name: 'Turn Rosa' }).element();
	pointer(handle, 'pointerdown', 360, 300);
	pointer(handle, 'pointermove', 460, 360);
	pointer(handle, 'pointerup', 460, 360);
	await expect.poll(() => onplace.mock.lastCall?.[0].heading).toBe(90);
});
