import { luminanceRatio, relativeLuminance } from './contrast.ts';
import { hexFromOklch } from './gamut.ts';
import { oklchOf } from './oklab.ts';

export type WantedContrast = {
  /** Degrees. */
  hue: number;
  /** OKLCH chroma; less comes out where sRGB has no more. */
  chroma: number;
  /** The least WCAG ratio to every background. */
  ratio: number;
  /** The light backgrounds that the color must stand out from, `#rrggbb`. */
  backgrounds: readonly string[];
};

// Ten halvings bring lightness within .001, finer than one 8-bit step in the darks; below that rounding decides.
const HALVINGS = 10;

/**
 * The lightest color of this hue and chroma that is darker than the backgrounds and reaches the ratio to each, measured
 * unrounded on the 8-bit hex. Undefined when not even black reaches it.
 */
export const solveLightness = ({ hue, chroma, ratio, backgrounds }: WantedContrast): string | undefined => {
  const backgroundLuminances = backgrounds.map(relativeLuminance);
  const reaches = (hex: string) => {
    const luminance = relativeLuminance(hex);
    return backgroundLuminances.every((background) => luminanceRatio(luminance, background) >= ratio);
  };
  if (!reaches('#000000')) return undefined;
  const at = (lightness: number) => hexFromOklch({ lightness, chroma, hue });
  // Every lightness kept in `dark` has passed as a hex, so the answer passes however clipping and rounding moved its
  // luminance.
  let [dark, light] = [0, Math.min(1, ...backgrounds.map((background) => oklchOf(background).lightness))];
  for (let halving = 0; halving < HALVINGS; halving++) {
    const middle = (dark + light) / 2;
    if (reaches(at(middle))) dark = middle;
    else light = middle;
  }
  return at(dark);
};
