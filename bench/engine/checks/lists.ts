import { listsOf } from '../recommended-set.ts';
import { whole, type SetCheck } from './check.ts';

const KITS = 10;

const rises = (list: readonly { matchScore: number; orderIndex: number }[]): boolean =>
  list.some(
    ({ matchScore, orderIndex }, at) =>
      orderIndex !== at || matchScore > (list[at - 1]?.matchScore ?? 100) || !(matchScore >= 0),
  );

export const listChecks: readonly SetCheck[] = [
  {
    key: 'scores',
    claim: 'quizzes whose scores are 0 to 100 and never rise down a list',
    atLeast: 1,
    judge: (_, set) => {
      const rising = listsOf(set).find(([, list]) => rises(list));
      return whole(!rising, `the ${rising?.[0]} list: ${rising?.[1].map(({ matchScore }) => matchScore).join(' ')}`);
    },
  },
  {
    key: 'kits',
    claim: `quizzes with all of the ${KITS} kits`,
    atLeast: 1,
    judge: ({ brain }, { kits }) =>
      whole(kits.length === Math.min(KITS, brain.marketingKits.length), `${kits.length} kits`),
  },
];
