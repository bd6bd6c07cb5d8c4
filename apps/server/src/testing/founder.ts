import { expect, vi } from 'vitest';
import type { Competitor, MadeFilesStatus, RecommendationSet, Selections } from '@signet/contract';
import type { Person, TestHouse } from './house.ts';

/** What a founder does through the calls of the product, one step after the other. */
export const createFounder = (house: () => TestHouse) => {
  /** Somebody who has answered all four pages. */
  const answered = async (
    companyName = 'Northwind',
    tier = 'free',
    competitors: Competitor[] = [],
  ): Promise<Person> => {
    const person = await house().person({ tier });
    const list = async (path: string): Promise<{ _id: string; name: string }[]> =>
      (await house().ask('GET', `/api/brain/${path}`, { as: person })).json();
    const [industries, families, keywords] = await Promise.all([
      list('industries'),
      list('colorFamilies'),
      list('thoughtsAndFeelings'),
    ]);
    const body = {
      version: 0,
      companyName,
      websiteUrl: 'northwind.example',
      industry: industries[0]?._id,
      businessLifecycle: 'seed',
      competitors,
      colorPreferences: { favoriteColors: [families[10]], dislikedColors: [families[3]] },
      thoughtsAndFeelings: keywords.slice(0, 3).map(({ _id }) => _id),
    };
    expect((await house().ask('PUT', '/api/quizzes/', { as: person, body })).statusCode).toBe(200);
    return person;
  };
  const recommend = async (as: Person): Promise<RecommendationSet> =>
    (await house().ask('POST', '/api/recommendations/', { as, body: {} })).json();
  const more = async (as: Person, types: object): Promise<{ errors: string[]; recommendations: RecommendationSet }> =>
    (await house().ask('POST', '/api/recommendations/additional', { as, body: { types } })).json();
  const selectionsOf = async (as: Person): Promise<Selections> =>
    (await house().ask('GET', '/api/selections/', { as })).json();
  const askForLogos = (as: Person) => house().ask('POST', '/api/brandedAssets/generateAllLogos', { as, body: {} });
  const statusOf = async (as: Person, id: string): Promise<MadeFilesStatus> =>
    (await house().ask('GET', `/api/madeFiles/${id}`, { as })).json();
  /** Looks until what was begun is whole, or is not going to be. */
  const untilMade = async (as: Person, begun: MadeFilesStatus): Promise<MadeFilesStatus> => {
    let status = begun;
    await vi.waitUntil(
      async () => {
        status = await statusOf(as, begun.id);
        return status.status !== 'waiting' && status.status !== 'making';
      },
      // a guard against hanging: a pack sets four books, which takes a minute where others want the processor
      { timeout: 150_000 },
    );
    return status;
  };
  /** Asks for the logos and looks until they are there. */
  const generate = async (as: Person): Promise<MadeFilesStatus> => untilMade(as, (await askForLogos(as)).json());
  const complete = async (as: Person) => {
    const { version } = (await house().ask('GET', '/api/quizzes/', { as })).json();
    return house().ask('PUT', '/api/quizzes/', { as, body: { version, completed: true } });
  };

  return { answered, recommend, more, selectionsOf, askForLogos, statusOf, untilMade, generate, complete };
};
