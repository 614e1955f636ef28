/** Pixels of a picture that is looked at, along its longer side: enough for the largest code at arm's length. */
const LONGEST = 1280;

/** The camera of this tablet, for codes on other screens. First the one that looks at whoever holds it: screens meet face to face. */
export class Camera {
	stream = $state.raw<MediaStream>();
	/** Counts up with every start and stop: a camera that comes too late is let go. */
	#turn = 0;
	#facing: 'user' | 'environment' = 'user';

	/** @throws an error whose message is `noCamera`, `notSecure` or `cameraDenied`. */
	async start(): Promise<void> {
		this.stop();
		// a page that is not from a safe place has no devices at all
		const devices = (navigator as Partial<Navigator>).mediaDevices;
		if (!devices) throw new Error(isSecureContext ? 'noCamera' : 'notSecure');
		try {
			const turn = this.#turn;
			const stream = await devices.getUserMedia({
				video: { facingMode: this.#facing, width: { ideal: LONGEST }, height: { ideal: 720 } }
			});
			if (turn === this.#turn) this.stream = stream;
			else for (const track of stream.getTracks()) track.stop();
		} catch (error) {
			const isMissing = error instanceof DOMException && error.name === 'NotFoundError';
			throw new Error(isMissing ? 'noCamera' : 'cameraDenied', { cause: error });
		}
	}
	/** The other camera, where there are two. */
	async turn(): Promise<void> {
		this.#facing = this.#facing === 'user' ? 'environment' : 'user';
		try {
			await this.start();
		} catch {
			// there is no other: the first one again
			this.#facing = this.#facing === 'user' ? 'environment' : 'user';
			await this.start().catch(() => undefined);
		}
	}
	stop(): void {
		this.#turn++;
		for (const track of this.stream?.getTracks() ?? []) track.stop();
		this.stream = undefined;
	}
}
