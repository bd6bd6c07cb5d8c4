import { bookOf, drawBook, drawCover, inkedScene, type BookBrand } from '@signet/book';
import { contrastRatio, type ColorRole } from '@signet/color';
import type { Book } from '@signet/contract';
import { interfaceColors } from '@signet/pack';
import type { PdfJob } from '@signet/render';
import { toSvg, type Ink, type Scene } from '@signet/scene';

/** Pages in tenths of a millimeter. */
export const papers = {
  a4: { name: 'a4', width: 2100, height: 2970 },
  letter: { name: 'us-letter', width: 2159, height: 2794 },
} as const;
export type Paper = keyof typeof papers;

/** A ground with the logo in the middle. */
const FIELD = { width: 480, height: 240 } as const;
/** Of the headline on the page of shares, in points: by how many letters its longest line has. */
const SHOUT = { largest: 56, smallest: 20, room: 460, letter: 0.58 } as const;

const monthOf = (at: Date): string =>
  at.toLocaleDateString('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });

const inkOn = (hex: string): Ink =>
  contrastRatio(hex, '#ffffff') >= contrastRatio(hex, '#000000') ? '#ffffff' : '#000000';

const onGround = (scene: Scene, ink: Ink, ground: Ink): Scene => {
  const scale = Math.min((FIELD.width * 0.6) / scene.width, (FIELD.height * 0.5) / scene.height);
  return {
    x: 0,
    y: 0,
    ...FIELD,
    label: scene.label,
    shapes: [
      { kind: 'rect', x: 0, y: 0, ...FIELD, ink: ground },
      {
        kind: 'group',
        scale,
        x: (FIELD.width - scene.width * scale) / 2,
        y: (FIELD.height - scene.height * scale) / 2,
        shapes: inkedScene(scene, ink).shapes,
      },
    ],
  };
};

/** The colors that a logo stands on, and those that it takes, the brand's own voice first. */
const stoodOn = ['n3', 'w1', 'p1', 'p2', 's1', 'a1', 'a2', 'b1'] as const satisfies readonly ColorRole[];
const taken = ['p1', 'w1', 'p2', 'b1'] as const satisfies readonly ColorRole[];

/** On each color of the brand the logo in the first color that stands out from it, else the clearest. */
const groundsOf = ({ logo, colors, colorNames }: BookBrand, pictures: Map<string, string>) => {
  const [primary] = logo.lockups;
  if (!primary) return [];
  return stoodOn.map((on) => {
    const offered = taken.filter((ink) => ink !== on);
    const ratio = (ink: ColorRole) => contrastRatio(colors[ink], colors[on]);
    const ink =
      offered.find((one) => ratio(one) >= 4.5) ??
      offered.reduce((one, other) => (ratio(other) > ratio(one) ? other : one));
    const picture = `ground-${ink}-${on}`;
    pictures.set(`/${picture}.svg`, toSvg(onGround(primary.scene, ink, on), colors));
    const caption = `${colorNames[ink]} on ${colorNames[on]}`;
    return { picture, alt: `The logo in ${caption}`, caption };
  });
};

/** Letters of the alphabets that a name may be written in; a face shows those of the name beside its own. */
const alphabets = [
  {
    of: /\p{Script=Cyrillic}/u,
    specimen: 'Аа Жж Яя 123',
    line: 'АБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЭЮЯ абвгдежзиклмнопрстуфхцчшщэюя',
  },
  { of: /\p{Script=Greek}/u, specimen: 'Αα Γγ Ωω 123', line: 'ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩ αβγδεζηθικλμνξοπρστυφχψω' },
] as const;
const latin = { specimen: 'Aa Gg Rr 123', line: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ abcdefghijklmnopqrstuvwxyz' } as const;

const lettersOf = ({ logoText, drawing }: BookBrand) =>
  (['headline', 'text'] as const).map((part) => {
    const own = alphabets.find(({ of, line }) => of.test(logoText) && drawing[part].covers(line));
    return {
      specimen: (own ?? latin).specimen,
      lines: [latin.line, ...(own ? [own.line] : []), '0123456789 &?!%'],
    };
  });

const inkOf = ({ colors }: BookBrand) => {
  const { light } = interfaceColors(colors);
  const onPaper = (...hexes: string[]) => hexes.find((hex) => contrastRatio(hex, '#ffffff') >= 4.5) ?? '#000000';
  return {
    text: onPaper(colors.b1),
    soft: onPaper(light.muted, colors.b1),
    rule: '#d9d5ce',
    title: onPaper(colors.p2, colors.p1, colors.b1),
    brand: onPaper(colors.p1, colors.p2, colors.b1),
  };
};

/** Millimeters that a logo may take on its page: wider or taller ones are shown smaller than they may be. */
const ROOM = { width: 72, height: 40 } as const;

const smallestOf = ({ logo: { smallest } }: Book, { logo }: BookBrand) =>
  smallest.map((one) => {
    const scene = logo.lockups.find(({ lockup }) => lockup === one.lockup)?.scene;
    const tallest = scene ? (ROOM.height * scene.width) / scene.height : ROOM.width;
    return { ...one, shown: Math.min(one.widths.print, ROOM.width, tallest) };
  });

/** The reasons of every part, with what they are for. */
const whyOf = ({ reasons, faces }: BookBrand) =>
  [
    { title: 'The mark', sentences: reasons.mark },
    { title: 'The colors', sentences: reasons.colors },
    ...faces.map(({ fontName, reasons: sentences }) => ({ title: fontName, sentences })),
    { title: 'The kit', sentences: reasons.kit },
  ].filter(({ sentences }) => sentences.length > 0);

const shoutOf = ({ colors }: BookBrand, { colors: { shares } }: Book) => {
  const [, main, accent] = shares;
  const lines = [`${main?.name ?? ''} leads.`, `${accent?.name ?? ''} stays rare.`];
  const longest = Math.max(...lines.map((line) => line.length));
  const size = Math.max(SHOUT.smallest, Math.min(SHOUT.largest, Math.floor(SHOUT.room / longest / SHOUT.letter)));
  const ink = [colors.p2, colors.p1, colors.b1].find((hex) => contrastRatio(hex, colors.n3) >= 4.5) ?? '#000000';
  return { shout: lines, shoutSize: size, shoutInk: ink };
};

type Faces = { headline: FaceInPrint; text: FaceInPrint };
/** A face by the names that its file has. */
export type FaceInPrint = { family: string; weight: number; style: 'italic' | 'normal' };

/**
 * A brand book as pages: what the template reads, and every picture by its path.
 * @param fallback Families for letters that the brand's own faces lack.
 */
export const printedBook = (
  brand: BookBrand,
  paper: Paper,
  { faces, fallback }: { faces: Faces; fallback: readonly string[] },
): Pick<PdfJob, 'data' | 'pictures'> => {
  const book = bookOf(brand);
  const { name, width, height } = papers[paper];
  const at = new Date(brand.savedAt);
  const edition = `${monthOf(at)}, version ${brand.number}`;
  const pictures = new Map<string, string>();
  const add = (picture: string, scene: Scene) => pictures.set(`/${picture}.svg`, toSvg(scene, brand.colors));
  add('cover', drawCover(brand, { width, height, edition }));
  for (const { name: picture, scene } of drawBook(brand)) add(picture, scene);
  for (const { lockup, scene, smallest } of brand.logo.lockups) if (smallest) add(`plain-${lockup}`, scene);
  const [primary] = brand.logo.lockups;
  if (primary) add('last', inkedScene(primary.scene, inkOn(brand.colors.p1)));
  const same = brand.faces[0]?.fontName === brand.faces[1]?.fontName;
  return {
    pictures,
    data: {
      book,
      paper: name,
      date: { year: at.getUTCFullYear(), month: at.getUTCMonth() + 1, day: at.getUTCDate() },
      edition,
      faces,
      fallback,
      ink: inkOf(brand),
      grounds: groundsOf(brand, pictures),
      smallest: smallestOf(book, brand),
      why: whyOf(brand),
      inUse: { headline: brand.drawing.texts.headline, text: brand.drawing.texts.letter.paragraphs.slice(0, 2) },
      onGround: [brand.colors.b1, '#000000'].find((hex) => contrastRatio(hex, brand.colors.n3) >= 4.5) ?? '#ffffff',
      letters: lettersOf(brand),
      typeIntro: same
        ? 'One family, and no second. Its licence lets you use it in print, on the web and in products, at no cost.'
        : 'Two families, and no third. Their licences let you use them in print, on the web and in products, at no ' +
          'cost.',
      colorIntro:
        'Most of the ground, a good part of the main color, and the accent where one thing should be found first.',
      voiceIntro:
        `What people should have in mind after meeting ${brand.companyName}. When a text, a picture or a product is ` +
        'in doubt, hold it against these three.',
      ...shoutOf(brand, book),
    },
  };
};
