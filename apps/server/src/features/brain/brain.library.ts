import { LRUCache } from 'lru-cache';
import type { Brain } from '@signet/brain';
import type { Database } from '../../db/client.ts';
import { orRefuse, Refusal } from '../../http/refusal.ts';
import { completeBrain } from './complete-brain.ts';
import { loadBrain, type LoadedBrain } from './loaded-brain.ts';
import { brainOfShipped, readShippedWorkbook } from './shipped-brain.ts';

const MOST_LOADED = 20;

/** The brain of this release, read at most once and only when a version needs completing. */
const createShippedBrain = (): (() => Promise<Brain>) => {
  let reading: Promise<Brain> | undefined;
  const read = (): Promise<Brain> =>
    readShippedWorkbook()
      .then(brainOfShipped)
      .catch((error: unknown) => {
        // a disk that failed once is asked again
        reading = undefined;
        throw error;
      });
  return () => (reading ??= read());
};

/**
 * Versions of the brain by id. A version's content never changes, so what was read once is kept. One from before
 * there were traits comes with those of the shipped brain.
 */
export const createBrainLibrary = ({ db }: { db: Database }) => {
  const loaded = new LRUCache<string, LoadedBrain>({ max: MOST_LOADED });
  const shipped = createShippedBrain();

  const get = async (id: string): Promise<LoadedBrain> => {
    const known = loaded.get(id);
    if (known) return known;
    const row = await db.selectFrom('brain_versions').select(['id', 'content']).where('id', '=', id).executeTakeFirst();
    const brain = await completeBrain(orRefuse(row, 'notFound').content, shipped);
    const entry = loadBrain(id, brain);
    loaded.set(id, entry);
    return entry;
  };

  return {
    get,

    /** The version of one's own quiz (a quiz keeps the version it began with); the active version without a quiz. */
    async forQuiz(quizId: string | undefined, userId: string): Promise<LoadedBrain> {
      const row = quizId
        ? await db
            .selectFrom('quizzes')
            .select('brain_version_id as id')
            .where('id', '=', quizId)
            .where('user_id', '=', userId)
            .executeTakeFirst()
        : await db.selectFrom('brain_versions').select('id').where('status', '=', 'active').executeTakeFirst();
      if (!row && !quizId) throw new Refusal('unavailable');
      return get(orRefuse(row, 'notFound').id);
    },
  };
};

export type BrainLibrary = ReturnType<typeof createBrainLibrary>;
