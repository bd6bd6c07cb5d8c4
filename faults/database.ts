import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { startEmbeddedPostgres } from '../apps/server/src/db/embedded-postgres.ts';
import { createPostgresProxy, type PostgresProxy } from '../apps/server/src/testing/postgres-proxy.ts';
import { clearAway, launch, makeHome, untilHealthy, type Home } from '../bench/live/home.ts';
import { ask, doorOf, newcomer, type Session } from '../bench/live/sign-in.ts';
import { createFindings, report, type Fault, type Findings, type Row } from './round.ts';

const FOUNDERS = 4;
const MOST_SECONDS = 5;
const WHOLE_SECONDS = 10;

type Socket = { host: string; user: string; database: string };
type House = { url: string; sessions: Session[]; line: PostgresProxy; direct: Socket };
/** Something that is wrong with the database for a while; what it answers sets it right. */
type Trouble = { begin: (house: House) => Promise<() => Promise<void> | void>; others: 'go on' | 'fail too' };

const delayed = (ms: number): Trouble => ({
  others: 'fail too',
  begin: async ({ line }) => {
    line.delay(ms);
    return () => line.delay(0);
  },
});

const troubles: Record<string, Trouble> = {
  'a table is locked': {
    others: 'go on',
    async begin({ direct }) {
      const client = new pg.Client(direct);
      await client.connect();
      await client.query('begin; lock table quizzes in access exclusive mode');
      return () => client.end();
    },
  },
  'Postgres says nothing': {
    others: 'fail too',
    begin: async ({ line }) => {
      line.hold();
      return () => line.release();
    },
  },
  'Postgres answers 300 ms late': delayed(300),
  'Postgres answers 1 s late': delayed(1000),
  'Postgres answers 4 s late': delayed(4000),
};

const timed = async (call: Promise<Response>) => {
  const begun = performance.now();
  const answer = await call;
  await answer.text();
  return {
    status: answer.status,
    retry: answer.headers.get('retry-after'),
    seconds: (performance.now() - begun) / 1000,
  };
};
type Timed = Awaited<ReturnType<typeof timed>>;

const slowest = (answers: Timed[]): number => Math.max(...answers.map((one) => one.seconds));
const told = (answers: Timed[]): string =>
  `${[...new Set(answers.map((one) => one.status))].join(' and ')} within ${slowest(answers).toFixed(1)} s`;

/** Asks for everything at once, by several people, several times: what needs the quizzes, and what does not. */
const askAll = async ({ url, sessions }: House) => {
  const [quizzes, others]: Timed[][] = [[], []];
  for (let turn = 0; turn < 3; turn++)
    await Promise.all(
      sessions.flatMap((session) => [
        timed(ask(url, session, 'GET', '/api/quizzes/')).then((one) => quizzes?.push(one)),
        timed(ask(url, session, 'GET', '/api/settings/featureFlags')).then((one) => others?.push(one)),
      ]),
    );
  return { quizzes: quizzes ?? [], others: others ?? [] };
};

const untilWhole = async (house: House): Promise<number> => {
  const begun = performance.now();
  for (;;) {
    const { quizzes, others } = await askAll(house);
    const seconds = (performance.now() - begun) / 1000;
    if ([...quizzes, ...others].every((one) => one.status === 200) || seconds > 3 * WHOLE_SECONDS) return seconds;
    await pause(100);
  }
};

const checkAll = (answers: Timed[], { check }: Findings): void => {
  check(slowest(answers) <= MOST_SECONDS, `an answer took ${slowest(answers).toFixed(1)} s`);
  for (const { status, retry } of answers) {
    check(status === 200 || status === 503, `a call answered ${status}`);
    check(status === 200 || retry !== null, 'a 503 without Retry-After');
  }
};

const round = async (name: string, { begin, others }: Trouble, house: House): Promise<Row> => {
  const findings = createFindings();
  const end = await begin(house);
  const during = await askAll(house);
  await end();
  const seconds = await untilWhole(house);
  checkAll([...during.quizzes, ...during.others], findings);
  findings.check(seconds <= WHOLE_SECONDS, `whole again after ${seconds.toFixed(1)} s`);
  if (others === 'go on')
    findings.check(
      during.others.every((one) => one.status === 200),
      'calls that do not need the table were refused',
    );
  report(
    name,
    `quizzes ${told(during.quizzes)}, others ${told(during.others)}; whole again after ${seconds.toFixed(1)} s`,
    findings.all,
  );
  return { name: `database: ${name}`, rounds: 1, lost: 0, ok: findings.all.length === 0 };
};

/** A server whose line to its database can be held and slowed. */
const openHouse = async () => {
  const home = await makeHome();
  const postgres = await startEmbeddedPostgres(path.join(home.dir, 'postgres'));
  const admin = new pg.Client(postgres.connection('postgres'));
  await admin.connect();
  await admin.query('create database signet');
  await admin.end();
  const direct = postgres.connection('signet') as Socket;
  const line = await createPostgresProxy(direct);
  const host = encodeURIComponent((line.connection as Socket).host);
  const served: Home = {
    ...home,
    dir: path.join(home.dir, 'node'),
    settings: {
      DATABASE_URL: `postgres://${direct.user}@localhost/signet?host=${host}`,
      SIGNET_SECRET: randomBytes(32).toString('base64url'),
      BLOBS_DIR: path.join(home.dir, 'blobs'),
    },
  };
  const server = launch(served);
  const close = async () => {
    server.signal('SIGTERM');
    await server.ended;
    await line.close();
    await postgres.stop();
    await clearAway(home);
  };
  return { home, server, line, direct, close };
};

/** The database hangs, is locked or slow: whoever needs it is told so in time, and all is well once it is again. */
export const database: Fault = async () => {
  const { home, server, line, direct, close } = await openHouse();
  const rows: Row[] = [];
  try {
    await untilHealthy(home.url, server);
    const sessions: Session[] = [];
    for (let n = 0; n < FOUNDERS; n++) sessions.push((await newcomer(doorOf(home.url))).session);
    const house: House = { url: home.url, sessions, line, direct };
    for (const [name, trouble] of Object.entries(troubles)) rows.push(await round(name, trouble, house));
    return rows;
  } finally {
    await close();
  }
};
