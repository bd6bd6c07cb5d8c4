import { posterAsks } from '../content/stories.ts';
import { RIGHT } from './grid.ts';
import type { Layouts } from './layouts.ts';
import type { Look } from './look.ts';
import type { Area, Slide, Text } from './model.ts';
import { posterSlide, type Poster } from './poster-slide.ts';
import { createTeller } from './teller.ts';

/** How wide and high the question of a poster is, and how far below what stands above it; inches. */
const STICKER = { w: 5.2, h: 0.5, gap: 0.2 } as const;
/** Where a page ends for words. */
const LOWEST = 7.1;

const isLevel = (one: Area, other: Area): boolean => one.y < other.y + other.h && other.y < one.y + one.h;

/**
 * A poster whose headline is not told yet. It draws its headline, which nobody could type over: until it is told the
 * name stands there, and the question below the small line; in its place where there is no room below it, or where it
 * would look like copy.
 */
export const askingPoster = (
  look: Look,
  layouts: Layouts,
  poster: Poster & { key: keyof typeof posterAsks },
  { below }: { below: boolean },
): Slide => {
  const { key } = poster;
  const [question, hint] = posterAsks[key];
  const blanks = [{ slot: 'title', question, hint }];
  const slide = posterSlide(look, layouts, poster);
  const texts = slide.items.filter((item): item is Text => item.kind === 'text' && item.area.y >= 0);
  const line = texts.find(({ name }) => name === 'line');
  const layout = layouts.all().find((one) => one.key === slide.layout);
  // where both stand in one low strip there is no place for a question: the receipt asks it
  const isBeside = texts.some(({ name, area }) => name === 'title' && line && isLevel(area, line.area));
  if (!line || !layout || isBeside) return { ...slide, blanks };
  const { x, y, w, h } = line.area;
  const teller = createTeller(look, key, layout, { title: [question] });
  const under = y + h + STICKER.gap;
  const isBelow = below && under + STICKER.h <= LOWEST;
  teller.blank('title', {
    x,
    y: isBelow ? under : Math.min(y, LOWEST - STICKER.h),
    w: Math.min(Math.max(w, STICKER.w), RIGHT - x),
    h: STICKER.h,
  });
  const items = [...(isBelow ? slide.items : slide.items.filter((item) => item !== line)), ...teller.items];
  return { ...slide, items, blanks };
};
