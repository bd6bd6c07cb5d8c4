import { api } from '@signet/contract';
import { orRefuse, Refusal } from '../../http/refusal.ts';
import type { Route } from '../../http/route.ts';
import type { CompanyData } from '../../ports/company-data.ts';
import type { BrainLibrary } from '../brain/brain.library.ts';
import { searchCompanies } from '../companies/search-companies.ts';

type Parts = {
  brains: Pick<BrainLibrary, 'forQuiz'>;
  companies: Pick<CompanyData, 'search'>;
  /** Whether anybody may register. */
  isOpen: () => Promise<boolean>;
};

/** What is shown to those who answer the quiz before they have an account. */
export const strangerRoutes = (route: Route, { brains, companies, isOpen }: Parts): void => {
  const expectOpen = async (): Promise<void> => {
    if (!(await isOpen())) throw new Refusal('registrationClosed');
  };

  route(api.strangers.lists, async () => {
    await expectOpen();
    const { id, brain, searchWords } = await brains.forQuiz(undefined, '');
    const { industries, keywords, categories, colorFamilies } = brain;
    return { brainVersionId: id, industries, keywords, categories, colorFamilies, searchWords };
  });

  route(api.strangers.companies, async ({ query }, { request }) => {
    await expectOpen();
    return { entities: orRefuse(await searchCompanies(companies, query, request.log), 'competitorsUnavailable') };
  });
};
