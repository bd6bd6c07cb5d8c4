import { quizSteps } from '@signet/brand';
import type { RouteObject } from 'react-router';
import { QuizFailed } from './frame/quiz-failed.tsx';
import { QuizSkeleton } from './frame/quiz-skeleton.tsx';
import { loadBesideResults, loadGenerating, loadPage } from './page-needs.ts';
import { openPage, openQuiz } from './quiz-loader.ts';

type ResultsLoader = 'openResults' | 'openDirections' | 'openPreview';
/** Comes with the results, as does what it asks for. */
const resultsLoader = (name: ResultsLoader) => async () => (await import('./results/results-loader.ts'))[name]();

/** The results page draws its tabs itself; their addresses and titles are here. */
const resultsTabs = (title: string): RouteObject[] => [
  { index: true, loader: resultsLoader('openPreview'), element: null },
  { path: 'colors', handle: { title: `${title}: Colors` }, element: null },
  { path: 'type', handle: { title: `${title}: Logo & Type` }, element: null },
  { path: 'kit', handle: { title: `${title}: Marketing Kit` }, element: null },
];

const besideResults = [
  { name: 'directions', title: 'Your Brand Results', isWide: true },
  { name: 'why', title: 'Your Brand Results: Why this', isWide: false },
  { name: 'compare', title: 'Your Brand Results: Side by side', isWide: true },
] as const;

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
            loader: page === 5 ? resultsLoader('openResults') : openPage(String(page)),
            lazy: loadPage(page),
            ...(page === 5 && { children: resultsTabs(title) }),
          })),
          ...besideResults.map(({ name, title, isWide }) => ({
            path: `5/${name}`,
            handle: { title, isWide },
            loader: resultsLoader(name === 'directions' ? 'openDirections' : 'openResults'),
            lazy: loadBesideResults(name),
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
