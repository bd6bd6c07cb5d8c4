import { hash } from 'node:crypto';
import { sql } from 'kysely';
import { errors, type Adapter, type AdapterFactory, type AdapterPayload } from 'oidc-provider';
import type { Database } from '../../../db/client.ts';

/** Two tabs may renew with the same refresh token at once; later than this a second use means that it was stolen. */
const REUSE_SECONDS = 10;

/**
 * Ids are bearer secrets (codes, refresh tokens, session cookies): the table holds only their hashes, so reading it
 * signs nobody in.
 */
const stored = (id: string): string => hash('sha256', id, 'base64url');

type Row = { payload: Record<string, unknown>; consumed_at: Date | null; late: boolean };

/** What oidc-provider keeps, in `oidc_payloads`: one row per session, interaction, grant, code and refresh token. */
export const createPayloadStore =
  (db: Database): AdapterFactory =>
  (model): Adapter => {
    const select = db
      .selectFrom('oidc_payloads')
      .select([
        'payload',
        'consumed_at',
        sql<boolean>`coalesce(consumed_at < now() - ${REUSE_SECONDS} * interval '1 second', false)`.as('late'),
      ])
      .where('model', '=', model)
      .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', sql<Date>`now()`)]));

    const shaped = (row: Row | undefined, id?: string): AdapterPayload | undefined => {
      if (!row) return undefined;
      const isConsumed = row.consumed_at !== null && (model !== 'RefreshToken' || row.late);
      return {
        ...row.payload,
        ...(id !== undefined && { jti: id }),
        ...(isConsumed && { consumed: Math.floor(Number(row.consumed_at) / 1000) }),
      };
    };

    return {
      async upsert(id, { jti: _secret, ...payload }, expiresIn) {
        const values = {
          payload: JSON.stringify(payload),
          uid: payload.uid ?? null,
          grant_id: payload.grantId ?? null,
          user_code: payload.userCode ?? null,
          expires_at: expiresIn === undefined ? null : new Date(Date.now() + expiresIn * 1000),
        };
        await db
          .insertInto('oidc_payloads')
          .values({ model, id: stored(id), ...values, consumed_at: null })
          .onConflict((conflict) => conflict.columns(['model', 'id']).doUpdateSet(values))
          .execute();
      },
      find: async (id) => shaped(await select.where('id', '=', stored(id)).executeTakeFirst(), id),
      findByUid: async (uid) => shaped(await select.where('uid', '=', uid).executeTakeFirst()),
      findByUserCode: async (userCode) => shaped(await select.where('user_code', '=', userCode).executeTakeFirst()),
      /** A code works once even when two requests bring it at the same moment. */
      async consume(id) {
        const { numUpdatedRows } = await db
          .updateTable('oidc_payloads')
          .set({ consumed_at: sql<Date>`now()` })
          .where('model', '=', model)
          .where('id', '=', stored(id))
          .where('consumed_at', 'is', null)
          .executeTakeFirst();
        if (numUpdatedRows === 0n && model !== 'RefreshToken') throw new errors.InvalidGrant('already used');
      },
      async destroy(id) {
        await db.deleteFrom('oidc_payloads').where('model', '=', model).where('id', '=', stored(id)).execute();
      },
      async revokeByGrantId(grantId) {
        await db.deleteFrom('oidc_payloads').where('model', '=', model).where('grant_id', '=', grantId).execute();
      },
    };
  };

/** Signs an account out everywhere: its sessions, grants, codes and refresh tokens. */
export const endSessionsOf = async (db: Database, accountId: string): Promise<void> => {
  await db
    .deleteFrom('oidc_payloads')
    .where(sql<string>`payload ->> 'accountId'`, '=', accountId)
    .execute();
};

/** Ends one browser's session. Codes and refresh tokens given through it are bound to it and end with it. */
export const endSession = async (db: Database, sessionUid: string): Promise<void> => {
  await db.deleteFrom('oidc_payloads').where('model', '=', 'Session').where('uid', '=', sessionUid).execute();
};
