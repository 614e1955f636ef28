import wasm from 'zxing-wasm/reader/zxing_reader.wasm?url';

/** In ms between two pictures that are looked at. */
const PAUSE = 60;
/** Pixels of a picture that is looked at, along its longer side: enough for the largest code at arm's length. */
const LONGEST = 1280;

/** Looks at what a video shows, picture after picture, and says each text of a code that it sees. Call the result to stop. */
export function lookForCodes(video: HTMLVideoElement, seen: (text: string) => void): () => void {
	const worker = new Worker(new URL('./code-reader.worker.ts', import.meta.url), { type: 'module' });
	worker.postMessage({ wasm });
	let timer: ReturnType<typeof setTimeout> | undefined;
	let isOver = false;
	async function next(): Promise<void> {
		if (isOver) return;
		const { videoWidth: width, videoHeight: height } = video;
		const scale = Math.min(1, LONGEST / Math.max(width, height));
		if (width === 0) {
			timer = setTimeout(() => void next(), PAUSE);
			return;
		}
		try {
			const picture = await createImageBitmap(video, {
				resizeWidth: Math.round(width * scale),
				resizeHeight: Math.round(height * scale)
			});
			worker.postMessage(picture, [picture]);
		} catch {
			// no picture yet, or none any more
			timer = setTimeout(() => void next(), PAUSE);
		}
	}
	worker.onmessage = ({ data }: MessageEvent<string>) => {
		if (data !== '' && !isOver) seen(data);
		timer = setTimeout(() => void next(), PAUSE);
	};
	void next();
	return () => {
		isOver = true;
		clearTimeout(timer);
		worker.terminate();
	};
}
