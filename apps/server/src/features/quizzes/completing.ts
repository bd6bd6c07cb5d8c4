import { allAnswered } from '@signet/brand';
import { brandFinisher } from '@signet/contract';
import type { Database } from '../../db/client.ts';
import { orRefuse, Refusal } from '../../http/refusal.ts';
import { requireAccess } from '../../http/require-access.ts';
import type { BrainLibrary } from '../brain/brain.library.ts';
import { chosenQuizId } from './chosen-quiz.ts';
import { presentQuiz, type Founder } from './quizzes.service.ts';
import type { QuizRow, QuizStore } from './quizzes.store.ts';

type Parts = {
  db: Database;
  store: QuizStore;
  brains: BrainLibrary;
  /** Keeps the brand of a quiz for good; false where there are no logos of what is chosen. */
  pin: (trx: Database, quiz: QuizRow, userId: string) => Promise<boolean>;
};

/** How a quiz comes to be completed: with its answers, the feature and the logos, and its brand pinned with it. */
export const createCompleting = ({ db, store, brains, pin }: Parts) => {
  const isAnswered = async (quiz: QuizRow): Promise<boolean> =>
    allAnswered(presentQuiz(quiz, await brains.get(quiz.brain_version_id)));

  const pinAndComplete = async (trx: Database, quiz: QuizRow, userId: string): Promise<boolean> => {
    const isPinned = await pin(trx, quiz, userId);
    if (isPinned) await store.complete(trx, quiz, userId);
    return isPinned;
  };

  return {
    /** Flow decisions: accepted only when the steps are valid, the feature is held and the logos exist. */
    async complete(founder: Founder, quiz: QuizRow): Promise<void> {
      if (!(await isAnswered(quiz))) throw new Refusal('quizIncomplete');
      requireAccess(brandFinisher, founder);
      await db.transaction().execute(async (trx) => {
        const now = orRefuse(await store.lock(trx, quiz.id, founder._id), 'notFound');
        if (now.completed) return;
        if (now.version !== quiz.version) throw new Refusal('staleQuiz', { version: now.version });
        if (!(await pinAndComplete(trx, now, founder._id))) throw new Refusal('logosMissing');
      });
    },

    /**
     * The founder has saved the brand: it is completed once its logos are whole, whoever is there to see it. False
     * where answers are missing.
     */
    async request(founder: Founder, quizId?: string): Promise<boolean> {
      const quiz = orRefuse(await store.find(chosenQuizId(founder, quizId), founder._id), 'notFound');
      requireAccess(brandFinisher, founder);
      if (!(await isAnswered(quiz))) return false;
      if (!quiz.completed) await store.requestCompletion(quiz.id, founder._id);
      return true;
    },

    /**
     * In the transaction that makes a set of logos whole: completes the quiz where its founder has saved it, or pins
     * it anew where staff have changed it. A set of an earlier choice completes nothing.
     */
    async whenLogosWhole(trx: Database, { quizId, userId }: { quizId: string; userId: string }): Promise<void> {
      const quiz = await store.lock(trx, quizId, userId);
      if (quiz?.completion_requested_at) await pinAndComplete(trx, quiz, userId);
    },
  };
};

export type Completing = ReturnType<typeof createCompleting>;
