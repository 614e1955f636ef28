import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { chromium, type Browser } from '@playwright/test';
import { findChromium } from '../../.tools/browser.mjs';
import { ROOT } from '../e2e/app.js';

const PREFIX = 'wardroom';
const SWITCH = `${PREFIX}-lan`;
/** A hardware address that nobody has: what is sent there is lost. */
const NOBODY = '02:00:00:00:00:99';
/** The range that hotspots of tablets use. There is no road out of it. */
const address = (host: number) => `192.168.49.${String(host)}`;

const ip = (...args: string[]) => execFileSync('ip', args, { encoding: 'utf8' });
const inside = (host: string, ...args: string[]) => ip('netns', 'exec', host, ...args);

/** Whether this machine lets us make networks of our own. */
export function mayMakeNetworks(): boolean {
	try {
		ip('netns', 'add', `${PREFIX}-try`);
		ip('netns', 'del', `${PREFIX}-try`);
		return true;
	} catch {
		return false;
	}
}

function clear(): void {
	for (const line of ip('netns', 'list').split('\n')) {
		const [name = ''] = line.split(' ');
		if (!name.startsWith(PREFIX)) continue;
		for (const pid of ip('netns', 'pids', name).split('\n').filter(Boolean))
			process.kill(Number(pid), 'SIGKILL');
		ip('netns', 'del', name);
	}
}

/** Machines on one switch without a road to anywhere, each in a network namespace of its own, with a browser and the app. */
export class Lan {
	readonly hosts: readonly Host[];
	readonly #scripts = mkdtempSync(path.join(tmpdir(), 'lan-'));

	/** @param count how many machines */
	constructor(count: number) {
		clear();
		ip('netns', 'add', SWITCH);
		ip('-n', SWITCH, 'link', 'add', 'switch', 'type', 'bridge');
		ip('-n', SWITCH, 'link', 'set', 'switch', 'up');
		this.hosts = Array.from({ length: count }, (_, i) => new Host(i + 1, this.#scripts));
	}

	async close(): Promise<void> {
		for (const host of this.hosts) await host.close();
		clear();
		rmSync(this.#scripts, { recursive: true, force: true });
	}
}

/** One machine: its plug can be pulled, it can be deaf to one other, stopped, given another address, or kept apart. */
export class Host {
	readonly #name: string;
	readonly #plug: string;
	readonly #script: string;
	#address: string;
	#server: ChildProcess | undefined;
	#browser: Browser | undefined;

	constructor(number: number, scripts: string) {
		this.#name = `${PREFIX}-${String(number)}`;
		this.#plug = `plug${String(number)}`;
		this.#address = address(10 + number);
		this.#script = path.join(scripts, this.#name);
		writeFileSync(this.#script, `#!/bin/sh\nexec ip netns exec ${this.#name} ${findChromium() ?? ''} "$@"\n`);
		chmodSync(this.#script, 0o755);
		ip('netns', 'add', this.#name);
		ip('-n', this.#name, 'link', 'set', 'lo', 'up');
		// so that one address is one road
		inside(this.#name, 'sh', '-c', 'echo 1 > /proc/sys/net/ipv6/conf/all/disable_ipv6');
		const plug = ['link', 'add', this.#plug, 'netns', SWITCH, 'type', 'veth'];
		ip(...plug, 'peer', 'name', 'eth0', 'netns', this.#name);
		ip('-n', SWITCH, 'link', 'set', this.#plug, 'master', 'switch', 'up');
		ip('-n', this.#name, 'addr', 'add', `${this.#address}/24`, 'dev', 'eth0');
		ip('-n', this.#name, 'link', 'set', 'eth0', 'up');
	}

	/** A browser here, and the app from this machine's own disk. Gives the app's address. */
	async start(): Promise<{ browser: Browser; url: string }> {
		const serve = `import { startServer } from './.tools/serve.mjs';
			console.log((await startServer({ dir: 'build', port: 4300 })).url);`;
		const node = ['netns', 'exec', this.#name, process.execPath, '--input-type=module', '-e', serve];
		const server = spawn('ip', node, { cwd: ROOT, stdio: ['ignore', 'pipe', 'inherit'] });
		this.#server = server;
		const url = await new Promise<string>((resolve, reject) => {
			server.once('exit', () => reject(new Error('lan: the server did not start')));
			server.stdout.once('data', (data: Buffer) => resolve(data.toString().trim()));
		});
		this.#browser = await chromium.launch({
			executablePath: this.#script,
			chromiumSandbox: false,
			args: [
				'--disable-quic',
				'--no-first-run',
				'--disable-background-networking',
				'--disable-sync',
				'--use-fake-ui-for-media-stream',
				'--use-fake-device-for-media-stream'
			]
		});
		return { browser: this.#browser, url };
	}

	/** Its network goes away, or comes back. */
	plug(isIn: boolean): void {
		ip('-n', this.#name, 'link', 'set', 'eth0', isIn ? 'up' : 'down');
	}
	/** Nothing that it sends reaches the other, and no error says so; what the other sends still comes. Or it does again. */
	mute(other: Host, isMuted: boolean): void {
		const neighbour = ['-n', this.#name, 'neigh', isMuted ? 'replace' : 'del', other.#address, 'dev', 'eth0'];
		ip(...neighbour, ...(isMuted ? ['lladdr', NOBODY, 'nud', 'permanent'] : []));
	}
	/** All of its programs stand still, as on a tablet that sleeps; or they go on. */
	stop(isStopped: boolean): void {
		for (const pid of ip('netns', 'pids', this.#name).split('\n').filter(Boolean))
			process.kill(Number(pid), isStopped ? 'SIGSTOP' : 'SIGCONT');
	}
	/** The network has given it another address. */
	move(number: number): void {
		ip('-n', this.#name, 'addr', 'del', `${this.#address}/24`, 'dev', 'eth0');
		this.#address = address(number);
		ip('-n', this.#name, 'addr', 'add', `${this.#address}/24`, 'dev', 'eth0');
	}
	/** The network keeps it apart from all others that are kept apart, as guest networks do. */
	keepApart(): void {
		ip('-n', SWITCH, 'link', 'set', this.#plug, 'type', 'bridge_slave', 'isolated', 'on');
	}

	async close(): Promise<void> {
		this.stop(false);
		await this.#browser?.close();
		this.#server?.kill();
	}
}
