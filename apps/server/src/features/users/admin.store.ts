import { sql } from 'kysely';
import type { InvitationForm, UserChange } from '@signet/contract';
import type { Database } from '../../db/client.ts';

/** What administrators change of people. */
export const createUserAdminStore = ({ db }: { db: Database }) => ({
  roles: () => db.selectFrom('roles').select(['key', 'label']).orderBy('label').execute(),

  /** Which of these keys there are. */
  async known(table: 'roles' | 'tiers', keys: readonly string[]): Promise<boolean> {
    const asked = [...new Set(keys)];
    if (asked.length === 0) return true;
    const rows = await db.selectFrom(table).select('key').where('key', 'in', asked).execute();
    return rows.length === asked.length;
  },

  /** The ids of those that were changed: one whose row is another version by now is left alone. */
  async save(trx: Database, changes: readonly UserChange[], now: Date): Promise<string[]> {
    const saved: string[] = [];
    for (const { _id, version, subscription, role } of changes) {
      const given = subscription &&
        Object.values(subscription).some((one) => one !== undefined) && {
          ...(subscription.subscriptionKey !== undefined && { subscription_key: subscription.subscriptionKey }),
          ...(subscription.expiration !== undefined && { subscription_expiration: subscription.expiration }),
          subscription_granted_at: now,
        };
      const { numUpdatedRows } = await trx
        .updateTable('users')
        .set({ version: sql<number>`version + 1`, ...given, ...(role !== undefined && { role_key: role }) })
        .where('id', '=', _id)
        .$if(version !== undefined, (query) => query.where('version', '=', version ?? 0))
        .executeTakeFirst();
      if (numUpdatedRows > 0n) saved.push(_id);
    }
    return saved;
  },

  /** Moves people from one status to the other, all but `except`. */
  async setStatus(
    trx: Database,
    {
      ids,
      from,
      to,
      except,
    }: { ids: readonly string[]; from: 'active' | 'disabled'; to: 'active' | 'disabled'; except: string },
  ): Promise<string[]> {
    const rows = await trx
      .updateTable('users')
      .set({ status: to, version: sql<number>`version + 1` })
      .where('id', 'in', [...ids])
      .where('id', '<>', except)
      .where('status', '=', from)
      .returning('id')
      .execute();
    return rows.map((row) => row.id);
  },

  async setRole(
    trx: Database,
    { ids, from, to, except }: { ids: readonly string[]; from?: string; to: string; except: string },
  ): Promise<string[]> {
    const rows = await trx
      .updateTable('users')
      .set({ role_key: to, version: sql<number>`version + 1` })
      .where('id', 'in', [...ids])
      .where('id', '<>', except)
      .where('role_key', '<>', to)
      .$if(from !== undefined, (query) => query.where('role_key', '=', from ?? ''))
      .returning('id')
      .execute();
    return rows.map((row) => row.id);
  },

  /** Whoever changes who is an administrator waits for the one before. */
  async lockAdministrators(trx: Database): Promise<void> {
    await sql`select pg_advisory_xact_lock(hashtext('signet.administrators'))`.execute(trx);
  },
  async hasAdministrator(trx: Database): Promise<boolean> {
    const row = await trx
      .selectFrom('users')
      .select('id')
      .where('role_key', '=', 'admin')
      .where('status', '=', 'active')
      .limit(1)
      .executeTakeFirst();
    return row !== undefined;
  },

  /** Registered people among these. */
  async registered(trx: Database, ids: readonly string[]): Promise<string[]> {
    const rows = await trx
      .selectFrom('users')
      .select('id')
      .where('id', 'in', [...ids])
      .forUpdate()
      .execute();
    return rows.map((row) => row.id);
  },

  async forgetCompletion(trx: Database, userId: string): Promise<void> {
    await trx.updateTable('users').set({ quiz_completed: false }).where('id', '=', userId).execute();
  },

  /** Whether somebody with this checked address is registered. */
  async isRegistered(trx: Database, email: string): Promise<boolean> {
    const row = await trx
      .selectFrom('users')
      .select('id')
      .where((eb) => eb(eb.fn('lower', ['email']), '=', email.toLowerCase()))
      .where('email_verified', '=', true)
      .executeTakeFirst();
    return row !== undefined;
  },

  /** A new invitation; undefined where one is open for this address. */
  async invite(trx: Database, form: InvitationForm, expiresAt: Date) {
    return trx
      .insertInto('invitations')
      .values({
        email: form.email,
        group_name: form.group,
        role_key: form.role,
        subscription_key: form.subscriptionKey,
        subscription_expiration: form.subscriptionExpiration ?? null,
        ...(form.brand && { brand: form.brand }),
        expires_at: expiresAt,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning(['id', 'email', 'rotation', 'brand'])
      .executeTakeFirst();
  },

  /** Open invitations begin anew; their codes stay. */
  async renew(trx: Database, ids: readonly string[], expiresAt: Date) {
    return trx
      .updateTable('invitations')
      .set({ expires_at: expiresAt })
      .where('id', 'in', [...ids])
      .where('accepted_at', 'is', null)
      .returning(['id', 'email', 'rotation', 'brand'])
      .execute();
  },

  async removeInvitations(trx: Database, ids: readonly string[]): Promise<string[]> {
    const rows = await trx
      .deleteFrom('invitations')
      .where('id', 'in', [...ids])
      .where('accepted_at', 'is', null)
      .returning('id')
      .execute();
    return rows.map((row) => row.id);
  },
});

export type UserAdminStore = ReturnType<typeof createUserAdminStore>;
