import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMeasures, type Measures } from '../metrics/measures.ts';
import { createTestDatabase } from '../testing/databases.ts';
import { openTestHouse, type Person, type TestHouse } from '../testing/house.ts';

const TOKEN = 'a token for whoever reads the measures';

type Database = Awaited<ReturnType<typeof createTestDatabase>>;
let databases: Database[];
let open: TestHouse;
let closed: TestHouse;
let person: Person;
let measures: Measures;

beforeAll(async () => {
  databases = [await createTestDatabase(), await createTestDatabase()];
  const [one, other] = databases as [Database, Database];
  measures = createMeasures(one);
  open = await openTestHouse({ measures }, one);
  closed = await openTestHouse({ measures: createMeasures(other), metricsToken: TOKEN }, other);
  person = await open.person();
});
afterAll(async () => {
  await open.close();
  await closed.close();
});

const from = (house: TestHouse, remoteAddress: string, headers: Record<string, string> = {}) =>
  house.app.inject({ url: '/metrics', remoteAddress, headers });
const valueOf = (text: string, line: string): number =>
  Number(
    text
      .split('\n')
      .find((one) => one.startsWith(`${line} `))
      ?.slice(line.length + 1),
  );

describe('who may read the measures', () => {
  it.each(['127.0.0.1', '::1', '::ffff:127.0.0.1'])('this machine may, at %s', async (address) => {
    const answer = await from(open, address);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toContain('text/plain');
  });

  it.each(['10.0.0.7', '203.0.113.9', '2001:db8::1'])(
    'nobody else may, and is told that nothing is there: %s',
    async (address) => {
      const answer = await from(open, address);
      expect(answer.statusCode).toBe(404);
      expect(answer.body).not.toContain('signet_');
    },
  );

  it.each(['x-forwarded-for', 'forwarded', 'via', 'x-real-ip'])(
    'what a proxy on this machine passes on (%s) may not: it came from anywhere',
    async (name) => expect((await from(open, '127.0.0.1', { [name]: '203.0.113.9' })).statusCode).toBe(404),
  );

  it('where a token is set, it alone counts, from everywhere', async () => {
    const right = await from(closed, '203.0.113.9', { authorization: `Bearer ${TOKEN}` });
    expect(right.statusCode).toBe(200);
    for (const given of [undefined, 'Bearer ', `Bearer ${TOKEN}x`, TOKEN, `Basic ${TOKEN}`])
      expect((await from(closed, '127.0.0.1', given === undefined ? {} : { authorization: given })).statusCode).toBe(
        404,
      );
  });
});

describe('the measures', () => {
  it('count answers by the template of their route, never by what stands in it', async () => {
    await open.ask('GET', '/api/settings/featureFlags', { as: person });
    await open.ask('GET', '/api/settings/featureFlags', { as: person });
    await open.ask('GET', `/api/brands/${'0'.repeat(8)}-0000-4000-8000-000000000000`, { as: person });
    const text = await measures.text();
    expect(
      valueOf(text, 'signet_http_request_seconds_count{method="GET",route="/api/settings/featureFlags",status="2xx"}'),
    ).toBe(2);
    expect(text).not.toContain('00000000-0000');
  });

  it('put addresses that nobody made into one', async () => {
    for (const name of ['a', 'b', 'c']) await open.ask('GET', `/api/${name}/${name}.php`);
    const text = await measures.text();
    expect(text).not.toContain('.php');
  });

  it('count answers that ask to come back later', async () => {
    const answer = await openTestHouse({
      measures,
      companies: {
        description: '',
        attribution: { label: '', href: 'https://example.com', image: '/sign.svg' },
        imageUrl: '/x',
        search: () => Promise.reject(new Error('a bug')),
        website: async () => undefined,
        image: async () => undefined,
        logo: async () => undefined,
      },
    });
    const asker = await answer.person();
    const reply = await answer.ask('GET', '/api/crunchbase/autocompletes?query=x', { as: asker });
    expect(reply.statusCode).toBe(500);
    expect(await measures.text()).toMatch(/route="\/api\/crunchbase\/autocompletes\/?",status="5xx"/);
    await answer.close();
  });

  it('know how deep the queue is, how old it is, and what the pool does', async () => {
    const { pool } = (databases as [Database])[0];
    await open.startWork();
    await pool.query(
      `insert into pgboss.job (name, data, created_on, start_after)
       values ('house.sweep', '{}', now() - interval '1 minute', now() + interval '1 day')`,
    );
    const text = await createMeasures({ db: open.database.db, pool }).text();
    expect(valueOf(text, 'signet_database_up')).toBe(1);
    expect(valueOf(text, 'signet_queue_jobs{name="house.sweep",state="created"}')).toBe(1);
    expect(valueOf(text, 'signet_queue_oldest_seconds{name="house.sweep"}')).toBeGreaterThanOrEqual(60);
    expect(valueOf(text, 'signet_pool_connections{state="idle"}')).toBeGreaterThan(0);
    expect(valueOf(text, 'signet_pool_waiting')).toBe(0);
    expect(text).toContain('nodejs_eventloop_lag_p99_seconds');
  });

  it('are told without the database, and say that it does not answer', async () => {
    const away = await createTestDatabase();
    const measured = createMeasures(away);
    await away.drop();
    expect(valueOf(await measured.text(), 'signet_database_up')).toBe(0);
  });
});
