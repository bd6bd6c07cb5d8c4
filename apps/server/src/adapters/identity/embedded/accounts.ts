import { sql } from 'kysely';
import type { Database } from '../../../db/client.ts';
import { forgetSecondSteps } from './forget-second-steps.ts';
import { hashPassword, verifyPassword } from './passwords.ts';
import { endSessionsOf } from './payload-store.ts';

/** Somebody who can sign in here. Their id is the subject of their tokens. */
export type Account = { id: string; email: string; emailVerified: boolean };

export type Accounts = ReturnType<typeof createAccounts>;

const columns = ['id', 'email', 'password_hash', 'email_verified_at'] as const;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Accounts by e-mail (in the form of `readEmail`) and password. */
export const createAccounts = (db: Database) => {
  const rowOf = (email: string) =>
    db
      .selectFrom('accounts')
      .select(columns)
      .where(sql`lower(email)`, '=', sql`lower(${email})`)
      .executeTakeFirst();
  const shaped = (row: { id: string; email: string; email_verified_at: Date | null }): Account => ({
    id: row.id,
    email: row.email,
    emailVerified: row.email_verified_at !== null,
  });

  return {
    async find(id: string): Promise<Account | undefined> {
      if (!UUID.test(id)) return undefined;
      const row = await db.selectFrom('accounts').select(columns).where('id', '=', id).executeTakeFirst();
      return row && shaped(row);
    },
    /** Takes an account away with its sessions and the letters that could reset it. */
    async forget(id: string): Promise<void> {
      if (!UUID.test(id)) return;
      await endSessionsOf(db, id);
      await db.deleteFrom('accounts').where('id', '=', id).execute();
    },
    async findByEmail(email: string): Promise<Account | undefined> {
      const row = await rowOf(email);
      return row && shaped(row);
    },
    /** The account whose password this is; takes as long when there is no such account. */
    async authenticate(email: string, password: string): Promise<Account | undefined> {
      const row = await rowOf(email);
      return (await verifyPassword(row?.password_hash, password)) && row ? shaped(row) : undefined;
    },
    /** A new account, or undefined when the e-mail has one: two sign-ups at once make one. */
    async create(email: string, password: string, verified: 'verified' | 'unverified'): Promise<Account | undefined> {
      const row = await db
        .insertInto('accounts')
        .values({
          email,
          password_hash: await hashPassword(password),
          email_verified_at: verified === 'verified' ? sql<Date>`now()` : null,
        })
        .onConflict((conflict) => conflict.expression(sql`lower(email)`).doNothing())
        .returning(columns)
        .executeTakeFirst();
      return row && shaped(row);
    },
    /**
     * Gives an existing account this password, ends its sessions and forgets its passkeys and second factor: whoever
     * had made it, it is now whose password this is.
     */
    async take(email: string, password: string): Promise<Account | undefined> {
      const passwordHash = await hashPassword(password);
      return db.transaction().execute(async (trx) => {
        const row = await trx
          .updateTable('accounts')
          .set({ password_hash: passwordHash, email_verified_at: sql<Date>`coalesce(email_verified_at, now())` })
          .where(sql`lower(email)`, '=', sql`lower(${email})`)
          .returning(columns)
          .executeTakeFirst();
        if (row) {
          await endSessionsOf(trx, row.id);
          await forgetSecondSteps(trx, row.id);
        }
        return row && shaped(row);
      });
    },
  };
};
