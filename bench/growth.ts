import path from 'node:path';
import { sql } from 'kysely';
import { connect, type Database } from '../apps/server/src/db/client.ts';
import { startEmbeddedPostgres } from '../apps/server/src/db/embedded-postgres.ts';
import { patient } from '../apps/server/src/db/patience.ts';
import { prepareCast, type Player } from './api/cast.ts';
import { close, makeHome, start } from './live/home.ts';
import { percentile, row, type Row } from './report.ts';

const SIZES = [1000, 100_000, 1_000_000] as const;
const ROUNDS = 200;
/** A save makes thirty recommendations, which takes long and has nothing to do with how many people there are. */
const SAVES = 20;
const WARM_UP = 10;
const FOUNDERS = 20;
const AT_A_TIME = 50_000;

/**
 * People up to a number, each with a way in, an answered quiz, its selections and a line in the log of staff's acts,
 * spread as in a house that has grown.
 */
const fill = async (db: Database, from: number, to: number): Promise<void> => {
  for (let first = from; first < to; first += AT_A_TIME) {
    const last = Math.min(to, first + AT_A_TIME) - 1;
    await sql`
      with numbered as (select n, gen_random_uuid() as id, gen_random_uuid() as quiz
        from generate_series(${first}::int, ${last}::int) as n),
      people as (
        insert into users (id, email, email_verified, group_name, role_key, subscription_key, subscription_expiration,
                           status)
        select id, 'person' || n || '@' || substr(md5(n::text), 1, 8) || '.example', true, 'Cohort ' || n % 997,
          case when n % 1000 = 0 then 'staff' else 'user' end,
          case n % 10 when 0 then 'studio' when 1 then 'founder' else 'free' end,
          case when n % 10 < 2 then now() + n % 700 * interval '1 day' end,
          case when n % 50 = 0 then 'disabled' else 'active' end
          from numbered),
      ways as (
        insert into identities (issuer, subject, user_id)
        select 'https://issuer.example', 'subject-' || n, id from numbered),
      asked as (
        insert into quizzes (id, user_id, brain_version_id, company_name, website_url, industry, business_lifecycle,
                             keyword_ids, shape_version)
        select quiz, numbered.id, brain.id, 'Company ' || n, 'c' || n || '.example', 'banking-and-payments', 'seed',
          '{calm,powerful,warm}', 1
          from numbered, (select id from brain_versions where status = 'active' limit 1) as brain),
      chosen as (insert into selections (user_id, quiz_id, shape_version) select id, quiz, 1 from numbered)
      insert into audit_log (actor_id, owner_id, act, about)
        select (select id from users where role_key = 'admin' limit 1), id, 'GET /api/quizzes/:id?', '{}' from numbered
        where n % 10 = 0`.execute(db);
  }
  await sql`vacuum analyze`.execute(db);
  // a house that grew over years has no million rows that still wait to be written
  await sql`checkpoint`.execute(db);
};

type Person = Pick<Player, 'token' | 'save'> & { version: number };
type Act = (person: Person, round: number) => Promise<unknown>;

const caller = (url: string) => {
  const ask = async (person: Person, method: 'GET' | 'PUT', place: string, body?: object): Promise<unknown> => {
    const answer = await fetch(`${url}${place}`, {
      method,
      headers: { authorization: `Bearer ${person.token}`, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${place}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  };
  return ask;
};

/** What people do on an ordinary day. */
const actsOf = (url: string): Record<'founder' | 'administrator', Readonly<Record<string, Act>>> => {
  const ask = caller(url);
  const get =
    (place: string): Act =>
    (person) =>
      ask(person, 'GET', place);
  return {
    founder: {
      'their quiz': get('/api/quizzes/'),
      'a save': async (person, round) => {
        const body = { ...person.save, companyName: `Round ${round}`, version: person.version };
        person.version = ((await ask(person, 'PUT', '/api/quizzes/', body)) as { version: number }).version;
      },
      'their choices': get('/api/selections/'),
      'their brands': get('/api/brandList'),
      'their subscription': get('/api/subscriptions/details'),
      'what staff did for them': get('/api/audit/mine'),
    },
    administrator: {
      'the users grid': get('/api/auth/users?limit=25&sortField=email'),
      'a search': (person, round) => ask(person, 'GET', `/api/auth/users?limit=25&search=person${100 + round * 7}%40`),
      'the log of acts': get('/api/audit?limit=25&offset=0'),
      'the waiting list': get('/api/waitingList?limit=25&offset=0'),
      'the outbox': get('/api/mail/outbox?limit=25&offset=0'),
      'the switches': get('/api/settings/featureFlags'),
      'the overview': get('/api/overview'),
    },
  };
};

type People = Record<'founder' | 'administrator', Person[]>;

const measure = async (url: string, people: People, size: number): Promise<Map<string, number>> => {
  const found = new Map<string, number>();
  for (const [who, acts] of Object.entries(actsOf(url)) as [keyof People, Record<string, Act>][]) {
    for (const [name, act] of Object.entries(acts)) {
      const times: number[] = [];
      const rounds = name === 'a save' ? SAVES : ROUNDS;
      for (let round = -WARM_UP; round < rounds; round++) {
        const person = people[who][Math.abs(round) % people[who].length];
        if (!person) throw new Error('nobody to ask');
        const from = performance.now();
        await act(person, round + WARM_UP);
        if (round >= 0) times.push(performance.now() - from);
      }
      found.set(`${who}: ${name}`, percentile(times, 0.95));
      console.log(`${size} people, ${who}: ${name}: p95 ${found.get(`${who}: ${name}`)?.toFixed(2)} ms`);
    }
  }
  return found;
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
    if (!administrator) throw new Error('nobody was made');
    const { rows } = await sql<{ id: string }>`
      update users set role_key = 'admin' where id = (select user_id from quizzes where company_name like '% 0' limit 1)
      returning id`.execute(house.db);
    if (rows.length !== 1) throw new Error('nobody became administrator');
    const by = new Map<number, Map<string, number>>();
    let size = 0;
    for (const next of SIZES) {
      await fill(house.db, size, next);
      size = next;
      by.set(size, await measure(home.url, { founder: founders, administrator: [administrator] }, size));
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
