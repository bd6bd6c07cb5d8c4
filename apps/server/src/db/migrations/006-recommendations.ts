import { sql, type Kysely } from 'kysely';

/**
 * The founder's position between fitting in and standing out (null: the industry's norm), and what recommendations
 * were made from. Those that are stored were made from their quiz's brain version and from no research; a new engine
 * makes them anew at the next visit.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table quizzes add column stand_out real check (stand_out between 0 and 1)`.execute(db);
  await sql`
    alter table recommendations
      add column brain_version_id uuid references brain_versions (id),
      add column research jsonb not null default '{"competitors": []}'`.execute(db);
  await sql`update recommendations set brain_version_id = quizzes.brain_version_id from quizzes
    where quizzes.id = recommendations.quiz_id`.execute(db);
  await sql`alter table recommendations alter column brain_version_id set not null,
    alter column research drop default`.execute(db);
};
