import { contrastRatio, deltaEOk, hexFromOklch, oklchOf } from '@signet/color';

/** Steps of lightness that are tried to either side; finer than one step of 8 bits in all but the darkest. */
const STEPS = 400;

/**
 * The color nearest to `hex` that reaches a ratio on `ground`: the same hue, lighter or darker, with as much of its
 * chroma as there is. Undefined where none does.
 */
export const nearestThatPasses = (hex: string, ground: string, atLeast: number): string | undefined => {
  if (contrastRatio(hex, ground) >= atLeast) return hex;
  const { lightness, chroma, hue } = oklchOf(hex);
  const towards = (end: 0 | 1): string | undefined => {
    for (let step = 1; step <= STEPS; step++) {
      const tried = hexFromOklch({ lightness: lightness + ((end - lightness) * step) / STEPS, chroma, hue });
      if (contrastRatio(tried, ground) >= atLeast) return tried;
    }
    return undefined;
  };
  return [towards(0), towards(1)]
    .filter((one) => one !== undefined)
    .toSorted((one, other) => deltaEOk(one, hex) - deltaEOk(other, hex))[0];
};
