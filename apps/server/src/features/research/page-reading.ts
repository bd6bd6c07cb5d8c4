import { randomUUID } from 'node:crypto';
import { Piscina } from 'piscina';
import { ChildFailed, runInChild } from '../../jobs/limited-child.ts';
import { packFiles, type NamedBytes } from '../../jobs/packed-files.ts';
import { createTurns } from '../../jobs/turns.ts';
import { noPictures, type PicturesRead } from './reading/pictures.ts';
import type { ColorsTask, PageRead, PageTask } from './reading/reading.worker.ts';
import type { WebsiteColors } from './reading/website-colors.ts';

/** One that takes long leaves another for everybody else. */
const THREADS = 2;
/** Pages of one website that may wait; a node reads fewer companies at once, so nothing is refused in practice. */
const MOST_WAITING = 100;
/** The largest sites take half a second; whoever takes longer than this wants to. */
const MOST_MS = 5000;
/** Parsed, as much of a page as is read takes some fifty. */
const MEMORY = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 8 } as const;
/** An idle thread keeps what it took. */
const IDLE_MS = 10_000;
const WORKER = new URL('./reading/reading.worker.ts', import.meta.url).href;
const PICTURES = new URL('./reading/pictures.child.ts', import.meta.url);
/** Forty megapixels, the most that is decoded, take half a gigabyte and some seconds. */
const PICTURE_LIMITS = {
  milliseconds: 15_000,
  heapMegabytes: 256,
  dataMegabytes: 1600,
  answerBytes: 256 * 1024,
  // pictures are decoded by a library of the system's own code
  allowsAddons: true as const,
};

/**
 * Reads pages and style sheets, which strangers wrote, in threads of their own: one that takes longer or more memory
 * than any honest page is given up, and nobody else waits for it.
 * @param mostMs Milliseconds for one piece of work; the thread is ended after them.
 */
export const createPageReading = ({ mostMs = MOST_MS }: { mostMs?: number } = {}) => {
  const pool = new Piscina<PageTask | ColorsTask, PageRead | WebsiteColors>({
    filename: WORKER,
    minThreads: 0,
    maxThreads: THREADS,
    idleTimeout: IDLE_MS,
    resourceLimits: MEMORY,
  });
  const turns = createTurns({ slots: THREADS, mostWaiting: MOST_WAITING });

  /** The time counts from the turn on, so that one page never takes another's. */
  const inTime = async <Made>(website: string, name: string, task: PageTask | ColorsTask): Promise<Made | undefined> =>
    turns.run(website, randomUUID(), async () => {
      const over = AbortSignal.timeout(mostMs);
      try {
        return (await pool.run(task, { name, signal: over })) as Made;
      } catch (error) {
        if (over.aborted || (error as NodeJS.ErrnoException).code === 'ERR_WORKER_OUT_OF_MEMORY') return undefined;
        throw error;
      }
    });

  return {
    /**
     * Pictures are decoded by code that no heap of ours bounds, so in a process, which ends with them and sees no
     * environment. What is JavaScript in it may open, dial and start nothing; the decoder itself is of the system's own
     * code, which Node's permissions do not bind: a picture that took it over could do there what the server's user
     * may. What goes beyond its limits says nothing.
     */
    pictures: async (website: string, pictures: readonly NamedBytes[]): Promise<PicturesRead> =>
      turns.run(website, randomUUID(), async () => {
        if (pictures.length === 0) return noPictures;
        try {
          return JSON.parse(await runInChild(PICTURES, packFiles(pictures), PICTURE_LIMITS)) as PicturesRead;
        } catch (error) {
          if (error instanceof ChildFailed) return noPictures;
          throw error;
        }
      }),
    /** Undefined for a page that cannot be read in time. */
    page: (website: string, task: PageTask): Promise<PageRead | undefined> => inTime(website, 'page', task),
    colors: (website: string, task: ColorsTask): Promise<WebsiteColors | undefined> => inTime(website, 'colors', task),
    /** Ends the threads; what still runs is given up. */
    async close(): Promise<void> {
      await pool.destroy();
    },
  };
};
export type PageReading = ReturnType<typeof createPageReading>;
