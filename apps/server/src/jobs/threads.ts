import type { Worker } from 'node:worker_threads';
import { Piscina } from 'piscina';

export type Threads<Task, Made> = {
  /**
   * Has a thread run the export `name` of its file.
   * @throws what that throws, or what kept the file from loading; an AbortError with `signal`, which takes the thread
   * away where the work has begun.
   */
  run: (task: Task, name: string, signal?: AbortSignal) => Promise<Made>;
  /**
   * Ends the threads; what still runs is given up. A thread that is still loading its modules is waited for: where
   * one of them awaits at its top level, as HarfBuzz' does, V8 ends the whole process when it is stopped there ("Check
   * failed: !is_null()").
   */
  end: () => Promise<void>;
};

type Options = {
  /** The file that every thread runs; its exports are what can be asked for by name. */
  worker: URL;
  most: number;
  /** In milliseconds; a thread that has had nothing to do for so long ends. */
  idle: number;
  data?: unknown;
  limits?: { maxOldGenerationSizeMb: number; maxYoungGenerationSizeMb: number };
};

/** Resolves once a thread has loaded its file, or has ended over it. */
const loadedOrGone = (thread: Worker): Promise<void> =>
  new Promise((done) => {
    // nothing else may keep the process going meanwhile
    thread.ref();
    thread.once('message', () => done()).once('exit', () => done());
  });

/**
 * Threads for one kind of work; each begins with the first work that none of the others is free for. What takes a
 * thread's processor takes nobody's who reads or saves.
 */
export const createThreads = <Task, Made>({ worker, most, idle, data, limits }: Options): Threads<Task, Made> => {
  const pool = new Piscina<Task, Made>({
    filename: worker.href,
    minThreads: 0,
    maxThreads: most,
    idleTimeout: idle,
    ...(data !== undefined && { workerData: data }),
    ...(limits && { resourceLimits: limits }),
  });
  const loaded = new WeakSet<Worker>();
  let failure: unknown;
  pool.on('workerCreate', ({ id }: { id: number }) => {
    const thread = pool.threads.find(({ threadId }) => threadId === id);
    if (thread) loaded.add(thread);
    failure = undefined;
  });
  // of a thread without work: unheard, the event would end the process. What waits for the last of them waits in vain
  pool.on('error', (error: unknown) => {
    failure = error;
    if (pool.threads.length === 0) void pool.destroy();
  });
  let isEnding = false;
  const loading = (): Worker[] => pool.threads.filter((thread) => !loaded.has(thread));

  return {
    async run(task: Task, name: string, signal?: AbortSignal): Promise<Made> {
      if (isEnding) throw new Error('The threads have ended');
      try {
        return await pool.run(task, { name, ...(signal && { signal }) });
      } catch (error) {
        // what ended the threads is why others wait in vain; their own errors are their own
        const isEnded = error instanceof Error && error.message === 'Terminating worker thread';
        throw isEnded ? (failure ?? error) : error;
      }
    },

    async end(): Promise<void> {
      isEnding = true;
      // work that waits may begin one more meanwhile
      for (let list = loading(); list.length > 0; list = loading()) await Promise.all(list.map(loadedOrGone));
      await pool.destroy();
    },
  };
};
