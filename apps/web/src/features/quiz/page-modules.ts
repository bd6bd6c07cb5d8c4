import type { QuizPage } from '@signet/brand';
import type { ComponentType } from 'react';
import { PageLoadError } from '../../shell/load-failure.tsx';

/** Each page is its own chunk, so that none weighs on another. */
export const pageModules = {
  1: () => import('./your-company/your-company-page.tsx'),
  2: () => import('./competitors/competitors-page.tsx'),
  3: () => import('./colors/colors-page.tsx'),
  4: () => import('./keywords/keywords-page.tsx'),
  5: () => import('./results/results-page.tsx'),
} as const satisfies Record<QuizPage, () => Promise<{ Component: ComponentType }>>;

/** The page's chunk for its route; 'There was an error loading the page' when it cannot be fetched (spec quiz §8). */
export const loadPage = (page: QuizPage) => async (): Promise<{ Component: ComponentType }> => {
  try {
    return await pageModules[page]();
  } catch (cause) {
    throw new PageLoadError('The code of this page could not be loaded', { cause });
  }
};
