import { sql } from 'kysely';
import type { Database } from '../../db/client.ts';
import { accountTableNames, personalTableNames, personalTables } from './personal-tables.ts';

type Row = Record<string, unknown>;
type Held = { rows: Record<string, Row[]>; letters: Row[]; noted: Row[] };

/** What is held about a person, wherever it lies. */
export const createMyDataStore = ({ db }: { db: Database }) => ({
  /** @param ownIssuer Of whose accounts the rows are here; undefined where accounts are made elsewhere. */
  async held(userId: string, email: string, ownIssuer: string | undefined): Promise<Held> {
    const rows: Record<string, Row[]> = {};
    const tables = ['users' as const, ...personalTableNames];
    for (const name of tables) {
      const column = name === 'users' ? sql`id` : sql`user_id`;
      const found = await sql<Row>`select * from ${sql.table(name)} where ${column} = ${userId}`.execute(db);
      rows[name] = found.rows;
    }
    if (ownIssuer !== undefined) {
      const accounts = sql`(
        select subject::uuid from identities where user_id = ${userId} and issuer = ${ownIssuer})`;
      for (const name of ['accounts' as const, ...accountTableNames]) {
        const column = name === 'accounts' ? sql`id` : sql`account_id`;
        const found = await sql<Row>`select * from ${sql.table(name)} where ${column} in ${accounts}`.execute(db);
        rows[name] = found.rows;
      }
    }
    // an address that nobody has checked may be somebody else's, and so may what was sent there
    const isTheirs = sql`exists (select from users where id = ${userId} and email_verified)`;
    const letters = await sql<Row>`
      select recipient, subject, status, created_at, sent_at from outbox_mails
       where lower(recipient) = lower(${email}) and ${isTheirs}`.execute(db);
    const waiting = await sql<Row>`
      select email, confirmed_at, invited_at, created_at from waiting_list
       where lower(email) = lower(${email}) and ${isTheirs}`.execute(db);
    rows['waiting_list'] = waiting.rows;
    const noted = await sql<Row>`
      select act, about, at from audit_log where owner_id = ${userId} or actor_id = ${userId}`.execute(db);
    return { rows, letters: letters.rows, noted: noted.rows };
  },

  /**
   * Takes a person's rows away, with their jobs and the letters to them; what references them goes along. Answers how
   * many of each went, the subjects by which an issuer knows them, and where their files lie.
   */
  async erase(
    trx: Database,
    userId: string,
    email: string,
  ): Promise<{
    counts: { what: string; count: number }[];
    identities: { issuer: string; subject: string }[];
    keys: string[];
  }> {
    await sql`select id from users where id = ${userId} for update`.execute(trx);
    const counts: { what: string; count: number }[] = [];
    for (const name of personalTableNames) {
      const { rows } = await sql<{ count: string }>`
        select count(*) from ${sql.table(name)} where user_id = ${userId}`.execute(trx);
      counts.push({ what: personalTables[name], count: Number(rows[0]?.count ?? 0) });
    }
    const identities = await trx
      .selectFrom('identities')
      .select(['issuer', 'subject'])
      .where('user_id', '=', userId)
      .execute();
    const { rows: files } = await sql<{ key: string }>`
      select file ->> 'key' as key from made_files, jsonb_array_elements(files) as file where user_id = ${userId}
      union
      select blob_key from drive_files where user_id = ${userId}
      union
      select file.value from selections, jsonb_each_text(custom_logos) as file
       where user_id = ${userId} and custom_logos is not null
      union
      select file ->> 'key' from brand_versions, jsonb_array_elements(content -> 'logo' -> 'files') as file
       where user_id = ${userId}`.execute(trx);
    await sql`
      delete from pgboss.job where data ->> 'userId' = ${userId} or data ->> 'quizId' in (
        select id::text from quizzes where user_id = ${userId})`.execute(trx);
    // an address that somebody else shows too, or that nobody has checked, says nothing of whose the letters are, and
    // nobody ends the invitation of another by showing their address
    await sql`
      with mine as (select users.email from users where id = ${userId} and lower(email) = lower(${email})
        and email_verified and not exists (
        select from users as other where lower(other.email) = lower(${email}) and other.id <> ${userId}))
      , letters as (delete from outbox_mails using mine where lower(recipient) = lower(mine.email))
      , waiting as (delete from waiting_list using mine where lower(waiting_list.email) = lower(mine.email))
      delete from invitations using mine where lower(invitations.email) = lower(mine.email)`.execute(trx);
    await sql`delete from users where id = ${userId}`.execute(trx);
    return { counts, identities, keys: files.map(({ key }) => key) };
  },
});

export type MyDataStore = ReturnType<typeof createMyDataStore>;
