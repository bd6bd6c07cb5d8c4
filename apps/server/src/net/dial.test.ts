import http from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createGuardedClient, type GuardedClientParts } from './guarded-client.ts';

/** One server behind many names: it leads on for ever, from host to host, and answers where nobody asks further. */
let server: http.Server;
let asked: string[] = [];
let port = 0;
beforeAll(async () => {
  server = http.createServer((request, response) => {
    const host = (request.headers.host ?? '').replace(/:\d+$/, '');
    asked.push(`${host}${request.url}`);
    const next = /^hop-(\d+)/.exec(host)?.[1];
    if (next === undefined) response.writeHead(request.url === '/robots.txt' ? 404 : 200).end('<p>here');
    else
      response
        .writeHead(302, { location: `http://hop-${Number(next) + 1}.example${request.url}` })
        .end('x'.repeat(5000));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const clientOf = (parts: Partial<GuardedClientParts> = {}, addresses = ['127.0.0.1']) =>
  createGuardedClient({
    about: 'https://signet.test',
    ...parts,
    forTests: {
      resolve: async () => addresses,
      mayDial: () => true,
      portOf: () => port,
      milliseconds: { request: 1500, visit: 5000 },
      ...parts.forTests,
    },
  });
const got = async (client: ReturnType<typeof clientOf>, ...urls: string[]) => {
  asked = [];
  const visit = client.visit(new AbortController().signal);
  const answers = await Promise.all(urls.map((url) => visit.get(url).catch((error: unknown) => error)));
  await visit.close();
  return answers;
};

describe('a visit', () => {
  it('opens no more requests than it may, also where every part leads on to other hosts', async () => {
    await got(clientOf(), ...Array.from({ length: 30 }, (_, at) => `http://hop-${at * 1000}.example/`));
    expect(asked.length).toBeGreaterThan(20);
    expect(asked.length).toBeLessThanOrEqual(50);
  });

  it('tries the addresses of a name in turn', async () => {
    // nobody listens at the first two
    const [answer] = await got(clientOf({}, ['127.0.0.2', '127.0.0.3', '127.0.0.1']), 'http://good.example/');
    expect(answer).toMatchObject({ status: 200 });
  });

  it.each(['left-alone.example', 'left-alone.example.', 'LEFT-ALONE.example.', 'www.left-alone.example.'])(
    'does not go to %s where the operator wants it left alone',
    async (host) => {
      const client = clientOf({ never: ['left-alone.example'] });
      expect(await got(client, `http://${host}/`)).toMatchObject([{ why: 'never' }]);
      expect(asked).toEqual([]);
    },
  );
});

describe('through a proxy', () => {
  it('a handshake that nobody answers ends, and its tunnel with it', async () => {
    const tunnels = new Set<Socket>();
    const proxy = http.createServer().on('connect', (_request, socket: Socket) => {
      tunnels.add(socket);
      socket.on('error', () => undefined).on('close', () => tunnels.delete(socket));
      socket.on('end', () => socket.end()).resume();
      socket.write('HTTP/1.1 200 OK\r\n\r\n');
    });
    await new Promise<void>((done) => proxy.listen(0, '127.0.0.1', done));
    const address = new URL(`http://127.0.0.1:${(proxy.address() as AddressInfo).port}`);
    const client = clientOf({ proxy: address, forTests: { milliseconds: { request: 400, visit: 900 } } });
    expect(await got(client, 'https://silent.example/')).toMatchObject([{ name: 'NotFetched' }]);
    await expect.poll(() => tunnels.size, { timeout: 3000 }).toBe(0);
    proxy.close();
  });
});
