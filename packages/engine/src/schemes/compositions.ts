import type { ToneName } from './tones.ts';

/** Where a dark color is looked for: turns from p1's hue in OKLCH degrees, the ratio and the chroma it asks for. */
export type DarkSlot = {
  turns: readonly number[];
  /** WCAG, on the darkest background; never more than p1's own, so that p1 stays the darker. */
  ratio: number;
  chroma: number;
  /** Whether it has at most half of p1's chroma, as a companion of nearly the same hue must. */
  isQuieter?: boolean;
};

/** Where the one strong accent is looked for. */
export type AccentSlot = {
  /** Whose hue is turned; `brass` is the ochre of metal, straw and leather, whatever the palette. */
  from: 'p1' | 's1' | 'brass';
  turns: readonly number[];
  /** 1 is lively, less is quieter and lighter. */
  strength: number;
};

/** What a2 is: the color of a material, or a pale step of another role. */
export const quietColors = {
  sand: { lightness: 0.88, chroma: 0.034, hue: 76 },
  linen: { lightness: 0.895, chroma: 0.022, hue: 88 },
  straw: { lightness: 0.89, chroma: 0.05, hue: 96 },
  sage: { lightness: 0.87, chroma: 0.035, hue: 140 },
  fog: { lightness: 0.885, chroma: 0.012, hue: 255 },
  mist: { lightness: 0.89, chroma: 0.024, hue: 225 },
} as const;
export type QuietColor = keyof typeof quietColors | 'stone' | 'step of p1' | 'step of s1' | 'step of a1';

/** A kind of palette: what a designer decides before any hue. */
export type Composition = {
  key: string;
  /** As a founder reads it. */
  name: string;
  /** The tones that p1 comes in, and its hues where the kind is about certain ones. */
  tones: readonly ToneName[];
  hues?: readonly number[];
  s1: readonly DarkSlot[];
  a1: readonly AccentSlot[];
  a2: readonly QuietColor[];
  /** Whether a2 is a color of its own, more than a tint. */
  isColorful?: boolean;
};

const STEPS: readonly QuietColor[] = ['step of p1', 'step of s1', 'step of a1'];
const MATERIALS: readonly QuietColor[] = ['sand', 'linen', 'stone', 'fog', 'mist'];
const spark: readonly AccentSlot[] = [{ from: 'p1', turns: [180, 150, -150, 120, -120, 95, -95], strength: 1 }];

/**
 * AUTHORED, after what designers do by name. p2 is p1 deeper in all of them, one color is strong (a1) and a2 is quiet,
 * but in 'tender' and 'fair'.
 */
export const compositions = [
  {
    key: 'ink-and-one',
    name: 'Ink and one',
    tones: ['neutral', 'ink'],
    s1: [
      { turns: [0, 25, -25], ratio: 5.2, chroma: 0.014 },
      { turns: [0, 40, -40], ratio: 5.8, chroma: 0.028 },
    ],
    a1: [
      { from: 'p1', turns: [0, 30, 60, 90, 120, 150, 180, 210, 240, 270, 300, 330], strength: 1.08 },
      { from: 'p1', turns: [15, 105, 195, 285], strength: 1 },
      { from: 'brass', turns: [0, -12, 10], strength: 0.8 },
    ],
    a2: ['linen', 'stone', 'fog', 'step of a1', 'sand'],
  },
  {
    key: 'one-voice',
    name: 'One voice',
    tones: ['vivid', 'rich', 'deep'],
    s1: [
      { turns: [0, 8, -8], ratio: 4.7, chroma: 0.05, isQuieter: true },
      { turns: [16, -16], ratio: 4.8, chroma: 0.06, isQuieter: true },
    ],
    a1: [{ from: 'p1', turns: [0, 12, -12], strength: 0.85 }],
    a2: ['step of p1', 'stone', 'linen', 'mist'],
  },
  {
    key: 'voice-and-spark',
    name: 'One voice and a spark',
    tones: ['rich', 'deep', 'quiet'],
    s1: [
      { turns: [22, -22, 14, -14], ratio: 4.9, chroma: 0.06, isQuieter: true },
      { turns: [28, -28], ratio: 4.7, chroma: 0.042, isQuieter: true },
    ],
    a1: spark,
    a2: [...MATERIALS, ...STEPS],
  },
  {
    key: 'duet',
    name: 'Duet',
    tones: ['vivid', 'rich', 'deep'],
    s1: [
      { turns: [180, 150, -150, 120, -120, 90, -90, 65, -65], ratio: 4.8, chroma: 0.095 },
      { turns: [180, 135, -135, 100, -100], ratio: 5.4, chroma: 0.075 },
    ],
    a1: [
      { from: 's1', turns: [0, 15, -15], strength: 1 },
      { from: 'p1', turns: [0, 12, -12], strength: 1 },
    ],
    a2: [...STEPS, 'linen', 'stone'],
  },
  {
    key: 'neighbors',
    name: 'Neighbors',
    tones: ['rich', 'deep', 'quiet'],
    s1: [{ turns: [48, -48, 58, -58], ratio: 4.9, chroma: 0.085 }],
    a1: [
      { from: 's1', turns: [0, 20, -20], strength: 0.95 },
      { from: 'p1', turns: [0, 25, -25], strength: 0.9 },
    ],
    a2: ['step of p1', 'step of s1', 'linen', 'mist'],
  },
  {
    key: 'heritage',
    name: 'Heritage',
    tones: ['muted', 'deep'],
    s1: [
      { turns: [180, 150, -150, 110, -110, 75, -75], ratio: 6.2, chroma: 0.06 },
      { turns: [165, -165, 125, -125], ratio: 5.2, chroma: 0.075 },
    ],
    a1: [{ from: 'brass', turns: [0, -10, 8], strength: 0.72 }],
    a2: ['linen', 'sand', 'straw', 'step of p1'],
  },
  {
    key: 'earth',
    name: 'Earth',
    tones: ['earth'],
    hues: [34, 42, 50, 60, 72, 112, 124, 136, 150, 165],
    s1: [{ turns: [60, -60, 90, -90, 45, -45, 120], ratio: 5, chroma: 0.06 }],
    a1: [
      { from: 'brass', turns: [0, 12, -12, -30], strength: 0.8 },
      { from: 'p1', turns: [0, 40, -40], strength: 0.75 },
    ],
    a2: ['sand', 'straw', 'sage', 'linen'],
  },
  {
    key: 'night',
    name: 'Night',
    tones: ['ink'],
    hues: [160, 185, 210, 235, 255, 270, 285, 300, 318, 340],
    s1: [{ turns: [45, -45, 60, -60, 110, -110, 160], ratio: 4.7, chroma: 0.2 }],
    a1: [
      { from: 's1', turns: [0, 12, -12], strength: 0.85 },
      { from: 's1', turns: [60, -60, 120, -120], strength: 1.1 },
    ],
    a2: ['fog', 'stone', 'step of a1', 'step of s1'],
  },
  {
    key: 'tender',
    name: 'Tender',
    tones: ['quiet', 'rich', 'muted'],
    s1: [{ turns: [50, -50, 70, -70], ratio: 4.8, chroma: 0.09 }],
    a1: [{ from: 'p1', turns: [0, 40, -40, 120, -120, 180], strength: 0.62 }],
    a2: ['step of s1', 'step of p1', 'straw', 'step of a1'],
    isColorful: true,
  },
  {
    key: 'fair',
    name: 'Many colors',
    tones: ['vivid', 'rich'],
    s1: [{ turns: [120, -120, 150, -150, 90, -90, 180], ratio: 4.7, chroma: 0.18 }],
    a1: [{ from: 'p1', turns: [60, -60, 180, 100, -100, 140, -140], strength: 1.05 }],
    a2: ['step of s1', 'step of p1', 'step of a1', 'straw'],
    isColorful: true,
  },
] as const satisfies readonly Composition[];

export type CompositionKey = (typeof compositions)[number]['key'];
