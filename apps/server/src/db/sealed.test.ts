import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addSigningKey, loadSigningKeys } from '../adapters/identity/embedded/signing-keys.ts';
import { deriveKey, seal, unseal } from '../secrets.ts';
import { createTestDatabase } from '../testing/databases.ts';
import { openTestHouse, type TestHouse } from '../testing/house.ts';
import { describeSchema } from './migrate.ts';
import { resealSecrets, sealedColumns } from './sealed.ts';

const BEFORE = 'the secret of last year, long enough to be one';
const NOW = 'the secret of this year, long enough to be one';
const OTHER = 'a secret that nobody has any more, long enough';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let house: TestHouse;
beforeAll(async () => {
  database = await createTestDatabase();
  house = await openTestHouse({}, database);
});
afterAll(() => house.close());

const linkOf = async (userId: string): Promise<string> =>
  (await database.db.selectFrom('drive_links').select('sealed').where('user_id', '=', userId).executeTakeFirstOrThrow())
    .sealed;
const link = async (secret: string): Promise<string> => {
  const { id } = await house.person();
  const sealed = seal(deriveKey(secret, 'drive tokens'), 'refresh token');
  await database.db.insertInto('drive_links').values({ user_id: id, drive: 'google', account: '', sealed }).execute();
  return id;
};

describe('a new secret', () => {
  it('opens everything that the one before had sealed, also where several nodes start at once', async () => {
    await addSigningKey(database.db, BEFORE);
    const [key] = await loadSigningKeys(database.db, BEFORE);
    const person = await link(BEFORE);
    const changed = await Promise.all([1, 2, 3].map(() => resealSecrets(database.db, NOW, BEFORE)));
    expect(changed.toSorted()).toEqual([0, 0, 2]);
    expect(await loadSigningKeys(database.db, NOW)).toEqual([key]);
    expect(unseal(deriveKey(NOW, 'drive tokens'), await linkOf(person))).toBe('refresh token');
    await expect(loadSigningKeys(database.db, BEFORE)).rejects.toThrow('another SIGNET_SECRET');
  });

  it('leaves alone what it opens already, and what neither opens', async () => {
    const [mine, lost] = [await link(NOW), await link(OTHER)];
    const before = [await linkOf(mine), await linkOf(lost)];
    expect(await resealSecrets(database.db, NOW, BEFORE)).toBe(0);
    expect([await linkOf(mine), await linkOf(lost)]).toEqual(before);
  });

  it('changes nothing where no secret before it is named', async () => {
    const person = await link(BEFORE);
    const before = await linkOf(person);
    expect(await resealSecrets(database.db, NOW, undefined)).toBe(0);
    expect(await linkOf(person)).toBe(before);
  });
});

describe('the list of what is sealed', () => {
  it('has every column whose name says so', async () => {
    const named = [...(await describeSchema(database.db)).matchAll(/^column (\w+)\.(sealed\w*) /gm)].map(
      ([, table, column]) => `${table}.${column}`,
    );
    expect(sealedColumns.map(({ table, column }) => `${table}.${column}`).toSorted()).toEqual(named.toSorted());
  });
});
