import { contrastRatio, oklchOf } from '@signet/color';

/*
 * AUTHORED: the ways in which a dark brand color can be itself. `ratio` is what it reaches on the scheme's own ground, so that no
 * tone can break the contrast rules; `chroma` is what it asks of sRGB.
 */
const tones = {
  vivid: { ratio: 4.7, chroma: 0.21 },
  rich: { ratio: 6, chroma: 0.15 },
  deep: { ratio: 9.2, chroma: 0.1 },
  quiet: { ratio: 6.4, chroma: 0.055 },
  ink: { ratio: 14.2, chroma: 0.03 },
} as const;
export type ToneName = keyof typeof tones;
export const toneNames = Object.keys(tones) as ToneName[];

/** The tone of a given color, for building around a favorite. */
export const toneOf = (hex: string, ground: string): ToneName => {
  const { chroma } = oklchOf(hex);
  const ratio = contrastRatio(hex, ground);
  if (ratio >= 11 && chroma < 0.05) return 'ink';
  if (ratio >= 8) return 'deep';
  if (chroma < 0.07) return 'quiet';
  return chroma >= 0.16 ? 'vivid' : 'rich';
};

/** Main hues a designer would start from, in OKLCH degrees: closer together where names change fast. Yellows are absent: dark, they are olive and mud. */
export const mainHues = [4, 20, 32, 46, 148, 162, 180, 203, 230, 250, 266, 284, 303, 326, 346] as const;

const MUD = { from: 58, to: 130 } as const;

/** A hue that stays clean when it is dark and strong: between orange and green such colors look like mud, so they move to the nearer edge. */
export const clearOfMud = (hue: number, tone: ToneName): number => {
  const degrees = ((hue % 360) + 360) % 360;
  if (tone === 'quiet' || tone === 'ink' || degrees < MUD.from || degrees > MUD.to) return degrees;
  return degrees - MUD.from < MUD.to - degrees ? MUD.from - 6 : MUD.to + 8;
};

/** How much of a tone's chroma a hue bears when it is dark: strong browns and pure greens look cheap. AUTHORED by eye. */
const bears = (hue: number): number => (hue > 38 && hue < 66 ? 0.75 : hue > 132 && hue < 172 ? 0.72 : 1);

/** The WCAG ratio to reach on the ground, and the OKLCH chroma to have at it. */
export interface WishedTone {
  ratio: number;
  chroma: number;
}

export const toneAt = (tone: ToneName, hue: number): WishedTone => ({ ratio: tones[tone].ratio, chroma: tones[tone].chroma * bears(hue) });

/** At which lightness and chroma a hue is lively without glaring; between these, in a straight line. AUTHORED by eye. */
const lively: readonly (readonly [hue: number, lightness: number, chroma: number])[] = [
  [0, 0.71, 0.145], [30, 0.7, 0.155], [50, 0.74, 0.15], [70, 0.79, 0.148], [90, 0.85, 0.15], [110, 0.87, 0.145], [140, 0.81, 0.135], [170, 0.8, 0.11],
  [200, 0.8, 0.098], [230, 0.76, 0.105], [260, 0.7, 0.122], [290, 0.7, 0.125], [320, 0.72, 0.14], [360, 0.71, 0.145],
];

/** An accent of this hue as wished OKLCH; `strength` 1 is lively, less is quieter and lighter. */
export const accentOf = (hue: number, strength: number): { lightness: number; chroma: number; hue: number } => {
  const degrees = ((hue % 360) + 360) % 360;
  const after = lively.findIndex(([at]) => at > degrees);
  const [from, to] = [lively[after - 1] ?? [0, 0.71, 0.145], lively[after] ?? [360, 0.71, 0.145]];
  const share = (degrees - from[0]) / (to[0] - from[0]);
  const between = (one: number, other: number) => one + share * (other - one);
  return { lightness: between(from[1], to[1]) + (1 - strength) * 0.1, chroma: between(from[2], to[2]) * strength, hue: degrees };
};
