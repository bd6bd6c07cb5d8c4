import { kitPieces, type BookDrawing, type KitPieceKey } from '@signet/contract';
import { drawKitPage, drawKitPiece, drawKitThings } from '@signet/kit';
import { drawLogo } from '@signet/logo';
import { toSvg, type Scene } from '@signet/scene';
import type { BookBrand } from './book-brand.ts';
import type { BookPicture } from './book-picture.ts';
import { clearSpaceOf } from './clear-space.ts';
import { groundPictures } from './grounds.ts';
import { layoutOf } from './layout.ts';
import { onField } from './on-field.ts';
import { lockupTitles } from './lockup-titles.ts';
import { listOf } from './list-words.ts';
import { misusesOf } from './misuses.ts';
import { patternsOf } from './pattern.ts';
import { drawPriceList } from './price-list.ts';
import { proofsOf } from './proofs.ts';
import { thingNames, tradeOf } from './trades.ts';

/** Letters that tell faces apart, of the alphabet that a name is written in. */
const specimens = [
  [/\p{Script=Cyrillic}/u, 'Аа Жж Дд 123'],
  [/\p{Script=Greek}/u, 'Αα Γγ Ωω 123'],
  [/(?:)/u, 'Aa Gg Rr 123'],
] as const;

/** The name of the list's drawing. */
const PRICE_LIST = 'kit-list';

/** What a book shows of a kit: where people meet the brand first. */
const applications = [
  'web-hero',
  'card-front',
  'card-back',
  'letterhead',
  'letterhead-next',
  'email-signature',
  'slide-cover',
  'slide-content',
  'slide-numbers',
  'slide-closing',
  'square',
  'story',
  'header',
  'sign',
  'tote',
] as const satisfies readonly KitPieceKey[];

const lockupsOf = (brand: BookBrand): BookPicture[] =>
  brand.logo.lockups
    .filter(({ lockup }) => lockup !== 'favicon')
    .map(({ lockup, scene }) => ({
      name: `lockup-${lockup}`,
      group: 'lockup',
      title: lockupTitles[lockup].title,
      note: lockupTitles[lockup].use,
      scene: onField(scene, { width: 480, height: 300, share: lockup === 'horizontal' ? 0.62 : 0.5, ground: 'n3' }),
    }));

const applied = ({ kit, drawing }: BookBrand, key: (typeof applications)[number]): BookPicture => ({
  name: `kit-${key}`,
  group: 'application',
  title: kitPieces[key].name,
  note: kitPieces[key].caption,
  scene: drawKitPiece(kit.key, key, drawing).scene,
});

/** Where people of the company's trade meet it. */
const things = ({ industry, kit, drawing }: BookBrand): BookPicture => {
  const { things: pair } = tradeOf(industry._id);
  const [one, other] = pair.map((thing) => thingNames[thing]);
  return {
    name: 'kit-things',
    group: 'application',
    title: `On ${one} and ${other}`,
    note: 'Where people meet it',
    scene: drawKitThings(kit.key, pair, drawing).scene,
  };
};

/** The one piece that is set and not drawn by a kit: what the trade has on its table or in its door. */
const list = ({ industry, drawing, colors }: BookBrand): BookPicture => ({
  name: PRICE_LIST,
  group: 'application',
  title: listOf(industry._id).title,
  note: 'Colors as 60, 30 and 10; what it says and costs are examples',
  scene: drawPriceList({ industryId: industry._id, drawing, colors }),
});

// one after the other: the scenes of a whole book take some 100 MB
const openingScenes = function* (brand: BookBrand): Generator<BookPicture> {
  yield {
    name: 'clear-space',
    group: 'clearSpace',
    title: 'The logo with its clear space',
    note: brand.drawing.logo ? 'X on every side' : 'X is the height of a capital letter',
    scene: clearSpaceOf(brand),
  };
  yield* lockupsOf(brand);
  yield* proofsOf(brand);
  yield* groundPictures(brand);
  yield* misusesOf(brand);
};

const laterScenes = function* (brand: BookBrand): Generator<BookPicture> {
  yield {
    name: 'layout-light',
    group: 'layout',
    title: 'A page in the brand’s colors: most of it background, a good part the primary color, a little accent',
    note: '60, 30 and 10 percent',
    scene: layoutOf(brand, 'light', { width: 16, height: 9 }),
  };
  yield {
    name: 'layout-dark',
    group: 'layout',
    title: 'The same page in the dark theme',
    note: 'Dark theme',
    scene: layoutOf(brand, 'dark', { width: 16, height: 9 }),
  };
  yield* patternsOf(brand);
  for (const key of applications) yield applied(brand, key);
  yield list(brand);
  yield things(brand);
};

/** A drawing as text, which takes a small part of the memory that its scene takes. */
export type DrawnPicture = BookDrawing & { svg: string };

/**
 * Draws once what somebody still works with: a book on two papers, and what it says of its drawings. Pure: the same
 * brand gives the same drawings.
 */
const drawnOnce = (scenesOf: (brand: BookBrand) => Iterable<BookPicture>) => {
  const drawn = new WeakMap<BookBrand, readonly DrawnPicture[]>();
  return (brand: BookBrand): readonly DrawnPicture[] => {
    const known = drawn.get(brand);
    if (known) return known;
    const pictures: DrawnPicture[] = [];
    for (const { scene, ...picture } of scenesOf(brand))
      pictures.push({ ...picture, width: scene.width, height: scene.height, svg: toSvg(scene, brand.colors) });
    drawn.set(brand, pictures);
    return pictures;
  };
};

/** The drawings of the first chapter, which take a small part of the time of all. */
export const drawOpening = drawnOnce(openingScenes);

/** The drawings of all other chapters, in their order. */
export const drawLater = drawnOnce(laterScenes);

/** Every drawing of a book, in the order of its chapters. */
export const drawBook = (brand: BookBrand): readonly DrawnPicture[] => [...drawOpening(brand), ...drawLater(brand)];

/** A few letters of each face, for whoever cannot load the fonts. */
export const drawSpecimens = ({ drawing, logoText }: BookBrand): { name: string; scene: Scene }[] =>
  (['headline', 'text'] as const).map((part) => {
    const font = drawing[part];
    const [, text] = specimens.find(([of, letters]) => of.test(logoText) && font.covers(letters)) ?? specimens[2];
    return { name: `specimen-${part}`, scene: drawLogo({ text, font, color: 'b1' }) };
  });

/** What messengers show of a link to the book: the kit with the logo, 1.91 to 1. */
export const drawPreview = ({ kit, drawing, companyName }: BookBrand): Scene =>
  drawKitPage(kit.key, drawing, { width: 1200, height: 630, label: companyName }, { hero: true, small: 'Brand book' });

/**
 * The first page of the printed book, in the manner of the brand's kit: the logo is the loudest thing on it. Lengths in
 * tenths of a millimeter.
 */
export const drawCover = (
  { kit, drawing, companyName }: BookBrand,
  { edition, ...page }: { width: number; height: number; edition: string },
): Scene =>
  drawKitPage(
    kit.key,
    drawing,
    { ...page, label: `Cover of the brand book of ${companyName}` },
    { hero: true, small: `Brand book, ${edition}`, keepsSmall: true },
  );

/** The page on which the shares of colors are what is measured: its areas are 60, 30 and 10 of 100. */
export const drawShares = (brand: BookBrand, theme: 'light' | 'dark', page: { width: number; height: number }): Scene =>
  layoutOf(brand, theme, page);
