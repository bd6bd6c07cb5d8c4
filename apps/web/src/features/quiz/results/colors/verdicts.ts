import { contrastRatio, contrastRules, ratioShown, roundRatio, type RuledColors } from '@signet/color';
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

type Part = { name: string; ink: keyof BrandColors; ground: keyof BrandColors };

/** What stands on the page of the brand (`world/brand-page.tsx`). */
const onLight: readonly Part[] = [
  { name: 'menu', ink: 'w1', ground: 'p1' },
  { name: 'headline', ink: 'w1', ground: 'p1' },
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

/** WCAG 2.2, 1.4.3. */
const LEGIBLE = 4.5;

/** The parts of the page that are hard to read. */
export const hardToRead = (colors: BrandColors, isOnDark: boolean): string[] =>
  (isOnDark ? onDark : onLight)
    .filter(({ ink, ground }) => {
      const [one, other] = [colors[ink] ?? '#ffffff', colors[ground] ?? '#ffffff'];
      return roundRatio(contrastRatio(one, other)) < LEGIBLE;
    })
    .map(({ name }) => name);
