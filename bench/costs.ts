import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from '../apps/server/src/db/client.ts';
import { attach } from './api/cast.ts';
import { answerQuiz, completeQuiz } from './live/answers.ts';
import { close, makeHome, start, type Home, type Running } from './live/home.ts';
import { familyMicros } from './live/processor.ts';
import { doorOf, newcomer } from './live/sign-in.ts';
import { row, type Row } from './report.ts';

const PEOPLE = 20;
/** What a server and its database read and compile for the first few is no cost of a founder. */
const WARM_UP = 3;

/** Seconds of processor and bytes. */
type Spent = { processor: number; database: number; files: number };

const bytesIn = (dir: string): number =>
  fs
    .readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + fs.statSync(path.join(entry.parentPath, entry.name)).size, 0);

/** What people began goes on behind them. */
const untilDone = async (db: Database): Promise<void> => {
  for (;;) {
    const { rows } = await sql<{ count: string }>`
      select count(*) as count from pgboss.job
        where state in ('created', 'retry', 'active') and start_after <= now()`.execute(db);
    if (Number(rows[0]?.count) === 0) return;
    await pause(200);
  }
};

const spentSoFar = async (home: Home, server: Running, db: Database): Promise<Spent> => {
  await untilDone(db);
  await sql`checkpoint`.execute(db);
  const { rows } = await sql<{ bytes: string }>`select pg_database_size(current_database()) as bytes`.execute(db);
  return {
    // the server's own Postgres is one of its children
    processor: familyMicros(server.pid) / 1e6,
    database: Number(rows[0]?.bytes),
    files: bytesIn(path.join(home.dir, 'blobs')),
  };
};

/** Has `act` done by so many, one after the other; what that came to for each. */
const costOf = async (measure: () => Promise<Spent>, act: (n: number) => Promise<void>): Promise<Spent> => {
  const before = await measure();
  for (let n = 0; n < PEOPLE; n++) await act(n);
  const after = await measure();
  const each = (what: keyof Spent) => (after[what] - before[what]) / PEOPLE;
  return { processor: each('processor'), database: each('database'), files: each('files') };
};

/**
 * What a thousand founders cost who sign up, answer four pages, and have their brand made with its logos; beside a
 * thousand who only sign up.
 */
export const benchCosts = async (): Promise<Row[]> => {
  const home = await makeHome();
  const server = await start(home);
  const { db, close: detach } = await attach(home.dir);
  try {
    const visit = async (): Promise<void> => void (await newcomer(doorOf(home.url)));
    const found = async (n: number): Promise<void> => {
      const { session } = await newcomer(doorOf(home.url));
      await answerQuiz(home.url, session, `Founder ${n}`, n);
      await completeQuiz(home.url, session);
    };
    for (let n = 0; n < WARM_UP; n++) await found(n);
    const measure = () => spentSoFar(home, server, db);
    const visitor = await costOf(measure, visit);
    const founder = await costOf(measure, (n) => found(n + WARM_UP));
    const line = (name: string, what: keyof Spent, unit: string, per: number) =>
      row({ name: `costs: ${name}`, value: founder[what] * per, unit, baseline: visitor[what] * per });
    return [
      line('processor time of 1,000 founders, server and database', 'processor', 'min', 1000 / 60),
      line('database of 1,000 founders', 'database', 'MB', 1000 / 2 ** 20),
      line('files of 1,000 founders', 'files', 'MB', 1000 / 2 ** 20),
    ];
  } finally {
    await detach();
    await close(home, server);
  }
};
