import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Locator } from '@playwright/test';

const [WIDTH, HEIGHT] = [640, 480] as const;

/** A picture as its greys, row by row. */
type Picture = Uint8Array;

/** A dim room with nothing in it. */
export const DARK: Picture = new Uint8Array(WIDTH * HEIGHT).fill(70);

/** What a camera that is held before a code sees, so many pictures one after the other. */
export async function filmOf(code: Locator, count: number): Promise<readonly Picture[]> {
	const pictures = await code.evaluate(
		async (shown, { width, height, many }) => {
			const paper = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
			const taken: string[] = [];
			let last = '';
			while (paper && taken.length < many) {
				await new Promise((resolve) => setTimeout(resolve, 40));
				const drawn = new XMLSerializer().serializeToString(shown);
				if (drawn === last && many > 1) continue;
				last = drawn;
				const image = new Image(400, 400);
				image.src = `data:image/svg+xml,${encodeURIComponent(drawn.replace('<svg', '<svg width="400" height="400"'))}`;
				await image.decode();
				paper.resetTransform();
				paper.fillStyle = '#464646';
				paper.fillRect(0, 0, width, height);
				// no tablet is held straight
				paper.translate(width / 2, height / 2);
				paper.rotate(0.05);
				paper.fillStyle = '#e8e8e8';
				paper.fillRect(-215, -215, 430, 430);
				paper.drawImage(image, -215, -215, 430, 430);
				const { data } = paper.getImageData(0, 0, width, height);
				let greys = '';
				for (let i = 0; i < data.length; i += 4) greys += String.fromCharCode(data[i] ?? 0);
				taken.push(btoa(greys));
			}
			return taken;
		},
		{ width: WIDTH, height: HEIGHT, many: count }
	);
	return pictures.map((picture) => Uint8Array.from(Buffer.from(picture, 'base64')));
}

/** A film for the camera of a browser, which shows it again and again. */
export function writeFilm(file: string, pictures: readonly Picture[], perSecond: number): void {
	const colourless = new Uint8Array((WIDTH * HEIGHT) / 2).fill(128);
	const head = `YUV4MPEG2 W${String(WIDTH)} H${String(HEIGHT)} F${String(perSecond)}:1 Ip A1:1 C420jpeg\n`;
	const frame = Buffer.from('FRAME\n');
	mkdirSync(path.dirname(file), { recursive: true });
	writeFileSync(
		file,
		Buffer.concat([
			Buffer.from(head),
			...pictures.flatMap((picture) => [frame, Buffer.from(picture), Buffer.from(colourless)])
		])
	);
}
