import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { startEmbeddedPostgres } from '../apps/server/src/db/embedded-postgres.ts';
import { clearAway, freePort, launch, makeHome, untilHealthy, type Home, type Running } from '../bench/live/home.ts';

/** One of several servers over one database and one folder of files. */
export type Node = Home & { server: Running };
export type Nodes = {
  shared: Home;
  a: Node;
  b: Node;
  /** `before` comes between the end of the nodes and that of their Postgres. */
  close: (before?: () => Promise<void> | undefined) => Promise<void>;
};
/** What else nodes are told, of something in front of the Postgres whose socket lies in a folder. */
type InFront = (socketDir: string, dir: string) => Promise<Record<string, string>>;

/** A Postgres that no server of ours started, with an empty database, and what servers over it are told. */
export const openPostgres = async (shared: Home) => {
  const postgres = await startEmbeddedPostgres(path.join(shared.dir, 'postgres'));
  const connection = postgres.connection('postgres') as { host: string; user: string; database: string };
  const client = new pg.Client(connection);
  await client.connect();
  await client.query('create database signet');
  await client.end();
  const settings: Record<string, string> = {
    DATABASE_URL: `postgres://${connection.user}@localhost/signet?host=${encodeURIComponent(connection.host)}`,
    PUBLIC_URL: shared.url,
    SIGNET_SECRET: randomBytes(32).toString('base64url'),
    BLOBS_DIR: path.join(shared.dir, 'blobs'),
  };
  return { settings, socketDir: connection.host, stop: () => postgres.stop() };
};

/**
 * Two servers over one Postgres and one folder of files, as behind a load balancer, both started at once on an empty
 * database.
 */
export const openNodes = async (inFront: InFront = async () => ({})): Promise<Nodes> => {
  const shared = await makeHome();
  const postgres = await openPostgres(shared);
  const settings = { ...postgres.settings, ...(await inFront(postgres.socketDir, shared.dir)) };
  const open = (name: string, port: number): Node => {
    const home: Home = { dir: path.join(shared.dir, name), port, url: `http://localhost:${port}`, settings };
    fs.mkdirSync(home.dir);
    return { ...home, server: launch(home) };
  };
  const [a, b] = [open('node-a', shared.port), open('node-b', await freePort())];
  const close: Nodes['close'] = async (before) => {
    for (const { server } of [a, b]) {
      server.signal('SIGCONT'); // one that a fault holds still would never hear that it should end
      server.signal('SIGTERM');
    }
    await Promise.all([a.server.ended, b.server.ended]);
    await before?.();
    await postgres.stop();
    await clearAway(shared);
  };
  try {
    await Promise.all([untilHealthy(a.url, a.server), untilHealthy(b.url, b.server)]);
  } catch (error) {
    await close();
    throw error;
  }
  return { shared, a, b, close };
};
