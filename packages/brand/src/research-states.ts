import type { ScrapeStatus } from '@signet/contract';

/** A state with what may be heard in it, and where that leads (spec quiz §4). */
type Moves = { readonly [State in ScrapeStatus]: { readonly [Heard in ScrapeStatus]: ScrapeStatus } };

/** What ends a research while it is watched is news first. */
const underWay = {
  new: 'new',
  inProgress: 'inProgress',
  justFinished: 'justFinished',
  completed: 'justFinished',
  abandoned: 'justFinished',
  failed: 'justFinished',
} as const;
/** What has ended and was seen stays as it is until other competitors begin another one. */
const seen = {
  new: 'new',
  inProgress: 'inProgress',
  justFinished: 'justFinished',
  completed: 'completed',
  abandoned: 'abandoned',
  failed: 'failed',
} as const;

/** The moves of a competitor research, as the founder's screen makes them. */
const moves: Moves = {
  new: underWay,
  inProgress: underWay,
  // the success stays until it was seen
  justFinished: underWay,
  completed: seen,
  abandoned: { ...seen, completed: 'abandoned' },
  failed: seen,
};

/**
 * The state after a status has arrived. Without a state, because the page was only just opened, it is the one that
 * arrived: whoever comes back is not congratulated again.
 */
export const researchHeard = (state: ScrapeStatus | undefined, heard: ScrapeStatus): ScrapeStatus =>
  state === undefined ? heard : moves[state][heard];

/** The state after a page change: what has just finished has been seen (spec quiz §4). */
export const researchAcknowledged = (state: ScrapeStatus): ScrapeStatus =>
  state === 'justFinished' ? 'completed' : state;

type Outcome = {
  hasAnswered: boolean;
  isAbandoned: boolean;
  /** How far each company is, 0 to 100, and whether reading it broke. */
  companies: readonly { progress: number; isDone: boolean; hasFailed: boolean }[];
};

/** Progress stays below this until everything is done. */
const NEARLY = 99;

/**
 * Where the research of a quiz stands: `new` before the competitors are answered, `completed` at 100 where there is
 * nothing to read (flow decisions), `failed` only where every reading broke.
 */
export const researchStanding = ({
  hasAnswered,
  isAbandoned,
  companies,
}: Outcome): { scrapeStatus: ScrapeStatus; progress: number } => {
  if (!hasAnswered) return { scrapeStatus: 'new', progress: 0 };
  if (isAbandoned) return { scrapeStatus: 'abandoned', progress: 100 };
  if (companies.every(({ isDone }) => isDone)) {
    const failed = companies.length > 0 && companies.every(({ hasFailed }) => hasFailed);
    return { scrapeStatus: failed ? 'failed' : 'completed', progress: 100 };
  }
  const sum = companies.reduce((all, { progress, isDone }) => all + (isDone ? 100 : progress), 0);
  return { scrapeStatus: 'inProgress', progress: Math.min(NEARLY, Math.round(sum / companies.length)) };
};
