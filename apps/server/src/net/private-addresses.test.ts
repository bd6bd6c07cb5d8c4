import net, { type AddressInfo } from 'node:net';
import http from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createGuardedClient } from './guarded-client.ts';
import { NotFetched } from './not-fetched.ts';
import { isOpenWeb, isPublicAddress } from './public-address.ts';

/** One of every kind that is not the open web. */
const v4 = [
  '127.0.0.1',
  '127.255.255.254',
  '0.0.0.0',
  '10.0.0.1',
  '172.16.0.1',
  '172.31.255.254',
  '192.168.1.1',
  '169.254.169.254',
  // of the host of a virtual machine (Azure)
  '168.63.129.16',
  '100.64.0.1',
  '192.0.0.1',
  '198.18.0.1',
  '224.0.0.1',
  '240.0.0.1',
  '255.255.255.255',
];
const bytesOf = (address: string): number[] => address.split('.').map(Number);
const numberOf = (address: string): number => bytesOf(address).reduce((sum, byte) => sum * 256 + byte, 0);
const groupsOf = (address: string): string => {
  const [a = 0, b = 0, c = 0, d = 0] = bytesOf(address);
  return `${((a << 8) | b).toString(16)}:${((c << 8) | d).toString(16)}`;
};
const wide = (text: string): string => text.replace(/[0-9]/g, (digit) => String.fromCodePoint(0xff10 + Number(digit)));

/** The same address as browsers, resolvers and attackers write it. */
const spellings = (address: string): string[] => {
  const bytes = bytesOf(address);
  const [a = 0, b = 0, c = 0, d = 0] = bytes;
  return [
    address,
    `${address}.`,
    String(numberOf(address)),
    `0x${numberOf(address).toString(16)}`,
    `0${numberOf(address).toString(8)}`,
    bytes.map((byte) => `0x${byte.toString(16)}`).join('.'),
    bytes.map((byte) => `0${byte.toString(8)}`).join('.'),
    `${a}.${b}.${c * 256 + d}`,
    `${a}.${(b * 256 + c) * 256 + d}`,
    wide(address),
    address.replaceAll('.', '\u3002'),
    address.replace(/^./, (digit) => `%3${digit}`),
  ];
};
/** An IPv4 address within IPv6. */
const wrapped = (address: string): string[] => [
  `::ffff:${address}`,
  `::ffff:${groupsOf(address)}`,
  `0:0:0:0:0:ffff:${groupsOf(address)}`,
  `::${address}`,
  `64:ff9b::${groupsOf(address)}`,
  `64:ff9b:1::${groupsOf(address)}`,
  `2002:${groupsOf(address)}::1`,
];
const v6 = [
  '::',
  '::1',
  'fe80::1',
  'fec0::1',
  'fc00::1',
  'fd12:3456::1',
  'ff02::1',
  '100::1',
  '2001:db8::1',
  '2001::1',
];
const addresses = [...v4, ...v6, ...v4.flatMap(wrapped)];

/** Names of a resolver that somebody else answers for. */
const names = new Map<string, () => string[]>();
addresses.forEach((address, at) => {
  names.set(`private-${at}.example`, () => [address]);
  names.set(`behind-a-public-one-${at}.example`, () => ['93.184.216.34', address]);
  let asked = 0;
  // a public address for whoever checks, another one for whoever dials
  names.set(`changing-${at}.example`, () => [(asked++ === 0 ? ['93.184.216.34'] : [address])[0] ?? address]);
});

let listener: net.Server;
let redirecting: http.Server;
let opened = 0;
let port = 0;
let goodPort = 0;
const dialled: string[] = [];
beforeAll(async () => {
  listener = net.createServer((socket) => {
    opened += 1;
    socket.destroy();
  });
  await new Promise<void>((done) => listener.listen(0, '::', done));
  port = (listener.address() as AddressInfo).port;
  redirecting = http.createServer((request, response) => {
    const to = new URL(request.url ?? '/', 'http://x').searchParams.get('to');
    if (to) response.writeHead(302, { location: to }).end();
    else response.writeHead(request.url === '/robots.txt' ? 404 : 200, { 'content-type': 'text/html' }).end('<p>good');
  });
  await new Promise<void>((done) => redirecting.listen(0, '127.0.0.1', done));
  goodPort = (redirecting.address() as AddressInfo).port;
});
afterAll(() => {
  listener.close();
  redirecting.close();
});

/** The rule of production for addresses, on any port, so that the listener could be reached; one good server. */
const client = () =>
  createGuardedClient({
    about: 'https://signet.test',
    forTests: {
      resolve: async (host) => (host === 'good.example' ? ['127.0.0.1'] : (names.get(host)?.() ?? [])),
      mayDial: (address, toPort) => {
        const may = toPort === goodPort ? address === '127.0.0.1' : isPublicAddress(address) && toPort !== port;
        if (may) dialled.push(address);
        return may;
      },
    },
  });

const hostOf = (address: string): string => (net.isIPv6(address) ? `[${address}]` : address);
const ways = [
  ...v4.flatMap(spellings).map((host) => ['written as', host] as const),
  ...[...v6, ...v4.flatMap(wrapped)].map((address) => ['written as', `[${address}]`] as const),
  ...['[fe80::1%25eth0]', '[::1%25lo]', 'localhost', 'localhost.', 'LOCALHOST'].map(
    (host) => ['written as', host] as const,
  ),
  ...[...names.keys()].map((host) => ['named', host] as const),
];

describe('a private address', () => {
  it('is tried in 300 ways and more', () => {
    expect(ways.length).toBeGreaterThan(300);
  });

  it('is never dialled, however it is written, named or answered', async () => {
    const reasons = new Map<string, number>();
    for (const [how, host] of ways) {
      const visit = client().visit(new AbortController().signal);
      const error: unknown = await visit.get(`http://${host}:${port}/`).catch((one: unknown) => one);
      await visit.close();
      expect(error, `${how} ${host}`).toBeInstanceOf(NotFetched);
      reasons.set((error as NotFetched).why, (reasons.get((error as NotFetched).why) ?? 0) + 1);
    }
    expect(opened).toBe(0);
    expect(dialled).toEqual([]);
    expect([...reasons.keys()].toSorted()).toEqual(['address', 'network']);
  });

  it('is not dialled where a good site leads to it', async () => {
    for (const address of addresses) {
      const visit = client().visit(new AbortController().signal);
      const to = encodeURIComponent(`http://${hostOf(address)}:${port}/`);
      await expect(visit.get(`http://good.example:${goodPort}/?to=${to}`)).rejects.toMatchObject({ why: 'address' });
      await visit.close();
    }
    expect(opened).toBe(0);
  });

  it('lets good addresses pass', async () => {
    const visit = client().visit(new AbortController().signal);
    expect((await visit.get(`http://good.example:${goodPort}/`)).body.toString()).toBe('<p>good');
    await visit.close();
  });
});

describe('what may be dialled', () => {
  it.each(['8.8.8.8', '1.1.1.1', '93.184.216.34', '2606:4700:4700::1111', '2a00:1450:4001:81b::200e'])(
    '%s is public',
    (address) => {
      expect(isPublicAddress(address)).toBe(true);
    },
  );

  it.each([...addresses, '', 'example.com', '1.2.3', '2606:4700::1%eth0'])('%j is not', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  it('is the web and no other service', () => {
    expect([80, 443].every((one) => isOpenWeb('8.8.8.8', one))).toBe(true);
    expect([22, 25, 3306, 5432, 6379, 8080].some((one) => isOpenWeb('8.8.8.8', one))).toBe(false);
  });

  it.each([
    'file:///etc/passwd',
    'ftp://example.com/',
    'gopher://example.com/',
    'data:text/html,x',
    'http://user:secret@example.com/',
    'not an address',
    `http://example.com/${'a'.repeat(5000)}`,
  ])('%s is no address of the web', async (address) => {
    const visit = client().visit(new AbortController().signal);
    await expect(visit.get(address)).rejects.toMatchObject({ why: 'address' });
    await visit.close();
  });
});
