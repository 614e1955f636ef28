import type { Locator, Page } from '@playwright/test';

/** A hand at the table: plays through what the screen shows, as a person would, and knows nothing else. */
export class Hand {
	/** What was done, for the message when it ends badly. */
	readonly done: string[] = [];
	/** Which maneuver comes next. */
	turns = 0;
	constructor(
		readonly page: Page,
		/** With a finger instead of a mouse. */
		private readonly byTouch = false
	) {}

	/** Presses something, as this hand does. */
	hit = (what: Locator): Promise<void> => (this.byTouch ? what.tap() : what.click());

	lamp = (): Locator => this.page.locator('.foot .lamp').first();
	round = async (): Promise<number> =>
		Number(/Round (\d+)/.exec((await this.page.locator('.round').textContent()) ?? '')?.[1] ?? 0);

	async startTable({ realDice = false, captains = 2 } = {}): Promise<void> {
		await this.hit(this.page.getByRole('link', { name: /^Start a table/ }));
		for (let i = 2; i < captains; i++)
			await this.hit(this.page.getByRole('button', { name: 'One captain more' }));
		if (realDice) await this.page.getByRole('switch', { name: /We roll real dice/ }).click();
		await this.press('Lay out the map');
		await this.page.getByRole('heading', { name: 'Place your ships' }).waitFor();
	}

	/** Presses the main button once it says this. */
	async press(label: string | RegExp): Promise<void> {
		const lamp = this.page.locator('.lamp').filter({ hasText: label });
		await lamp.waitFor();
		await this.page.waitForTimeout(520);
		await this.hit(lamp);
		this.done.push(`press ${String(label)}`);
	}

	async deploy(): Promise<void> {
		await this.unplaced().first().waitFor();
		for (let left = await this.unplaced().count(); left > 0; left = await this.unplaced().count()) {
			await this.hit(this.unplaced().first());
			await this.press(/^Place .* here/);
			await this.page.waitForFunction(
				(before) => document.querySelectorAll('.panel .item .mark').length < before,
				left
			);
		}
		await this.press('Begin the mission');
		await this.page.getByRole('group', { name: /^Dial of/ }).waitFor();
	}
	private unplaced = () => this.page.locator('.panel .item').filter({ has: this.page.locator('.mark') });

	/** One step of whatever is next. False when the mission is over. */
	async step(): Promise<boolean> {
		const { page } = this;
		await page.locator('.lamp:not(.is-locked)').first().waitFor();
		const label = (await this.lamp().textContent()) ?? '';
		if (label.includes('Fly it again')) return false;
		if (label.includes('Saving') || label.includes('One moment')) {
			await page.waitForTimeout(50);
			return true;
		}
		const pad = page.locator('.faces');
		const dial = page.getByRole('group', { name: /^Dial of/ });
		const items = page.locator('.panel .item:not(.refused)');
		if (await pad.count()) await this.typeDice(pad);
		else if ((await dial.count()) && label.includes('Choose a maneuver')) await this.setDial(dial);
		else if (!(await this.lamp().getAttribute('class'))?.includes('waiting')) {
			await page.waitForTimeout(520);
			await this.hit(this.lamp());
			this.done.push(`press ${label}`);
		} else if (await items.count()) {
			this.done.push(`choose ${(await items.first().textContent()) ?? ''}`);
			await this.hit(items.first());
		} else await page.waitForTimeout(50);
		await this.settled(label);
		return true;
	}

	/** The screen shows something else than before, or as much time has passed as anybody would wait. */
	private async settled(before: string): Promise<void> {
		await this.page
			.waitForFunction(
				(label) => (document.querySelector('.foot .lamp')?.textContent ?? '') !== label,
				before,
				{ timeout: 700 }
			)
			.catch(() => undefined);
	}

	/** Bends to the left in a wide circle: a ship that stays on the board. */
	private async setDial(dial: Locator): Promise<void> {
		const wanted =
			['Bank 2 left', 'Turn 2 left', 'Turn 3 left', 'Bank 3 left'][this.turns++ % 4] ?? 'Bank 2 left';
		const cell = dial.getByRole('button', { name: new RegExp(`^${wanted}`) });
		await this.hit((await cell.count()) ? cell : dial.getByRole('button').first());
		await this.press(/^Set /);
	}

	private async typeDice(pad: Locator): Promise<void> {
		const faces = pad.getByRole('button');
		const count = await faces.count();
		while (((await this.lamp().textContent()) ?? '').startsWith('Tap ')) {
			await this.hit(faces.nth(this.turns++ % count));
		}
		await this.press(/^Enter /);
	}

	/** Plays until a round begins, or to the end. */
	async playUntilRound(round: number): Promise<boolean> {
		for (let i = 0; i < 3000; i++) {
			if ((await this.round()) >= round) return true;
			if (!(await this.step())) return false;
		}
		throw new Error(`no end: ${this.done.slice(-12).join(' | ')}`);
	}
}

/** Enemy steps by taps instead of pauses: a test has no need to read. */
export async function byTaps(page: Page): Promise<void> {
	await page.addInitScript(() => {
		try {
			localStorage.setItem('wardroom:/:settings', JSON.stringify({ theme: 'dark', byTaps: true }));
		} catch {
			// a page of the browser's own
		}
	});
}
