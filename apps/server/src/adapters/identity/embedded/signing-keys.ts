import {
  calculateJwkThumbprint,
  createLocalJWKSet,
  errors,
  exportJWK,
  generateKeyPair,
  type JWK,
  type JWTVerifyGetKey,
} from 'jose';
import { sql } from 'kysely';
import type { Database } from '../../../db/client.ts';
import { ServiceUnavailable } from '../../../ports/faults.ts';
import { deriveKey, seal, unseal } from '../../../secrets.ts';

const RELOAD_PAUSE_MS = 30_000;

const unsealKey = (key: Buffer, sealed: string): JWK => {
  try {
    return JSON.parse(unseal(key, sealed)) as JWK;
  } catch (cause) {
    throw new Error(
      'The signing keys in the database were sealed with another SIGNET_SECRET. Use that secret again, or ' +
        'empty the table signing_keys, which signs everybody out.',
      { cause },
    );
  }
};

const makeKey = async (): Promise<JWK & { kid: string }> => {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true, modulusLength: 2048 });
  const jwk = await exportJWK(privateKey);
  return { ...jwk, use: 'sig', alg: 'RS256', kid: await calculateJwkThumbprint(jwk) };
};

const readKeys = async (db: Database, key: Buffer): Promise<JWK[]> => {
  const rows = await db
    .selectFrom('signing_keys')
    .select('sealed_jwk')
    .orderBy('created_at', 'desc')
    .orderBy('kid')
    .execute();
  return rows.map((row) => unsealKey(key, row.sealed_jwk));
};

/** Adds a key, which signs from the next start on; tokens of the older ones still verify. */
export const addSigningKey = async (db: Database, secret: string): Promise<void> => {
  const jwk = await makeKey();
  await db
    .insertInto('signing_keys')
    .values({ kid: jwk.kid, sealed_jwk: seal(deriveKey(secret, 'signing keys'), JSON.stringify(jwk)) })
    .execute();
};

/**
 * The issuer's private keys, newest first; the first one signs. The very first is made here, once, however many nodes
 * start together.
 * @throws when they were sealed with another secret.
 */
export const loadSigningKeys = async (db: Database, secret: string): Promise<JWK[]> => {
  const key = deriveKey(secret, 'signing keys');
  const known = await readKeys(db, key);
  if (known.length > 0) return known;
  return db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtext('signet signing keys'))`.execute(trx);
    if ((await readKeys(trx, key)).length === 0) await addSigningKey(trx, secret);
    return readKeys(trx, key);
  });
};

const publicPart = ({ kty, kid, use, alg, n, e }: JWK): JWK => ({ kty, kid, use, alg, n, e }) as JWK;

/**
 * Verification keys for `jose`. An unknown key id makes it look into the database again: another node may have
 * started with a newer key.
 */
export const createKeyLookup = (db: Database, secret: string, first: JWK[]): JWTVerifyGetKey => {
  const asSet = (keys: JWK[]) => createLocalJWKSet({ keys: keys.map(publicPart) });
  let current = asSet(first);
  let reloadAfter = 0;
  return async (header, token) => {
    try {
      return await current(header, token);
    } catch (error) {
      if (!(error instanceof errors.JWKSNoMatchingKey) || Date.now() < reloadAfter) throw error;
      // forged key ids must not become a query each
      reloadAfter = Date.now() + RELOAD_PAUSE_MS;
      const keys = await loadSigningKeys(db, secret).catch((cause: unknown) => {
        throw new ServiceUnavailable('identity', 'the signing keys cannot be read', { cause });
      });
      current = asSet(keys);
      return current(header, token);
    }
  };
};
