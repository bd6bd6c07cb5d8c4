import { sql, type Kysely } from 'kysely';

/**
 * A document belongs to the quiz of its brand. The name of an earlier one begins with that of its company, which tells
 * the brand; one that fits none is given to the founder's active quiz. What was called outdated by the document of
 * another brand, which has another name, is not.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table documents add column quiz_id uuid references quizzes (id) on delete cascade`.execute(db);
  await sql`
    update documents d set quiz_id = coalesce(
      (select q.id from quizzes q
        where q.user_id = d.user_id and q.company_name <> ''
          and starts_with(d.name, regexp_replace(btrim(q.company_name), '\\s+', ' ', 'g') || ' ')
        order by length(q.company_name) desc, q.completed desc, q.updated_at desc limit 1),
      (select active_quiz_id from users where id = d.user_id),
      (select q.id from quizzes q where q.user_id = d.user_id order by q.updated_at desc limit 1))`.execute(db);
  await sql`delete from documents where quiz_id is null`.execute(db);
  await sql`
    update documents d set outdated = false where outdated and not exists (
      select from documents newer where newer.user_id = d.user_id and newer.template_id = d.template_id
         and newer.name = d.name and newer.saved_at > d.saved_at)`.execute(db);
  await sql`
    alter table documents alter column quiz_id set not null,
      drop constraint documents_user_id_template_id_drive_basis_key,
      add unique (user_id, quiz_id, template_id, drive, basis)`.execute(db);
  await sql`create index documents_quiz on documents (quiz_id)`.execute(db);
};
