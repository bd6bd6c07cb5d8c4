import { hexFromOklch, oklchOf } from '@signet/color';

/** The steps that utility frameworks name, light to dark, with the lightness that each has in OKLCH. */
const STEPS = {
  50: 0.975,
  100: 0.945,
  200: 0.885,
  300: 0.81,
  400: 0.715,
  500: 0.62,
  600: 0.53,
  700: 0.445,
  800: 0.365,
  900: 0.29,
  950: 0.21,
} as const;
export type TintStep = keyof typeof STEPS;

export const tintSteps = Object.keys(STEPS).map(Number) as TintStep[];

/**
 * Eleven tints and shades of a color, in its hue. The color itself takes the place of the step nearest to it, so that
 * it is one of them; chroma fades towards both ends, as light and dark hold less of it.
 */
export const tintsOf = (hex: string): Record<TintStep, string> => {
  const { lightness, chroma, hue } = oklchOf(hex);
  const nearest = tintSteps.reduce((best, step) =>
    Math.abs(STEPS[step] - lightness) < Math.abs(STEPS[best] - lightness) ? step : best,
  );
  const tint = (step: TintStep): string => {
    if (step === nearest) return hex;
    const away = Math.abs(STEPS[step] - lightness);
    const room = STEPS[step] > lightness ? 1 - lightness : lightness;
    const fade = 1 - 0.75 * Math.min(1, away / Math.max(room, 0.01)) ** 1.5;
    return hexFromOklch({ lightness: STEPS[step], chroma: chroma * fade, hue });
  };
  return Object.fromEntries(tintSteps.map((step) => [step, tint(step)])) as Record<TintStep, string>;
};
