import { sql, type RawBuilder } from 'kysely';
import type { InvitationForm, ListedUser, UserChange } from '@signet/contract';
import type { Database } from '../../db/client.ts';

type Sort = 'email' | 'group' | 'role' | 'status' | 'subscription' | 'expiration';
export type UserPage = {
  limit: number;
  offset: number;
  search?: string | undefined;
  sortField: Sort;
  sortDirection: 'asc' | 'desc';
};

type Row = Omit<ListedUser, 'subscription'> & { subscription: string; expiration: Date | null };

const present = ({ subscription: subscriptionKey, expiration, ...row }: Row): ListedUser => ({
  ...row,
  subscription: { subscriptionKey, expiration: expiration?.toISOString() ?? null },
});

/** Typed text matches itself in a LIKE pattern. */
const literally = (text: string) => text.replace(/[\\%_]/g, '\\$&');

const sortColumns: Record<Sort, RawBuilder<unknown>> = {
  email: sql`lower(email)`,
  group: sql`lower("group")`,
  role: sql`role`,
  status: sql`status`,
  subscription: sql`subscription`,
  expiration: sql`expiration`,
};

/** People who are registered, and invitations that nobody has accepted, as rows of one list. */
const everybody = (now: Date, pattern: string | null) => sql`
  select id as _id, email, group_name as "group", role_key as role, status, quiz_completed as "quizCompleted",
    subscription_key as subscription, subscription_expiration as expiration, version
    from users where ${pattern}::text is null or email ilike ${pattern} or group_name ilike ${pattern}
  union all
  select id, email, group_name, role_key, case when expires_at > ${now} then 'invited' else 'inviteExpired' end,
    false, subscription_key, subscription_expiration, 0
    from invitations
   where accepted_at is null and (${pattern}::text is null or email ilike ${pattern} or group_name ilike ${pattern})`;

/** What administrators see and change of people. */
export const createUserAdminStore = ({ db }: { db: Database }) => ({
  async list({ limit, offset, search, sortField, sortDirection }: UserPage, now: Date) {
    const wanted = search?.trim();
    const pattern = wanted ? `%${literally(wanted)}%` : null;
    const direction = sortDirection === 'asc' ? sql`asc` : sql`desc`;
    const [rows, total] = await Promise.all([
      sql<Row>`
        select * from (${everybody(now, pattern)}) everybody
         order by ${sortColumns[sortField]} ${direction} nulls last, _id limit ${limit} offset ${offset}`.execute(db),
      sql<{ count: string }>`select count(*) from (${everybody(now, pattern)}) everybody`.execute(db),
    ]);
    return { records: rows.rows.map(present), count: Number(total.rows[0]?.count ?? 0) };
  },

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
      const given = subscription && {
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
        expires_at: expiresAt,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning(['id', 'email', 'rotation'])
      .executeTakeFirst();
  },

  /** Open invitations begin anew; their codes stay. */
  async renew(trx: Database, ids: readonly string[], expiresAt: Date) {
    return trx
      .updateTable('invitations')
      .set({ expires_at: expiresAt })
      .where('id', 'in', [...ids])
      .where('accepted_at', 'is', null)
      .returning(['id', 'email', 'rotation'])
      .execute();
  },

  async removeInvitations(trx: Database, ids: readonly string[]): Promise<string[]> {
    const rows = await trx
      .deleteFrom('invitations')
      .where('id', 'in', [...ids])
      .where('accepted_at', 'is', null)
      .returning('email')
      .execute();
    return rows.map((row) => row.email);
  },
});

export type UserAdminStore = ReturnType<typeof createUserAdminStore>;
