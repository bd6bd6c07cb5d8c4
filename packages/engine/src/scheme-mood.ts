import { colorRoles, heatOf, labOf, oklchOf, pairHarmony, weightOf } from '@signet/color';
import type { ColorRole, SchemeColors } from '@signet/color';

/** AUTHORED: how much of a brand's surface each role covers. */
const areas: Record<ColorRole, number> = { p1: 0.3, p2: 0.1, s1: 0.15, a1: 0.1, a2: 0.05, n1: 0.1, n2: 0.1, n3: 0.1, b1: 0, w1: 0 };

/** How a whole scheme feels, each role weighted by its area. */
export interface SchemeMood {
  /** Warm against cool: Ou et al. (2004), about -1 to .6; a gray is -.5. */
  heat: number;
  /** Heavy against light: Ou et al. (2004), about -.3 to 1. */
  weight: number;
  /** Vivid against muted: OKLCH chroma, about .03 to .16. */
  chroma: number;
  /** Ou and Luo (2006), all pairs of p1, s1 and a1 weighted by both areas; about -.6 to .6. */
  harmony: number;
}

/** The numbers that schemes are ranked by and that reasons quote. */
export const schemeMood = (colors: SchemeColors): SchemeMood => {
  const mood: SchemeMood = { heat: 0, weight: 0, chroma: 0, harmony: 0 };
  for (const role of colorRoles) {
    if (areas[role] === 0) continue;
    const lab = labOf(colors[role]);
    mood.heat += areas[role] * heatOf(lab);
    mood.weight += areas[role] * weightOf(lab);
    mood.chroma += areas[role] * oklchOf(colors[role]).chroma;
  }
  return { ...mood, harmony: harmonyOf(colors) };
};

const harmonyPairs = [['p1', 's1'], ['p1', 'a1'], ['s1', 'a1']] as const;

const harmonyOf = (colors: SchemeColors): number => {
  const lab = { p1: labOf(colors.p1), s1: labOf(colors.s1), a1: labOf(colors.a1) };
  let [sum, weights] = [0, 0];
  for (const [one, other] of harmonyPairs) {
    const weight = areas[one] * areas[other];
    sum += weight * pairHarmony(lab[one], lab[other]);
    weights += weight;
  }
  return sum / weights;
};
