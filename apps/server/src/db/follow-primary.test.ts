import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPostgresProxy, type PostgresProxy } from '../testing/postgres-proxy.ts';
import { createTestDatabase } from '../testing/databases.ts';
import { connect } from './client.ts';
import { followPrimary } from './follow-primary.ts';
import { splitHosts } from './hosts.ts';

describe('an address with several hosts', () => {
  it.each([
    [
      'postgres://me:pw@one:5432,two:5433/db?x=1',
      ['postgres://me:pw@one:5432/db?x=1', 'postgres://me:pw@two:5433/db?x=1'],
    ],
    ['postgresql://one,two,three/db', ['postgresql://one/db', 'postgresql://two/db', 'postgresql://three/db']],
    ['postgres://me:a,b@one/db', ['postgres://me:a,b@one/db']],
    ['postgres://me@localhost/db?host=%2Frun', ['postgres://me@localhost/db?host=%2Frun']],
    [
      'postgres://me@localhost/db?host=%2Fa%2C%2Fb',
      ['postgres://me@localhost/db?host=%2Fa', 'postgres://me@localhost/db?host=%2Fb'],
    ],
    ['nonsense', ['nonsense']],
  ])('%s stands for one address each', (given, addresses) => expect(splitHosts(given)).toEqual(addresses));
});

describe('which host takes writes', () => {
  it('is asked of each until one does', async () => {
    const writable = new Set<string>();
    const asked: string[] = [];
    const primary = followPrimary(['one', 'two'], async (address) => {
      asked.push(address);
      if (asked.length === 6) writable.add('two');
      return writable.has(address);
    });
    await primary.find(60_000);
    expect(primary.current()).toBe('two');
    expect(asked.slice(0, 4)).toEqual(['one', 'two', 'one', 'two']);
    primary.close();
  });

  it('is asked once, however many connections break at a time', async () => {
    let asked = 0;
    const primary = followPrimary(['one', 'two'], async () => {
      asked += 1;
      return true;
    });
    for (let n = 0; n < 20; n++) primary.lost();
    await primary.find(60_000);
    expect(asked).toBe(2);
    primary.close();
  });

  it('ends with words when none does in time', async () => {
    const primary = followPrimary(['one', 'two'], async () => false);
    await expect(primary.find(1)).rejects.toThrow('None of the hosts in DATABASE_URL takes writes.');
    primary.close();
  });
});

describe('a pool over several hosts', () => {
  let database: Awaited<ReturnType<typeof createTestDatabase>>;
  let lines: [PostgresProxy, PostgresProxy];
  beforeAll(async () => {
    database = await createTestDatabase();
    const to = database.connection as { host: string; user: string; database: string };
    lines = [await createPostgresProxy(to), await createPostgresProxy(to)];
  });
  afterAll(async () => {
    for (const line of lines) await line.close();
    await database.drop();
  });
  const addressOf = ({ connection }: PostgresProxy): string => {
    const { host, user, database: name } = connection as { host: string; user: string; database: string };
    return `postgres://${user}@localhost/${name}?host=${encodeURIComponent(host)}`;
  };

  it('goes on at the other host when the one it used is gone', async () => {
    const addresses = lines.map(addressOf);
    const primary = followPrimary(addresses);
    const { pool, close } = connect({ connectionString: addresses[0] ?? '', primary }, () => primary.lost(), {
      max: 2,
    });
    await pool.query('create table kept (n int)');
    await pool.query('insert into kept values (1)');
    await lines[0].close();
    await primary.find(10_000);
    expect(primary.current()).toBe(addresses[1]);
    const { rows } = await pool.query('select n from kept');
    expect(rows).toEqual([{ n: 1 }]);
    await close();
    primary.close();
  });
});
