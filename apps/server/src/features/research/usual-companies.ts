import type { IndustryCompany } from '@signet/brain';
import type { Company, CompanyData } from '../../ports/company-data.ts';
import type { BrainLibrary } from '../brain/brain.library.ts';
import type { QuizRow } from '../quizzes/quizzes.service.ts';
import type { NamedCompany } from './named-company.ts';

/** A directory is asked for so many; the one that is meant is among the first or not known there. */
const MOST_LOOKED_AT = 5;

type Parts = { brains: Pick<BrainLibrary, 'get'>; companies: Pick<CompanyData, 'search'> };

const plain = (name: string): string => name.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '');

/** Whether a directory's company is the one that the brain means: by its name, else by the first part of its site. */
const isMeant = ({ identifier }: Company, { company, website }: IndustryCompany): boolean =>
  [company, website.split('.')[0] ?? ''].some((name) => plain(name) === plain(identifier.value));

/**
 * The companies that everybody in an industry knows, as the provider of company data knows them. A provider that
 * cannot be asked knows none: nobody waits for these.
 */
export const createUsualCompanies = ({ brains, companies }: Parts) => {
  const known = new Map<string, NamedCompany>();

  const find = async (listed: IndustryCompany): Promise<NamedCompany | undefined> => {
    const before = known.get(listed.website);
    if (before) return before;
    for (const query of [listed.company, listed.website]) {
      const found = (await companies.search(query, MOST_LOOKED_AT)).find((one) => isMeant(one, listed));
      if (!found) continue;
      const { uuid, image_id: imageId } = found.identifier;
      const company = { companyId: uuid, imageId, name: listed.company };
      known.set(listed.website, company);
      return company;
    }
    return undefined;
  };

  return {
    /** Those of a quiz's industry, without the ones that its founder named; none before competitors are answered. */
    async of({ industry, brain_version_id: brainId, competitors }: QuizRow): Promise<NamedCompany[]> {
      if (!competitors || industry === '') return [];
      const { brain } = await brains.get(brainId);
      const listed = brain.industryCompanies.filter((row) => row.industry_id === industry);
      const found = await Promise.all(listed.map((one) => find(one).catch(() => undefined)));
      const named = new Set(competitors.map(({ identifier }) => identifier.uuid));
      return found.filter((one) => one !== undefined).filter(({ companyId }) => !named.has(companyId));
    },
  };
};

export type UsualCompanies = ReturnType<typeof createUsualCompanies>;
