import { randomUUID } from 'node:crypto';
import { serialize } from 'node:v8';
import { ChildFailed, runInChild } from '../../jobs/limited-child.ts';
import { packFiles, type NamedBytes } from '../../jobs/packed-files.ts';
import { createTurns } from '../../jobs/turns.ts';
import { noPictures, type PicturesRead } from './reading/pictures.ts';
import type { ColorsTask, PageRead, PageTask } from './reading/reading.child.ts';
import type { WebsiteColors } from './reading/website-colors.ts';

/** One that takes long leaves another for everybody else. */
const AT_ONCE = 2;
/** Pages of one website that may wait; a node reads fewer companies at once, so nothing is refused in practice. */
const MOST_WAITING = 100;
/** The largest sites take half a second beside a process's beginning; whoever takes longer than this wants to. */
const MOST_MS = 5000;
/** Parsed, as much of a page as is read takes some fifty megabytes; what is said of it goes back and forth as text. */
const PAGE_LIMITS = { heapMegabytes: 256, dataMegabytes: 1200, answerBytes: 24_000_000 } as const;
const PAGES = new URL('./reading/reading.child.ts', import.meta.url);
const PICTURES = new URL('./reading/pictures.child.ts', import.meta.url);
/** Forty megapixels, the most that is decoded, take half a gigabyte and some seconds. */
const PICTURE_LIMITS = {
  milliseconds: 15_000,
  heapMegabytes: 256,
  dataMegabytes: 1600,
  answerBytes: 256 * 1024,
  // pictures are decoded by a library of the system's own code
  allowsAddons: true as const,
  givesWay: true as const,
};

/**
 * Reads pages and style sheets, which strangers wrote, in processes of their own, which end with them: one that takes
 * longer or more memory than any honest page is given up, nobody else waits for it, and what it took is given back.
 * @param mostMs Milliseconds for one piece of work; its process is ended after them.
 */
export const createPageReading = ({ mostMs = MOST_MS }: { mostMs?: number } = {}) => {
  const turns = createTurns({ slots: AT_ONCE, mostWaiting: MOST_WAITING });

  /** The time counts from the turn on, so that one page never takes another's. */
  const inTime = async <Made>(website: string, name: string, task: PageTask | ColorsTask): Promise<Made | undefined> =>
    turns.run(website, randomUUID(), async () => {
      try {
        const limits = { ...PAGE_LIMITS, milliseconds: mostMs, givesWay: true as const };
        return JSON.parse(await runInChild(PAGES, serialize(task), { ...limits, args: [name] })) as Made;
      } catch (error) {
        if (error instanceof ChildFailed) return undefined;
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
  };
};
export type PageReading = ReturnType<typeof createPageReading>;
