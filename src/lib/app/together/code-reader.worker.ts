import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

/** Where the page has the decoder: without it the library would ask a host on the internet. */
interface Begin {
	readonly wasm: string;
}

/** Looks for one QR code in each picture that comes, and says what it holds: an empty text for none. */
addEventListener('message', ({ data }: MessageEvent<Begin | ImageBitmap>) => {
	if (data instanceof ImageBitmap) look(data).catch(() => postMessage(''));
	else prepareZXingModule({ overrides: { locateFile: () => data.wasm } });
});

async function look(data: ImageBitmap): Promise<void> {
	const { width, height } = data;
	const paper = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
	paper?.drawImage(data, 0, 0);
	data.close();
	const picture = paper?.getImageData(0, 0, width, height);
	const codes = picture
		? await readBarcodes(picture, { formats: ['QRCode'], tryHarder: true, maxNumberOfSymbols: 1 })
		: [];
	postMessage(codes[0]?.text ?? '');
}
