import { contrastRules, luminanceRatio } from '@signet/color';
import { swatchOf, type SchemeSwatches, type Swatch } from '../swatch.ts';
import type { SchemePlan } from './plan-schemes.ts';
import { lightSwatch } from './tones.ts';

/** A favorite that is given, or else what is made. */
const heldOr = (hex: string | undefined, make: () => Swatch): Swatch => (hex === undefined ? make() : swatchOf(hex));

/** The neutrals take their tint from the main hue and the background. */
export const neutrals = (
  { held, recipe }: SchemePlan,
  n3: Swatch,
  main: number,
  soft: Swatch,
): Pick<SchemeSwatches, 'n1' | 'n2' | 'b1' | 'w1'> => {
  const { lab, chroma, hue: ownHue } = n3;
  // eight bits tell the hue of a page too roughly
  const paper = recipe && held.n3 === undefined ? recipe.paper[2] : ownHue;
  const hue = chroma < 0.002 ? main : paper;
  const lightness = Math.min(lab.lightness - 0.02, Math.max(recipe ? 0.945 : 0.918, soft.lab.lightness + 0.014));
  const strength = recipe
    ? Math.min(held.n3 === undefined ? Math.max(recipe.paper[1] * 0.4, chroma * 1.25) : chroma * 1.25, 0.013)
    : Math.min(chroma * 1.3 + 0.004, 0.02);
  return {
    n1: heldOr(held.n1, () => lightSwatch(0.43, 0.022, main)),
    n2: heldOr(held.n2, () => lightSwatch(lightness, strength, hue)),
    b1: heldOr(held.b1, () => lightSwatch(0.19, 0.016, main)),
    w1: heldOr(held.w1, () => lightSwatch(0.993, 0.003, hue)),
  };
};

const WHITE = swatchOf('#ffffff');

/** Whether all contrast rules hold, unrounded: see `failsContrast`. */
export const keepsContrast = (scheme: SchemeSwatches): boolean =>
  contrastRules.every(
    ({ role, against, atLeast }) =>
      luminanceRatio(scheme[role].luminance, (against === 'white' ? WHITE : scheme[against]).luminance) >= atLeast,
  );
