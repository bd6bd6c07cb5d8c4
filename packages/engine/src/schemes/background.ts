import { luminanceRatio, type Material } from '@signet/color';
import { swatchOf, type Swatch } from '../swatch.ts';
import type { SchemePlan } from './plan-schemes.ts';
import { lightSwatch, temperatureOf } from './tones.ts';

/** AUTHORED by eye: a page tinted with red or purple looks like blotting paper, so those lean to cream. */
const pageHue = (hue: number): number => (hue > 325 || hue < 40 ? 55 : hue);

/** AUTHORED: the page is the paper far off: of the other temperature it is so pale that nobody sees a hue. */
const page = { lightness: 0.978, chroma: 0.0095, unseen: 0.0048 } as const;
const paperOf = ([, chroma, hue]: Material, main: number): { lightness: number; chroma: number; hue: number } => {
  const isSeen = !fight(hue, main);
  return { lightness: page.lightness, chroma: isSeen ? Math.min(page.chroma, chroma * 0.35) : page.unseen, hue };
};
/** In degrees: eight bits move the hue of a page by so much, and of a lead by little. */
const ROUNDED = { page: 9, main: 6 } as const;
/** AUTHORED: the hues of warm paper and of mist. */
const [PAPER, MIST] = [80, 240];
const turns = {
  page: [-ROUNDED.page, 0, ROUNDED.page],
  main: [-ROUNDED.main, -ROUNDED.main / 2, 0, ROUNDED.main / 2, ROUNDED.main],
} as const;
/** Whether a color may come out as of this temperature. */
const mayBe = (temperature: 'warm' | 'cool', hue: number, of: keyof typeof turns): boolean =>
  turns[of].some((turn) => temperatureOf(hue + turn) === temperature);
/** Whether a page and a lead may come out as of opposite temperatures. */
const fight = (paper: number, main: number): boolean =>
  (mayBe('warm', paper, 'page') && mayBe('cool', main, 'main')) ||
  (mayBe('cool', paper, 'page') && mayBe('warm', main, 'main'));

/**
 * AUTHORED: the four kinds of background, as wished OKLCH. None is darker than the background that dark colors are
 * solved against (tones.ts), and none has the opposite temperature of the primary color.
 */
const backgroundOf = (
  { background, recipe }: SchemePlan,
  hue: number,
): { lightness: number; chroma: number; hue: number } => {
  if (recipe) return paperOf(recipe.paper, hue);
  if (background === 'paper' && !fight(PAPER, hue)) return { lightness: 0.972, chroma: 0.013, hue: PAPER };
  if (background === 'mist' && !fight(MIST, hue)) return { lightness: 0.972, chroma: 0.008, hue: MIST };
  if (background === 'bright') return { lightness: 0.985, chroma: 0.003, hue };
  return { lightness: 0.97, chroma: temperatureOf(hue) === 'cool' ? 0.009 : 0.011, hue: pageHue(hue) };
};

const STEPS_TO_WHITE = 6;

/** The n3 of a plan, made lighter until the favorites that must be read on it can be; white is as light as it gets. */
export const chooseBackground = (plan: SchemePlan, hue: number): Swatch => {
  const { p1, p2, s1, n3 } = plan.held;
  if (n3) return swatchOf(n3);
  const reads = (hex: string | undefined, ratio: number, background: Swatch): boolean =>
    hex === undefined || luminanceRatio(swatchOf(hex).luminance, background.luminance) >= ratio;
  const wished = backgroundOf(plan, hue);
  for (let step = 0; step < STEPS_TO_WHITE; step++) {
    const chroma = wished.chroma * (1 - step / STEPS_TO_WHITE);
    const background = lightSwatch(wished.lightness + step * 0.005, chroma, wished.hue);
    if (reads(p1, 4.5, background) && reads(s1, 4.5, background) && reads(p2, 7, background)) return background;
  }
  return swatchOf('#ffffff');
};
