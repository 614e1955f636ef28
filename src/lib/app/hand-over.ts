/** What became of a file: given away, written where somebody chose, in the downloads if the browser kept its word, or nothing. */
export type Handed = 'shared' | 'saved' | 'downloaded' | 'cancelled';

interface Target {
	createWritable(): Promise<{ write(bytes: Blob): Promise<void>; close(): Promise<void> }>;
}
type Picker = (options: { suggestedName: string }) => Promise<Target>;

const isCancel = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

/**
 * Hands a file to the person: through the share sheet where the tablet has one that takes it, else to a place that she chooses,
 * else as a download. Of the last nobody can tell whether it arrived: whoever must know asks. Call it from a tap.
 */
export async function handOver(file: File): Promise<Handed> {
	const sheet = { files: [file], title: file.name };
	try {
		if ('canShare' in navigator && navigator.canShare(sheet)) {
			await navigator.share(sheet);
			return 'shared';
		}
		const pick = (globalThis as { showSaveFilePicker?: Picker }).showSaveFilePicker;
		if (pick) {
			const target = await pick({ suggestedName: file.name });
			const writable = await target.createWritable();
			await writable.write(file);
			await writable.close();
			return 'saved';
		}
	} catch (error) {
		if (isCancel(error)) return 'cancelled';
		// a sheet or picker that fails is no reason to lose the file
	}
	download(file);
	return 'downloaded';
}

function download(file: File): void {
	const url = URL.createObjectURL(file);
	const link = document.createElement('a');
	link.href = url;
	link.download = file.name;
	link.click();
	setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
