import fs from 'node:fs/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../testing/databases.ts';
import { columns } from '../testing/columns.ts';
import { alone, describeSchema, migrate, migrations } from './migrate.ts';
import { seedHouse } from './seed.ts';

type TestDatabase = Awaited<ReturnType<typeof createTestDatabase>>;
let fresh: TestDatabase;
let stepwise: TestDatabase;
let before006: TestDatabase;
let before009: TestDatabase;
let before038: TestDatabase;
let house: TestDatabase;
beforeAll(async () => {
  [fresh, stepwise, before006, before009, before038, house] = [
    await createTestDatabase({ empty: true }),
    await createTestDatabase({ empty: true }),
    await createTestDatabase({ empty: true }),
    await createTestDatabase({ empty: true }),
    await createTestDatabase({ empty: true }),
    await createTestDatabase(),
  ];
  // several nodes may start at once on a new database
  await Promise.all([migrate(fresh.db), migrate(fresh.db), migrate(fresh.db)]);
});
afterAll(async () => {
  for (const database of [fresh, stepwise, before006, before009, before038, house]) await database.drop();
});

const SNAPSHOT = new URL('./schema.snapshot.txt', import.meta.url);

describe('the schema', () => {
  it('of a fresh database, migrated by three nodes at once, is the committed one (new: vitest run -u)', async () => {
    await expect(await describeSchema(fresh.db)).toMatchFileSnapshot(SNAPSHOT.pathname);
  });

  it('of a database migrated step by step, with rows in it, is the same, and what people changed stays', async () => {
    const { db } = stepwise;
    for (const name of Object.keys(migrations)) {
      await migrate(db, name);
      if (name === '001-people') await seedHouse(db);
      await sql`update feature_flags set value = 'false' where name = 'support'`.execute(db);
    }
    expect(await describeSchema(db)).toBe(await fs.readFile(SNAPSHOT, 'utf8'));
    await seedHouse(db);
    expect(
      await db.selectFrom('feature_flags').select('value').where('name', '=', 'support').executeTakeFirst(),
    ).toEqual({ value: false });
  });

  it('gives earlier recommendations the brain version of their quiz, and no research, as there was none', async () => {
    const { db } = before006;
    await migrate(db, '005-first-brand');
    await seedHouse(db);
    await sql`insert into brain_versions (version, status, bucket_key, content) values ('1', 'active', 'x',
      '{}')`.execute(db);
    await sql`insert into users (issuer, subject, email, email_verified, role_key, subscription_key) values ('i',
      's', 'e', true, 'user', 'free')`.execute(db);
    await sql`insert into quizzes (user_id, brain_version_id) select u.id, b.id from users u, brain_versions b`.execute(
      db,
    );
    await sql`insert into recommendations (user_id, quiz_id, basis, content, shown) select user_id, id, 'x', '{}',
      '{}' from quizzes`.execute(db);
    await migrate(db);
    const { rows } = await sql`select r.brain_version_id = b.id as own, s.content as research from recommendations r
        join research_snapshots s on s.id = r.research_snapshot_id, brain_versions b`.execute(db);
    expect(rows).toEqual([{ own: true, research: { competitors: [] } }]);
  });

  it('turns what every user came by into an identity of theirs', async () => {
    const { db } = before009;
    await migrate(db, '006-recommendations');
    await seedHouse(db);
    await sql`insert into users (issuer, subject, email, email_verified, role_key, subscription_key)
      values ('a', 's', 'ann', true, 'user', 'free'), ('b', 's', 'bob', true, 'user', 'free')`.execute(db);
    await migrate(db);
    const { rows } = await sql`select i.issuer, i.subject, u.email from identities i join users u on u.id = i.user_id
      order by i.issuer`.execute(db);
    expect(rows).toEqual([
      { issuer: 'a', subject: 's', email: 'ann' },
      { issuer: 'b', subject: 's', email: 'bob' },
    ]);
  });

  it('gives earlier documents the brand that their names tell; another brand outdates none of them', async () => {
    const { db } = before038;
    await migrate(db, '026-administration');
    await seedHouse(db);
    await sql`insert into brain_versions (version, status, bucket_key, content) values ('1', 'active', 'x',
      '{}')`.execute(db);
    await sql`insert into users (email, email_verified, role_key, subscription_key) values ('e', true, 'user',
      'free')`.execute(db);
    await sql`insert into quizzes (user_id, brain_version_id, shape_version, company_name)
      select u.id, b.id, 1, name from users u, brain_versions b, (values ('Ada'), ('Ada Two')) as two (name)`.execute(
      db,
    );
    await sql`insert into documents (user_id, template_id, kit_key, drive, basis, name, saved_at, outdated)
      select id, 'deck', 'k', 'd', basis, name, now() - ago * interval '1 day', ago > 0 from users, (values
        ('1', 'Ada deck', 3), ('2', 'Ada deck', 2), ('3', 'Ada Two deck', 0), ('4', 'Renamed deck', 4)
      ) as four (basis, name, ago)`.execute(db);
    await migrate(db);
    const { rows } = await sql`select basis, company_name, outdated from documents join quizzes on quizzes.id = quiz_id
      where basis < '4' order by basis`.execute(db);
    expect(rows).toEqual([
      { basis: '1', company_name: 'Ada', outdated: true },
      { basis: '2', company_name: 'Ada', outdated: false },
      { basis: '3', company_name: 'Ada Two', outdated: false },
    ]);
    expect(await db.selectFrom('documents').select('id').execute()).toHaveLength(4);
  });

  it('has every column that the code knows, and no other', async () => {
    const { rows } = await sql<{ table: string; column: string }>`
      select table_name as table, column_name as column from information_schema.columns
        where table_schema = 'public' and table_name not like 'kysely_%'`.execute(fresh.db);
    const known = Object.entries(columns).flatMap(([table, names]) =>
      Object.keys(names).map((column) => `${table}.${column}`),
    );
    expect(rows.map(({ table, column }) => `${table}.${column}`).toSorted()).toEqual(known.toSorted());
  });

  it('stays as it is when it is migrated and seeded again', async () => {
    const before = await describeSchema(house.db);
    await migrate(house.db);
    await seedHouse(house.db);
    expect(await describeSchema(house.db)).toBe(before);
  });
});

describe('the rules that the database itself keeps', () => {
  it.each([
    ['a second default tier', sql`update tiers set is_default = true where key = 'studio'`],
    [
      'a position beyond standing out',
      sql`
      with one as (insert into users (email, email_verified, role_key, subscription_key) values ('e', true, 'user',
        'free') returning id)
      insert into quizzes (user_id, brain_version_id, shape_version, stand_out) select one.id, brain_versions.id, 1,
        1.5 from one, brain_versions`,
    ],
    [
      'a second active brain version',
      sql`insert into brain_versions (version, status, bucket_key, content) values ('2', 'active', 'x', '{}')`,
    ],
    [
      'a second set of files that is fetched for one thing',
      sql`
      with one as (insert into users (email, email_verified, role_key, subscription_key) values ('e', true, 'user',
        'free') returning id)
      insert into made_files (user_id, kind, subject, basis, made_from, status) select id, 'logos', id, basis, '{}',
        'complete' from one, (values ('a'), ('b')) as two (basis)`,
    ],
    [
      'a user of a role that is not there',
      sql`insert into users (email, email_verified, role_key, subscription_key) values ('e', true, 'king', 'free')`,
    ],
    [
      'a status that is none',
      sql`insert into users (email, email_verified, role_key, subscription_key, status) values ('e', true, 'user',
        'free', 'asleep')`,
    ],
    [
      'a second person who comes as somebody else does',
      sql`
      with people as (insert into users (email, email_verified, role_key, subscription_key)
        values ('e', true, 'user', 'free'), ('f', true, 'user', 'free') returning id)
      insert into identities (issuer, subject, user_id) select 'i', 's', id from people`,
    ],
    ['a change of the audit log', sql`update audit_log set act = 'nothing'`],
    ['taking away from the audit log', sql`delete from audit_log`],
    ['emptying the audit log', sql`truncate audit_log`],
  ])('%s is refused', async (_what, statement) => {
    await expect(statement.execute(house.db)).rejects.toThrow(/violates/);
  });
});

describe('what a migration may take', () => {
  const limits = sql<{ statement: string; lock: string; idle: string }>`
    select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock,
      current_setting('idle_in_transaction_session_timeout') as idle`;

  it('is as long as it needs, also in a session that a pooler hands on; that keeps its limits', async () => {
    const { statement, lock, idle } = { statement: '3s', lock: '1500ms', idle: '10s' };
    await house.db.connection().execute(async (session) => {
      await sql`select set_config('statement_timeout', ${statement}, false), set_config('lock_timeout', ${lock}, false),
        set_config('idle_in_transaction_session_timeout', ${idle}, false)`.execute(session);
      const during = await alone(session, async (trx) => (await limits.execute(trx)).rows[0]);
      expect(during).toEqual({ statement: '0', lock: '0', idle: '0' });
      expect((await limits.execute(session)).rows[0]).toEqual({ statement, lock, idle });
      await sql`discard all`.execute(session);
    });
  });

  it('is one node’s alone until it is committed: the next begins with what that one left', async () => {
    const said: string[] = [];
    const inside = Promise.withResolvers<void>();
    const first = alone(house.db, async (trx) => {
      inside.resolve();
      const waits = sql<{ waits: boolean }>`select exists (select from pg_locks
        where locktype = 'advisory' and not granted) as waits`;
      while (!(await waits.execute(trx)).rows[0]?.waits);
      said.push('first ends');
    });
    await inside.promise;
    await Promise.all([first, alone(house.db, async () => void said.push('second begins'))]);
    expect(said).toEqual(['first ends', 'second begins']);
  });

  it('ends with its own error where it fails, and leaves no lock behind', async () => {
    const broken = await createTestDatabase({ empty: true });
    const { db } = broken;
    await sql`create table agents (id text)`.execute(db);
    await expect(migrate(db)).rejects.toThrow('relation "agents" already exists');
    const { rows } = await sql`select from pg_locks where locktype = 'advisory'
      and database = (select oid from pg_database where datname = current_database())`.execute(db);
    expect(rows).toEqual([]);
    await broken.drop();
  });
});
