import type { Logger } from 'pino';
import type { Database } from '../../db/client.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import type { RateLimits } from '../../http/rate-limits.ts';
import type { GuardedClient } from '../../net/guarded-client.ts';
import type { Renderer } from '../../net/render-page.ts';
import type { CompanyData } from '../../ports/company-data.ts';
import type { BrainLibrary } from '../brain/brain.library.ts';
import type { QuizService } from '../quizzes/quizzes.service.ts';
import { createPageReading } from './page-reading.ts';
import { createCompanyReader } from './read-company.ts';
import { createResearch, type Research } from './research.service.ts';
import { createResearchStore } from './research.store.ts';
import { createScrapesStore } from './scrapes.store.ts';
import { createUsualCompanies } from './usual-companies.ts';

type Parts = {
  db: Database;
  companies: CompanyData;
  quizzes: Pick<QuizService, 'chosen'>;
  brains: BrainLibrary;
  jobs: Pick<Jobs, 'enqueue'>;
  /** The way to addresses that people gave. */
  outbound: Pick<GuardedClient, 'visit'>;
  renderer?: Renderer | undefined;
  limits: Pick<RateLimits, 'takeBy'>;
  log: Pick<Logger, 'error'>;
  now: () => Date;
};

/** The research over its stores and its way out. */
export const composeResearch = (parts: Parts): Research => {
  const { db, companies, quizzes, brains, jobs, limits, outbound: client, renderer, log, now } = parts;
  const reading = createPageReading();
  return createResearch({
    db,
    store: createResearchStore({ db }),
    scrapes: createScrapesStore({ db }),
    companies,
    quizzes,
    brains,
    usual: createUsualCompanies({ brains, companies }),
    jobs,
    limits,
    read: createCompanyReader({ companies, client, reading, render: renderer?.render }),
    endReading: async () => {
      await renderer?.close();
    },
    now,
    onBroken: (err) => log.error({ err }, 'reading a company broke'),
  });
};
