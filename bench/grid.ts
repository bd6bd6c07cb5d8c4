import { sql } from 'kysely';
import type { Database } from '../apps/server/src/db/client.ts';
import { patient } from '../apps/server/src/db/patience.ts';
import { attach, prepareCast } from './api/cast.ts';
import { close, makeHome, start } from './live/home.ts';
import fs from 'node:fs';
import { median, notRun, percentile, row, type Row } from './report.ts';
import { adminInQuiz, adminScripts, DIST, gzippedSize } from './web/bundle.ts';

const SIZES = [1000, 100_000, 1_000_000] as const;
const ROUNDS = 80;
/** Each act in several series with all others between, so that nothing that passes is measured alone. */
const SERIES = 3;
/** Every order both ways, so that each has been asked for once. */
const WARM_UP = 10;
const PAGE = 25;
const DISABLED = 5000;
/** As the page sends them (apps/web/src/features/admin/users/confirm-act.tsx). */
const AT_ONCE = 500;

/** People up to a number, with groups, roles, tiers and dates spread as in a house that has grown. */
const fill = async (db: Database, from: number, to: number): Promise<void> => {
  const AT_A_TIME = 50_000;
  for (let first = from; first < to; first += AT_A_TIME) {
    const last = Math.min(to, first + AT_A_TIME) - 1;
    await sql`
      insert into users (email, email_verified, group_name, role_key, subscription_key, subscription_expiration, status)
      select 'person' || n || '@' || substr(md5(n::text), 1, 8) || '.example', true, 'Cohort ' || n % 997,
        case when n % 1000 = 0 then 'staff' else 'user' end,
        case n % 10 when 0 then 'studio' when 1 then 'founder' else 'free' end,
        case when n % 10 < 2 then now() + n % 700 * interval '1 day' end,
        case when n % 50 = 0 then 'disabled' else 'active' end
        from generate_series(${first}::int, ${last}::int) as n`.execute(db);
  }
  await sql`vacuum analyze users`.execute(db);
  // what filling has left to write is nobody's page
  await sql`checkpoint`.execute(db);
};

type Ask = (path: string) => Promise<{ records: unknown[]; count: number }>;

/** What administrators do with the grid; each of a round is another, so that nothing is answered from memory. */
const acts: Readonly<Record<string, (ask: Ask, round: number, size: number) => Promise<unknown>>> = {
  'first page': (ask) => ask('sortField=email'),
  'a page further on': (ask, round) => ask(`sortField=email&offset=${PAGE * (round + 1)}`),
  'a page in the middle': (ask, round, size) =>
    ask(`sortField=email&offset=${Math.floor(size / 2) + PAGE * round * 7}`),
  'the last page': (ask, _round, size) => ask(`sortField=email&offset=${Math.min(1_000_000, size - PAGE)}`),
  'another order': (ask, round) => {
    const field = ['group', 'role', 'status', 'subscription', 'expiration'][round % 5];
    return ask(`sortField=${field}&sortDirection=${round % 2 === 0 ? 'asc' : 'desc'}`);
  },
  'search for an address': (ask, round) => ask(`search=${encodeURIComponent(`person${100 + round * 13}@`)}`),
  'search for a group': (ask, round) => ask(`search=${encodeURIComponent(`Cohort ${100 + round}`)}&sortField=group`),
  'search for what all have': (ask) => ask('search=example'),
  'search for two letters': (ask, round) => ask(`search=${'pqrstuvwxy'[round % 10]}e`),
};

const measure = async (ask: Ask, size: number): Promise<Map<string, number>> => {
  const series = new Map<string, number[]>();
  for (let turn = 0; turn < SERIES; turn++)
    for (const [name, act] of Object.entries(acts)) {
      const times: number[] = [];
      for (let round = -WARM_UP; round < ROUNDS; round++) {
        const from = performance.now();
        await act(ask, Math.abs(round), size);
        if (round >= 0) times.push(performance.now() - from);
      }
      series.set(name, [...(series.get(name) ?? []), percentile(times, 0.95)]);
    }
  for (const [name, found] of series)
    console.log(`${size} people, ${name}: p95 ${found.map((p95) => p95.toFixed(1)).join(', ')} ms`);
  return new Map([...series].map(([name, found]) => [name, median(found)]));
};

const rowsOf = (by: ReadonlyMap<number, ReadonlyMap<string, number>>): Row[] =>
  Object.keys(acts).flatMap((name) => {
    const baseline = by.get(SIZES[0])?.get(name) ?? 0;
    return SIZES.slice(1).flatMap((size) => {
      const value = by.get(size)?.get(name) ?? 0;
      const figure = { name: `grid: ${name}, ${size} people, p95`, value, unit: 'ms', baseline };
      return [
        row({ ...figure, target: { of: 'value', is: '<=', than: 100 } }),
        row({ ...figure, name: `${figure.name}, beside 1,000`, target: { of: 'ratio', is: '<=', than: 1.5 } }),
      ];
    });
  });

/** What the administration adds to the first load, and to a founder's. */
const sizeRows = (): Row[] => {
  const name = 'grid: what the first load of the administration adds, gzipped';
  if (!fs.existsSync(DIST)) return [notRun(name, 'the app is not built')];
  const figure = { name, value: gzippedSize(adminScripts()) / 1024, unit: 'KB', baseline: 0 };
  const added = {
    name: "grid: its modules in a founder's first load",
    value: adminInQuiz().length,
    unit: '',
    baseline: 0,
  };
  return [
    row({ ...figure, target: { of: 'value', is: '<=', than: 60 } }),
    row({ ...added, target: { of: 'value', is: '<=', than: 0 } }),
  ];
};

/** The users grid among a thousand, a hundred thousand and a million people, and a large selection disabled. */
export const benchGrid = async (): Promise<Row[]> => {
  const home = await makeHome();
  const server = await start(home);
  // filling takes longer than a request of the house may
  const house = await attach(home.dir, patient);
  try {
    const { people } = await prepareCast(home, 1);
    const headers = { authorization: `Bearer ${people[0]?.token}`, 'content-type': 'application/json' };
    await house.db.updateTable('users').set({ role_key: 'admin' }).execute();
    const ask: Ask = async (query) => {
      const answer = await fetch(`${home.url}/api/auth/users?limit=${PAGE}&${query}`, { headers });
      if (!answer.ok) throw new Error(`${query}: ${answer.status} ${await answer.text()}`);
      return (await answer.json()) as { records: unknown[]; count: number };
    };
    const by = new Map<number, Map<string, number>>();
    let size = 0;
    for (const next of SIZES) {
      await fill(house.db, size, next);
      size = next;
      by.set(size, await measure(ask, size));
    }
    const chosen = await house.db
      .selectFrom('users')
      .select('id')
      .where('status', '=', 'active')
      .where('role_key', '=', 'user')
      .limit(DISABLED)
      .execute();
    const from = performance.now();
    for (let at = 0; at < chosen.length; at += AT_ONCE) {
      const body = JSON.stringify({ ids: chosen.slice(at, at + AT_ONCE).map(({ id }) => id) });
      const answer = await fetch(`${home.url}/api/auth/users/disable`, { method: 'POST', headers, body });
      if (!answer.ok) throw new Error(`disable: ${answer.status}`);
    }
    const seconds = (performance.now() - from) / 1000;
    const { count } = await house.db
      .selectFrom('users')
      .select((eb) => eb.fn.countAll<string>().as('count'))
      .where(
        'id',
        'in',
        chosen.map(({ id }) => id),
      )
      .where('status', '=', 'disabled')
      .executeTakeFirstOrThrow();
    return [
      ...sizeRows(),
      ...rowsOf(by),
      row({
        name: `grid: ${DISABLED} people disabled, ${count} of them`,
        value: seconds,
        unit: 's',
        baseline: 0,
        target: { of: 'value', is: '<=', than: 5 },
      }),
    ];
  } finally {
    await house.close();
    await close(home, server);
  }
};
