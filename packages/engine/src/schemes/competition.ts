import { labDistance } from '@signet/color';
import { GRAY, swatchOf } from '../swatch.ts';
import type { Swatch } from '../swatch.ts';
import type { Competitor, EngineResearch } from '../input.ts';

/** A color that a competitor is known by. Grays and near-blacks are nobody's. */
export interface RivalColor {
  competitor: Competitor;
  swatch: Swatch;
  /** Whether it is the competitor's first. */
  isMain: boolean;
}

/** The chromatic colors of all competitors, in an order of its own, so that the order of the answers changes nothing. */
export const rivalColors = ({ competitors }: EngineResearch): RivalColor[] =>
  competitors
    .toSorted((one, other) => (one.id < other.id ? -1 : 1))
    .flatMap((competitor) => competitor.colors.map((hex, at): RivalColor => ({ competitor, swatch: swatchOf(hex), isMain: at === 0 })))
    .filter(({ swatch }) => swatch.chroma >= GRAY);

export interface NearestRival extends RivalColor {
  /** Delta-E OK. */
  distance: number;
}

/** The rival color that looks most like this one; undefined without rivals. */
export const nearestRival = (swatch: Swatch, rivals: readonly RivalColor[]): NearestRival | undefined => {
  let nearest: NearestRival | undefined;
  for (const rival of rivals) {
    const distance = labDistance(swatch.lab, rival.swatch.lab);
    if (!nearest || distance < nearest.distance) nearest = { ...rival, distance };
  }
  return nearest;
};

/**
 * How far a main color stays from rivals (delta-E OK): from every color of theirs, and from their main ones. Beside three rivals' main colors
 * half of all usable main colors are .20 away; .15 is for when that leaves too few.
 */
export const leastFromRivals = { any: 0.1, main: 0.15, mainWished: 0.2 } as const;

/** Whether p1 may look like this beside the rivals; `wished` asks for the wider distance. Rounding errors elsewhere must not undo it. */
export const isDistinct = ({ lab }: Swatch, rivals: readonly RivalColor[], wished: boolean): boolean =>
  rivals.every(({ swatch, isMain }) => {
    const least = isMain ? (wished ? leastFromRivals.mainWished : leastFromRivals.main) : leastFromRivals.any;
    return labDistance(lab, swatch.lab) >= least + 1e-6;
  });
