import type { TypeClass } from './generic-family.ts';
import type { FontMeasures } from './measures.ts';
import { familyStem } from './pairing-stem.ts';

/** What is known of one side of a pair. */
export type PairedFace = {
  readonly fontId: string;
  readonly fontName: string;
  readonly fontType: TypeClass;
  readonly measures: FontMeasures;
  /** The CSS weight that it is set in. */
  readonly weight: number;
};

/** Why two faces go together: one family or house, one contrast, or something that they have in common. */
export type PairingTrait =
  | 'same-family'
  | 'superfamily'
  | 'contrast-class'
  | 'contrast-weight'
  | 'x-height'
  | 'width'
  | 'posture'
  | 'too-alike'
  | 'two-scripts'
  | 'two-displays';

export type Pairing = {
  /** 0 (never) to 1. */
  readonly score: number;
  readonly traits: readonly PairingTrait[];
};

const scripts: ReadonlySet<TypeClass> = new Set<TypeClass>(['handwriting', 'cursive']);
const displays: ReadonlySet<TypeClass> = new Set<TypeClass>(['display', 'fantasy']);

/**
 * How much more serif one of two faces has to be (of the measure `serif`, 0 to 1) for the eye to take it for another
 * kind. AUTHORED.
 */
const SERIF_APART = 0.25;
/**
 * Weights nearer than this do not contrast; x-heights (of the capitals) and widths nearer than these agree. Hand
 * rules of the trade, not measured.
 */
const agreeing = { weight: 300, xToCap: 0.05, width: 0.1 } as const;
/** AUTHORED: slants within this many degrees, and curved shares of the outline within this, stand on the same side. */
const posture = { slant: 4, round: 0.12 } as const;

/**
 * AUTHORED: what a pair is worth by its contrasts; two contrasts at once begin to quarrel, none looks like a mistake.
 */
const worth = {
  sameFamily: 0.66,
  sameFamilyWeighted: 0.84,
  house: 0.97,
  oneContrast: 0.9,
  twoContrasts: 0.78,
  tooAlike: 0.25,
  missing: 0.62,
} as const;

const kindOf = ({ fontType }: PairedFace): 'script' | 'display' | 'mono' | 'text' => {
  if (scripts.has(fontType)) return 'script';
  if (displays.has(fontType)) return 'display';
  return fontType === 'monospace' ? 'mono' : 'text';
};

const differInClass = (one: PairedFace, other: PairedFace): boolean => {
  if (kindOf(one) !== kindOf(other)) return true;
  return one.fontType !== other.fontType || Math.abs(one.measures.serif - other.measures.serif) >= SERIF_APART;
};

const contrasts = (headline: PairedFace, text: PairedFace): PairingTrait[] => [
  ...(differInClass(headline, text) ? (['contrast-class'] as const) : []),
  ...(Math.abs(headline.weight - text.weight) >= agreeing.weight ? (['contrast-weight'] as const) : []),
];

/** 1 where two values lie within `near`, falling to 0 at three times as far. */
const nearness = (apart: number, near: number): number => Math.min(1, Math.max(0, (3 * near - apart) / (2 * near)));

/** What two faces have in common, and how nearly each. */
const agreements = (
  { measures: one }: PairedFace,
  { measures: other }: PairedFace,
): { trait: PairingTrait; near: number }[] => [
  { trait: 'x-height', near: nearness(Math.abs(one.xToCap - other.xToCap), agreeing.xToCap) },
  { trait: 'width', near: nearness(Math.abs(one.width / other.width - 1), agreeing.width) },
  {
    trait: 'posture',
    near: Math.min(
      nearness(Math.abs(one.slant - other.slant), posture.slant),
      nearness(Math.abs(one.round - other.round), posture.round),
    ),
  },
];

const strangers = (headline: PairedFace, text: PairedFace): Pairing => {
  const found = contrasts(headline, text);
  const shared = agreements(headline, text).toSorted((one, other) => other.near - one.near);
  // two agreements are asked for; how nearly the best two hold decides how much of the contrast's worth stays
  const agreed = shared.slice(0, 2).reduce((sum, { near }) => sum + near, 0) / 2;
  const base = [worth.tooAlike, worth.oneContrast, worth.twoContrasts][found.length] ?? 0;
  const third = 0.1 * (shared[2]?.near ?? 0);
  return {
    score: base * (worth.missing + (1 - worth.missing) * agreed) + third,
    traits: [
      ...(found.length === 0 ? (['too-alike'] as const) : found),
      ...shared.filter(({ near }) => near === 1).map(({ trait }) => trait),
    ],
  };
};

/**
 * How well a text face goes with a headline face. One family or one house is safe; others have to differ in one thing
 * (serif against sans, or 300 and more in weight) and agree in two (height of the lower case, width, posture). Two
 * scripts or two displays never go together. The score is our reading of these rules of the trade, not a rating by
 * people.
 */
export const pairing = (headline: PairedFace, text: PairedFace): Pairing => {
  const weighted = Math.abs(headline.weight - text.weight) >= agreeing.weight;
  if (headline.fontId === text.fontId)
    return {
      score: weighted ? worth.sameFamilyWeighted : worth.sameFamily,
      traits: weighted ? ['same-family', 'contrast-weight'] : ['same-family'],
    };
  const [kind, textKind] = [kindOf(headline), kindOf(text)];
  if (kind === 'script' && textKind === 'script') return { score: 0, traits: ['two-scripts'] };
  if (kind === 'display' && textKind === 'display') return { score: 0, traits: ['two-displays'] };
  const isHouse =
    kind !== 'script' && textKind !== 'script' && familyStem(headline.fontName) === familyStem(text.fontName);
  if (isHouse) return { score: worth.house, traits: ['superfamily', ...contrasts(headline, text)] };
  return strangers(headline, text);
};
