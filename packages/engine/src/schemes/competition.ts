import { labDistance } from '@signet/color';
import { GRAY, swatchOf, type Swatch } from '../swatch.ts';
import type { Competitor, EngineResearch } from '../input.ts';

/** A color that a competitor is known by. Grays and near-blacks are nobody's. */
export type RivalColor = {
  competitor: Competitor;
  swatch: Swatch;
  /** Whether it is the competitor's first. */
  isMain: boolean;
};

const compare = (one: string, other: string): number => Number(one > other) - Number(one < other);

/**
 * The competitors in an order of their own, so that the order of the answers changes nothing; also where two have the
 * same id.
 */
export const inOwnOrder = (competitors: readonly Competitor[]): Competitor[] =>
  competitors.toSorted(
    (one, other) => compare(one.id, other.id) || compare(JSON.stringify(one), JSON.stringify(other)),
  );

/** The chromatic colors of all competitors. */
export const rivalColors = ({ competitors }: EngineResearch): RivalColor[] =>
  inOwnOrder(competitors)
    .flatMap((competitor) =>
      competitor.colors.map((hex, at): RivalColor => ({ competitor, swatch: swatchOf(hex), isMain: at === 0 })),
    )
    .filter(({ swatch }) => swatch.chroma >= GRAY);

export type NearestRival = {
  /** Delta-E OK. */
  distance: number;
} & RivalColor;

/** The rival color that looks most like this one; undefined without rivals. */
export const nearestRival = (swatch: Swatch, rivals: readonly RivalColor[]): NearestRival | undefined => {
  let [nearest, least]: [RivalColor | undefined, number] = [undefined, Infinity];
  for (const rival of rivals) {
    const distance = labDistance(swatch.lab, rival.swatch.lab);
    if (!nearest || distance < least) [nearest, least] = [rival, distance];
  }
  return nearest && { ...nearest, distance: least };
};

/**
 * How far a primary color stays from rivals (delta-E OK): from every color of theirs, and from their main ones. Beside
 * three rivals' main colors half of all usable primary colors are .20 away, so most schemes keep that.
 */
export const leastFromRivals = { any: 0.1, main: 0.15, mainMostly: 0.2 } as const;

/** Rounding errors of whoever computes a distance again must not undo it. */
const ROUNDING = 1e-6;

/** Whether p1 may look like this beside the rivals. */
export const isDistinct = ({ lab }: Swatch, rivals: readonly RivalColor[]): boolean =>
  rivals.every(
    ({ swatch, isMain }) =>
      labDistance(lab, swatch.lab) >= (isMain ? leastFromRivals.main : leastFromRivals.any) + ROUNDING,
  );

/** From here on a founder wants to stand out rather than to be of the trade. */
const STANDING_OUT = 0.5;

/** AUTHORED: a favorite gives way to a rival's color only where the founder plainly wants to stand out. */
const PLAINLY = 0.65;

/**
 * Whether a favorite may be p1 beside the rivals: who does not mind being taken for one of the trade keeps the color
 * that they chose, as long as it is plainly another.
 */
export const mayLead = (
  swatch: Swatch,
  { rivals, standOut }: { rivals: readonly RivalColor[]; standOut: number },
): boolean => (standOut > PLAINLY ? isDistinct(swatch, rivals) : isApart(swatch, rivals));

/** Whether a rival is known by black, or by next to it, and the founder wants to stand out. */
export const isBlackTaken = ({ competitors }: EngineResearch, standOut: number): boolean =>
  standOut > STANDING_OUT &&
  competitors.some(({ colors: [main] }) => {
    const { chroma, lab } = swatchOf(main ?? '#ffffff');
    return chroma < GRAY && lab.lightness < NEAR_BLACK;
  });
const NEAR_BLACK = 0.32;

/** Whether s1 or a1 may look like this beside the rivals: plainly another color than any of theirs. */
export const isApart = ({ lab }: Swatch, rivals: readonly RivalColor[]): boolean =>
  rivals.every(({ swatch }) => labDistance(lab, swatch.lab) >= leastFromRivals.any + ROUNDING);

/** Whether p1 is nearer to a rival's main color than most schemes should be. */
export const isClose = ({ lab }: Swatch, rivals: readonly RivalColor[]): boolean =>
  rivals.some(({ swatch, isMain }) => isMain && labDistance(lab, swatch.lab) < leastFromRivals.mainMostly + ROUNDING);
