import { EventEmitter, once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { networkInterfaces } from 'node:os';
import { text } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createLog } from '../log.ts';
import { listenLocally } from './connections.ts';
import { createServer } from './server.ts';

let app: FastifyInstance;
let port: number;
/** Says when the slow answer is under way, and ends it. */
let slow: EventEmitter;
const clients: Socket[] = [];
/** 127.0.0.1, and ::1 where there is one. */
const loopbacks = Object.values(networkInterfaces()).flatMap((all = []) =>
  all.filter((one) => one.internal && /^(127\.|::1$)/.test(one.address)).map((one) => one.address),
);

/** A client that never closes its end by itself. */
const dial = async (host = '127.0.0.1'): Promise<Socket> => {
  const socket = connect({ port, host, allowHalfOpen: true });
  clients.push(socket);
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  return socket;
};
const send = (socket: Socket, path: string) => socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`);

beforeEach(async () => {
  slow = new EventEmitter();
  app = createServer({ log: createLog('silent'), trustProxy: undefined });
  app.get('/', async () => 'hello');
  app.get('/slow', async () => {
    const end = once(slow, 'end');
    slow.emit('begun');
    await end;
    return 'all of it';
  });
  await listenLocally(app, 0);
  ({ port } = app.server.address() as AddressInfo);
});
afterEach(async () => {
  await app.close();
  for (const client of clients.splice(0)) client.destroy();
});

/** What a hostile client sends and then holds. */
const held: [string, string][] = [
  ['nothing', ''],
  ['bytes that are no request', '\u0016\u0003\u0001\u0002\u0000\u0001'],
  ['half a request line', 'GET /'],
  ['half of its headers', 'GET / HTTP/1.1\r\nHost: x\r\nX-Long: '],
  ['less of its body than it said', 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\nabc'],
];

describe('a server that closes', () => {
  it.each(held)('does not wait for a client that sent %s and holds on', async (_what, bytes) => {
    const server = once(app.server, 'connection') as Promise<[Socket]>;
    const client = await dial();
    const [socket] = await server;
    if (bytes) {
      client.write(bytes);
      await once(socket, 'data');
    }
    await app.close();
    expect(socket.destroyed).toBe(true);
  });

  it('does not wait for a connection that is kept alive between two requests', async () => {
    const client = await dial();
    send(client, '/');
    await once(client, 'data');
    await app.close();
    expect(await text(client)).toBe('');
  });

  it('finishes the answers that are under way', async () => {
    const client = await dial();
    const begun = once(slow, 'begun');
    send(client, '/slow');
    await begun;
    const closing = app.close();
    slow.emit('end');
    expect(await text(client)).toMatch(/^HTTP\/1\.1 200 [^]*all of it$/);
    await closing;
  });

  it('refuses what is asked behind an answer that is under way', async () => {
    const server = once(app.server, 'connection') as Promise<[Socket]>;
    const client = await dial();
    const [socket] = await server;
    const begun = once(slow, 'begun');
    send(client, '/slow');
    await begun;
    const closing = app.close();
    const arrived = once(socket, 'data');
    send(client, '/');
    await arrived;
    slow.emit('end');
    expect(await text(client)).toMatch(/all of it[^]*HTTP\/1\.1 503 [^]*retry-after: 5[^]*"errorCode":"unavailable"/);
    await closing;
  });
});

describe('bytes that are no request', () => {
  it('leave no descriptor behind though two hundred clients keep their ends open', async () => {
    const sockets: Socket[] = [];
    app.server.on('connection', (socket: Socket) => void sockets.push(socket));
    const dialed = await Promise.all(Array.from({ length: 200 }, (_one, n) => dial(loopbacks[n % loopbacks.length])));
    while (sockets.length < dialed.length) await once(app.server, 'connection');
    const closed = sockets.map((socket) => once(socket, 'close'));
    for (const client of dialed) client.write('\u0000garbage');
    await Promise.all(closed);
    expect(closed).toHaveLength(200);
    expect(sockets.every((socket) => socket.destroyed)).toBe(true);
  });
});
