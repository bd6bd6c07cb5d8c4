import type { FontMeasureName, TypeAnchor } from './measures.ts';

/** A measure, and how strongly an anchor rises (or, below 0, falls) with it, -1 to 1. */
type Feature = readonly [measure: FontMeasureName, correlation: number];

/**
 * Which outlines people see which character in. The `type:` rows are rank correlations over 1,523 faces between
 * outline features and how people described the faces: the crowd-rated attributes of O'Donovan, Libeks, Agarwala and
 * Hertzmann, "Exploratory Font Selection Using Crowdsourced Attributes" (2014), from strong to legible, and the tag
 * groups of Google Fonts from business on; calm has both. Of measures that say nearly the same, the stronger is
 * taken. Two readings are ours: descenders and ascenders are one measure here, and for fancy, whose source says "long
 * extenders" without a figure, .36 is the least that it gives for the others. The `outline:` rows are plain measures.
 */
const described: Readonly<Record<TypeAnchor, readonly Feature[]>> = {
  'type:strong': [
    ['stemToEm', 0.92],
    ['capStem', 0.89],
    ['complexity', -0.82],
  ],
  'type:soft': [
    ['stemToEm', -0.8],
    ['ink', -0.7],
    ['xHeight', -0.61],
  ],
  'type:attention': [
    ['stemToEm', 0.76],
    ['counter', -0.54],
    ['aperture', -0.51],
  ],
  'type:calm': [
    ['stemToEm', -0.65],
    ['spaceN', 0.65],
    ['counter', 0.56],
    ['ink', -0.53],
    ['capWidth', -0.45],
    ['aperture', 0.35],
  ],
  'type:warm': [['stemToEm', 0.79]],
  'type:delicate': [
    ['complexity', 0.64],
    ['width', -0.63],
    ['stemToEm', -0.63],
    ['orthogonal', -0.61],
    ['xToCap', -0.58],
  ],
  'type:friendly': [
    ['orthogonal', -0.63],
    ['diagonal', 0.57],
    ['extenders', 0.55],
    ['xToCap', -0.45],
  ],
  'type:happy': [
    ['orthogonal', -0.72],
    ['spaceN', -0.6],
    ['round', 0.55],
  ],
  'type:graceful': [
    ['orthogonal', -0.64],
    ['capWidth', 0.57],
    ['extenders', 0.48],
  ],
  'type:playful': [
    ['baselineIrregularity', 0.51],
    ['orthogonal', -0.47],
    ['round', 0.45],
    ['stemIrregularity', 0.42],
  ],
  'type:dramatic': [
    ['baselineIrregularity', 0.47],
    ['counter', -0.42],
  ],
  'type:formal': [
    ['stemIrregularity', -0.38],
    ['baselineIrregularity', -0.36],
    ['serif', 0.34],
    ['counter', 0.3],
  ],
  'type:legible': [
    ['widthVariety', 0.33],
    ['stemIrregularity', -0.32],
    ['serif', 0.27],
  ],
  'type:business': [
    ['counter', 0.35],
    ['baselineIrregularity', -0.34],
    ['serif', 0.33],
    ['stemIrregularity', -0.31],
  ],
  'type:stiff': [
    ['orthogonal', 0.6],
    ['round', -0.56],
    ['diagonal', -0.55],
  ],
  'type:loud': [
    ['stem', 0.4],
    ['ink', 0.34],
    ['counter', -0.32],
  ],
  'type:futuristic': [
    ['orthogonal', 0.44],
    ['diagonal', -0.42],
    ['round', -0.41],
  ],
  'type:fancy': [
    ['joining', 0.49],
    ['diagonal', 0.4],
    ['xToCap', -0.37],
    ['extenders', 0.36],
  ],
  'type:rugged': [
    ['stemIrregularity', 0.4],
    ['baselineIrregularity', 0.34],
  ],
  'type:childlike': [
    ['round', 0.31],
    ['contrast', -0.29],
  ],
  'type:vintage': [
    ['capWidth', 0.4],
    ['spaceN', -0.37],
  ],
  'type:innovative': [
    ['widthVariety', -0.25],
    ['unicase', 0.25],
  ],
  'outline:serif': [['serif', 1]],
  'outline:round': [['round', 1]],
  'outline:contrast': [['contrast', 1]],
  'outline:wide': [['width', 1]],
  'outline:monospaced': [['widthVariety', -1]],
  'outline:handwritten': [
    ['joining', 1],
    ['baselineIrregularity', 1],
    ['stemIrregularity', 1],
    ['slant', 1],
  ],
};

/**
 * Authored by us, small beside the above, where the described features alone take one thing for another: a joined
 * script for a rough face, a narrow poster face or a slab for a futuristic one, a wide sans for a vintage one,
 * engraved capitals for an invention, a hard black for warmth.
 */
const authored: Readonly<Partial<Record<TypeAnchor, readonly Feature[]>>> = {
  'type:warm': [['round', 0.3]],
  'type:futuristic': [
    ['serif', -0.3],
    ['width', 0.3],
  ],
  'type:rugged': [
    ['joining', -0.3],
    ['slant', -0.2],
  ],
  'type:vintage': [['serif', 0.3]],
  'type:innovative': [
    ['serif', -0.15],
    ['contrast', -0.15],
  ],
};

/** Everything that an anchor is summed from. */
export const featuresOf = (anchor: TypeAnchor): readonly Feature[] => [
  ...described[anchor],
  ...(authored[anchor] ?? []),
];
