import { contrastRatio, hexFromOklch, oklchOf, textContrast, type SchemeColors } from '@signet/color';

/** The least ratio of what is not text (WCAG 2.2, 1.4.11). */
const SHAPES = 3;
const DARK_GROUND = { lightness: 0.19, chroma: 0.03 };
const DARK_SURFACE = { lightness: 0.24, chroma: 0.034 };
const DARK_BORDER = { lightness: 0.36, chroma: 0.03 };
const STEP = 0.01;

/** What an interface needs of a brand, named by use; each `on…` is the color of text on the one it names. */
export const interfaceRoles = [
  'background',
  'surface',
  'text',
  'muted',
  'border',
  'primary',
  'on-primary',
  'secondary',
  'on-secondary',
  'accent',
  'on-accent',
] as const;
export type InterfaceRole = (typeof interfaceRoles)[number];
export type InterfaceColors = Record<InterfaceRole, string>;

/** Whichever of the candidates stands out most from `ground`. */
const clearest = (ground: string, candidates: readonly string[]): string =>
  candidates.reduce((best, one) => (contrastRatio(one, ground) > contrastRatio(best, ground) ? one : best));

/** The first of the candidates that can be read on every ground; else the clearest on the first ground. */
const firstReadable = (candidates: readonly string[], grounds: readonly string[]): string =>
  candidates.find((one) => grounds.every((ground) => contrastRatio(one, ground) >= textContrast)) ??
  clearest(grounds[0] ?? '#ffffff', candidates);

/** The same hue, made lighter until it stands out from the dark grounds by `ratio`. */
const lifted = (hex: string, grounds: readonly string[], ratio: number): string => {
  const { lightness, chroma, hue } = oklchOf(hex);
  for (let now = lightness; now < 1; now += STEP) {
    const candidate = hexFromOklch({ lightness: now, chroma, hue });
    if (grounds.every((ground) => contrastRatio(candidate, ground) >= ratio)) return candidate;
  }
  return '#ffffff';
};

const lightTheme = ({ p1, s1, a1, n1, n2, n3, b1, w1 }: SchemeColors): InterfaceColors => {
  const inks = [w1, b1];
  return {
    background: n3,
    surface: w1,
    text: firstReadable([b1, '#000000'], [n3, w1]),
    muted: firstReadable([n1, b1, '#000000'], [n3, w1]),
    border: n2,
    primary: p1,
    'on-primary': clearest(p1, inks),
    secondary: s1,
    'on-secondary': clearest(s1, inks),
    accent: a1,
    'on-accent': clearest(a1, inks),
  };
};

const darkTheme = ({ p1, p2, s1, a1, n3, b1, w1 }: SchemeColors): InterfaceColors => {
  const { hue, chroma } = oklchOf(p2);
  const tinted = (of: { lightness: number; chroma: number }) =>
    hexFromOklch({ lightness: of.lightness, chroma: Math.min(of.chroma, chroma), hue });
  const [background, surface] = [tinted(DARK_GROUND), tinted(DARK_SURFACE)];
  const grounds = [background, surface];
  const primary = lifted(p1, grounds, textContrast);
  const secondary = lifted(s1, grounds, textContrast);
  const accent = lifted(a1, grounds, SHAPES);
  const inks = [background, b1, w1];
  return {
    background,
    surface,
    text: firstReadable([n3, w1, '#ffffff'], grounds),
    muted: lifted(tinted({ lightness: 0.72, chroma: 0.02 }), grounds, textContrast),
    border: tinted(DARK_BORDER),
    primary,
    'on-primary': clearest(primary, inks),
    secondary,
    'on-secondary': clearest(secondary, inks),
    accent,
    'on-accent': clearest(accent, inks),
  };
};

/**
 * A brand's colors as an interface uses them, in light and dark. Text reaches 4.5 to 1 on every ground it is meant
 * for, where the founder's own colors allow it; in the dark, hues are kept and made lighter until they do.
 */
export const interfaceColors = (colors: SchemeColors): { light: InterfaceColors; dark: InterfaceColors } => ({
  light: lightTheme(colors),
  dark: darkTheme(colors),
});
