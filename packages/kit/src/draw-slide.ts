import type { Shape, Tone } from '@signet/scene';
import type { Box } from '@signet/type';
import type { KitBrand } from './brand.ts';
import { frameOf } from './frame.ts';
import { kits, type KitKey } from './kits.ts';
import { lockupOf, placeLockup } from './lockup.ts';
import { paletteOf, type Palette } from './palette.ts';
import { sayingOnce } from './said-name.ts';
import { arrangementOf, sheetsFor, type Says } from './sheet.ts';

/** A slide in the units of its drawings: 120 to an inch of a page of 13.33 x 7.5 in. */
const SLIDE_SIZE = { width: 1600, height: 900 } as const;
/** Where a slide of content is the kit's: above the tenth column (documents, layouts). */
const CORNER: Box = { left: 1196, top: 0, right: 1600, bottom: 232 };
/** Small text of a poster: 18 pt. */
const SMALL = 30;

/** A slide that is seen at a glance. Which of them it is moves the arrangement on, so that no two look alike. */
export type PosterSlide = 'cover' | 'section' | 'statement' | 'closing';
const turns = { cover: 0, section: 1, statement: 2, closing: 1 } as const satisfies Record<PosterSlide, number>;

/** What a slide is laid on. `words` of a poster are what it says, each with the shapes that show it. */
type DrawnSlide = {
  art: Shape[];
  words: { shapes: Shape[]; box: Box; isHead: boolean }[];
  /** What lies behind text: on a poster, wherever the kit has put it. */
  ground: Tone;
};

/** A poster of a kit as a slide; its words are placed and everything else is clear of them. */
export const drawPosterSlide = (
  kit: KitKey,
  slide: PosterSlide,
  brand: KitBrand,
  says: Says,
  size: { width: number; height: number; small: number; margin?: number } = { ...SLIDE_SIZE, small: SMALL },
): DrawnSlide => {
  const sheet = sheetsFor(brand)(frameOf(size, size.small), arrangementOf(brand.name, turns[slide]));
  const { ground, art, words } = kits[kit].poster(...sayingOnce(sheet, says));
  const first = ground[0];
  return {
    art: [...ground, ...art],
    words: words.map(({ shapes, box, isHead }) => ({ shapes, box, isHead: isHead ?? false })),
    ground: first?.kind === 'rect' && !(typeof first.ink === 'object' && 'gradient' in first.ink) ? first.ink : 'p1',
  };
};

/** A slide of content: the kit's corner and what is left even. */
export const drawContentSlide = (kit: KitKey, brand: KitBrand): DrawnSlide => {
  const sheet = sheetsFor(brand)(frameOf(SLIDE_SIZE, SMALL), arrangementOf(brand.name));
  const { shapes, ground } = kits[kit].deck(sheet, CORNER);
  return { art: shapes, words: [], ground };
};

/** A page of paper for words: the kit's art on it, and what it leaves to them; in units of any size. */
export const drawPaper = (
  kit: KitKey,
  brand: KitBrand,
  size: { width: number; height: number; small: number },
  kind: 'letter' | 'letter-next',
): { art: Shape[]; area: Box; ground: Tone } => {
  const sheet = sheetsFor(brand)(frameOf(size, size.small), arrangementOf(brand.name));
  const { shapes, area, ground } = kits[kit].page(sheet, kind);
  return { art: shapes.slice(1), area, ground };
};

/** The logo with its ink's upper left corner at a place, so high or so wide at the most. */
export const drawLogo = (
  brand: KitBrand,
  at: { x: number; y: number; width: number; height: number },
  ink: Tone,
): { shapes: Shape[]; box: Box } => {
  const lockup = lockupOf(brand);
  const cap = Math.min(at.width / lockup.width, at.height / lockup.height);
  const { shapes, box } = placeLockup(lockup, { left: at.x, top: at.y, cap }, ink);
  return { shapes, box };
};

/** How high the whole logo is where its capitals are so high: a name of three lines is three times as high as one. */
export const logoHigh = (brand: KitBrand, cap: number): number => lockupOf(brand).height * cap;

/** Which ink is legible on what, in a brand's colors. */
export const slidePalette = (brand: KitBrand): Palette => paletteOf(brand.colors);
