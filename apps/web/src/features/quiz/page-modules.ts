import type { QuizPage } from '@signet/brand';
import type { ComponentType } from 'react';
import { PageLoadError } from '../../shell/load-failure.tsx';

/** Each page is its own chunk, so that none weighs on another. */
export const pageModules: Record<QuizPage, () => Promise<ComponentType>> = {
  1: async () => (await import('./your-company/your-company-page.tsx')).YourCompanyPage,
  2: async () => (await import('./competitors/competitors-page.tsx')).CompetitorsPage,
  3: async () => (await import('./colors/colors-page.tsx')).ColorsPage,
  4: async () => (await import('./keywords/keywords-page.tsx')).KeywordsPage,
  5: async () => (await import('./results/results-page.tsx')).ResultsPage,
};

const orFail = async (load: () => Promise<ComponentType>): Promise<{ Component: ComponentType }> => {
  try {
    return { Component: await load() };
  } catch (cause) {
    throw new PageLoadError('The code of this page could not be loaded', { cause });
  }
};

/** The page's chunk for its route; 'There was an error loading the page' when it cannot be fetched (spec quiz §8). */
export const loadPage = (page: QuizPage) => () => orFail(pageModules[page]);

export const loadGenerating = () =>
  orFail(async () => (await import('./generating/generating-page.tsx')).GeneratingPage);
