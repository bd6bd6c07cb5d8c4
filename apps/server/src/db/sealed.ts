import { sql } from 'kysely';
import { deriveKey, seal, unseal } from '../secrets.ts';
import type { Database } from './client.ts';

/** Every column that holds something sealed, with what names its row and what its key is derived for. */
export const sealedColumns = [
  { table: 'signing_keys', column: 'sealed_jwk', id: 'kid', purpose: 'signing keys' },
  { table: 'second_factors', column: 'sealed_secret', id: 'account_id', purpose: 'second factors' },
  { table: 'drive_links', column: 'sealed', id: 'user_id', purpose: 'drive tokens' },
] as const;

type Column = (typeof sealedColumns)[number];
type Row = { id: string; sealed: string };

const opens = (key: Buffer, sealed: string): string | undefined => {
  try {
    return unseal(key, sealed);
  } catch {
    return undefined;
  }
};

const resealColumn = async (
  db: Database,
  { table, column, id, purpose }: Column,
  secrets: { now: string; before: string },
): Promise<number> => {
  const [now, before] = [deriveKey(secrets.now, purpose), deriveKey(secrets.before, purpose)];
  const name = sql.ref(id);
  const { rows } = await sql<Row>`
    select ${name}::text as id, ${sql.ref(column)} as sealed from ${sql.table(table)} for update`.execute(db);
  let changed = 0;
  for (const row of rows) {
    if (opens(now, row.sealed) !== undefined) continue;
    const text = opens(before, row.sealed);
    // sealed with a third secret: left as it is, for whoever still has that one
    if (text === undefined) continue;
    const update = sql`update ${sql.table(table)} set ${sql.ref(column)} = ${seal(now, text)}`;
    await sql`${update} where ${name}::text = ${row.id}`.execute(db);
    changed += 1;
  }
  return changed;
};

/**
 * Seals anew, with the secret that is in force, what the one before it sealed: all of it or nothing, once, however
 * many nodes start together. After that the secret before may be forgotten.
 * @returns how many things were sealed anew.
 */
export const resealSecrets = async (db: Database, now: string, before: string | undefined): Promise<number> => {
  if (!before || before === now) return 0;
  return db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtext('signet reseal'))`.execute(trx);
    let changed = 0;
    for (const column of sealedColumns) changed += await resealColumn(trx, column, { now, before });
    return changed;
  });
};
