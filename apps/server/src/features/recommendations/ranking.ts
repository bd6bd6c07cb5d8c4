import { availableParallelism } from 'node:os';
import type { Logger } from 'pino';
import type { Recommended } from '../../db/tables/quizzes.ts';
import type { ResearchContent } from '../../db/tables/research.ts';
import { Refusal } from '../../http/refusal.ts';
import { createThreads } from '../../jobs/threads.ts';
import { createTurns, TooManyWaiting } from '../../jobs/turns.ts';
import type { LoadedBrain } from '../brain/loaded-brain.ts';
import type { QuizRow } from '../quizzes/quizzes.service.ts';
import type { BrainText, RankingOutcome, RankingTask } from './ranking.worker.ts';
import { ENGINE_VERSION } from './recommend.ts';

/** One core is left to those who only read and save; each thread holds the brain's fonts, about 40 MB. */
const THREADS = Math.max(1, Math.min(4, availableParallelism() - 1));
/** A founder saves a page at a time; more than this waiting is a script. */
const MOST_WAITING = 10;
const WORKER = new URL('./ranking.worker.ts', import.meta.url);

/** What is ranked for whom. `basis` names what it depends on: the same of one quiz asked for twice is ranked once. */
type Wanted = { owner: string; quiz: QuizRow; brain: LoadedBrain; research: ResearchContent; basis: string };

/**
 * Ranks in threads of its own, so that nobody who reads or saves waits for somebody else's brand. Founders are served
 * in turn, one set at a time each.
 */
export const createRanking = ({ log }: { log: Pick<Logger, 'warn'> }) => {
  // threads start with the first ranking and stay: starting one and reading the fonts takes a second
  const threads = createThreads<RankingTask | BrainText, RankingOutcome>({
    worker: WORKER,
    most: THREADS,
    idle: Number.POSITIVE_INFINITY,
  });
  const turns = createTurns({ slots: THREADS, mostWaiting: MOST_WAITING });
  const texts = new WeakMap<LoadedBrain, string>();

  const textOf = (loaded: LoadedBrain): BrainText => {
    const json = texts.get(loaded) ?? JSON.stringify(loaded.brain);
    texts.set(loaded, json);
    return { id: loaded.id, json };
  };

  const rankInThread = async ({ quiz, brain, research }: Wanted): Promise<Recommended> => {
    const outcome = await threads.run({ quiz, brain: textOf(brain), research }, 'rank');
    for (const family of outcome.missing)
      log.warn({ family }, 'a family of the brain has no file here and is not recommended');
    if ('content' in outcome) return outcome.content;
    throw new Refusal(outcome.refusal, {}, undefined, { cause: new Error(outcome.why) });
  };

  return {
    /** Which engine it is: kept with what it makes. */
    engineVersion: ENGINE_VERSION,

    /**
     * Everything that is recommended for a quiz.
     * @throws Refusal `brainIncomplete` where the tables leave nothing, `tooManyRequests` where this person's earlier
     * ones wait in too great a number.
     */
    async rank(wanted: Wanted): Promise<Recommended> {
      const { owner, quiz, basis } = wanted;
      try {
        return await turns.run(owner, `${quiz.id} ${basis}`, () => rankInThread(wanted));
      } catch (error) {
        if (error instanceof TooManyWaiting) throw new Refusal('tooManyRequests', {}, undefined, { cause: error });
        throw error;
      }
    },

    /** Has every thread read its fonts and rank once, so that the first founder does not wait for that. */
    async readAhead(brain: LoadedBrain): Promise<void> {
      await Promise.all(Array.from({ length: THREADS }, () => threads.run(textOf(brain), 'readAhead')));
    },

    /** Ends the threads; what still runs is given up. */
    async close(): Promise<void> {
      await threads.end();
    },
  };
};

export type RankingService = ReturnType<typeof createRanking>;
