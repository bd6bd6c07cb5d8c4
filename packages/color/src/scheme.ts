import { labDistance, oklabOf, type Oklab } from './oklab.ts';

/**
 * The ten colors of a scheme in the order of every list and address: primary, secondary, accents, neutrals, black,
 * white (spec results §3).
 */
export const colorRoles = ['p1', 'p2', 's1', 'a1', 'a2', 'n1', 'n2', 'n3', 'b1', 'w1'] as const;
export type ColorRole = (typeof colorRoles)[number];
/** The roles that carry a brand: the others are grounds, lines and text. */
export const voiceRoles = ['p1', 'p2', 's1', 'a1', 'a2'] as const satisfies readonly ColorRole[];

/** A whole scheme, one `#rrggbb` a role. */
export type SchemeColors = Record<ColorRole, string>;

/**
 * How much each role counts when two schemes are compared: the colors that tell brands apart. Authored; neutrals are
 * alike by nature.
 */
const distanceWeights = { p1: 0.3, s1: 0.15, p2: 0.1, a1: 0.1, a2: 0.05 } as const;
type ComparedRole = keyof typeof distanceWeights;
const compared = Object.keys(distanceWeights) as ComparedRole[];
const weightSum = compared.reduce((sum, role) => sum + distanceWeights[role], 0);

/** What `schemeDistance` compares, converted once. */
export type SchemeLab = Record<ComparedRole, Oklab>;

export const schemeLab = (colors: Pick<SchemeColors, ComparedRole>): SchemeLab => ({
  p1: oklabOf(colors.p1),
  s1: oklabOf(colors.s1),
  p2: oklabOf(colors.p2),
  a1: oklabOf(colors.a1),
  a2: oklabOf(colors.a2),
});

/**
 * How different two schemes look: the weighted mean of delta-E OK between same roles. 0 for the same colors. Beyond
 * `limit` the answer is Infinity, which is found sooner: for comparing many.
 */
export const schemeDistance = (one: SchemeLab, other: SchemeLab, limit = Infinity): number => {
  // role by role in the order of the weights, the weightiest first: this is asked some hundred thousand times a quiz
  const most = limit * weightSum;
  let sum = distanceWeights.p1 * labDistance(one.p1, other.p1);
  if (sum > most) return Infinity;
  sum += distanceWeights.s1 * labDistance(one.s1, other.s1);
  if (sum > most) return Infinity;
  sum += distanceWeights.p2 * labDistance(one.p2, other.p2);
  if (sum > most) return Infinity;
  sum += distanceWeights.a1 * labDistance(one.a1, other.a1);
  if (sum > most) return Infinity;
  sum += distanceWeights.a2 * labDistance(one.a2, other.a2);
  return sum > most ? Infinity : sum / weightSum;
};
