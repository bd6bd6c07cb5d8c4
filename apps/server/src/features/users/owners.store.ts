import { sql } from 'kysely';
import type { Database } from '../../db/client.ts';

/** Whose things a call is about. */
export type Owner = { _id: string; activeQuizId: string | null };

export const createOwnerStore = ({ db }: { db: Database }) => ({
  /** The owner of a quiz, by its id or that of its selections; undefined when it is nobody's. */
  async ofQuiz(id: string): Promise<Owner | undefined> {
    const { rows } = await sql<Owner>`
      select u.id as _id, u.active_quiz_id as "activeQuizId" from users u
       where u.id in (select user_id from quizzes where id = ${id} union select user_id from selections
         where id = ${id})
    `.execute(db);
    return rows[0];
  },
});

export type OwnerStore = ReturnType<typeof createOwnerStore>;
