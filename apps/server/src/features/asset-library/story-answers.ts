import { sql } from 'kysely';
import type { Database } from '../../db/client.ts';

/** What founders have told of their companies, by the quiz of the brand. */
export const createStoryAnswers = ({ db }: { db: Database }) => ({
  async of(quizId: string, userId: string): Promise<Record<string, string>> {
    const rows = await db
      .selectFrom('story_answers')
      .select(['question', 'answer'])
      .where('quiz_id', '=', quizId)
      .where('user_id', '=', userId)
      .orderBy('question')
      .execute();
    return Object.fromEntries(rows.map(({ question, answer }) => [question, answer]));
  },

  /** A copy of a brand is told of as the brand was. */
  async copy(trx: Database, fromQuizId: string, toQuizId: string, userId: string): Promise<void> {
    await sql`
      insert into story_answers (quiz_id, user_id, question, answer, answered_at)
      select ${toQuizId}, user_id, question, answer, answered_at from story_answers
       where quiz_id = ${fromQuizId} and user_id = ${userId}`.execute(trx);
  },

  /** The newest answer counts; an empty one takes it back. */
  async keep(of: { quizId: string; userId: string; question: string }, answer: string): Promise<void> {
    const { quizId, userId, question } = of;
    if (answer === '') {
      await db
        .deleteFrom('story_answers')
        .where('quiz_id', '=', quizId)
        .where('user_id', '=', userId)
        .where('question', '=', question)
        .execute();
      return;
    }
    await db
      .insertInto('story_answers')
      .values({ quiz_id: quizId, user_id: userId, question, answer })
      .onConflict((conflict) =>
        conflict.columns(['quiz_id', 'question']).doUpdateSet({ answer, answered_at: new Date() }),
      )
      .execute();
  },
});
export type StoryAnswers = ReturnType<typeof createStoryAnswers>;
