import type { QuizPage } from '@signet/brand';
import type { Quiz } from '@signet/contract';
import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { ScreenBesideResults } from './results/beside.ts';
import { PageLoadError } from '../../shell/load-failure.tsx';
import { categoriesQuery, colorFamiliesQuery, keywordsQuery } from './quiz-queries.ts';

/**
 * What opening a page fetches: its code, each page in a chunk of its own so that none weighs on another, and what it
 * draws besides the answers. Industries are named on the brand card of every page and fetched with the first.
 */
type PageNeeds = {
  screen: () => Promise<ComponentType>;
  lists?: (client: QueryClient, quiz: Pick<Quiz, '_id' | 'version' | 'completed'>) => void;
};

const pageNeeds: Record<QuizPage, PageNeeds> = {
  1: { screen: async () => (await import('./your-company/your-company-page.tsx')).YourCompanyPage },
  2: { screen: async () => (await import('./competitors/competitors-page.tsx')).CompetitorsPage },
  3: {
    screen: async () => (await import('./colors/colors-page.tsx')).ColorsPage,
    lists: (client, { _id }) => void client.prefetchQuery(colorFamiliesQuery(_id)),
  },
  4: {
    screen: async () => (await import('./keywords/keywords-page.tsx')).KeywordsPage,
    lists: (client, { _id }) => {
      void client.prefetchQuery(keywordsQuery(_id));
      void client.prefetchQuery(categoriesQuery(_id));
    },
  },
  5: {
    screen: async () => (await import('./results/results-page.tsx')).ResultsPage,
    // tried once: the page itself tries again, and says so where that fails
    lists: (client, quiz) =>
      void import('../../brand/brand-queries.ts')
        .then(({ brandQuery }) => client.prefetchQuery({ ...brandQuery(client, quiz), retry: false }))
        .catch(() => undefined),
  },
};

const orFail = async (load: () => Promise<ComponentType>): Promise<{ Component: ComponentType }> => {
  try {
    return { Component: await load() };
  } catch (cause) {
    throw new PageLoadError('The code of this page could not be loaded', { cause });
  }
};

/** The page's chunk for its route; 'There was an error loading the page' when it cannot be fetched (spec quiz §8). */
export const loadPage = (page: QuizPage) => () => orFail(pageNeeds[page].screen);

export const loadGenerating = () =>
  orFail(async () => (await import('./generating/generating-page.tsx')).GeneratingPage);

/** A screen beside the tabs of the results page. */
export const loadBesideResults = (name: ScreenBesideResults) => () =>
  orFail(async () => (await import('./results/beside.ts')).screens[name]());

/** Asks for what a page draws, without waiting for it. */
export const fetchLists = (page: QuizPage, client: QueryClient, quiz: Quiz): void =>
  pageNeeds[page].lists?.(client, quiz);

/** Fetches what a page needs while something else is waited for; a failure shows when the page is opened. */
export const preloadPage = (page: QuizPage, client: QueryClient, quiz: Quiz): void => {
  void pageNeeds[page].screen().catch(() => undefined);
  // The results follow from answers that are only now being saved.
  if (page !== 5) fetchLists(page, client, quiz);
};
