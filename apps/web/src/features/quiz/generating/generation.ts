import { FALLBACK_START, notStarted, progressAfter, TICK, type ProgressEvent } from './progress.ts';

/** Spec results §8. */
export const GENERATING_FAILED = 'An Error Occurred While Generating Your Assets, going home..';
export const COMPLETING_FAILED = 'An Error Occurred While Completing Your Quiz, going home..';

export type GenerationParts = {
  /** Answers when every logo is there. Asking again while it runs, or afterwards, makes nothing twice. */
  makeLogos: (signal: AbortSignal) => Promise<unknown>;
  /** Marks the quiz as completed and learns what that changed about the user. */
  complete: () => Promise<unknown>;
  onProgress: (percent: number) => void;
  /** Every logo is there: whoever does not want to watch the bar may skip it. */
  onWhole: () => void;
  onDone: () => void;
  onFailure: (message: string) => void;
};

/**
 * Runs the generating screen from its first moment: the logos are asked for at once, the bar starts when the intro is
 * over or after five seconds, and at 100 the quiz is completed. After `stop` nothing of it is heard any more; what
 * the server does meanwhile it does.
 */
export const startGeneration = ({ makeLogos, complete, onProgress, onWhole, onDone, onFailure }: GenerationParts) => {
  let progress = notStarted;
  const over = new AbortController();
  let ticking: ReturnType<typeof setInterval> | undefined;

  const stop = () => {
    over.abort();
    clearTimeout(fallback);
    clearInterval(ticking);
  };
  const fail = (message: string) => () => {
    if (over.signal.aborted) return;
    stop();
    onFailure(message);
  };
  const finish = () => {
    clearInterval(ticking);
    complete().then(() => !over.signal.aborted && onDone(), fail(COMPLETING_FAILED));
  };
  const take = (event: ProgressEvent) => {
    if (over.signal.aborted || progress.percent === 100) return;
    progress = progressAfter(progress, event);
    if (event !== 'introOver') onProgress(progress.percent);
    if (event === 'logosDone') onWhole();
    if (progress.percent === 100) finish();
  };
  const introOver = () => {
    clearTimeout(fallback);
    if (over.signal.aborted || progress.started) return;
    take('introOver');
    ticking = setInterval(() => take('tick'), TICK);
  };
  const fallback = setTimeout(introOver, FALLBACK_START);
  makeLogos(over.signal).then(() => take('logosDone'), fail(GENERATING_FAILED));

  const skip = () => {
    clearTimeout(fallback);
    take('skip');
  };
  return { introOver, skip, stop };
};
