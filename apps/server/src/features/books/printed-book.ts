import {
  bookOf,
  clearSpaceUnit,
  drawBook,
  drawCover,
  drawShares,
  groundsOf,
  inkedScene,
  pressNames,
  type BookBrand,
  type PieceAreas,
} from '@signet/book';
import { contrastRatio, oklchOf, textContrast } from '@signet/color';
import type { Book } from '@signet/contract';
import { interfaceColors } from '@signet/pack';
import type { PdfJob } from '@signet/render';
import { toSvg, type Ink, type Scene } from '@signet/scene';
import { dullerWords, largeWords, piecesByVolume, spokenWords, wordPlaces } from './printed-words.ts';
import { signDrawings } from './sign-drawing.ts';

/** The weight of what is to be found in a page of text, where the family has it. */
const STRONG = 700;

/** Pages in tenths of a millimeter, lying on their side: a book is looked at on screens, and shown across a table. */
export const papers = {
  a4: { width: 2970, height: 2100 },
  letter: { width: 2794, height: 2159 },
} as const;
export type Paper = keyof typeof papers;

/**
 * What a printer cuts off again on every side, so that color runs to the edge: 3 mm where A4 is at home, an eighth of
 * an inch where Letter is.
 */
const bleeds: Readonly<Record<Paper, number>> = { a4: 30, letter: 32 };
const POINTS = 72 / 254;

const monthOf = (at: Date): string =>
  at.toLocaleDateString('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });

const inkOn = (hex: string): Ink =>
  contrastRatio(hex, '#ffffff') >= contrastRatio(hex, '#000000') ? '#ffffff' : '#000000';

const groundsInPrint = (brand: BookBrand) =>
  groundsOf(brand).map(({ on, logo, caption }) => ({
    on,
    logo,
    picture: `logo-${logo}`,
    ground: brand.colors[on],
    ink: inkOn(brand.colors[on]),
    alt: `The logo in ${caption}`,
    caption,
  }));

const CYRILLIC = 'АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ';
/** Letters of the alphabets that a name may be written in; a face shows those of the name beside its own. */
const alphabets = [
  {
    of: /\p{Script=Cyrillic}/u,
    short: 'Жж',
    line: `${CYRILLIC} ${CYRILLIC.toLowerCase()}`,
  },
  {
    of: /\p{Script=Greek}/u,
    short: 'Ωω',
    line: 'ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩ αβγδεζηθικλμνξοπρστυφχψω',
  },
] as const;
const latin = { short: 'Aa', line: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ abcdefghijklmnopqrstuvwxyz' } as const;

const lettersOf = ({ logoText, drawing }: BookBrand) =>
  (['headline', 'text'] as const).map((part) => {
    const own = alphabets.find(({ of, line }) => of.test(logoText) && drawing[part].covers(line));
    return {
      short: (own ?? latin).short,
      lines: [latin.line, ...(own ? [own.line] : []), '0123456789 &?!%'],
    };
  });

const inkOf = ({ colors }: BookBrand) => {
  const { light } = interfaceColors(colors);
  const onPaper = (...hexes: string[]) =>
    hexes.find((hex) => contrastRatio(hex, '#ffffff') >= textContrast) ?? '#000000';
  return {
    text: onPaper(colors.b1),
    soft: onPaper(light.muted, colors.b1),
    rule: '#d9d5ce',
    title: onPaper(colors.p2, colors.p1, colors.b1),
    brand: onPaper(colors.p1, colors.p2, colors.b1),
  };
};

/** Millimeters that a logo may take on its page: wider or taller ones are shown smaller than they may be. */
const ROOM = { width: 60, height: 30 } as const;

const smallestOf = ({ logo: { smallest } }: Book, { logo }: BookBrand) =>
  smallest.map((one) => {
    const scene = logo.lockups.find(({ lockup }) => lockup === one.lockup)?.scene;
    const tallest = scene ? (ROOM.height * scene.width) / scene.height : ROOM.width;
    return { ...one, shown: Math.min(one.widths.print, ROOM.width, tallest) };
  });

const themeInks = (theme: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(theme).map(([name, hex]) => [name, inkOn(hex)]));

/** What pieces of a kit lie on: the brand's own pale neutral where it is neither paper nor dark, else a plain gray. */
const tableOf = ({ colors }: BookBrand): string => {
  const { lightness } = oklchOf(colors.n2);
  return lightness > 0.8 && lightness < 0.945 ? colors.n2 : '#e6e3de';
};

/** The first of the colors that words on the ground are set large in. */
const shoutInkOf = ({ colors }: BookBrand): string =>
  [colors.p2, colors.p1, colors.b1].find((hex) => contrastRatio(hex, colors.n3) >= textContrast) ?? '#000000';

/** Pieces that the screen shows and the pages do not. */
const isPrinted = (name: string): boolean => !/^(?:ground-|kit-(?:sign|tote)$)/.test(name);

/** A face by the names that its file has. */
export type FaceInPrint = { family: string; weight: number; style: 'italic' | 'normal' };

/** How a book is set. */
export type PrintedAs = {
  paper: Paper;
  /** With bleed and crop marks, and pages by four. */
  forPrinter: boolean;
  faces: { headline: FaceInPrint; text: FaceInPrint };
  /** Families for letters that the brand's own faces lack. */
  fallback: readonly string[];
};
export type PrintedBook = Pick<PdfJob, 'data' | 'pictures' | 'bleed'>;

/** A brand book as pages: what the template reads, and every picture by its path. */
export const printedBook = (
  brand: BookBrand,
  areas: PieceAreas,
  { paper, forPrinter, faces, fallback }: PrintedAs,
): PrintedBook => {
  const book = bookOf(brand, areas);
  const bleed = forPrinter ? bleeds[paper] : 0;
  const [width, height] = [papers[paper].width + 2 * bleed, papers[paper].height + 2 * bleed];
  const at = new Date(brand.savedAt);
  const edition = `${monthOf(at)}, version ${brand.number}`;
  const pictures = new Map<string, string>();
  const add = (picture: string, scene: Scene) => pictures.set(`/${picture}.svg`, toSvg(scene, brand.colors));
  add('cover', drawCover(brand, { width, height, edition }));
  add('shares', drawShares(brand, 'light', { width, height }));
  // what the template leaves of a page beside its column and above the row of values
  add('shares-dark', drawShares(brand, 'dark', { width: width - 820 - bleed, height: height - 440 }));
  for (const { name, svg } of drawBook(brand)) if (isPrinted(name)) pictures.set(`/${name}.svg`, svg);
  for (const { lockup, scene, smallest } of brand.logo.lockups) if (smallest) add(`plain-${lockup}`, scene);
  const grounds = groundsInPrint(brand);
  const [primary] = brand.logo.lockups;
  if (primary) {
    add('last', inkedScene(primary.scene, inkOn(brand.colors.p1)));
    for (const ink of new Set(grounds.map(({ logo }) => logo))) add(`logo-${ink}`, inkedScene(primary.scene, ink));
  }
  const same = brand.faces[0]?.fontName === brand.faces[1]?.fontName;
  const light = themeInks(interfaceColors(brand.colors).light);
  return {
    pictures,
    ...(bleed > 0 && { bleed: bleed * POINTS }),
    data: {
      book,
      bleed,
      width,
      height,
      date: { year: at.getUTCFullYear(), month: at.getUTCMonth() + 1, day: at.getUTCDate() },
      edition,
      faces: { ...faces, text: { ...faces.text, strong: STRONG } },
      fallback,
      ink: inkOf(brand),
      grounds,
      logoOn: Object.fromEntries(grounds.map(({ on, logo }) => [on, logo])),
      smallest: smallestOf(book, brand),
      onGround:
        [brand.colors.b1, '#000000'].find((hex) => contrastRatio(hex, brand.colors.n3) >= textContrast) ?? '#ffffff',
      shoutInk: shoutInkOf(brand),
      shareInks: { n3: light['background'], p1: light['primary'], a1: light['accent'] },
      darkInks: themeInks(book.colors.dark),
      table: tableOf(brand),
      letters: lettersOf(brand),
      press: pressNames,
      xIs: clearSpaceUnit(brand),
      ownLogo: brand.drawing.logo !== undefined,
      volumes: piecesByVolume(book),
      signs: signDrawings(brand),
      ...dullerWords(book),
      ...largeWords(brand, book),
      ...spokenWords(brand),
      places: wordPlaces,
      typeIntro: same
        ? 'Use this one font only. Its licence lets you use it in print, on the web and in products, for free.'
        : 'Use these two fonts only. Their licences let you use them in print, on the web and in products, for free.',
      colorIntro: 'Mostly background, a good part of the primary color, and the accent where people should look first.',
      voiceIntro:
        `What people should remember about ${brand.companyName}. If you are unsure about a text, a picture or a ` +
        'product, check it against these words.',
    },
  };
};
