import { researchStanding } from '@signet/brand';
import type { SiteOutcome } from '@signet/contract';
import type { CompanyKey } from '../../db/research-shapes.ts';
import type { QuizRow } from '../quizzes/quizzes.service.ts';
import { keyOf, type Scrape } from './scrapes.store.ts';

const MINUTE_MS = 60 * 1000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/**
 * What was read of a company serves every quiz for so long (spec administration §2.1: a fresh one can be forced). What
 * may be a bad hour of a server is asked again soon.
 */
const SERVES_MS: Readonly<Record<SiteOutcome | 'failed', number>> = {
  read: 30 * DAY_MS,
  notAllowed: 30 * DAY_MS,
  noColors: 7 * DAY_MS,
  notAPage: 7 * DAY_MS,
  noSite: DAY_MS,
  notReached: 30 * MINUTE_MS,
  failed: 5 * MINUTE_MS,
};
/** Somebody who still waits after this may have lost the job: it is asked for again, which is nothing where it runs. */
const LOST_MS = 60_000;

export const servesUntil = (outcome: SiteOutcome | 'failed', now: Date): Date =>
  new Date(now.getTime() + SERVES_MS[outcome]);

export const serves = ({ servesUntil: until }: Scrape, now: Date): boolean => until !== null && until > now;

export const isPending = ({ status }: Pick<Scrape, 'status'>): boolean => status === 'waiting' || status === 'reading';

export const isLost = (scrape: Scrape, now: Date): boolean =>
  isPending(scrape) && now.getTime() - scrape.requestedAt.getTime() > LOST_MS;

/** What broke, or may only have had a bad hour. */
export const isWorthAnotherTry = (scrape: Scrape, now: Date): boolean =>
  !serves(scrape, now) &&
  (scrape.status === 'failed' || (scrape.status === 'read' && scrape.reading?.website.outcome === 'notReached'));

/** Where the research of a quiz stands by what is known of the companies that its founder named. */
export const standingOf = (
  quiz: Pick<QuizRow, 'competitors' | 'completed' | 'research_abandoned_at'>,
  listed: readonly CompanyKey[],
  { found, now }: { found: ReadonlyMap<string, Scrape>; now: Date },
): ReturnType<typeof researchStanding> =>
  researchStanding({
    hasAnswered: quiz.competitors !== null,
    isAbandoned: quiz.research_abandoned_at !== null,
    companies: listed.map((company) => {
      const scrape = found.get(keyOf(company));
      const hasEnded = scrape?.status === 'read' || scrape?.status === 'failed';
      // others may have it read anew, which takes nothing from whoever has its colors
      const isServed = scrape !== undefined && scrape.reading !== null && serves(scrape, now);
      const isDone = quiz.completed || hasEnded || isServed;
      return { progress: scrape?.progress ?? 0, isDone, hasFailed: scrape?.status === 'failed' };
    }),
  });
