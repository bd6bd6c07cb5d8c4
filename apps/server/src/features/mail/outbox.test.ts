import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MOST_COUNTED } from '../../db/large-counts.ts';
import { openTestHouse, type Person, type TestHouse } from '../../testing/house.ts';
import { createMailStore } from './mail.store.ts';

let house: TestHouse;
let administrator: Person;

const letters: [string, string][] = [
  ['ann@example.com', 'Welcome'],
  ['bob_smith@example.com', '100% of your brand'],
  ['bobXsmith@example.com', '100 of your brand'],
  ['c\\d@example.com', 'Żółć'],
  ["o'hara@example.com", 'Reset'],
];

beforeAll(async () => {
  house = await openTestHouse();
  administrator = await house.person({ role: 'admin' });
  const store = createMailStore({ db: house.database.db });
  // one after the other, so that each is newer than the one before
  for (const [to, subject] of letters)
    await store.insert(house.database.db, { to, subject, text: `To ${to}`, html: `<p>To ${to}</p>` }, 'kept');
});
afterAll(() => house.close());

const list = async (
  query = '',
): Promise<{ records: { to: string; subject: string }[]; count: number; delivers: boolean }> =>
  (await house.ask('GET', `/api/mail/outbox${query}`, { as: administrator })).json();
const addresses = async (query: string) => (await list(query)).records.map((one) => one.to);
const newestFirst = letters.map(([to]) => to).toReversed();

describe('the outbox', () => {
  it('shows every letter as it was written, the newest first', async () => {
    const { records, ...rest } = await list();
    expect(rest).toEqual({ count: letters.length, delivers: false });
    expect(records.map((one) => one.to)).toEqual(newestFirst);
    expect(records.at(-1)).toEqual({
      _id: expect.any(String),
      to: 'ann@example.com',
      subject: 'Welcome',
      text: 'To ann@example.com',
      createdAt: expect.stringMatching(/Z$/),
      status: 'kept',
      error: null,
    });
  });

  it('shows the secret of a letter to administrators while it works, and never that of one that is sent', async () => {
    const { db } = house.database;
    const store = createMailStore({ db });
    const reset = (to: string, minutes: number) => ({
      to,
      subject: 'Choose',
      text: 'The link: SECRET',
      html: '<a>SECRET</a>',
      secret: { textAfter: 'Without the link', minutes },
    });
    const ids = [
      await store.insert(db, reset('kept', 60), 'kept'),
      await store.insert(db, reset('old', -1), 'kept'),
      await store.insert(db, reset('waiting', 60), 'waiting'),
      await store.insert(db, reset('sent', 60), 'waiting'),
    ];
    expect((await store.findWaiting(ids[3] ?? ''))?.body_text).toBe('The link: SECRET');
    await store.mark(ids[3] ?? '', 'sent', null);
    const texts = (await list('?search=Choose')).records as unknown as { to: string; text: string }[];
    expect(Object.fromEntries(texts.map((one) => [one.to, one.text]))).toEqual({
      kept: 'The link: SECRET',
      old: 'Without the link',
      waiting: 'Without the link',
      sent: 'Without the link',
    });
    const sent = await db
      .selectFrom('outbox_mails')
      .selectAll()
      .where('id', '=', ids[3] ?? '')
      .executeTakeFirst();
    expect(JSON.stringify(sent)).not.toContain('SECRET');
    await db.deleteFrom('outbox_mails').where('id', 'in', ids).execute();
  });

  it('comes in pages that cover it once, and counts the whole', async () => {
    const pages = await Promise.all(
      ['?limit=2', '?limit=2&offset=2', '?limit=2&offset=4', '?limit=2&offset=6'].map(list),
    );
    expect(pages.flatMap((one) => one.records.map(({ to }) => to))).toEqual(newestFirst);
    expect(pages.map((one) => one.count)).toEqual([5, 5, 5, 5]);
  });

  it.each([
    ['an address', 'ann@', ['ann@example.com']],
    ['a subject, in whatever case', 'WELC', ['ann@example.com']],
    ['letters of any script', 'żółć', ['c\\d@example.com']],
    ['a percent sign, which is no wildcard', '100%', ['bob_smith@example.com']],
    ['an underscore, which is no wildcard', 'b_s', ['bob_smith@example.com']],
    ['a backslash', 'c\\d', ['c\\d@example.com']],
    ['an apostrophe', "o'h", ["o'hara@example.com"]],
    ['nothing that is there', 'zebra', []],
    ['spaces alone, which ask for all', '  ', newestFirst],
  ])('is searched for %s', async (_what, search, expected) => {
    const query = `?search=${encodeURIComponent(search)}`;
    expect(await addresses(query)).toEqual(expected);
    expect((await list(query)).count).toBe(expected.length);
  });

  it.each(['?limit=0', '?limit=101', '?limit=ten', '?offset=-1', '?limit=1.5', `?search=${'x'.repeat(201)}`])(
    'does not take %s',
    async (query) => {
      expect((await house.ask('GET', `/api/mail/outbox${query}`, { as: administrator })).statusCode).toBe(400);
    },
  );

  it('counts up to ten thousand letters, and says that there are more', async () => {
    await sql`insert into outbox_mails (recipient, subject, body_text, body_html, status)
      select 'crowd@example.com', 'Crowd', '', '', 'kept' from generate_series(1, ${MOST_COUNTED}::int)`.execute(
      house.database.db,
    );
    expect(await list('?search=crowd')).toMatchObject({ count: MOST_COUNTED });
    expect(await list('?search=crowd')).not.toHaveProperty('isCountLeast');
    expect(await list()).toMatchObject({ count: MOST_COUNTED, isCountLeast: true });
  });
});
