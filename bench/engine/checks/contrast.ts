import type { ColorRole } from '@signet/color';
import { contrastOf } from '../color-math.ts';
import { each, whole, type SchemeCheck } from './check.ts';

/** Spec results §5; n3's own rules against p1, p2 and s1 are these the other way round, and weaker. */
const rules: readonly [role: ColorRole, against: ColorRole | 'white', atLeast: number][] = [
  ['p1', 'white', 4.5],
  ['p1', 'n3', 4.5],
  ['p2', 'white', 7],
  ['p2', 'n3', 7],
  ['s1', 'white', 4.5],
  ['s1', 'n3', 4.5],
];
const SCHEMES = 30;

export const contrastChecks: readonly SchemeCheck[] = [
  {
    key: 'contrast',
    claim: 'schemes that keep every contrast rule, unrounded',
    atLeast: 1,
    judge: (_, schemes) =>
      each(schemes, ({ colors }) => {
        const broken = rules.find(
          ([role, against, atLeast]) =>
            contrastOf(colors[role], against === 'white' ? '#ffffff' : colors[against]) < atLeast,
        );
        return broken && `${broken[0]} ${colors[broken[0]]} against ${broken[1]} does not reach ${broken[2]}`;
      }),
  },
  {
    key: 'thirty',
    claim: `quizzes with ${SCHEMES} schemes`,
    atLeast: 1,
    judge: (_, schemes) => whole(schemes.length === SCHEMES, `${schemes.length} schemes`),
  },
];
