import type { Page } from '@playwright/test';

/** A row of this app's database, whichever. */
export type Row = Record<string, unknown> & { bytes: Uint8Array };

/**
 * Reaches into the database of a page: `change` is given all rows of a store in the page, and gives back those that are to be
 * there instead of them. It knows nothing of the file that it stands in.
 */
export async function changeRows(
	page: Page,
	store: 'entries' | 'checkpoints',
	change: (rows: Row[]) => Row[]
): Promise<void> {
	// as an expression: the page's own policy lets nothing be made of text in it
	await page.evaluate(`(${reach.toString()})(${JSON.stringify(store)}, ${change.toString()})`);
}

/** In the page. */
async function reach(store: string, change: (rows: Row[]) => Row[]): Promise<void> {
	const [{ name }] = (await indexedDB.databases()) as [{ name: string }];
	const db = await new Promise<IDBDatabase>((resolve) => {
		const request = indexedDB.open(name);
		request.onsuccess = () => resolve(request.result);
	});
	const transaction = db.transaction(store, 'readwrite');
	const rows = transaction.objectStore(store);
	rows.getAll().onsuccess = (event) => {
		const changed = change((event.target as IDBRequest<Row[]>).result);
		rows.clear();
		for (const row of changed) rows.put(row);
	};
	await new Promise((resolve) => (transaction.oncomplete = resolve));
	db.close();
}
