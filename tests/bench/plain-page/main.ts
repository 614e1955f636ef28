// What the bench holds Wardroom beside: a Y.Array of bare strings over data channels, with no gate, no storage and no game.
import * as Y from 'yjs';

const doc = new Y.Doc();
const log = doc.getArray<string>('log');
const channels = new Set<RTCDataChannel>();
const shown = document.querySelector('[data-testid=steps]');
const ENTRY = 'x'.repeat(2000);

doc.on('update', (update: Uint8Array, origin: unknown) => {
	if (shown) shown.textContent = String(log.length);
	if (origin === 'others') return;
	for (const channel of channels) channel.send(new Uint8Array(update));
});
document.querySelector('button')?.addEventListener('click', () => log.push([ENTRY]));

const lines = new Map<string, RTCPeerConnection>();
function line(name: string): RTCPeerConnection {
	const connection = new RTCPeerConnection();
	lines.set(name, connection);
	const channel = connection.createDataChannel('log', { negotiated: true, id: 0 });
	channel.binaryType = 'arraybuffer';
	channel.onopen = () => {
		channels.add(channel);
		channel.send(new Uint8Array(Y.encodeStateAsUpdate(doc)));
	};
	channel.onmessage = ({ data }) => Y.applyUpdate(doc, new Uint8Array(data as ArrayBuffer), 'others');
	return connection;
}
async function gathered(connection: RTCPeerConnection): Promise<string> {
	while (connection.iceGatheringState !== 'complete')
		await new Promise((resolve) => {
			connection.addEventListener('icegatheringstatechange', resolve, { once: true });
		});
	return connection.localDescription?.sdp ?? '';
}

/** Called from the bench: the three steps of a pairing, and how many lines are open. */
Object.assign(globalThis, {
	async offer(name: string) {
		const connection = line(name);
		await connection.setLocalDescription(await connection.createOffer());
		return gathered(connection);
	},
	async answer(name: string, sdp: string) {
		const connection = line(name);
		await connection.setRemoteDescription({ type: 'offer', sdp });
		await connection.setLocalDescription(await connection.createAnswer());
		return gathered(connection);
	},
	accept: (name: string, sdp: string) => lines.get(name)?.setRemoteDescription({ type: 'answer', sdp }),
	open: () => channels.size
});
