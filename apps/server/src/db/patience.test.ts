import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createPostgresProxy, type PostgresProxy } from '../testing/postgres-proxy.ts';
import { currentRequestId, underRequest } from '../current-request.ts';
import { createTestDatabase } from '../testing/databases.ts';
import { openTestHouse, type Person, type TestHouse } from '../testing/house.ts';
import { connect, type Connection, type DatabaseHandle } from './client.ts';

const CONNECTIONS = 4;

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let line: PostgresProxy;
let throughLine: DatabaseHandle;
let house: TestHouse;
let person: Person;

beforeAll(async () => {
  database = await createTestDatabase();
  line = await createPostgresProxy(database.connection as Connection & { host: string });
  throughLine = connect(line.connection, () => undefined, { max: CONNECTIONS });
  house = await openTestHouse({ db: throughLine.db, pool: throughLine.pool }, database);
  person = await house.person();
});
afterEach(() => {
  line.delay(0);
  line.release();
});
afterAll(async () => {
  await house.close();
  await throughLine.close();
  await line.close();
});

const quiz = () => house.ask('GET', '/api/quizzes/', { as: person });
const settings = () => house.ask('GET', '/api/settings/featureFlags', { as: person });
const away = { statusCode: 503, headers: expect.objectContaining({ 'retry-after': '5' }) };

describe('a call that waits for the database', () => {
  it('is refused with 503 while somebody holds the table it needs, and the others go on', async () => {
    await database.db.transaction().execute(async (holder) => {
      await sql`lock table quizzes in access exclusive mode`.execute(holder);
      const refused = [quiz(), quiz()];
      expect((await settings()).statusCode).toBe(200);
      for (const answer of await Promise.all(refused)) expect(answer).toMatchObject(away);
    });
    expect((await quiz()).statusCode).toBe(200);
  });

  it('is refused with 503 while every connection is in use', async () => {
    const taken = await Promise.all(Array.from({ length: CONNECTIONS }, () => throughLine.pool.connect()));
    expect(await quiz()).toMatchObject(away);
    for (const one of taken) one.release();
    expect((await quiz()).statusCode).toBe(200);
  });

  it('is refused with 503 when Postgres says nothing, and served when it does again', async () => {
    line.hold();
    const answers = await Promise.all(Array.from({ length: 2 * CONNECTIONS }, quiz));
    for (const answer of answers) expect(answer).toMatchObject(away);
    line.release();
    expect((await quiz()).statusCode).toBe(200);
  });

  it('is refused with 503 when each of its statements is slow, though none is too slow by itself', async () => {
    await quiz();
    line.delay(1200);
    expect(
      await house.ask('PUT', '/api/quizzes/', { as: person, body: { version: 0, companyName: 'Acme' } }),
    ).toMatchObject(away);
    line.delay(0);
    expect((await quiz()).statusCode).toBe(200);
  });

  it('is refused with 503 when one statement is too slow', async () => {
    const slow = sql`select pg_sleep(60)`.execute(throughLine.db);
    await expect(slow).rejects.toMatchObject({ code: '57014' });
    expect((await quiz()).statusCode).toBe(200);
  });

  // the last: a pool may hand out what was cut before it has heard of it
  it('does not end the process when its connection breaks between two statements', async () => {
    const work = throughLine.db.transaction().execute(async (trx) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx);
      await line.cut();
      return rows;
    });
    await expect(work).rejects.toThrow(/connection/i);
    expect((await quiz()).statusCode).toBe(200);
  });
});

describe('a statement that waited for a connection', () => {
  it('is of the request that asked for it, and not of the one that gave the connection back', async () => {
    const heard: (string | undefined)[] = [];
    const onStatement = () => {
      heard.push(currentRequestId());
      return () => undefined;
    };
    const one = connect(database.connection, () => undefined, { max: 1, onStatement });
    try {
      await underRequest('first', () => one.pool.query('select 1'));
      heard.length = 0;
      await Promise.all(['second', 'third', 'fourth'].map((id) => underRequest(id, () => one.pool.query('select 1'))));
      expect(heard).toEqual(['second', 'third', 'fourth']);
    } finally {
      await one.close();
    }
  });
});
