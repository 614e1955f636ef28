import { createActor, fromCallback, fromPromise, type ActorRefFrom } from 'xstate';
import type { Decision } from '../../engine/rules.js';
import {
	handshake,
	Meeting,
	type HandshakeEvent,
	type Hello,
	type Line,
	type Offer,
	type Me
} from '../../sync/index.js';
import type { Camera } from './camera.svelte.js';

/** What a line between two tablets is used for: to be let in, or to let in. `gone` when people have gone away from the door. */
export type Enter = (line: Line, them: Hello, gone: AbortSignal) => Promise<Decision<unknown>>;

/** Listens for codes that the camera sees. */
export type Look = (seen: (text: string) => void) => () => void;

/** The handshake with the ways of this browser. */
export function handshakeHere(
	me: Me,
	{ camera, look, enter }: { camera: Camera; look: Look; enter: Enter }
): ActorRefFrom<typeof handshake> {
	const machine = handshake.provide({
		actors: {
			askCamera: fromPromise(async () => {
				await camera.start();
				return undefined;
			}),
			makeOffer: fromPromise((): Promise<Decision<Offer>> => Meeting.begin()),
			look: fromCallback<HandshakeEvent>(({ sendBack }) => look((text) => sendBack({ type: 'CODE', text }))),
			connect: fromPromise(({ input }) => input.offer.meet(input.them.address)),
			enter: fromPromise(({ input, signal }) => enter(input.line, input.them, signal))
		}
	});
	return createActor(machine, { input: me });
}
