import type { Answer, api, CompanyColors, Competitor } from '@signet/contract';
import type { Database } from '../../db/client.ts';
import { orRefuse, Refusal } from '../../http/refusal.ts';
import type { Note } from '../audit/audit-log.ts';
import type { BrainLibrary } from '../brain/brain.library.ts';
import type { Chooser } from '../quizzes/chosen-quiz.ts';
import { presentCompany } from './company-palette.ts';
import { namedCompanyOf } from './named-company.ts';
import type { ReadingQueue } from './reading-queue.ts';
import type { Scrape, ScrapesStore } from './scrapes.store.ts';
import { isPending, serves } from './serving.ts';

type Parts = {
  db: Database;
  scrapes: Pick<ScrapesStore, 'latestOf'>;
  brains: Pick<BrainLibrary, 'forQuiz'>;
  queue: Pick<ReadingQueue, 'want'>;
  now: () => Date;
};
type Scraped = Answer<typeof api.research.scrapeCompany>;

/** The company test of the administration: one company, read on demand (spec administration §7.6). */
export const createCompanyTesting = ({ db, scrapes, brains, queue, now }: Parts) => {
  const presentScrape = async (userId: string, scrape: Scrape | undefined): Promise<CompanyColors | undefined> => {
    if (!scrape?.reading) return undefined;
    const { brain } = await brains.forQuiz(undefined, userId);
    return presentCompany(scrape, scrape.reading, brain.colorFamilies);
  };

  return {
    /** What is stored of a company, unless it is to be read afresh; else reading begins and the answer is empty. */
    async scrape(
      user: Chooser,
      {
        companyId,
        forceFreshScrape,
        company,
      }: { companyId: string; forceFreshScrape: boolean; company?: Competitor | undefined },
      note: Note,
    ): Promise<Scraped> {
      const known = await scrapes.latestOf(companyId);
      // one that failed serves founders, who would else wait for it; whoever tests has it tried again, and while it is
      // read nothing of before is its result
      if (known?.status === 'read' && serves(known, now()) && !forceFreshScrape) {
        const stored = await presentScrape(user._id, known);
        if (stored) return { company: stored };
      }
      const named = known ?? (company?.identifier.uuid === companyId ? namedCompanyOf(company) : undefined);
      const wanted = orRefuse(named, 'notFound');
      const asked = { userId: user._id, forced: forceFreshScrape, note };
      await db.transaction().execute((trx) => queue.want(trx, wanted, asked));
      return {};
    },

    /**
     * What was read of a company; not found while it is read (spec administration §7.6).
     * @throws Refusal `companyNotRead` where reading failed, whatever was read before.
     */
    async companyColors(user: Chooser, companyId: string): Promise<CompanyColors> {
      const latest = await scrapes.latestOf(companyId);
      if (latest?.status === 'failed') throw new Refusal('companyNotRead');
      const ended = latest && !isPending(latest) ? latest : undefined;
      return orRefuse(await presentScrape(user._id, ended), 'notFound');
    },
  };
};
