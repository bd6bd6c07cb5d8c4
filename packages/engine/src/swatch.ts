import {
  clearNameOf,
  convertedAnchorRatings,
  deficientOklab,
  labOf,
  oklabOf,
  relativeLuminance,
  type BasicColorTerm,
  type ColorRole,
  type Lab,
  type Oklab,
  type SchemeColors,
} from '@signet/color';

/** A color with all that the engine asks of it, each worked out once; what few ask for only when it is asked for. */
export class Swatch {
  readonly hex: string;
  readonly lab: Oklab;
  readonly chroma: number;
  /** OKLCH degrees from 0 up to 360; of no meaning where the chroma is near 0. */
  readonly hue: number;
  /** WCAG relative luminance, 0 to 1. */
  readonly luminance: number;
  private knownCielab: Lab | undefined;
  private knownName: BasicColorTerm | null | undefined;
  private knownRatings: Float64Array | undefined;
  private knownDeficient: readonly Oklab[] | undefined;

  /** Throws a TypeError for a hex that `parseHex` would refuse. */
  constructor(hex: string) {
    this.hex = hex;
    this.lab = oklabOf(hex);
    this.chroma = Math.hypot(this.lab.a, this.lab.b);
    this.hue = ((Math.atan2(this.lab.b, this.lab.a) * 180) / Math.PI + 360) % 360;
    this.luminance = relativeLuminance(hex);
    this.knownCielab = undefined;
    this.knownName = undefined;
    this.knownRatings = undefined;
    this.knownDeficient = undefined;
  }

  get cielab(): Lab {
    this.knownCielab ??= labOf(this.hex);
    return this.knownCielab;
  }

  /** See `clearNameOf`. */
  get clearName(): BasicColorTerm | undefined {
    if (this.knownName === undefined) this.knownName = clearNameOf(this.cielab) ?? null;
    return this.knownName ?? undefined;
  }

  /** In the order of `colorAnchors`. */
  get ratings(): Float64Array {
    this.knownRatings ??= convertedAnchorRatings({ lab: this.cielab, oklab: this.lab });
    return this.knownRatings;
  }

  /** As people with protanopia, deuteranopia and tritanopia see it. */
  get deficient(): readonly Oklab[] {
    this.knownDeficient ??= (['protan', 'deutan', 'tritan'] as const).map((kind) => deficientOklab(this.hex, kind));
    return this.knownDeficient;
  }
}

const known = new Map<string, Swatch>();
// About 1 KB each. Quizzes share most of their colors, so few are ever dropped.
const MOST_KNOWN = 20_000;

/**
 * The swatch of a hex. Remembered over quizzes, which changes nothing but the time. Throws a TypeError for a hex that
 * `parseHex` would refuse.
 */
export const swatchOf = (hex: string): Swatch => {
  const found = known.get(hex);
  if (found) return found;
  if (known.size >= MOST_KNOWN) known.clear();
  const swatch = new Swatch(hex);
  known.set(hex, swatch);
  return swatch;
};

/** Below this OKLCH chroma a color has no hue to speak of. */
export const GRAY = 0.04;

/** Between two hues, 0 to 180 degrees. */
export const hueGap = (one: number, other: number): number => {
  let turned = one - other + 540;
  // what % 360 comes to, found sooner for the hues there are
  if (turned >= 360 && turned < 720) turned -= 360;
  else if (turned < 0 || turned >= 360) turned %= 360;
  return Math.abs(turned - 180);
};

/** The swatches of a whole scheme. */
export type SchemeSwatches = Record<ColorRole, Swatch>;

export const swatchesOf = (colors: SchemeColors): SchemeSwatches => ({
  p1: swatchOf(colors.p1),
  p2: swatchOf(colors.p2),
  s1: swatchOf(colors.s1),
  a1: swatchOf(colors.a1),
  a2: swatchOf(colors.a2),
  n1: swatchOf(colors.n1),
  n2: swatchOf(colors.n2),
  n3: swatchOf(colors.n3),
  b1: swatchOf(colors.b1),
  w1: swatchOf(colors.w1),
});
