import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase } from '../../../testing/databases.ts';
import { createPassedSteps } from './passed-steps.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const accountNamed = async (name: string): Promise<string> => {
  const id = randomUUID();
  await database.db
    .insertInto('accounts')
    .values({ id, email: `${name}@example.com`, password_hash: 'none', email_verified_at: null })
    .execute();
  return id;
};

it('a second factor set up for one account makes no other account’s sign-in whole', async () => {
  const passed = createPassedSteps(database.db);
  const [mine, victims] = [await accountNamed('mine'), await accountNamed('victim')];
  await passed.note('uid', mine);
  // a password sent at the same moment, in the same sign-in
  await passed.note('uid', victims);
  expect(await passed.complete('uid', mine)).toBe(false);
  expect(await passed.wholeAccountOf('uid')).toBeUndefined();
  expect(await passed.complete('uid', victims)).toBe(true);
  expect(await passed.wholeAccountOf('uid')).toBe(victims);
});
