import { contrastRatio, roundRatio, textContrast } from './contrast.ts';
import type { ColorRole, SchemeColors } from './scheme.ts';

/** The colors that have a contrast rule; the other roles need none (spec results §5). */
export type RuledRole = 'p1' | 'p2' | 's1' | 'n3';
export type RuledColors = Pick<SchemeColors, RuledRole>;

export type ContrastRule = {
  role: RuledRole;
  against: RuledRole | 'white';
  /** The least WCAG ratio. */
  atLeast: number;
};

/** Spec results §5, whole: the engine, the results page and the staff forms all ask this table. */
export const contrastRules: readonly ContrastRule[] = [
  { role: 'p1', against: 'white', atLeast: textContrast },
  { role: 'p1', against: 'n3', atLeast: textContrast },
  { role: 'p2', against: 'white', atLeast: 7 },
  { role: 'p2', against: 'n3', atLeast: 7 },
  { role: 's1', against: 'white', atLeast: textContrast },
  { role: 's1', against: 'n3', atLeast: textContrast },
  { role: 'n3', against: 'p1', atLeast: textContrast },
  { role: 'n3', against: 'p2', atLeast: textContrast },
  { role: 'n3', against: 's1', atLeast: textContrast },
];

/**
 * Which ratios stand beside a color: the smallest of a group, and what it has to reach. For n3, p2 shows its own
 * stricter 7 (spec results §5).
 */
const shownGroups: Record<RuledRole, readonly Pick<ShownRatio, 'against' | 'atLeast'>[]> = {
  p1: [{ against: ['white', 'n3'], atLeast: textContrast }],
  p2: [{ against: ['white', 'n3'], atLeast: 7 }],
  s1: [{ against: ['white', 'n3'], atLeast: textContrast }],
  n3: [
    { against: ['p1', 's1'], atLeast: textContrast },
    { against: ['p2'], atLeast: 7 },
  ],
};

export type ShownRatio = {
  against: readonly (RuledRole | 'white')[];
  /** The smallest ratio against these, two decimals. */
  ratio: number;
  atLeast: number;
};

export type ContrastFailure = {
  /** As it was judged: unrounded, or two decimals. */
  ratio: number;
} & ContrastRule;

const ratioOf = (colors: RuledColors, role: RuledRole, against: RuledRole | 'white'): number =>
  contrastRatio(colors[role], against === 'white' ? '#ffffff' : colors[against]);

/**
 * Every contrast rule that these colors break; empty when all hold. `unrounded` is what the engine guarantees; a
 * founder's own colors are judged `as-shown`, by the ratio rounded to two decimals (spec results §5), so that the
 * verdict agrees with the figure beside it.
 */
export const failsContrast = (colors: RuledColors, judged: 'unrounded' | 'as-shown' = 'unrounded'): ContrastFailure[] =>
  contrastRules.flatMap((rule) => {
    const exact = ratioOf(colors, rule.role, rule.against);
    const ratio = judged === 'as-shown' ? roundRatio(exact) : exact;
    return ratio < rule.atLeast ? [{ ...rule, ratio }] : [];
  });

const isRuled = (role: ColorRole): role is RuledRole => role in shownGroups;

/** The ratios to show beside a color, each with what it has to reach; none for a role without a rule. */
export const ratioShown = (role: ColorRole, colors: RuledColors): ShownRatio[] =>
  isRuled(role)
    ? shownGroups[role].map((group) => ({
        ...group,
        ratio: roundRatio(Math.min(...group.against.map((other) => ratioOf(colors, role, other)))),
      }))
    : [];
