import { assign, fromCallback, fromPromise, setup } from 'xstate';
import type { Decision } from '../engine/rules.js';
import { readHello, writeHello, type Hello } from './hello.js';
import type { Line, Offer } from './line.js';

/** Who holds this tablet's end of the two codes. */
export interface Me {
	readonly device: string;
	/** The first eight bytes of the id of the table that it is at, as hex. */
	readonly table?: string;
}

interface Context {
	readonly me: Me;
	readonly offer: Offer | undefined;
	/** The text of our code. */
	readonly code: string;
	readonly them: Hello | undefined;
	readonly line: Line | undefined;
	/** Why it does not go on, or what was odd about the last code; words for it are the screen's. */
	readonly problem: string | undefined;
}

export type HandshakeEvent =
	| { readonly type: 'START' }
	/** A code was read by the camera, or typed. */
	| { readonly type: 'CODE'; readonly text: string }
	/** Once more from the beginning, or with a new code. */
	| { readonly type: 'RETRY' }
	/** Without a camera: codes are typed, and the browser may hide where this tablet is. */
	| { readonly type: 'TYPE' }
	| { readonly type: 'CANCEL' };

/** In ms: a code is shown for so long, a browser that waits for a permission is silent, two tablets that have read each other should have met. */
const CODE_LIFE = 300_000;
const SILENT = 5000;
const PATIENCE = 20_000;

const none = new Error('handshake: an actor is missing');

/** The tablet's own ways, handed in: so every path can be walked without a browser. */
const actors = {
	/** Asks for the camera; throws a code when there is none. */
	askCamera: fromPromise<undefined>(() => Promise.reject(none)),
	makeOffer: fromPromise<Decision<Offer>>(() => Promise.reject(none)),
	/** Sends `CODE` for each that it sees. */
	look: fromCallback<HandshakeEvent>(() => undefined),
	connect: fromPromise<Decision<Line>, { offer: Offer; them: Hello }>(() => Promise.reject(none)),
	/** What the line is then used for: to be let in, or to let in. Called off by its signal when people go away from the door. */
	enter: fromPromise<Decision<unknown>, { line: Line; them: Hello }>(() => Promise.reject(none))
};

/** What is odd about a code, or nothing: then it may be met. */
function oddOf(me: Me, text: string): string | undefined {
	const hello = readHello(text, me.device);
	if (!hello.ok) return hello.refusal.code;
	const { table } = hello.value;
	if (me.table === undefined && table === undefined) return 'noTableYet';
	return me.table !== undefined && table !== undefined && table !== me.table ? 'otherTable' : undefined;
}
function helloOf(me: Me, text: string): Hello | undefined {
	const hello = readHello(text, me.device);
	return hello.ok ? hello.value : undefined;
}

/**
 * How two tablets that face each other become linked: camera first, then our code is shown while theirs is looked for, in either
 * order; then a line, then the door. (Design §6)
 */
export const handshake = setup({
	types: {
		context: {} as Context,
		events: {} as HandshakeEvent,
		input: {} as Me
	},
	actors,
	delays: { codeLife: CODE_LIFE, silent: SILENT, patience: PATIENCE },
	actions: {
		letGo: ({ context }) => context.offer?.close()
	}
}).createMachine({
	id: 'handshake',
	initial: 'explained',
	context: ({ input }) => ({
		me: input,
		...{ offer: undefined, code: '', them: undefined, line: undefined, problem: undefined }
	}),
	on: { CANCEL: { target: '.left' } },
	states: {
		/** Why the camera is asked for stands on the screen. */
		explained: { on: { START: 'camera', TYPE: 'preparing' } },
		camera: {
			invoke: {
				src: 'askCamera',
				onDone: 'preparing',
				onError: {
					target: 'blocked',
					actions: assign({ problem: ({ event }) => codeOf(event.error, 'cameraDenied') })
				}
			}
		},
		preparing: {
			entry: ['letGo', assign({ offer: undefined, code: '', them: undefined })],
			invoke: {
				src: 'makeOffer',
				onDone: [
					{
						guard: ({ event }) => event.output.ok,
						target: 'showing',
						actions: assign(({ context, event }) => {
							const offer = event.output.ok ? event.output.value : undefined;
							return { offer, code: offer ? writeHello({ ...context.me, address: offer.address }) : '' };
						})
					},
					{
						target: 'blocked',
						actions: assign({
							problem: ({ event }) => (event.output.ok ? undefined : event.output.refusal.code)
						})
					}
				],
				onError: { target: 'blocked', actions: assign({ problem: 'noRoads' }) }
			}
		},
		/** Our code is on the screen, and the camera looks for theirs. */
		showing: {
			invoke: { src: 'look' },
			after: { codeLife: { target: 'preparing' } },
			on: {
				CODE: [
					{
						guard: ({ context, event }) => oddOf(context.me, event.text) !== undefined,
						actions: assign({ problem: ({ context, event }) => oddOf(context.me, event.text) })
					},
					{
						target: 'meeting',
						actions: assign({
							them: ({ context, event }) => helloOf(context.me, event.text),
							problem: undefined
						})
					}
				],
				RETRY: 'preparing'
			}
		},
		/** Theirs is read; ours stays on the screen until they have read it too. */
		meeting: {
			invoke: {
				src: 'connect',
				input: ({ context }) => {
					if (!context.offer || !context.them) throw none;
					return { offer: context.offer, them: context.them };
				},
				onDone: [
					{
						guard: ({ event }) => event.output.ok,
						target: 'atTheDoor',
						actions: assign(({ event }) => ({
							line: event.output.ok ? event.output.value : undefined,
							// it is the line's now, and no longer closed with the code
							...{ offer: undefined, problem: undefined }
						}))
					},
					{
						target: 'preparing',
						actions: assign({
							problem: ({ event }) => (event.output.ok ? undefined : event.output.refusal.code)
						})
					}
				],
				onError: { target: 'preparing', actions: assign({ problem: 'helloTorn' }) }
			},
			after: {
				silent: {
					guard: ({ context }) => context.offer !== undefined && !isTrying(context.offer),
					actions: assign({ problem: 'networkAsks' })
				},
				patience: { actions: assign({ problem: 'notReached' }) }
			},
			on: { RETRY: { target: 'preparing', actions: assign({ problem: undefined }) } }
		},
		atTheDoor: {
			invoke: {
				src: 'enter',
				input: ({ context }) => {
					if (!context.line || !context.them) throw none;
					return { line: context.line, them: context.them };
				},
				onDone: [
					{ guard: ({ event }) => event.output.ok, target: 'in' },
					{
						target: 'blocked',
						actions: assign({
							problem: ({ event }) => (event.output.ok ? undefined : event.output.refusal.code)
						})
					}
				],
				onError: { target: 'blocked', actions: assign({ problem: 'brokenHere' }) }
			},
			on: { RETRY: { target: 'preparing', actions: assign({ line: undefined, problem: undefined }) } }
		},
		in: { on: { RETRY: { target: 'preparing', actions: assign({ line: undefined }) } } },
		blocked: {
			entry: 'letGo',
			on: {
				RETRY: { target: 'camera', actions: assign({ problem: undefined }) },
				TYPE: { target: 'preparing', actions: assign({ problem: undefined }) }
			}
		},
		left: { type: 'final', entry: 'letGo' }
	}
});

/** An offer that cannot say whether its browser tries is taken to do so. */
function isTrying(offer: Offer): boolean {
	return !('isTrying' in offer) || offer.isTrying === true;
}
const codeOf = (error: unknown, otherwise: string): string =>
	error instanceof Error && /^[a-z][A-Za-z]+$/.test(error.message) ? error.message : otherwise;
