import { setTimeout as pause } from 'node:timers/promises';

export type AttemptRules = {
  /** Whether the error is a passing one. An answer of the 4xx kind never is. */
  isPassing: (error: unknown) => boolean;
  /** Mean of the first pause in milliseconds; it doubles each time. */
  firstPauseMs?: number;
};

/** Security rules: "at most 3 retries with jitter and none on 4xx"; three tries in all, because somebody is waiting. */
const MOST_TRIES = 3;

/** Runs `work` until it succeeds, at most three times, with growing random pauses. Throws what the last try threw. */
export const attempt = async <T>(
  work: () => Promise<T>,
  { isPassing, firstPauseMs = 150 }: AttemptRules,
): Promise<T> => {
  for (let tried = 1; ; tried += 1) {
    try {
      return await work();
    } catch (error) {
      if (tried === MOST_TRIES || !isPassing(error)) throw error;
      // Full jitter: many waiting requests do not come back at the same moment.
      await pause(Math.random() * 2 * firstPauseMs * 2 ** (tried - 1));
    }
  }
};
