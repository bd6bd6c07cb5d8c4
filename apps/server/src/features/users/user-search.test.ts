import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../testing/databases.ts';
import { createUserList } from './user-list.store.ts';
import { createSample, patternOf } from './user-search.ts';

const mostlyAtGmail = Array.from({ length: 100 }, (_, at) =>
  at % 5 === 0 ? `someone${at}@mill.example` : `person${at}a@gmail.com`,
);

describe('a text', () => {
  it('that many have is looked for among everybody, in no index', () => {
    expect(patternOf('Gmail', mostlyAtGmail)).toMatchObject({ whole: '%Gmail%', isCommon: true, part: undefined });
  });
  it('is looked for by the part that the fewest have, which is not the house of its mail', () => {
    expect(patternOf('maya.quern@gmail.com', mostlyAtGmail)?.part).toBe('%ya.qu%');
    expect(patternOf('person411@', [])?.part).toBe('%n411@%');
  });
  it('of which many have every part, though few have it whole, is looked for whole', () => {
    expect(patternOf('ba@gmail.com', mostlyAtGmail)?.part).toBe('%ba@gm%');
    // a tenth have "1a@gm", "a@gma" and all that follow; none has what comes before
    const tenths = mostlyAtGmail.map((_, at) => (at % 10 === 0 ? 'xx1a@gmail.com' : 'yx1a@gma'));
    expect(patternOf('yx1a@gmail.com', tenths)).toMatchObject({ isCommon: false, part: undefined });
  });
  it('with a blank is in no address, and one of two letters begins what it finds', () => {
    expect(patternOf('Cohort 7', mostlyAtGmail)).toMatchObject({ isOfAddress: false });
    expect(patternOf('pe', mostlyAtGmail)).toEqual({
      whole: 'pe%',
      part: undefined,
      isOfAddress: true,
      isCommon: false,
    });
  });
});

describe('people of whom Postgres has drawn a sample', () => {
  let database: Awaited<ReturnType<typeof createTestDatabase>>;
  beforeAll(async () => {
    database = await createTestDatabase();
    await sql`insert into users (email, email_verified, group_name, role_key, subscription_key)
      select case when n = 700 then 'Maya.Quern@gmail.com' else 'person' || n || '@gmail.com' end,
             true, '', 'user', 'free'
        from generate_series(1, 1500) as n`.execute(database.db);
    await sql`analyze users`.execute(database.db);
  });
  afterAll(() => database.drop());
  const search = async (wanted: string, offset = 0) => {
    const page = { limit: 25, offset, search: wanted, sortField: 'email', sortDirection: 'asc' } as const;
    return createUserList(database)(page, new Date());
  };

  it('are found by what one of them has, and by what all have, in their order', async () => {
    expect((await createSample(database.db)()).length).toBeGreaterThan(50);
    expect((await search('maya.quern@gmail.com')).records.map(({ email }) => email)).toEqual(['Maya.Quern@gmail.com']);
    const all = await search('GMAIL');
    expect(all).toMatchObject({ count: 1000, isCountLeast: true });
    expect(all.records[0]?.email).toBe('Maya.Quern@gmail.com');
    expect((await search('gmail', 25)).records).toHaveLength(25);
    expect((await search('person700@gmail.com')).count).toBe(0);
  });
});
