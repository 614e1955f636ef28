import '../../../app.css';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-svelte';
import Base from './SampleBase.svelte';

const there = { x: 100, y: 100, heading: 90 };
const path = [{ x: 100, y: 0, heading: 0 }, { x: 100, y: 50, heading: 45 }, there];
const props = { who: { foe: 1 }, pose: there, label: 'Ship 1' };
const motions = () => document.getAnimations().map(({ playState }) => playState);

test('a way that is new is shown as a motion, and a tap anywhere ends it', async () => {
	const { rerender } = await render(Base, props);
	expect(motions()).toEqual([]);
	await rerender({ path });
	expect(motions()).toEqual(['running', 'running']);
	dispatchEvent(new PointerEvent('pointerdown'));
	await expect.poll(motions).toEqual([]);
});

test('a way that was gone before the base appeared is not gone again', async () => {
	await render(Base, { ...props, path });
	expect(motions()).toEqual([]);
});

test('nothing moves for those who asked for less motion', async () => {
	const quiet = { matches: true } as MediaQueryList;
	const media = vi.spyOn(globalThis, 'matchMedia').mockReturnValue(quiet);
	const { rerender } = await render(Base, props);
	await rerender({ path });
	expect(motions()).toEqual([]);
	media.mockRestore();
});
