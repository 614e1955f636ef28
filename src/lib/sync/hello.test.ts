import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fromBase45, toBase45 } from './base45.js';
import { readHello, writeHello, type Hello } from './hello.js';
import { addressOf, answerOf, type Host } from './sdp.js';

const letters = (min: number, max: number) =>
	fc.string({
		unit: fc.constantFrom(...Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/')),
		minLength: min,
		maxLength: max
	});
const hex = (length: number) =>
	fc.uint8Array({ minLength: length, maxLength: length }).map((bytes) => Buffer.from(bytes).toString('hex'));
const host: fc.Arbitrary<Host> = fc.record({
	host: fc.oneof(
		fc.ipV4(),
		fc.constantFrom('fe80::1', '2001:db8::ff00:42:8329'),
		fc.constant('5f3c1a2b-0d4e-4f6a-8b7c-9d0e1f2a3b4c.local')
	),
	port: fc.integer({ min: 1, max: 65535 })
});
const hello: fc.Arbitrary<Hello> = fc.record({
	device: hex(6),
	table: hex(8).filter((id) => /[1-9a-f]/.test(id)),
	address: fc.record({
		fingerprint: fc.uint8Array({ minLength: 32, maxLength: 32 }),
		user: letters(4, 8),
		password: letters(22, 32),
		hosts: fc.array(host, { minLength: 1, maxLength: 3 })
	})
});
const ME = 'ffffffffffff';
const code = (text: string, me = ME) => {
	const read = readHello(text, me);
	return read.ok ? 'ok' : read.refusal.code;
};
const SIMPLE: Hello = {
	device: '0123456789ab',
	table: 'fedcba9876543210',
	address: {
		fingerprint: new Uint8Array(32).fill(7),
		user: 'aB3+',
		password: 'abcdefghijklmnopqrstuvwx',
		hosts: [{ host: '192.168.49.2', port: 50000 }]
	}
};

describe('a hello', () => {
	test('says on the other tablet what it said here', () => {
		fc.assert(
			fc.property(hello, (one) => {
				expect(readHello(writeHello(one), ME)).toEqual({ ok: true, value: one });
			})
		);
	});

	test('that is cut off is torn, wherever it is cut, and no code of something else', () => {
		const whole = writeHello(SIMPLE);
		for (let length = 3; length < whole.length; length++)
			expect(code(whole.slice(0, length))).toBe('helloTorn');
		expect(code('HTTP://EXAMPLE.ORG')).toBe('codeForeign');
	});

	test('is one small code: 126 letters for one address, at most 156 with two, in the alphabet of the densest codes', () => {
		expect(writeHello(SIMPLE).length).toBeLessThanOrEqual(126);
		const two = [...SIMPLE.address.hosts, { host: '2001:db8::ff00:42:8329', port: 50001 }];
		const both = writeHello({ ...SIMPLE, address: { ...SIMPLE.address, hosts: two } });
		expect(both.length).toBeLessThanOrEqual(156);
		expect(both).toMatch(/^[0-9A-Z $%*+\-./:]+$/);
	});

	test('of a tablet that has no table yet says so', () => {
		const { table: _, ...bare } = SIMPLE;
		expect(readHello(writeHello(bare), ME)).toEqual({ ok: true, value: bare });
	});

	test('seen in a mirror is known as my own', () => {
		expect(code(writeHello(SIMPLE), SIMPLE.device)).toBe('codeOwn');
	});

	test.each([
		['an address of the web', 'https://example.org/?q=1'],
		['the code of a network', 'WIFI:T:WPA;S:Store;P:secret;;'],
		['nothing', ''],
		['letters of the alphabet that are no hello', 'ABC123'.repeat(20)]
	])('%s is none', (_, text) => {
		expect(code(text)).toBe('codeForeign');
	});

	test('that was misread is never taken for another', () => {
		const text = writeHello(SIMPLE);
		fc.assert(
			fc.property(
				fc.nat(text.length - 1),
				fc.constantFrom(...Array.from('0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:')),
				(at, letter) => {
					fc.pre(text[at] !== letter);
					expect(code(text.slice(0, at) + letter + text.slice(at + 1))).not.toBe('ok');
				}
			),
			{ numRuns: 500 }
		);
	});

	test('whatever a camera reads, nothing is thrown', () => {
		fc.assert(
			fc.property(fc.oneof(fc.string({ maxLength: 200 }), letters(0, 200)), (text) => {
				expect(['codeForeign', 'helloTorn', 'pleaseUpdate', 'theyMustUpdate']).toContain(code(text));
			}),
			{ numRuns: 2000 }
		);
	});
});

test('Base45 is that of the standard, and of any bytes', () => {
	expect(toBase45(new TextEncoder().encode('Hello!!'))).toBe('%69 VD92EX0');
	expect(toBase45(new TextEncoder().encode('base-45'))).toBe('UJCLQE7W581');
	fc.assert(
		fc.property(fc.uint8Array(), (bytes) => {
			expect(fromBase45(toBase45(bytes))).toEqual({ ok: true, value: bytes });
		})
	);
	expect(fromBase45('FGW').ok).toBe(true);
	expect(fromBase45('GGW').ok).toBe(false);
});

test('an answer is made of the other side’s offer: the same address, and the smaller fingerprint waits', () => {
	const mine = new Uint8Array(32).fill(9);
	const answer = answerOf(SIMPLE.address, mine);
	expect(addressOf(answer)).toEqual(SIMPLE.address);
	expect(answer).toContain('a=setup:passive');
	expect(answerOf(SIMPLE.address, new Uint8Array(32))).toContain('a=setup:active');
});
