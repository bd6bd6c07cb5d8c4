import type { QuizPage } from '@signet/brand';

/** Each page is its own chunk, so that none weighs on another. */
export const pageModules = {
  1: () => import('./your-company/your-company-page.tsx'),
  2: () => import('./competitors/competitors-page.tsx'),
  3: () => import('./colors/colors-page.tsx'),
  4: () => import('./keywords/keywords-page.tsx'),
  5: () => import('./results/results-page.tsx'),
} as const satisfies Record<QuizPage, () => Promise<unknown>>;
