import { quizSteps } from '@signet/brand';
import type { RouteObject } from 'react-router';
import { QuizFailed } from './frame/quiz-failed.tsx';
import { QuizSkeleton } from './frame/quiz-skeleton.tsx';
import { loadGenerating, loadPage } from './page-needs.ts';
import { openPage, openQuiz } from './quiz-loader.ts';

/**
 * What lies below /quiz. An empty or unknown path goes to step 1 (spec quiz §2). The screen after the last page has
 * no steps to show.
 */
export const quizRoutes: RouteObject[] = [
  {
    loader: openQuiz,
    shouldRevalidate: () => false,
    HydrateFallback: QuizSkeleton,
    ErrorBoundary: QuizFailed,
    children: [
      {
        lazy: async () => ({ Component: (await import('./frame/quiz-layout.tsx')).QuizLayout }),
        children: [
          ...quizSteps.map(({ page, title }) => ({
            path: String(page),
            handle: { title },
            loader: openPage(String(page)),
            lazy: loadPage(page),
          })),
          { index: true, loader: openPage(undefined), element: null },
          { path: '*', loader: openPage(undefined), element: null },
        ],
      },
      {
        path: 'generating',
        handle: { title: 'Lets Build Your Brand' },
        loader: openPage('generating'),
        lazy: loadGenerating,
      },
    ],
  },
];
