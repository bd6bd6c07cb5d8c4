import { contrastRatio, hexFromOklch, solveLightness } from '@signet/color';
import { swatchOf, type Swatch } from '../swatch.ts';

/*
 * AUTHORED: the ways in which a dark brand color can be itself. `ratio` is what it reaches on the darkest background of
 * any scheme, so that no tone can break the contrast rules; `chroma` is what it asks of sRGB.
 */
const tones = {
  vivid: { ratio: 4.6, chroma: 0.22 },
  rich: { ratio: 6, chroma: 0.155 },
  deep: { ratio: 9.2, chroma: 0.11 },
  quiet: { ratio: 5.8, chroma: 0.088 },
  ink: { ratio: 12.4, chroma: 0.05 },
  muted: { ratio: 9.2, chroma: 0.068 },
  earth: { ratio: 7.4, chroma: 0.078 },
  neutral: { ratio: 12, chroma: 0.014 },
} as const;
export type ToneName = keyof typeof tones;
export const toneNames = Object.keys(tones) as ToneName[];

/** As dark as any background gets (WCAG luminance .888): a color that is solved against it passes on all of them. */
export const DARKEST_BACKGROUND = '#f2f2f2';

/** The tone of a given color, for building around a favorite. */
export const toneOf = ({ hex, chroma }: Swatch): ToneName => {
  const ratio = contrastRatio(hex, DARKEST_BACKGROUND);
  if (chroma < 0.022) return 'neutral';
  if (ratio >= 11 && chroma < 0.055) return 'ink';
  if (ratio >= 8) return 'deep';
  if (chroma < 0.1) return 'quiet';
  return chroma >= 0.17 ? 'vivid' : 'rich';
};

/**
 * AUTHORED by eye. Main hues that a designer would start from, in OKLCH degrees, closer together where names change
 * fast. Between orange and green, dark colors are mud when they are strong; only deep and earthy ones are tried there.
 */
const hues = [
  356, 5, 14, 22, 30, 38, 46, 142, 152, 163, 175, 188, 203, 218, 231, 243, 253, 262, 270, 279, 289, 300, 312, 324, 336,
  347,
] as const;
const earthHues = [54, 66, 84, 108, 126] as const;
/** A gray has a tint: warm, green, blue or violet. */
const tintHues = [28, 60, 85, 150, 205, 250, 285] as const;

/** The hues that a tone is tried in. */
export const huesOf = (tone: ToneName): readonly number[] => {
  if (tone === 'neutral') return tintHues;
  return tone === 'deep' || tone === 'muted' ? [...hues, ...earthHues] : hues;
};

const MUD = { from: 58, to: 130 } as const;
const loud: ReadonlySet<ToneName> = new Set(['vivid', 'rich']);

/**
 * A hue that stays clean when it is dark and strong: between orange and green such colors look like mud, so they move
 * to the nearer edge.
 */
export const clearOfMud = (hue: number, tone: ToneName): number => {
  const degrees = ((hue % 360) + 360) % 360;
  if (!loud.has(tone) || degrees < MUD.from || degrees > MUD.to) return degrees;
  return degrees - MUD.from < MUD.to - degrees ? MUD.from - 6 : MUD.to + 8;
};

/**
 * AUTHORED by eye: how much of a tone's chroma a hue bears when it is dark. Strong browns, pure greens and glowing
 * purples look cheap.
 */
const bears = (hue: number): number => {
  if (hue > 292 && hue < 350) return 0.74;
  if (hue > 38 && hue < 66) return 0.78;
  if (hue >= 66 && hue <= 132) return 0.62;
  return hue > 132 && hue < 172 ? 0.64 : 1;
};

/** Warm, cool or neither, of a hue in OKLCH degrees: greenish yellows and purplish pinks go with both. */
export const temperatureOf = (hue: number): 'warm' | 'cool' | 'either' => {
  const degrees = ((hue % 360) + 360) % 360;
  if (degrees < 112 || degrees > 345) return 'warm';
  return degrees > 150 && degrees < 305 ? 'cool' : 'either';
};

/** The WCAG ratio to reach on the darkest background, and the OKLCH chroma to have at it. */
export type WishedTone = {
  ratio: number;
  chroma: number;
};
export const toneAt = (tone: ToneName, hue: number): WishedTone => ({
  ratio: tones[tone].ratio,
  chroma: chromaAt(tones[tone].chroma, hue),
});

/** What is left of a wished chroma in a dark color of this hue; quiet colors keep all of it. */
export const chromaAt = (chroma: number, hue: number): number => (chroma > 0.08 ? chroma * bears(hue) : chroma);

/** By ratio, then by chroma, then by degrees; null where no color reaches the ratio. */
const solved = new Map<number, Map<number, Map<number, string | null>>>();

const within = <Key, Value>(all: Map<Key, Map<number, Value>>, key: Key): Map<number, Value> => {
  const found = all.get(key) ?? new Map<number, Value>();
  all.set(key, found);
  return found;
};

/**
 * The dark color of this hue (rounded to a whole degree) and wished tone; undefined when no color reaches the ratio.
 * Remembered over quizzes: tones, depths and whole degrees make some ten thousand of them.
 */
export const darkColor = (hue: number, { ratio, chroma }: WishedTone): string | undefined => {
  const degrees = ((Math.round(hue) % 360) + 360) % 360;
  // unrounded: two wishes that share a key would get the color of whichever quiz asked first
  const byDegrees = within(within(solved, ratio), chroma);
  const found = byDegrees.get(degrees);
  if (found !== undefined) return found ?? undefined;
  const hex = solveLightness({ hue: degrees, chroma, ratio, backgrounds: [DARKEST_BACKGROUND, '#ffffff'] });
  byDegrees.set(degrees, hex ?? null);
  return hex;
};

/**
 * AUTHORED by eye: at which lightness and chroma a hue is lively without glaring; between these, in a straight line.
 */
const lively: readonly (readonly [hue: number, lightness: number, chroma: number])[] = [
  [0, 0.71, 0.15],
  [30, 0.7, 0.165],
  [50, 0.74, 0.155],
  [70, 0.8, 0.155],
  [90, 0.86, 0.155],
  [110, 0.88, 0.15],
  [140, 0.82, 0.14],
  [170, 0.81, 0.12],
  [200, 0.81, 0.105],
  [230, 0.77, 0.115],
  [260, 0.7, 0.13],
  [290, 0.7, 0.135],
  [320, 0.72, 0.15],
  [360, 0.71, 0.15],
];

/** An accent of this hue (rounded to a whole degree); `strength` 1 is lively, less is quieter and lighter. */
export const accentColor = (hue: number, strength: number): Swatch => {
  const degrees = ((Math.round(hue) % 360) + 360) % 360;
  const after = lively.findIndex(([at]) => at > degrees);
  const [from, to] = [lively[after - 1] ?? [0, 0.71, 0.15], lively[after] ?? [360, 0.71, 0.15]];
  const share = (degrees - from[0]) / (to[0] - from[0]);
  const between = (one: number, other: number) => one + share * (other - one);
  return lightSwatch(between(from[1], to[1]) + (1 - strength) * 0.1, between(from[2], to[2]) * strength, degrees);
};

const mixed = new Map<number, Swatch>();
const MOST_MIXED = 20_000;

/** How far from a whole number a product may be and still be rounded as its exact decimals would be. */
const CLEARLY = 0.499_999;
/** In whole thousandths, as `toFixed(3)` rounds. */
const thousandths = (value: number): number => {
  const whole = Math.round(value * 1000);
  return Math.abs(value * 1000 - whole) < CLEARLY ? whole : Math.round(Number(value.toFixed(3)) * 1000);
};
/** More than any lightness or chroma comes to, in thousandths. */
const RANGE = 4000;

/**
 * The swatch of `hexFromOklch`, remembered over quizzes; lightness and chroma are taken to a thousandth, the hue to a
 * degree.
 */
export const lightSwatch = (lightness: number, chroma: number, hue: number): Swatch => {
  const degrees = ((Math.round(hue) % 360) + 360) % 360;
  const [light, strong] = [thousandths(lightness), thousandths(chroma)];
  const key = ((light + RANGE) * 2 * RANGE + strong + RANGE) * 360 + degrees;
  const found = mixed.get(key);
  if (found !== undefined) return found;
  if (mixed.size >= MOST_MIXED) mixed.clear();
  const swatch = swatchOf(hexFromOklch({ lightness: light / 1000, chroma: strong / 1000, hue: degrees }));
  mixed.set(key, swatch);
  return swatch;
};

/** The same as a hex. */
export const lightColor = ({ lightness, chroma, hue }: { lightness: number; chroma: number; hue: number }): string =>
  lightSwatch(lightness, chroma, hue).hex;
