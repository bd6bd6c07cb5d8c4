import path from 'node:path';
import { sql } from 'kysely';
import { connect, type Database } from '../apps/server/src/db/client.ts';
import { startEmbeddedPostgres } from '../apps/server/src/db/embedded-postgres.ts';
import { patient } from '../apps/server/src/db/patience.ts';
import { prepareCast, type Player } from './api/cast.ts';
import { fill } from './growth/fill.ts';
import { completeQuiz } from './live/answers.ts';
import { close, makeHome, start } from './live/home.ts';
import { median, percentile, row, type Row } from './report.ts';

const SIZES = [1000, 100_000, 1_000_000] as const;
/**
 * Every act is measured so often, with all the others in between, and the middle one counts: what Postgres does by
 * itself after it has been filled slows down whatever is asked at that moment, a call of three milliseconds to twelve.
 */
const SERIES = 3;
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

/** How long each of some calls took, in milliseconds, after some that do not count. */
const timesOf = async (act: Act, people: readonly Person[], rounds: number): Promise<number[]> => {
  const times: number[] = [];
  for (let round = -WARM_UP; round < rounds; round++) {
    const person = people[Math.abs(round) % people.length];
    if (!person) throw new Error('nobody to ask');
    const from = performance.now();
    await act(person, round + WARM_UP);
    if (round >= 0) times.push(performance.now() - from);
  }
  return times;
};

const measure = async (url: string, db: Database, people: People, size: number): Promise<Map<string, number>> => {
  const some = await db.selectFrom('users').select('id').where('email', 'like', 'person%').limit(100).execute();
  const acts = Object.entries(
    actsOf(
      url,
      some.map(({ id }) => id),
    ),
  ) as [Who, Record<string, Act>][];
  const series = new Map<string, number[]>();
  for (let turn = 0; turn < SERIES; turn++)
    for (const [who, theirs] of acts)
      for (const [name, act] of Object.entries(theirs)) {
        const p95 = percentile(await timesOf(act, people[who], FEWER[name] ?? ROUNDS), 0.95);
        series.set(`${who}: ${name}`, [...(series.get(`${who}: ${name}`) ?? []), p95]);
      }
  for (const [name, found] of series)
    console.log(`${size} people, ${name}: p95 ${found.map((p95) => p95.toFixed(2)).join(', ')} ms`);
  return new Map([...series].map(([name, found]) => [name, median(found)]));
};

/** The calls of a founder and of an administrator among a thousand, a hundred thousand and a million people. */
export const benchGrowth = async (): Promise<Row[]> => {
  const home = await makeHome();
  const server = await start(home);
  const postgres = await startEmbeddedPostgres(path.join(home.dir, 'postgres'));
  const house = connect(postgres.connection('signet'), (error) => console.error(error), { max: 2, waits: patient });
  try {
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
      returning id`.execute(house.db);
    if (rows.length !== 1) throw new Error('nobody became administrator');
    const everybody = { founder: founders, 'founder with a brand': finished, administrator: [administrator] };
    const by = new Map<number, Map<string, number>>();
    let size = 0;
    for (const next of SIZES) {
      await fill(house.db, size, next);
      size = next;
      by.set(size, await measure(home.url, house.db, everybody, size));
    }
    const first = by.get(SIZES[0]);
    return [...(first?.keys() ?? [])].flatMap((name) =>
      SIZES.slice(1).map((many) =>
        row({
          name: `growth: ${name}, ${many} people, p95`,
          value: by.get(many)?.get(name) ?? 0,
          unit: 'ms',
          baseline: first?.get(name) ?? 0,
          target: { of: 'ratio', is: '<=', than: 1.5 },
        }),
      ),
    );
  } finally {
    await house.close();
    await close(home, server);
  }
};
