/** Spec results §9, milliseconds: one step of the bar, and when it begins although the intro has not ended. */
export const TICK = 110;
export const FALLBACK_START = 5000;
/** Where the bar waits for the logos. */
const HOLDS_AT = 99;

/** The bar of the generating screen. It rises only once `started`, and passes 99 only once the logos are there. */
export type Progress = { percent: number; started: boolean; logosDone: boolean };
export type ProgressEvent = 'introOver' | 'tick' | 'logosDone' | 'skip';

export const notStarted: Progress = { percent: 0, started: false, logosDone: false };

const raised = ({ percent, started, logosDone }: Progress): number => {
  if (!started) return percent;
  return Math.min(percent + 1, logosDone ? 100 : HOLDS_AT);
};

/** What follows from an event (spec results §2, generating screen). */
export const progressAfter = (progress: Progress, event: ProgressEvent): Progress => {
  if (event === 'introOver') return { ...progress, started: true };
  if (event === 'logosDone') return { ...progress, logosDone: true };
  // there is nothing to skip to before everything is whole
  if (event === 'skip') return progress.logosDone ? { ...progress, started: true, percent: 100 } : progress;
  return { ...progress, percent: raised(progress) };
};
