import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { attach } from '../bench/api/cast.ts';
import { clearAway, makeHome, readPostmaster, start, type Home, type Running } from '../bench/live/home.ts';
import { seededRandom } from '../bench/live/random.ts';
import { ask, doorOf, type Session } from '../bench/live/sign-in.ts';
import { describeSchema } from '../apps/server/src/db/migrate.ts';
import { openPostgres } from './nodes.ts';
import { createFindings, report, type Fault, type Row } from './round.ts';
import { createWriter, type Choices, type Found, type Writer } from './writer.ts';

const WRITERS = 6;
const SERVER_ROUNDS = 50;
const DATABASE_ROUNDS = 10;
const BOTH_ROUNDS = 5;
/** How soon the house has to be whole again after its database was stopped. */
const WHOLE_SECONDS = 10;
/** A round in which hardly anything was saved proves nothing: it is struck some time after so many saves. */
const LEAST_ANSWERED = 10;
const LATEST_MS = 900;
/** A house that answers fewer than that in so long has something else the matter. */
const PATIENCE_MS = 60_000;

type Way = 'server' | 'server, Postgres elsewhere' | 'database' | 'server and database' | 'in order';
/** A server, and where its database lies. */
type House = { home: Home; databaseDir: string; close: () => Promise<void> };

/** What a brain lets one choose, read by whoever is signed in. */
export const choicesFrom =
  (url: string) =>
  async (session: Session): Promise<Choices> => {
    const list = async <T>(path: string): Promise<T[]> =>
      (await ask(url, session, 'GET', `/api/brain/${path}`)).json() as Promise<T[]>;
    const ids = async (path: string) => (await list<{ _id: string }>(path)).map((one) => one._id);
    return {
      industries: await ids('industries'),
      keywords: await ids('thoughtsAndFeelings'),
      colors: await list('colorFamilies'),
    };
  };

/** Stops the house's own Postgres at once, without a checkpoint; its server stays, and starts it again. */
const strikeDatabase = async (home: Home): Promise<boolean> => {
  const pid = readPostmaster(home)?.pid;
  if (pid === undefined) return false;
  process.kill(pid, 'SIGQUIT');
  while (readPostmaster(home)?.pid === pid) await pause(5);
  return true;
};

/** What everybody finds as soon as the house is whole again, and after how many seconds that was. */
const lookWhenWhole = async (url: string, writers: readonly Writer[]): Promise<{ found: Found[]; seconds: number }> => {
  const from = performance.now();
  for (;;) {
    const seconds = (performance.now() - from) / 1000;
    try {
      const health = await fetch(`${url}/api/health`);
      await health.text();
      if (health.ok) return { found: await Promise.all(writers.map((one) => one.look())), seconds };
    } catch (error) {
      if (seconds > 6 * WHOLE_SECONDS) throw error;
    }
    await pause(20);
  }
};

/** Ends the server in the given way; true when it ended as it should. */
const strike = async (way: Way, home: Home, server: Running): Promise<boolean> => {
  if (way === 'database') return strikeDatabase(home);
  const database = way === 'server and database' ? readPostmaster(home)?.pid : undefined;
  server.signal(way === 'in order' ? 'SIGTERM' : 'SIGKILL');
  if (database !== undefined) process.kill(database, 'SIGKILL');
  const code = await server.ended;
  return way === 'in order' ? code === 0 : code === null;
};

/**
 * Everybody has one quiz and one record of selections, whatever was killed in between; and the schema is what it was.
 */
const readHouse = async (databaseDir: string): Promise<{ schema: string; complete: boolean }> => {
  const { db, close } = await attach(databaseDir);
  try {
    const rows = await db
      .selectFrom('users')
      .select((eb) => [
        'id',
        eb
          .selectFrom('quizzes')
          .select(eb.fn.countAll<string>().as('n'))
          .whereRef('quizzes.user_id', '=', 'users.id')
          .as('quizzes'),
        eb
          .selectFrom('selections')
          .select(eb.fn.countAll<string>().as('n'))
          .whereRef('selections.user_id', '=', 'users.id')
          .as('selections'),
      ])
      .execute();
    return {
      schema: await describeSchema(db),
      complete: rows.every((one) => Number(one.quizzes) === 1 && Number(one.selections) === 1),
    };
  } finally {
    await close();
  }
};

const answeredOf = (writers: readonly Writer[]): number => writers.reduce((sum, one) => sum + one.answered(), 0);

const untilSaved = async (writers: readonly Writer[]): Promise<void> => {
  const from = performance.now();
  while (answeredOf(writers) < LEAST_ANSWERED && performance.now() - from < PATIENCE_MS) await pause(5);
};

const ownHouse = async (): Promise<House> => {
  const home = await makeHome();
  return { home, databaseDir: home.dir, close: () => clearAway(home) };
};

/** A server whose Postgres is somebody else's, and goes on when it is killed. */
const houseOverPostgres = async (): Promise<House> => {
  const shared = await makeHome();
  const { settings, stop } = await openPostgres(shared);
  const close = async () => {
    await stop();
    await clearAway(shared);
  };
  return { home: { ...shared, dir: path.join(shared.dir, 'node'), settings }, databaseDir: shared.dir, close };
};

const breakHouse = async (
  { home, databaseDir, close }: House,
  ways: readonly Way[],
  random: () => number,
): Promise<Row[]> => {
  const totals = new Map<Way, Row>();
  let server = await start(home);
  try {
    const writers: Writer[] = [];
    for (let n = 1; n <= WRITERS; n++)
      writers.push(await createWriter(`Founder ${n}`, doorOf(home.url), choicesFrom(home.url)));
    const { schema } = await readHouse(databaseDir);
    for (const [round, way] of ways.entries()) {
      const { check, all } = createFindings();
      const after = Math.round(random() * LATEST_MS);
      const stop = new AbortController();
      const writing = Promise.all(writers.map((one) => one.write(stop.signal)));
      await untilSaved(writers);
      await pause(after);
      check(await strike(way, home, server), `the server did not end as it should:\n${server.printed().slice(-500)}`);
      stop.abort();
      await writing;
      const answered = answeredOf(writers);
      if (way !== 'database') server = await start(home);
      const { found, seconds } = await lookWhenWhole(home.url, writers);
      check(way !== 'database' || seconds <= WHOLE_SECONDS, `whole again after ${seconds.toFixed(1)} s only`);
      const lost = found.flatMap((one) => one.lost);
      const unanswered = found.filter((one) => one.kept !== 'nothing unanswered').length;
      const written = found.filter((one) => one.kept === 'the unanswered save').length;
      all.push(...lost);
      check(answered >= LEAST_ANSWERED, `only ${answered} saves were answered before`);
      check(way !== 'in order' || written === 0, `${written} saves were made and not answered`);
      const house = await readHouse(databaseDir);
      check(house.schema === schema, 'the schema changed');
      check(house.complete, 'somebody has not exactly one quiz and one record of selections');
      report(
        `round ${round + 1}`,
        `${way} ${after} ms after the first saves; ${answered} answered, ${lost.length} lost; ` +
          `${unanswered} unanswered, ${written} of them there` +
          (way === 'database' ? `; whole after ${seconds.toFixed(1)} s` : ''),
        all,
      );
      const total = totals.get(way) ?? { name: `saves: ${way}`, rounds: 0, lost: 0, ok: true };
      totals.set(way, {
        ...total,
        rounds: total.rounds + 1,
        lost: total.lost + lost.length,
        ok: total.ok === true && all.length === 0,
      });
    }
    return [...totals.values()];
  } finally {
    server.signal('SIGTERM');
    await server.ended;
    await close();
  }
};

const times = (way: Way, count: number): Way[] => Array<Way>(count).fill(way);

/**
 * Several people save without pause while the server, its database or both are stopped at a random moment; after each
 * restart whatever was answered with 200 must be there. The one save of each that was under way may be there or not,
 * but whole. A server that is stopped in order answers every save that it makes.
 */
export const saves: Fault = async (seed) => {
  const ways: Way[] = [
    ...times('server', SERVER_ROUNDS),
    ...times('database', DATABASE_ROUNDS),
    ...times('server and database', BOTH_ROUNDS),
    'in order',
  ];
  return breakHouse(await ownHouse(), ways, seededRandom(seed));
};

/** The same of a server alone, over a Postgres that is somebody else's. */
export const savesElsewhere: Fault = async (seed) =>
  breakHouse(await houseOverPostgres(), times('server, Postgres elsewhere', SERVER_ROUNDS), seededRandom(seed));
