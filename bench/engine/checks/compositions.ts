import type { ColorRole } from '@signet/color';
import type { EngineInput } from '@signet/engine';
import { median } from '../../report.ts';
import { chromaOf, hueBetween, hueOf, labOf, type Lab } from '../color-math.ts';
import type { RecommendedSet } from '../recommended-set.ts';
import { each, whole, type SetCheck } from './check.ts';
import { favoritesOf } from './wishes.ts';

type Scheme = RecommendedSet['schemes'][number];
type Seen = { scheme: Scheme; lab: (role: ColorRole) => Lab; isHeld: (role: ColorRole) => boolean };

/** The kinds whose a2 is a color of its own. */
const COLORFUL: ReadonlySet<string> = new Set(['fair', 'tender']);
const NEUTRAL = 0.04;
const SAME_HUE = 20;
const AWAY = 45;
const STRONG = 0.1;
/** What OKLab's lightness and WCAG's luminance disagree by between hues. */
const SLACK = 0.02;

const seen = (quiz: EngineInput, scheme: Scheme): Seen => {
  const held = new Set(favoritesOf(quiz).map(({ hex }) => hex));
  return {
    scheme,
    lab: (role) => labOf(scheme.colors[role]),
    isHeld: (role) => held.has(scheme.colors[role]),
  };
};

const perScheme = (
  key: string,
  claim: string,
  atLeast: number,
  faultOf: (one: Seen) => string | undefined,
  speaksOf: (one: Seen) => boolean = () => true,
): SetCheck => ({
  key,
  claim,
  atLeast,
  judge: (quiz, { schemes }) =>
    each(
      schemes.map((scheme) => seen(quiz, scheme)).filter((one) => speaksOf(one)),
      faultOf,
    ),
});

const inOrder = ['p2', 'p1', 's1', 'a1', 'a2', 'n2', 'n3'] as const;

/** The first two neighbors that are out of order; a favorite keeps its lightness wherever it has to stand. */
const disorder = ({ scheme: { colors }, lab, isHeld }: Seen): string | undefined => {
  const roles = inOrder.filter((role) => !isHeld(role));
  const at = roles.findIndex((role, place) => place > 0 && lab(role)[0] < lab(roles[place - 1] ?? role)[0] - SLACK);
  const [one, other] = [roles[at - 1], roles[at]];
  return one && other && `${one} ${colors[one]} is lighter than ${other} ${colors[other]}`;
};

const isWarm = (color: Lab): boolean => hueOf(color) < 112 || hueOf(color) > 345;
const isCool = (color: Lab): boolean => hueOf(color) > 150 && hueOf(color) < 305;
/** A page's tint that no eye sees has no temperature. */
const SEEN_ON_PAGE = 0.006;

const fights = ({ scheme: { colors }, lab, isHeld }: Seen): string | undefined => {
  const [page, main] = [lab('n3'), lab('p1')];
  if (isHeld('n3') || chromaOf(page) < SEEN_ON_PAGE || chromaOf(main) < NEUTRAL) return undefined;
  return (isWarm(page) && isCool(main)) || (isCool(page) && isWarm(main))
    ? `n3 ${colors.n3} under p1 ${colors.p1}`
    : undefined;
};

/** What a palette is made of, as `docs/decisions/0014` says. */
export const compositionChecks: readonly SetCheck[] = [
  {
    key: 'quiet-a2',
    claim: 'quizzes whose median a2 has chroma .05 or less, outside fair and tender, favorites in it aside',
    atLeast: 0.9,
    judge: (quiz, { schemes }) => {
      const chromas = schemes
        .map((scheme) => seen(quiz, scheme))
        .filter(({ scheme, isHeld }) => !COLORFUL.has(scheme.composition) && !isHeld('a2'))
        .map(({ lab }) => chromaOf(lab('a2')));
      const middle = chromas.length === 0 ? 0 : median(chromas);
      return whole(middle <= 0.05, `the median is ${middle.toFixed(3)}`, middle);
    },
  },
  perScheme(
    's1-apart',
    `schemes whose s1 is ${AWAY} degrees from p1 or has at most half its chroma`,
    0.7,
    ({ scheme: { colors }, lab }) => {
      const [main, second] = [lab('p1'), lab('s1')];
      const apart = hueBetween(main, second) >= AWAY || chromaOf(second) <= chromaOf(main) / 2;
      return apart ? undefined : `s1 ${colors.s1} beside p1 ${colors.p1}`;
    },
  ),
  perScheme('two-strong', 'schemes with at most two colors of chroma above .10', 0.7, ({ lab }) => {
    const strong = (['p1', 'p2', 's1', 'a1', 'a2'] as const).filter((role) => chromaOf(lab(role)) > STRONG);
    return strong.length <= 2 ? undefined : strong.join(' ');
  }),
  perScheme(
    'p2-deeper',
    `schemes whose p2 is within ${SAME_HUE} degrees of p1 or a neutral`,
    1,
    ({ scheme: { colors }, lab }) =>
      chromaOf(lab('p2')) < NEUTRAL || chromaOf(lab('p1')) < NEUTRAL || hueBetween(lab('p1'), lab('p2')) <= SAME_HUE
        ? undefined
        : `p2 ${colors.p2} under p1 ${colors.p1}`,
  ),
  perScheme('order', 'schemes in the order of lightness p2 p1 s1 a1 a2 n2 n3, favorites aside', 1, disorder),
  perScheme('page', 'schemes whose page is not of the opposite temperature', 1, fights),
  {
    key: 'kinds',
    claim: 'quizzes whose first five are of three kinds of palette or more',
    atLeast: 1,
    judge: (_, { schemes }) => {
      const kinds = new Set(schemes.slice(0, 5).map(({ composition }) => composition));
      return whole(kinds.size >= 3, [...kinds].join(', '));
    },
  },
];
