import { sql, type Kysely } from 'kysely';

/**
 * A letter with a secret in it, such as a link that sets a password, has a second text: what is left of it to read
 * once the letter has left the house or the secret no longer works. Letters from before there was this hold links
 * too; theirs no longer work or soon will not.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table outbox_mails add column text_after text, add column secret_until timestamptz`.execute(db);
  await sql`
    update outbox_mails set body_text = 'The link in this letter is no longer shown.', body_html = ''
     where subject = 'Choose a new password for Signet' and status <> 'waiting'`.execute(db);
};
