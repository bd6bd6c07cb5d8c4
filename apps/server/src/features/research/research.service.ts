import type { Database } from '../../db/client.ts';
import type { RateLimits } from '../../http/rate-limits.ts';
import { orRefuse } from '../../http/refusal.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import type { CompanyData } from '../../ports/company-data.ts';
import type { BrainLibrary } from '../brain/brain.library.ts';
import type { QuizService } from '../quizzes/quizzes.service.ts';
import { iconDigest } from './company-palette.ts';
import { createCompanyTesting } from './company-testing.ts';
import { createBell } from './following.ts';
import type { CompanyReader } from './read-company.ts';
import { createReadingQueue } from './reading-queue.ts';
import { createResearchProgress } from './research-progress.ts';
import { createResearchSnapshots } from './research-snapshots.ts';
import type { ResearchStore } from './research.store.ts';
import type { ScrapesStore } from './scrapes.store.ts';
import type { UsualCompanies } from './usual-companies.ts';

type Parts = {
  db: Database;
  store: ResearchStore;
  scrapes: ScrapesStore;
  companies: Pick<CompanyData, 'logo'>;
  quizzes: Pick<QuizService, 'chosen'>;
  brains: Pick<BrainLibrary, 'forQuiz'>;
  usual: Pick<UsualCompanies, 'of'>;
  jobs: Pick<Jobs, 'enqueue'>;
  limits: Pick<RateLimits, 'takeBy'>;
  read: CompanyReader;
  /** Ends what reading holds when the server stops. */
  endReading: () => Promise<void>;
  now: () => Date;
  /** Hears of what broke by a fault of ours. */
  onBroken: (error: unknown) => void;
};

/**
 * All of the research of competitors: companies are read in the background (the queue), a founder follows how far it
 * is (the progress), and what was found is kept (the snapshots).
 */
export const createResearch = (parts: Parts) => {
  const { scrapes, endReading } = parts;
  const bell = createBell();
  const queue = createReadingQueue({ ...parts, bell });

  return {
    work: queue.work,
    allow: queue.allow,
    ...createResearchProgress({ ...parts, queue, bell }),
    ...createResearchSnapshots(parts),
    ...createCompanyTesting({ ...parts, queue }),

    /** The bytes of a PNG; not found where it has changed since, or was never read. */
    async icon(companyId: string, digest: string): Promise<Buffer> {
      const icon = (await scrapes.iconsOf(companyId)).find((one) => iconDigest(one) === digest);
      return Buffer.from(orRefuse(icon, 'notFound').replace(/^[^,]*,/, ''), 'base64');
    },

    /** A copy of a quiz knows what its founder said of their competitors' colors. */
    copy: (trx: Database, fromQuizId: string, toQuizId: string, userId: string): Promise<void> =>
      scrapes.copy(trx, fromQuizId, toQuizId, userId),

    close: endReading,
  };
};

export type { ResearchSnapshot } from './research.store.ts';
export type Research = ReturnType<typeof createResearch>;
