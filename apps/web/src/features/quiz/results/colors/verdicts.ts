import {
  contrastRatio,
  contrastRules,
  failsContrast,
  largeTextContrast,
  ratioShown,
  roundRatio,
  textContrast,
  type RuledColors,
} from '@signet/color';
import type { BrandColors } from '@signet/contract';
import type { SwatchRole } from '../choice/custom-colors.ts';

/** One ratio beside a color: what it is of, how much it is and has to be (spec results §5). */
export type Verdict = { what: string; ratio: number; atLeast: number };

const standsOn = { white: 'White text on it', n3: 'On your background' } as const;
const carries = { p1: 'Primary and secondary on it', p2: 'Second primary on it' } as const;

/** The ratios of a color in its role; none for a role without a rule. */
export const verdictsOf = (role: SwatchRole, colors: RuledColors): Verdict[] => {
  if (role === 'n3') {
    return ratioShown('n3', colors).map(({ against, ratio, atLeast }) => ({
      what: against.includes('p2') ? carries.p2 : carries.p1,
      ratio,
      atLeast,
    }));
  }
  return contrastRules.flatMap(({ role: of, against, atLeast }) =>
    of === role && (against === 'white' || against === 'n3')
      ? [
          {
            what: standsOn[against],
            ratio: roundRatio(contrastRatio(colors[role as 'p1'], against === 'white' ? '#ffffff' : colors.n3)),
            atLeast,
          },
        ]
      : [],
  );
};

/** Words on a ground, as they are seen where two colors meet. */
export type Pair = { ink: string; ground: string; words: string; ratio: number; atLeast: number };

type Failure = ReturnType<typeof failsContrast>[number];

const onIt = { p1: 'Your primary color', p2: 'Your second primary', s1: 'Your secondary color' } as const;

/** The two colors that a rule is about, the right way round: white lies on a color, the background carries it. */
const pairOf = ({ role, against, atLeast }: Failure, colors: RuledColors): Pair => {
  const pair = (ink: string, ground: string, words: string): Pair => ({
    ink,
    ground,
    words,
    ratio: roundRatio(contrastRatio(ink, ground)),
    atLeast,
  });
  if (against === 'white') return pair('#ffffff', colors[role], 'White words');
  if (against === 'n3') return pair(colors[role], colors.n3, 'On your background');
  return pair(colors[against], colors.n3, onIt[against]);
};

/**
 * Where a color of this role is hardest to read: what it stands on or carries; nothing where every rule is kept.
 * `instead`: the same place with another color in the role.
 */
export const hardestPair = (role: SwatchRole, colors: RuledColors, instead?: string): Pair | undefined => {
  const [hardest] = failsContrast(colors, 'as-shown')
    .filter((failure) => failure.role === role)
    .toSorted((one, other) => one.ratio / one.atLeast - other.ratio / other.atLeast);
  return hardest && pairOf(hardest, instead === undefined ? colors : { ...colors, [role]: instead });
};

type Part = { name: string; ink: keyof BrandColors; ground: keyof BrandColors; isLarge?: true };

/** What stands on the page of the brand (`world/brand-page.tsx`). */
const onLight: readonly Part[] = [
  { name: 'menu', ink: 'w1', ground: 'p1' },
  { name: 'headline', ink: 'w1', ground: 'p1', isLarge: true },
  { name: 'button', ink: 'w1', ground: 'p1' },
  { name: 'title', ink: 'p1', ground: 'n3' },
  { name: 'text', ink: 'n1', ground: 'n3' },
  { name: 'link', ink: 'p2', ground: 'n3' },
];
const onDark: readonly Part[] = [
  ...onLight.slice(0, 3),
  { name: 'title', ink: 'w1', ground: 'b1' },
  { name: 'text', ink: 'n2', ground: 'b1' },
  { name: 'link', ink: 'a2', ground: 'b1' },
];

/** The parts of the page that are hard to read. */
export const hardToRead = (colors: BrandColors, isOnDark: boolean): string[] =>
  (isOnDark ? onDark : onLight)
    .filter(({ ink, ground, isLarge }) => {
      const [one, other] = [colors[ink] ?? '#ffffff', colors[ground] ?? '#ffffff'];
      return roundRatio(contrastRatio(one, other)) < (isLarge ? largeTextContrast : textContrast);
    })
    .map(({ name }) => name);
