import type { FontFamily } from '@signet/brain';
import type { FontMeasures } from '@signet/type';

/** What a designer would call letters of this sort: an idea that two founders could tell apart from across a room. */
export type LetterKind =
  | 'script'
  | 'novelty'
  | 'typewriter'
  | 'hairline'
  | 'tall'
  | 'poster'
  | 'wide'
  | 'squared'
  | 'engraved'
  | 'contrasted'
  | 'slab'
  | 'book'
  | 'rounded'
  | 'geometric'
  | 'humanist'
  | 'grotesque';

type Kinded = { readonly font: FontFamily; readonly measures: FontMeasures };

const ofType: Partial<Record<Kinded['font']['fontType'], LetterKind>> = {
  handwriting: 'script',
  cursive: 'script',
  fantasy: 'novelty',
  monospace: 'typewriter',
};

/* AUTHORED: bounds of the measures of a family's regular, read off the families that designers call so. */
const HAIRLINE = 0.045;
const SHOUTING = 0.15;
const TALL = 0.42;
const TALL_STEM = 0.1;
const WIDE = 0.64;
const SQUARED = 0.35;
const FEET = 0.25;
const ENGRAVED = { capitals: 0.8, stem: 0.1, small: 0.64 } as const;
const CONTRASTED = 4;
const SLAB = { contrast: 1.62, width: 0.46 } as const;
const ROUNDED = 0.5;
const GEOMETRIC = { contrast: 1.12, width: 0.55, small: 0.63 } as const;
const HUMANIST = 1.29;

const withFeet = ({ font, measures }: Kinded): LetterKind => {
  const { contrast, xToCap, stemToEm, serif, width } = measures;
  if (contrast >= CONTRASTED) return 'contrasted';
  const isOfCapitals = xToCap >= ENGRAVED.capitals || (font.fontType === 'display' && xToCap <= ENGRAVED.small);
  if (stemToEm < ENGRAVED.stem && (isOfCapitals || serif < SQUARED)) return 'engraved';
  if (stemToEm >= SHOUTING) return 'poster';
  return contrast <= SLAB.contrast && width >= SLAB.width ? 'slab' : 'book';
};

const withoutFeet = ({ font, measures }: Kinded): LetterKind => {
  const { stemToEm, width, round, contrast, xToCap } = measures;
  if (stemToEm < HAIRLINE) return 'hairline';
  if (width < TALL && stemToEm >= TALL_STEM) return 'tall';
  if (font.fontType === 'display' && stemToEm >= SHOUTING) return 'poster';
  if (width >= WIDE) return 'wide';
  if (round >= ROUNDED) return 'rounded';
  if (round < SQUARED) return 'squared';
  if (contrast <= GEOMETRIC.contrast || width >= GEOMETRIC.width || xToCap <= GEOMETRIC.small) return 'geometric';
  return contrast >= HUMANIST ? 'humanist' : 'grotesque';
};

/** The kind of a family's letters, by its class and what is measured of its regular. */
export const letterKindOf = (family: Kinded): LetterKind =>
  ofType[family.font.fontType] ??
  (family.measures.serif >= FEET || family.measures.contrast >= CONTRASTED ? withFeet(family) : withoutFeet(family));
