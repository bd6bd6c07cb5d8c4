import type { Quiz, Selections } from '@signet/contract';
import { createMemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { queryClient } from '../../../api/query-client.ts';
import { brandQuery } from '../../../brand/brand-queries.ts';
import { recommendationsQuery, selectionsQuery } from '../../../brand/recommended-queries.ts';
import { quizQuery } from '../../../brand/own-quiz.ts';
import { researchQuery } from '../analysis/research-query.ts';
import { quizExample } from '../pages/quiz-example.ts';
import { openDirections, openPreview } from './results-loader.ts';

const keyword = { category_id: 'feels', icon: 'ripple', iconStyle: 'outline', meaning: 'So it is.' } as const;
const answered = quizExample({
  competitors: [],
  colorPreferences: { favoriteColors: [], dislikedColors: [] },
  thoughtsAndFeelings: ['Calm', 'Warm', 'Bold'].map((name) => ({ _id: name.toLowerCase(), name, ...keyword })),
});

/** A brand that was fetched: how often its founder has chosen, and the directions that there are. */
const fetched = (quiz: Quiz, version: number, directions: number) => {
  queryClient.setQueryData(quizQuery.queryKey, quiz);
  queryClient.setQueryData(brandQuery(queryClient, quiz).queryKey, { basis: 'b' } as never);
  queryClient.setQueryData(researchQuery(quiz._id, undefined).queryKey, { progress: 100 } as never);
  queryClient.setQueryData(selectionsQuery(quiz._id).queryKey, { version, activeSelections: {} } as never);
  queryClient.setQueryData(recommendationsQuery(quiz._id).queryKey, {
    directions: Array.from({ length: directions }),
  } as never);
};

const face = {
  fontName: 'Karla',
  fontWeight: 700,
  fontStyle: 'normal' as const,
  fontType: 'sans-serif' as const,
  fonts: [],
};
const fonts = { fontSelections: { headlineSelection: face, bulkTextSelection: face } };
const chosen: Selections = {
  _id: 'selections',
  quizId: answered._id,
  version: 1,
  brandQuizSelections: fonts,
  customSelections: {},
  activeSelections: fonts,
  useCustomSelections: false,
  hasCustomLogos: false,
};

/** A server that has these selections and nothing else; what it is asked for. */
const serverWith = (selections: Selections): string[] => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    return url.startsWith('/api/selections') ? Response.json(selections) : new Response(null, { status: 503 });
  });
  return asked;
};

const openingResults = () => {
  const router = createMemoryRouter(
    [
      { path: '/quiz/4', element: null },
      { path: '/quiz/5', children: [{ index: true, loader: openPreview, element: null }] },
      { path: '/quiz/5/directions', loader: openDirections, element: null },
    ],
    { initialEntries: ['/quiz/4'] },
  );
  return { router, where: () => router.state.location.pathname };
};

beforeEach(() => queryClient.clear());
afterEach(() => vi.unstubAllGlobals());

describe('opening the results', () => {
  it('leads to three directions while nothing was chosen', async () => {
    fetched(answered, 0, 3);
    const { router, where } = openingResults();
    await router.navigate('/quiz/5');
    expect(where()).toBe('/quiz/5/directions');
  });
  it.each([
    ['something was chosen', 1, 3],
    ['there is nothing to choose from', 0, 0],
  ])('shows the brand where %s', async (_, version, directions) => {
    fetched(answered, version, directions);
    const { router, where } = openingResults();
    await router.navigate('/quiz/5');
    expect(where()).toBe('/quiz/5');
  });
  it('stays where competitors are still being read, and the directions lead back there', async () => {
    fetched(answered, 0, 3);
    const query = researchQuery(answered._id, undefined);
    queryClient.setQueryData(query.queryKey, { progress: 66, scrapeStatus: 'inProgress' } as never);
    const { router, where } = openingResults();
    await router.navigate('/quiz/5');
    expect(where()).toBe('/quiz/5');
    await router.navigate('/quiz/5/directions');
    expect(where()).toBe('/quiz/5');
  });
  it('leaves it to the page to say that the brand cannot be fetched, and tries once', async () => {
    queryClient.setQueryData(quizQuery.queryKey, answered);
    const asked: string[] = [];
    vi.stubGlobal('fetch', async (url: string) => {
      asked.push(url);
      return new Response(null, { status: 503 });
    });
    const { router, where } = openingResults();
    await router.navigate('/quiz/5');
    expect([where(), asked.filter((url) => url.startsWith('/api/recommendations'))]).toEqual([
      '/quiz/5',
      [`/api/recommendations/?quizId=${answered._id}`],
    ]);
  });
  it('asks for the drawing of what was chosen on a first visit', async () => {
    fetched(answered, 1, 3);
    queryClient.removeQueries({ queryKey: selectionsQuery(answered._id).queryKey });
    const asked = serverWith(chosen);
    await openingResults().router.navigate('/quiz/5');
    await vi.waitFor(() => expect(asked).toContain('/api/brandedAssets/generateLogo'));
  });
  it('asks for no drawing of what is on screen, which the server may not have yet', async () => {
    fetched(answered, 1, 3);
    queryClient.setQueryData(selectionsQuery(answered._id).queryKey, chosen);
    const asked = serverWith(chosen);
    await openingResults().router.navigate('/quiz/5');
    expect(asked).toEqual([]);
  });
  it('goes to the page that the founder opens while the brand is waited for', async () => {
    queryClient.setQueryData(quizQuery.queryKey, answered);
    const { promise, resolve } = Promise.withResolvers<Response>();
    vi.stubGlobal('fetch', () => promise);
    const { router, where } = openingResults();
    const results = router.navigate('/quiz/5');
    await router.navigate('/quiz/4');
    fetched(answered, 0, 3);
    resolve(new Response(null, { status: 503 }));
    await results;
    expect(where()).toBe('/quiz/4');
  });
});
