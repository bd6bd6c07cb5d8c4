import { Refusal } from '../../http/refusal.ts';
import { createThreads } from '../../jobs/threads.ts';
import { createTurns, TooManyWaiting } from '../../jobs/turns.ts';
import type { Drawn, MarkTask, Nudged, NudgeTask } from './marks.worker.ts';

/** Marks take seconds of a processor and nobody's first brand waits for them: one thread draws, others stay free. */
const THREADS = 1;
/** Of one person: whoever drags a slider leaves some waiting. */
const MOST_WAITING = 8;
/** In milliseconds: what takes longer has lost its thread, and the founder is told so rather than left waiting. */
const LONGEST = 120_000;
/**
 * In milliseconds. A thread takes a second or two to load what it needs: it is kept for the founder who goes on from
 * one page of the quiz to the next.
 */
const KEPT = 300_000;
/** In milliseconds: while many answer, the thread is asked no oftener whether it is there. */
const AHEAD = 60_000;
const WORKER = new URL('./marks.worker.ts', import.meta.url);

/** The thread that draws. */
export const markThreads = () =>
  createThreads<MarkTask | NudgeTask | undefined, Drawn | Nudged | undefined>({
    worker: WORKER,
    most: THREADS,
    idle: KEPT,
  });

/** Draws marks in a thread of its own, founders in turn, the same asked for twice at once drawn once. */
export const createMarking = (threads = markThreads(), longest = LONGEST) => {
  const turns = createTurns({ slots: THREADS, mostWaiting: MOST_WAITING });

  const inTurn = async <Made>(owner: string, key: string, work: () => Promise<unknown>): Promise<Made> => {
    try {
      return (await turns.run(owner, key, work)) as Made;
    } catch (error) {
      if (error instanceof TooManyWaiting) throw new Refusal('tooManyRequests', {}, undefined, { cause: error });
      throw error;
    }
  };

  let readyAt = -Infinity;

  return {
    /** Has the thread load its modules and the known marks, ahead of a name that will soon be drawn. */
    prepare(): void {
      const now = performance.now();
      if (now - readyAt < AHEAD) return;
      readyAt = now;
      // whoever asks for marks then is told what keeps the thread from them
      threads.run(undefined, 'load', AbortSignal.timeout(longest)).catch(() => undefined);
    },

    /** `key` names what the marks are drawn from. */
    draw: (owner: string, key: string, task: MarkTask): Promise<Drawn> =>
      inTurn(owner, `${owner} ${key}`, () => threads.run(task, 'draw', AbortSignal.timeout(longest))),

    nudge: (owner: string, task: NudgeTask): Promise<Nudged> => {
      const { recipe, face, weight, round, letters, name } = task;
      const key = JSON.stringify([owner, name, recipe, face, weight, round, letters]);
      return inTurn(owner, key, () => threads.run(task, 'nudge', AbortSignal.timeout(longest)));
    },

    /** Ends the thread; what still runs is given up. */
    async close(): Promise<void> {
      await threads.end();
    },
  };
};

export type Marking = ReturnType<typeof createMarking>;
