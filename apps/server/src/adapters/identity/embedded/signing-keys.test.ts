import { decodeProtectedHeader, jwtVerify, SignJWT, importJWK, type JWK } from 'jose';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../../testing/databases.ts';
import { addSigningKey, createKeyLookup, loadSigningKeys } from './signing-keys.ts';
import { openIssuer } from './testing/open-issuer.ts';

const SECRET = 'a secret that only the tests know, long enough';
let database: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(() => database.db.deleteFrom('signing_keys').execute());
afterAll(() => database.drop());

const kids = (keys: JWK[]) => keys.map(({ kid }) => kid);
const sign = async (jwk: JWK) =>
  new SignJWT({}).setProtectedHeader({ alg: 'RS256', kid: jwk.kid ?? '' }).sign(await importJWK(jwk));
const makeOlder = () =>
  database.db
    .updateTable('signing_keys')
    .set({ created_at: sql`created_at - interval '1 day'` } as never)
    .execute();

describe('signing keys', () => {
  it('are made once, however many nodes start at the same moment', async () => {
    const nodes = await Promise.all(Array.from({ length: 5 }, () => loadSigningKeys(database.db, SECRET)));
    expect(new Set(nodes.map((keys) => kids(keys).join()))).toHaveLength(1);
    expect(nodes[0]).toHaveLength(1);
  });

  it('stay the same over restarts and are unreadable in the database (ASVS 13.3.1)', async () => {
    const [first] = await loadSigningKeys(database.db, SECRET);
    const [again] = await loadSigningKeys(database.db, SECRET);
    expect(again).toEqual(first);
    const row = await database.db.selectFrom('signing_keys').selectAll().executeTakeFirstOrThrow();
    expect(row.sealed_jwk).not.toContain(first?.d);
  });

  it('rotate: the newest signs, tokens of the older ones still verify', async () => {
    const [older] = await loadSigningKeys(database.db, SECRET);
    await makeOlder();
    await addSigningKey(database.db, SECRET);
    const keys = await loadSigningKeys(database.db, SECRET);
    expect(kids(keys)[1]).toBe(older?.kid);
    const lookup = createKeyLookup(database.db, SECRET, keys);
    for (const key of keys)
      await expect(jwtVerify(await sign(key), lookup)).resolves.toMatchObject({ protectedHeader: { kid: key.kid } });
  });

  it('are looked up again when another node already signs with a newer one', async () => {
    const keys = await loadSigningKeys(database.db, SECRET);
    const lookup = createKeyLookup(database.db, SECRET, keys);
    await makeOlder();
    await addSigningKey(database.db, SECRET);
    const [newest] = await loadSigningKeys(database.db, SECRET);
    await expect(jwtVerify(await sign(newest!), lookup)).resolves.toBeDefined();
  });

  it('of another secret stop the start with one clear line', async () => {
    await loadSigningKeys(database.db, SECRET);
    await expect(loadSigningKeys(database.db, 'some other secret of the same length')).rejects.toThrow(
      'sealed with another SIGNET_SECRET',
    );
  });

  it('sign with the newest in the running issuer', async () => {
    const issuer = await openIssuer();
    const { tokens } = await issuer.newcomer();
    const { kid } = await issuer.database.db.selectFrom('signing_keys').select('kid').executeTakeFirstOrThrow();
    expect(decodeProtectedHeader(tokens.access_token).kid).toBe(kid);
    const jwks = JSON.parse((await issuer.browser().get('/oidc/jwks')).body) as { keys: JWK[] };
    expect(jwks.keys).toMatchObject([{ kid, alg: 'RS256', use: 'sig' }]);
    expect(JSON.stringify(jwks)).not.toContain('"d"');
    await issuer.close();
  });
});
