import { isDeepStrictEqual } from 'node:util';
import type { Competitor } from '@signet/contract';
import type { Database } from '../../db/client.ts';
import type { CompanyData } from '../../ports/company-data.ts';
import { paletteOf, saidOf } from './company-palette.ts';
import { createCompetitorReader } from './competitor-colors.ts';
import { namedCompanyOf } from './named-company.ts';
import type { ResearchSnapshot, ResearchStore } from './research.store.ts';
import type { ScrapesStore } from './scrapes.store.ts';

type Parts = {
  store: ResearchStore;
  scrapes: Pick<ScrapesStore, 'find' | 'ofQuiz'>;
  companies: Pick<CompanyData, 'logo'>;
};
/** The competitors of somebody's quiz. */
type Of = { quizId: string; userId: string; competitors: readonly Competitor[] };

const idsOf = (competitors: readonly Competitor[]): string[] =>
  competitors.map(({ identifier }) => identifier.uuid).toSorted();

/** What a research has found, kept as snapshots: reading a competitor later never changes one. */
export const createResearchSnapshots = ({ store, scrapes, companies }: Parts) => {
  const readLogos = createCompetitorReader({ companies });

  /** What has been read of each; of a company that is still to be read, the logo that the directory holds. */
  const readSoFar = async ({ quizId, userId, competitors }: Of): Promise<ResearchSnapshot['content']> => {
    const fromLogos = await readLogos(competitors);
    const found = await scrapes.find(competitors.map(namedCompanyOf));
    const said = saidOf(await scrapes.ofQuiz(quizId, userId));
    const read = new Map([...found.values()].map((scrape) => [scrape.companyId, scrape.reading]));
    return {
      competitors: fromLogos.competitors.map((one) => {
        const { notTheirs, theirs } = said(one.id);
        const reading = read.get(one.id);
        if (!reading)
          return {
            ...one,
            colors: [...theirs, ...one.colors.filter((hex) => ![...notTheirs, ...theirs].includes(hex))],
          };
        return { ...one, colors: paletteOf(reading, { notTheirs, theirs }).colors.map(({ hex }) => hex) };
      }),
    };
  };

  return {
    /**
     * The snapshot that recommendations are made from: the latest where it is of these competitors, unless they are
     * to be read `again`. What is read makes a new snapshot only where it differs.
     */
    async snapshot(of: Of, { again }: { again: boolean }): Promise<ResearchSnapshot> {
      const { quizId, userId, competitors } = of;
      const latest = await store.latest(quizId, userId);
      const isOfThese =
        latest && isDeepStrictEqual(latest.content.competitors.map(({ id }) => id).toSorted(), idsOf(competitors));
      if (isOfThese && !again) return latest;
      const content = await readSoFar(of);
      return latest && isDeepStrictEqual(latest.content, content) ? latest : store.insert(quizId, userId, content);
    },

    find: (trx: Database, id: string, userId: string): Promise<ResearchSnapshot | undefined> =>
      store.find(trx, id, userId),
  };
};
