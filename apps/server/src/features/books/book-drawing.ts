import { Refusal } from '../../http/refusal.ts';
import { createThreads } from '../../jobs/threads.ts';
import { createTurns, TooManyWaiting } from '../../jobs/turns.ts';
import type { BookTask } from './book-task.ts';
import type { DrawnBook, DrawnOpening, Outcome, ProfilePicture } from './drawing.worker.ts';
import type { PrintedAs, PrintedBook } from './printed-book.ts';

const WORKER = new URL('./drawing.worker.ts', import.meta.url);
/** A book takes half a second of a processor and some 100 MB: one thread draws, founders in turn. */
const THREADS = 1;
/** Of one person: a page and the files that were asked for on it. */
const MOST_WAITING = 8;
const MOST_IN_ALL = 200;
/** The fonts that it has read go with the thread when nobody has looked at a book for so long. */
const IDLE_MILLISECONDS = 120_000;
/** Of JavaScript's own memory in that thread, and how long a book may take: both far above what any brand needs. */
const [HEAP_MEGABYTES, YOUNG_MEGABYTES, LONGEST_MILLISECONDS] = [384, 16, 60_000];

/** Draws books in a thread of its own, so that nobody who reads or saves waits for it. */
export const createBookDrawing = () => {
  const threads = createThreads<object, unknown>({
    worker: WORKER,
    most: THREADS,
    idle: IDLE_MILLISECONDS,
    limits: { maxOldGenerationSizeMb: HEAP_MEGABYTES, maxYoungGenerationSizeMb: YOUNG_MEGABYTES },
  });
  const turns = createTurns({ slots: THREADS, mostWaiting: MOST_WAITING, mostInAll: MOST_IN_ALL });

  const inTurn = async <Made>(owner: string, key: string, name: string, task: object): Promise<Made> => {
    const draw = () => threads.run(task, name, AbortSignal.timeout(LONGEST_MILLISECONDS)) as Promise<Outcome<Made>>;
    try {
      const outcome = await turns.run(owner, `${name} ${key}`, draw);
      if ('made' in outcome) return outcome.made;
      throw new Refusal(outcome.refusal);
    } catch (error) {
      if (error instanceof TooManyWaiting) throw new Refusal('tooManyRequests', {}, undefined, { cause: error });
      throw error;
    }
  };

  return {
    /**
     * Has the thread load its modules, which takes a second, ahead of a brand that will soon have a book. Whoever asks
     * for it then is told what keeps the thread from it.
     */
    prepare(): void {
      threads.run({}, 'load', AbortSignal.timeout(LONGEST_MILLISECONDS)).catch(() => undefined);
    },

    /** @throws Refusal of what cannot be drawn; `tooManyRequests` where too much of this person waits. */
    opening: (owner: string, task: BookTask): Promise<DrawnOpening> => inTurn(owner, task.key, 'opening', task),

    /** The words of all of it and the drawings that the opening does not have. @throws as `opening`. */
    whole: (owner: string, task: BookTask): Promise<DrawnBook> => inTurn(owner, task.key, 'whole', task),

    /** What a book is set from, without its fonts. @throws as `opening`. */
    print: (owner: string, task: BookTask, as: PrintedAs): Promise<PrintedBook> =>
      inTurn(owner, `${task.key} ${JSON.stringify(as)}`, 'print', { task, as }),

    /** Wide pictures for profiles. @throws as `opening`. */
    profiles: (owner: string, task: BookTask): Promise<ProfilePicture[]> => inTurn(owner, task.key, 'profiles', task),

    /** Ends the thread; what still runs is given up. */
    async close(): Promise<void> {
      await threads.end();
    },
  };
};

export type BookDrawing = ReturnType<typeof createBookDrawing>;
