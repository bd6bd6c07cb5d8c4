import { sql, type Kysely } from 'kysely';

/** Where mail is delivered, an account is made once a code from a letter has proven whose address it is. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table sign_up_codes (
      interaction_uid text primary key,
      email text not null,
      code_hash text not null,
      expires_at timestamptz not null
    )`.execute(db);
};
