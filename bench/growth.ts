import path from 'node:path';
import { sql } from 'kysely';
import { connect, type Database } from '../apps/server/src/db/client.ts';
import { startEmbeddedPostgres } from '../apps/server/src/db/embedded-postgres.ts';
import { patient } from '../apps/server/src/db/patience.ts';
import { prepareCast, type Player } from './api/cast.ts';
import { fill } from './growth/fill.ts';
import { completeQuiz } from './live/answers.ts';
import { close, makeHome, start, type Home, type Running } from './live/home.ts';
import { median, percentile, row, type Row } from './report.ts';

const SIZES = [1000, 100_000, 1_000_000] as const;
/**
 * A house of each size runs beside the others and is asked in turn with them, call by call: whatever else the machine
 * does slows all three. Every act is measured in several series with all others in between, and the middle one counts.
 */
const SERIES = 5;
const ROUNDS = 100;
/**
 * A save makes thirty recommendations, which takes long and has nothing to do with how many people there are; how often
 * somebody may open their book is limited.
 */
const FEWER: Readonly<Record<string, number>> = { 'a save': 10, 'their book': 10 };
const WARM_UP = 10;
const FOUNDERS = 10;
/** Those of them whose brand is finished, which takes long to make. */
const FINISHED = 3;

type Who = 'founder' | 'founder with a brand' | 'administrator';
type Person = Player & { version: number };
type Act = (person: Person, round: number) => Promise<unknown>;

const caller = (url: string) => {
  const ask = async (person: Person, method: 'GET' | 'PUT', place: string, body?: object): Promise<unknown> => {
    const answer = await fetch(`${url}${place}`, {
      method,
      headers: {
        authorization: `Bearer ${person.token}`,
        'x-id-token': person.idToken,
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${place}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  };
  return ask;
};

/** What people do on an ordinary day. */
const actsOf = (url: string, listed: readonly string[]): Record<Who, Readonly<Record<string, Act>>> => {
  const ask = caller(url);
  const get =
    (place: string): Act =>
    (person) =>
      ask(person, 'GET', place);
  return {
    founder: {
      'their session': get('/api/auth/flow/validate'),
      'their quiz': get('/api/quizzes/'),
      'a save': async (person, round) => {
        const body = { ...person.save, companyName: `Round ${round}`, version: person.version };
        person.version = ((await ask(person, 'PUT', '/api/quizzes/', body)) as { version: number }).version;
      },
      'their recommendations': get('/api/recommendations/'),
      'their choices': get('/api/selections/'),
      'their brands': get('/api/brandList'),
      'their subscription': get('/api/subscriptions/details'),
      'what staff did for them': get('/api/audit/mine'),
    },
    'founder with a brand': {
      'their recommendations': get('/api/recommendations/'),
      'their brand': get('/api/brands'),
      'their book': get('/api/books'),
    },
    administrator: {
      'the users grid': get('/api/auth/users?limit=25&sortField=email'),
      'a search': (person, round) => ask(person, 'GET', `/api/auth/users?limit=25&search=person${100 + round * 7}%40`),
      "a person's page": (person, round) => ask(person, 'GET', `/api/auth/users/${listed[round % listed.length]}`),
      'the log of acts': get('/api/audit?limit=25&offset=0'),
      'a search in the log': (person, round) =>
        ask(person, 'GET', `/api/audit?limit=25&search=person${10 + (round % 80)}0%40`),
      'the kinds of acts': get('/api/audit/acts'),
      'the waiting list': get('/api/waitingList?limit=25&offset=0'),
      'the outbox': get('/api/mail/outbox?limit=25&offset=0'),
      'the switches': get('/api/settings/featureFlags'),
      'the overview': get('/api/overview'),
    },
  };
};

type People = Record<Who, Person[]>;

/** A running house of some size, and those of its people who call. */
type House = {
  home: Home;
  server: Running;
  people: People;
  acts: ReturnType<typeof actsOf>;
};

/** Founders without and with a brand, and an administrator. */
const settle = async (home: Home, db: Database): Promise<People> => {
  const cast = await prepareCast(home, FOUNDERS + 1);
  const ask = caller(home.url);
  const people = await Promise.all(
    cast.people.map(async (player): Promise<Person> => {
      const quiz = (await ask({ ...player, version: 0 }, 'GET', '/api/quizzes/')) as { version: number };
      return { ...player, version: quiz.version };
    }),
  );
  const [administrator, ...founders] = people;
  const finished = founders.splice(0, FINISHED);
  for (const { token, idToken } of finished)
    await completeQuiz(home.url, { accessToken: token, idToken, refreshToken: '' });
  if (!administrator) throw new Error('nobody was made');
  const { rows } = await sql<{ id: string }>`
    update users set role_key = 'admin' where id = (select user_id from quizzes where company_name like '% 0' limit 1)
    returning id`.execute(db);
  if (rows.length !== 1) throw new Error('nobody became administrator');
  return { founder: founders, 'founder with a brand': finished, administrator: [administrator] };
};

const startHouse = async (size: number): Promise<House> => {
  const home = await makeHome();
  const server = await start(home);
  const postgres = await startEmbeddedPostgres(path.join(home.dir, 'postgres'));
  const handle = connect(postgres.connection('signet'), (error) => console.error(error), { max: 2, waits: patient });
  try {
    const people = await settle(home, handle.db);
    await fill(handle.db, 0, size);
    const some = await handle.db
      .selectFrom('users')
      .select('id')
      .where('email', 'like', 'person%')
      .limit(100)
      .execute();
    const listed = some.map(({ id }) => id);
    return { home, server, people, acts: actsOf(home.url, listed) };
  } catch (error) {
    await close(home, server);
    throw error;
  } finally {
    await handle.close();
  }
};

/** How long the calls of one act took in every house, in milliseconds, after some that do not count. */
const timesOf = async (houses: readonly House[], who: Who, name: string): Promise<number[][]> => {
  const times: number[][] = houses.map(() => []);
  const rounds = FEWER[name] ?? ROUNDS;
  for (let round = -WARM_UP; round < rounds; round++)
    for (let turn = 0; turn < houses.length; turn++) {
      // nobody is always the one who comes after the largest
      const at = (turn + round + WARM_UP) % houses.length;
      const house = houses[at];
      const person = house?.people[who][Math.abs(round) % house.people[who].length];
      const act = house?.acts[who][name];
      if (!person || !act) throw new Error('nobody to ask');
      const from = performance.now();
      await act(person, round + WARM_UP);
      if (round >= 0) times[at]?.push(performance.now() - from);
    }
  return times;
};

/** The p95 of every act in every house, by act; the middle one of its series. */
const measure = async (houses: readonly House[]): Promise<Map<string, number[]>> => {
  const acts = Object.entries(houses[0]?.acts ?? {}) as [Who, Record<string, Act>][];
  const series = new Map<string, number[][]>();
  for (let turn = 0; turn < SERIES; turn++)
    for (const [who, theirs] of acts)
      for (const name of Object.keys(theirs)) {
        const times = await timesOf(houses, who, name);
        const found = times.map((ms) => percentile(ms, 0.95));
        series.set(`${who}: ${name}`, [...(series.get(`${who}: ${name}`) ?? []), found]);
      }
  const middle = (found: readonly number[][], house: number) => median(found.map((p95) => p95[house] ?? 0));
  return new Map([...series].map(([name, found]) => [name, houses.map((_, house) => middle(found, house))]));
};

/** The calls of a founder and of an administrator among a thousand, a hundred thousand and a million people. */
export const benchGrowth = async (): Promise<Row[]> => {
  const houses: House[] = [];
  try {
    for (const size of SIZES) houses.push(await startHouse(size));
    const found = await measure(houses);
    return [...found].flatMap(([name, [first = 0, ...others]]) =>
      others.map((p95, at) =>
        row({
          name: `growth: ${name}, ${SIZES[at + 1]} people, p95`,
          value: p95,
          unit: 'ms',
          baseline: first,
          target: { of: 'ratio', is: '<=', than: 1.5 },
        }),
      ),
    );
  } finally {
    for (const { home, server } of houses) await close(home, server);
  }
};
