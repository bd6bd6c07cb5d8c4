import { setTimeout as pause } from 'node:timers/promises';

type Step = { what: string; undo: () => unknown; atMostMs: number };

/** What a start has opened, each with how it is closed again. */
export type Stopping = {
  /** To be closed before everything that was opened earlier; `atMostMs` is how long the stop waits for it. */
  add: (what: string, undo: () => unknown, atMostMs?: number) => void;
  /** Closes everything, the latest first. True when each closed in time and without an error. */
  run: () => Promise<boolean>;
};

const LATE = Symbol('late');

/** A step that hangs or fails is told of and left; the next one is taken all the same. */
export const createStopping = (tell: (problem: unknown) => void): Stopping => {
  const steps: Step[] = [];
  const take = async ({ what, undo, atMostMs }: Step): Promise<boolean> => {
    const patience = new AbortController();
    const late = pause(atMostMs, LATE, { signal: patience.signal }).catch(() => LATE);
    try {
      const isLate = (await Promise.race([(async () => undo())(), late])) === LATE;
      if (isLate) tell(`While stopping: ${what} did not end within ${atMostMs / 1000} s.`);
      return !isLate;
    } catch (error) {
      tell(error);
      return false;
    } finally {
      patience.abort();
    }
  };
  return {
    add: (what, undo, atMostMs = 1000) => void steps.push({ what, undo, atMostMs }),
    async run() {
      let clean = true;
      for (const step of steps.toReversed()) clean = (await take(step)) && clean;
      return clean;
    },
  };
};
