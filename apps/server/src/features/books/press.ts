import fs from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { pressFile, type PdfJob, type VectorPicture } from '@signet/render';
import { createThreads, type Threads } from '../../jobs/threads.ts';

const WORKER = new URL('./press.worker.ts', import.meta.url);
/** What the compiler's 28 MB of code come to goes when nothing has been printed for so long. */
const IDLE_MILLISECONDS = 20_000;

/** Of JavaScript's own memory in that thread: what is collected early does not add up from book to book. */
const [HEAP_MEGABYTES, YOUNG_MEGABYTES] = [192, 8];

/** What kinds of made files need that are drawn and printed: a book's drawings take some 100 MB while they last. */
export const PRESS = 'press';

/**
 * As long as a whole pack may take. All wait for the one that prints, and what was drawn to never end would otherwise
 * keep everybody's books from them, after each start anew.
 */
const LONGEST_MILLISECONDS = 120_000;

type Thread = Threads<object, unknown>;
const threadWith = (compiler: WebAssembly.Module): Thread =>
  createThreads({
    worker: WORKER,
    most: 1,
    idle: 0,
    data: { compiler },
    limits: { maxOldGenerationSizeMb: HEAP_MEGABYTES, maxYoungGenerationSizeMb: YOUNG_MEGABYTES },
  });

/**
 * Prints one document after the other, each in a thread of its own, so that nobody who reads or saves waits for it: the
 * compiler's memory grows with each and is never given back, so the thread ends with its document.
 */
export const createPrinting = ({ longest = LONGEST_MILLISECONDS } = {}) => {
  let thread: Thread | undefined;
  let isClosed = false;
  let last: Promise<unknown> = Promise.resolve();
  let compiler: Promise<WebAssembly.Module> | undefined;

  /** The compiler's code is made ready once, aside, and shared by all threads that print. */
  const ready = (): Promise<WebAssembly.Module> =>
    (compiler ??= fs.readFile(fileURLToPath(pressFile)).then((bytes) => WebAssembly.compile(bytes)));

  /** Only when the one before is done: two threads would be the memory of two compilers. */
  const print = async <Made>(job: object, name: string): Promise<Made> => {
    const code = await ready();
    if (isClosed) throw new Error('The press is closed');
    thread = threadWith(code);
    try {
      return (await thread.run(job, name, AbortSignal.timeout(longest))) as Made;
    } finally {
      await thread.end();
    }
  };
  /** What the compiler's code holds is given back when nobody has printed for so long. */
  let resting: NodeJS.Timeout | undefined;
  let waiting = 0;
  const inTurn = <Made>(job: object, name: string): Promise<Made> => {
    clearTimeout(resting);
    waiting += 1;
    const made = last.then(() => print<Made>(job, name));
    last = made
      .catch(() => undefined)
      .then(() => {
        waiting -= 1;
        if (waiting === 0) resting = setTimeout(() => (compiler = undefined), IDLE_MILLISECONDS).unref();
      });
    return made;
  };

  return {
    /** A document of a template. @throws Error with what the compiler says of what it cannot set. */
    book: (job: PdfJob): Promise<Uint8Array> => inTurn(job, 'book'),
    /** Each picture as a page of its own size. */
    pictures: (list: readonly VectorPicture[]): Promise<Uint8Array[]> => inTurn(list, 'pictures'),
    /** Ends the thread; what still runs is given up. */
    async close(): Promise<void> {
      isClosed = true;
      clearTimeout(resting);
      await thread?.end();
    },
  };
};

export type Printing = ReturnType<typeof createPrinting>;
