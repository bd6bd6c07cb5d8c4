import fs from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { once } from 'node:events';
import os from 'node:os';
import path from 'node:path';
import { Transform } from 'node:stream';
import type { Connection } from '../db/client.ts';

const SOCKET = '.s.PGSQL.5432';

/** A line to a Postgres that can be held, or made slow. */
export type PostgresProxy = {
  /** The same database, through this line. */
  connection: Connection;
  /** Nothing gets through, and nobody is told. */
  hold: () => void;
  release: () => void;
  /** Every piece of data takes so much longer, as on a slow disk. */
  delay: (ms: number) => void;
  /** Ends every connection. */
  cut: () => Promise<void>;
  close: () => Promise<void>;
};

/** A line to the Postgres whose sockets lie in a folder. */
export const createPostgresProxy = async (to: Connection & { host: string }): Promise<PostgresProxy> => {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'signet-line-'));
  const [lines, waiting] = [new Set<Socket>(), new Set<() => void>()];
  let [held, delay] = [false, 0];
  const line = () =>
    new Transform({
      transform(bytes: Buffer, _encoding, done) {
        const pass = () => (held ? void waiting.add(pass) : done(null, bytes));
        if (delay > 0) setTimeout(pass, delay);
        else pass();
      },
    });
  const server = createServer((near) => {
    const far = connect(path.join(to.host, SOCKET));
    for (const socket of [near, far]) {
      lines.add(socket);
      socket.on('error', () => undefined);
      socket.once('close', () => (lines.delete(socket), near.destroy(), far.destroy()));
    }
    near.pipe(line()).pipe(far);
    far.pipe(line()).pipe(near);
  });
  await once(server.listen(path.join(dir, SOCKET)), 'listening');
  return {
    connection: { ...to, host: dir },
    hold: () => void (held = true),
    release() {
      held = false;
      for (const pass of waiting) pass();
      waiting.clear();
    },
    delay: (ms) => void (delay = ms),
    async cut() {
      const ended = [...lines].map((socket) => once(socket, 'close'));
      for (const socket of lines) socket.destroy();
      await Promise.all(ended);
    },
    async close() {
      for (const socket of lines) socket.destroy();
      await new Promise((done) => server.close(done));
      fs.rmSync(dir, { recursive: true, force: true });
    },
  };
};
