import { contrastRatio } from '@signet/color';
import type { Material } from '@signet/color';
import type { SchemePlan } from './plan-schemes.ts';
import { lightColor, temperatureOf } from './tones.ts';

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
/** Whether a page and a lead may come out as of opposite temperatures. */
const fight = (paper: number, main: number): boolean =>
  [-ROUNDED.page, 0, ROUNDED.page].some((turn) =>
    [-ROUNDED.main, -ROUNDED.main / 2, 0, ROUNDED.main / 2, ROUNDED.main].some((other) => {
      const [one, two] = [temperatureOf(paper + turn), temperatureOf(main + other)];
      return one !== 'either' && two !== 'either' && one !== two;
    }),
  );

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
      lightness: wished.lightness + step * 0.005,
      chroma: wished.chroma * (1 - step / STEPS_TO_WHITE),
    });
    if (bounds.every(({ hex, ratio }) => hex === undefined || contrastRatio(hex, background) >= ratio))
      return background;
  }
  return '#ffffff';
};
