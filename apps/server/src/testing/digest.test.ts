import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDigest } from './digest.ts';
import { openTestHouse, type TestHouse } from './house.ts';

let house: TestHouse;
let digest: () => Promise<Record<string, string>>;
beforeAll(async () => {
  house = await openTestHouse();
  digest = await createDigest(house.database.db);
});
afterAll(() => house.close());

const rewrite = () => house.database.db.updateTable('tiers').set({ version: 1 }).where('key', '=', 'free');

it('a rewrite of the same values shows, in its table alone', async () => {
  await rewrite().execute();
  const before = await digest();
  await rewrite().execute();
  const { tiers, ...others } = await digest();
  expect(tiers).not.toBe(before['tiers']);
  expect({ tiers: before['tiers'], ...others }).toEqual(before);
});

it('what finds no row, and what is rolled back, does not', async () => {
  const before = await digest();
  await house.database.db.deleteFrom('tiers').where('key', '=', 'none of ours').execute();
  await house.database.db
    .transaction()
    .execute(async (trx) => {
      await trx.deleteFrom('feature_flags').execute();
      throw new Error('rolled back');
    })
    .catch(() => undefined);
  expect(await digest()).toEqual(before);
});
