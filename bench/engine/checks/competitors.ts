import type { EngineInput } from '@signet/engine';
import { chromaOf, distance, labOf, type Lab } from '../color-math.ts';
import { each, silent, type SchemeCheck } from './check.ts';

/** OKLCH chroma from which on a competitor's color counts: grays belong to nobody. */
const CHROMATIC = 0.04;

const chromatic = (hexes: readonly string[]): Lab[] => hexes.map(labOf).filter((color) => chromaOf(color) >= CHROMATIC);

/** The colors of a quiz's competitors that count. */
export const rivalColors = ({ research }: EngineInput): Lab[] =>
  chromatic(research.competitors.flatMap(({ colors }) => colors));
/** Only each competitor's first. */
export const rivalMains = ({ research }: EngineInput): Lab[] =>
  chromatic(research.competitors.flatMap(({ colors }) => colors.slice(0, 1)));

/** How far a color is from the nearest of others. */
export const nearestTo = (color: Lab, others: readonly Lab[]): number =>
  Math.min(...others.map((other) => distance(color, other)));

const apartFrom = (
  key: string,
  claim: string,
  rivalsOf: (quiz: EngineInput) => Lab[],
  least: number,
  atLeast: number,
): SchemeCheck => ({
  key,
  claim: `schemes whose p1 is ${least.toFixed(2)} or more from ${claim}`,
  atLeast,
  judge: (quiz, schemes) => {
    const rivals = rivalsOf(quiz);
    if (rivals.length === 0) return silent;
    return each(schemes, ({ colors, labs }) => {
      const nearest = nearestTo(labs.p1, rivals);
      return nearest >= least ? undefined : `p1 ${colors.p1} is ${nearest.toFixed(3)} away`;
    });
  },
});

export const competitorChecks: readonly SchemeCheck[] = [
  apartFrom('rivals', 'every competitor color', rivalColors, 0.1, 1),
  apartFrom('rival-mains', 'competitors\u2019 main colors', rivalMains, 0.15, 0.99),
  apartFrom('rival-mains-far', 'competitors\u2019 main colors', rivalMains, 0.2, 0.8),
];
