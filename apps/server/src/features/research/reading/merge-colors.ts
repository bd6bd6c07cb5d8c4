import { labDistance, oklabOf, oklchOf, type Oklab } from '@signet/color';
import type { ColorSign } from '@signet/contract';
import type { ReadColor } from '../../../db/research-shapes.ts';

/** Delta-E OK: about CIEDE2000 2.8 on brand colors, which people see only side by side. */
export const NEAR_EQUAL = 0.02;
/** Below this chroma people call a color gray, black or white. */
const GRAY_CHROMA = 0.04;

export const isGray = (hex: string): boolean => oklchOf(hex).chroma < GRAY_CHROMA;

/** Paper, not a color. */
export const isWhite = (hex: string): boolean => {
  const { lightness, chroma } = oklchOf(hex);
  return lightness > 0.96 && chroma < 0.02;
};

/** A color seen somewhere, and how much that counts. */
export type Seen = { hex: string; weight: number; sign: ColorSign; where: string };
/** What was seen of one color, and of those that look the same. */
export type Merged = {
  hex: string;
  weight: number;
  lab: Oklab;
  signs: Map<ColorSign, { weight: number; where: string }>;
};

/** Whoever reads evidence reads a few words. */
const LONGEST_WHERE = 80;
const MOST_EVIDENCE = 4;

/** Each color is compared with all that are kept; what is lighter than so many has no weight to speak of. */
const MOST_DISTINCT = 2000;

/** Puts what looks the same together under the color of most weight, heaviest first. */
export const mergeSeen = (seen: readonly Seen[], nearEqual = NEAR_EQUAL): Merged[] => {
  const exact = new Map<string, Merged>();
  for (const { hex, weight, sign, where } of seen) {
    const one = exact.get(hex) ?? { hex, weight: 0, lab: oklabOf(hex), signs: new Map() };
    exact.set(hex, one);
    one.weight += weight;
    const before = one.signs.get(sign);
    if (!before || before.weight < weight) one.signs.set(sign, { weight, where: where.slice(0, LONGEST_WHERE) });
  }
  const kept: Merged[] = [];
  const heaviestFirst = (a: Merged, b: Merged): number => b.weight - a.weight || (a.hex < b.hex ? -1 : 1);
  for (const one of [...exact.values()].toSorted(heaviestFirst).slice(0, MOST_DISTINCT)) {
    const alike = kept.find(({ lab }) => labDistance(lab, one.lab) < nearEqual);
    if (!alike) kept.push(one);
    else {
      alike.weight += one.weight;
      for (const [sign, found] of one.signs) if (!alike.signs.has(sign)) alike.signs.set(sign, found);
    }
  }
  return kept.toSorted(heaviestFirst);
};

/** Merged colors as they are kept, with their share of all of them. */
export const readColors = (merged: readonly Merged[], most: number): ReadColor[] => {
  const listed = merged.slice(0, most);
  const sum = listed.reduce((all, { weight }) => all + weight, 0) || 1;
  return listed.map(({ hex, weight, signs }) => ({
    hex,
    share: Math.round((weight / sum) * 1000) / 1000,
    evidence: [...signs]
      .toSorted(([, a], [, b]) => b.weight - a.weight)
      .slice(0, MOST_EVIDENCE)
      .map(([sign, { where }]) => ({ sign, where })),
  }));
};
