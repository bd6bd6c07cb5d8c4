import type { Competitor } from '@signet/contract';
import type { Database } from '../../db/client.ts';
import type { CompanyKey } from '../../db/research-shapes.ts';
import type { RateLimits } from '../../http/rate-limits.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Jobs, Work } from '../../jobs/jobs.ts';
import type { Note } from '../audit/audit-log.ts';
import type { Bell } from './following.ts';
import { namedCompanyOf, type NamedCompany } from './named-company.ts';
import type { CompanyReader } from './read-company.ts';
import { keyOf, type ScrapesStore } from './scrapes.store.ts';
import { servesUntil } from './serving.ts';

/** The job that reads one company. */
const READ = 'research.read';
/** Companies that nobody has had read before; a founder names three and changes their mind a few times. */
const NEW_COMPANIES = { points: 30, seconds: 60 * 60 };
/** Reading is waiting for others' servers; more at once would be this server's whole attention. */
const AT_ONCE = 4;

type Parts = {
  scrapes: Pick<ScrapesStore, 'find' | 'request' | 'waitingOf' | 'claim' | 'progress' | 'keep' | 'fail'>;
  jobs: Pick<Jobs, 'enqueue'>;
  limits: Pick<RateLimits, 'takeBy'>;
  read: CompanyReader;
  /** Rung with each step of a reading. */
  bell: Bell;
  now: () => Date;
  /** Hears of what broke by a fault of ours. */
  onBroken: (error: unknown) => void;
};

/** Companies that wait to be read in the background, a job each, and the reading of one. */
export const createReadingQueue = ({ scrapes, jobs, limits, read, bell, now, onBroken }: Parts) => {
  /** Whoever has much waiting already comes after those who have less. */
  const enqueue = async (trx: Database, { companyId, imageId }: CompanyKey, userId: string): Promise<void> => {
    const before = (await scrapes.waitingOf(trx, userId)) - 1;
    await jobs.enqueue(trx, READ, { companyId, imageId }, keyOf({ companyId, imageId }), -Math.max(0, before));
  };
  const want = async (
    trx: Database,
    company: NamedCompany,
    { userId, forced = false, note }: { userId: string; forced?: boolean; note?: Note },
  ): Promise<void> => {
    if (!(await scrapes.request(trx, company, { userId, now: now(), forced }))) return;
    await note?.(trx, { name: company.name });
    await enqueue(trx, company, userId);
  };

  const work: Work<CompanyKey> = {
    name: READ,
    workers: AT_ONCE,
    async run(key, { id: jobId, signal }) {
      const scrape = await scrapes.claim(key, jobId);
      if (!scrape) return;
      try {
        const note = (percent: number) => scrapes.progress(key, jobId, Math.round(percent)).then(bell.ring);
        const made = await read(key, { signal, note });
        await scrapes.keep(key, jobId, { ...made, servesUntil: servesUntil(made.reading.website.outcome, now()) });
      } catch (error) {
        // a server that stops gives the job back; another goes on with it
        if (signal.aborted) throw error;
        onBroken(error);
        await scrapes.fail(key, jobId, servesUntil('failed', now()));
      }
      bell.ring();
    },
  };

  return {
    work,

    /**
     * Asked before competitors are kept.
     * @throws Refusal `tooManyRequests` where this person has named too many that nobody has had read.
     */
    allow: async (userId: string, competitors: readonly Competitor[]): Promise<void> => {
      const named = competitors.map(namedCompanyOf);
      const known = await scrapes.find(named);
      for (const company of named) {
        if (known.has(keyOf(company))) continue;
        const taken = await limits.takeBy('new companies', NEW_COMPANIES, userId);
        if (!taken.ok) throw new Refusal('tooManyRequests', { retryAfterSeconds: taken.retryAfterSeconds });
      }
    },

    /** Has a company read, unless what was read of it serves or it waits already. */
    want,

    /** The same of several. Rows are shared between quizzes: all lock them in one order. */
    async wantAll(trx: Database, wanted: readonly NamedCompany[], userId: string): Promise<void> {
      const inOrder = wanted.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
      for (const company of inOrder) await want(trx, company, { userId });
    },

    /** Asks once more for a company whose job may be lost, which is nothing where it is not. */
    enqueue,
  };
};

export type ReadingQueue = ReturnType<typeof createReadingQueue>;
