import { contrastRatio } from '@signet/color';
import type { SchemePlan } from './plan-schemes.ts';
import { lightColor } from './tones.ts';

/**
 * AUTHORED: the four kinds of background, as wished OKLCH. None is darker than the one that dark colors are solved
 * against (tones.ts).
 */
const backgroundOf = ({ background }: SchemePlan, hue: number): { lightness: number; chroma: number; hue: number } => {
  if (background === 'paper') return { lightness: 0.968, chroma: 0.014, hue: 82 };
  if (background === 'mist') return { lightness: 0.97, chroma: 0.008, hue: 245 };
  return background === 'bright' ? { lightness: 0.985, chroma: 0.003, hue } : { lightness: 0.967, chroma: 0.013, hue };
};

const STEPS_TO_WHITE = 6;

/** The n3 of a plan, made lighter until the favorites that must be read on it can be; white is as light as it gets. */
export const chooseBackground = (plan: SchemePlan, hue: number): string => {
  const { p1, p2, s1, n3 } = plan.held;
  if (n3) return n3;
  const bounds = [
    { hex: p1, ratio: 4.5 },
    { hex: s1, ratio: 4.5 },
    { hex: p2, ratio: 7 },
  ];
  const wished = backgroundOf(plan, hue);
  for (let step = 0; step < STEPS_TO_WHITE; step++) {
    const background = lightColor({
      ...wished,
      lightness: wished.lightness + step * 0.006,
      chroma: wished.chroma * (1 - step / STEPS_TO_WHITE),
    });
    if (bounds.every(({ hex, ratio }) => hex === undefined || contrastRatio(hex, background) >= ratio))
      return background;
  }
  return '#ffffff';
};
