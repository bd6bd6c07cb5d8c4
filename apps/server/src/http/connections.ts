import { createServer, type AddressInfo, type Socket } from 'node:net';
import { once } from 'node:events';
import type { FastifyInstance } from 'fastify';
import { ServiceUnavailable } from '../ports/faults.ts';

/** How long answers that are under way may still take once the server stops. */
const GRACE_MS = 4000;

/**
 * Ends every connection when the server closes, whatever its client does: at once those without an answer under way,
 * the others with the end of their answer, or cut off after `graceMs`. What still asks in between is refused with 503.
 * Node's own list of connections leaves out sockets whose bytes could not be read.
 */
export const endConnectionsOnClose = (app: FastifyInstance, graceMs = GRACE_MS): void => {
  const answersUnderWay = new Map<Socket, number>();
  let ending = false;
  const count = (socket: Socket, change: number): void => {
    const answers = answersUnderWay.get(socket);
    if (answers === undefined) return;
    answersUnderWay.set(socket, answers + change);
    if (ending && answers + change === 0) socket.destroySoon();
  };

  app.server.on('connection', (socket: Socket) => {
    answersUnderWay.set(socket, 0);
    socket.once('close', () => answersUnderWay.delete(socket));
    if (ending) socket.destroy();
  });
  app.server.on('request', ({ socket }, response) => {
    count(socket, 1);
    response.once('close', () => count(socket, -1));
  });
  app.addHook('onRequest', (_request, _reply, done) =>
    done(ending ? new ServiceUnavailable('server', 'it is stopping') : undefined),
  );
  app.addHook('preClose', (done) => {
    ending = true;
    for (const [socket, answers] of answersUnderWay) if (answers === 0) socket.destroy();
    const cut = setTimeout(() => {
      for (const socket of answersUnderWay.keys()) socket.destroy();
    }, graceMs);
    app.server.once('close', () => clearTimeout(cut));
    done();
  });
};

/** Where a machine has no such address at all. */
const ABSENT = new Set(['EADDRNOTAVAIL', 'EAFNOSUPPORT']);

/**
 * Listens for this machine alone, on both of its loopback addresses, with one server: the second address hands its
 * sockets to the first, so that every rule for connections holds for both.
 * @throws EADDRINUSE when somebody else has the port at either address.
 */
export const listenLocally = async (app: FastifyInstance, port: number): Promise<void> => {
  await app.listen({ port, host: '127.0.0.1' });
  const second = createServer({ allowHalfOpen: true, noDelay: true }, (socket) =>
    app.server.emit('connection', socket),
  );
  try {
    await once(second.listen({ port: (app.server.address() as AddressInfo).port, host: '::1' }), 'listening');
  } catch (error) {
    if (!ABSENT.has((error as NodeJS.ErrnoException).code ?? '')) throw error;
    return;
  }
  app.server.once('close', () => second.close());
};
