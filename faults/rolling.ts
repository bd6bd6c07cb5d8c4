import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { startEmbeddedPostgres } from '../apps/server/src/db/embedded-postgres.ts';
import {
  clearAway,
  freePort,
  launch,
  makeHome,
  run,
  untilHealthy,
  type Home,
  type Running,
} from '../bench/live/home.ts';
import { ask, doorOf, newcomer } from '../bench/live/sign-in.ts';
import { findProgram } from './programs.ts';
import { createFindings, report, type Fault, type Findings } from './round.ts';
import { choicesFrom } from './saves.ts';
import { createWriter, type Writer } from './writer.ts';

const NODES = 3;
const RESTARTS = 18;
const EVERY_MS = 10_000;
const WRITERS = 3;
const READERS = 3;

/** The proxy that deploy/ ships, with our nodes in the place of the containers. */
const settingsFor = (port: number, ports: readonly number[]): string =>
  fs
    .readFileSync(path.join(import.meta.dirname, '..', 'deploy', 'haproxy.cfg'), 'utf8')
    .replace('bind :8080', `bind 127.0.0.1:${port}`)
    .replace(/ resolvers names init-addr last,libc,none/, '')
    .replace(/resolvers names\n.*\n/, '')
    .replace(
      /(?: {2}server \w+ signet-\w+:3000\n)+/,
      ports.map((one, at) => `  server n${at} 127.0.0.1:${one}\n`).join(''),
    );

type House = { shared: Home; homes: Home[]; servers: Running[]; proxy: Running; close: () => Promise<void> };

/** Three nodes over one Postgres, and the proxy whose address people use. */
const openHouse = async (haproxy: string): Promise<House> => {
  const shared = await makeHome();
  const postgres = await startEmbeddedPostgres(path.join(shared.dir, 'postgres'), { connections: 150 });
  const connection = postgres.connection('postgres') as { host: string; user: string; database: string };
  const client = new pg.Client(connection);
  await client.connect();
  await client.query('create database signet');
  await client.end();
  const settings = {
    DATABASE_URL: `postgres://${connection.user}@localhost/signet?host=${encodeURIComponent(connection.host)}`,
    PUBLIC_URL: shared.url,
    TRUST_PROXY: '127.0.0.1',
    SIGNET_SECRET: randomBytes(32).toString('base64url'),
    BLOBS_DIR: path.join(shared.dir, 'blobs'),
  };
  const homes: Home[] = [];
  for (let at = 0; at < NODES; at++) {
    const port = await freePort();
    const home = { dir: path.join(shared.dir, `node-${at}`), port, url: `http://localhost:${port}`, settings };
    fs.mkdirSync(home.dir);
    homes.push(home);
  }
  const servers = homes.map((home) => launch(home));
  const file = path.join(shared.dir, 'haproxy.cfg');
  fs.writeFileSync(
    file,
    settingsFor(
      shared.port,
      homes.map(({ port }) => port),
    ),
  );
  const proxy = run(haproxy, ['-W', '-f', file]);
  const close = async () => {
    for (const one of [proxy, ...servers]) one.signal('SIGTERM');
    await Promise.all([proxy, ...servers].map((one) => one.ended));
    await postgres.stop();
    await clearAway(shared);
  };
  try {
    await Promise.all(homes.map((home, at) => untilHealthy(home.url, servers[at]!)));
    await untilHealthy(shared.url, proxy);
    return { shared, homes, servers, proxy, close };
  } catch (error) {
    await close();
    throw error;
  }
};

/** Reads its quiz without pause; every answer that is none is a finding, since reading may be tried again. */
const read = async (url: string, until: AbortSignal, { check }: Findings): Promise<number> => {
  const { session } = await newcomer(doorOf(url));
  let answered = 0;
  while (!until.aborted) {
    const status = await ask(url, session, 'GET', '/api/quizzes/').then(
      async (answer) => (await answer.text(), answer.status),
      (error: unknown) => String((error as Error).cause ?? error),
    );
    check(status === 200, `reading the quiz answered ${status}`);
    if (status === 200) answered += 1;
    await pause(10);
  }
  return answered;
};

/** Saves without pause; one that broke off is looked at before the next, as a page does that loads anew. */
const save = async (
  writer: Writer,
  until: AbortSignal,
  { all }: Findings,
): Promise<{ saves: number; again: number }> => {
  let [saves, again] = [0, 0];
  for (;;) {
    await writer.write(until);
    saves += writer.answered();
    all.push(...(await writer.look()).lost);
    if (until.aborted) return { saves, again };
    again += 1;
  }
};

const restart = async ({ homes, servers }: House, at: number): Promise<void> => {
  servers[at]!.signal('SIGTERM');
  await servers[at]!.ended;
  servers[at] = launch(homes[at]!);
  await untilHealthy(homes[at]!.url, servers[at]);
};

/**
 * Three nodes behind haproxy, one after the other restarted every 10 s for three minutes, while people read and save.
 */
export const rolling: Fault = async () => {
  const haproxy = findProgram('haproxy');
  if (!haproxy) return [{ name: 'rolling: haproxy is not installed, not run', rounds: 0, lost: 0, ok: null }];
  const findings = createFindings();
  const house = await openHouse(haproxy);
  try {
    const { url } = house.shared;
    const writers: Writer[] = [];
    for (let n = 0; n < WRITERS; n++) writers.push(await createWriter(`writer ${n}`, doorOf(url), choicesFrom(url)));
    const stop = new AbortController();
    const saving = Promise.all(writers.map((writer) => save(writer, stop.signal, findings)));
    const reading = Promise.all(Array.from({ length: READERS }, () => read(url, stop.signal, findings)));
    for (let n = 0; n < RESTARTS; n++) {
      const next = pause(EVERY_MS);
      await restart(house, n % NODES);
      await next;
    }
    stop.abort();
    const [saved, answered] = await Promise.all([saving, reading]);
    const sum = (each: number[]) => each.reduce((all, one) => all + one, 0);
    const told =
      `${sum(answered)} readings, ${sum(saved.map(({ saves }) => saves))} saves, ` +
      `${sum(saved.map(({ again }) => again))} tried again`;
    report(`${RESTARTS} restarts`, told, findings.all.slice(0, 20));
    return [{ name: 'rolling', rounds: RESTARTS, lost: findings.all.length, ok: findings.all.length === 0 }];
  } finally {
    await house.close();
  }
};
