import { drawKitPattern, placeText, setLines } from '@signet/kit';
import type { Ink, Scene, Shape } from '@signet/scene';
import type { BookBrand } from './book-brand.ts';
import type { BookPicture } from './book-picture.ts';
import { inkOn } from './ink-on.ts';
import { inkedScene, inMiddle } from './on-field.ts';
import { kitLanguages, patternMisuses, patternRules } from './kit-language.ts';

/** A field of the pattern, and how large its square is there. */
type Field = { x: number; y: number; width: number; height: number; tile: number };

/** A sheet two squares wide. */
const SHEET = { width: 1200, height: 800 } as const;
/** An example of use, upright: three stand beside each other. */
const PAGE = { width: 400, height: 460 } as const;

/** The pattern over a part of a page. */
const over = ({ kit, drawing }: BookBrand, { x, y, ...field }: Field): Shape => ({
  kind: 'group',
  x,
  y,
  shapes: drawKitPattern(kit.key, drawing, { ...field, label: '' }).shapes,
});

const rect = (x: number, y: number, width: number, height: number, ink: 'n3' | 'p1' | 'w1'): Shape => ({
  kind: 'rect',
  x,
  y,
  width,
  height,
  ink,
});

const scene = (label: string, shapes: Shape[]): Scene => ({ x: 0, y: 0, ...PAGE, label, shapes });

/** The logo in the middle of a box of one of the brand's colors. */
const logoIn = (
  { logo, colors }: BookBrand,
  box: { x: number; y: number; width: number; height: number; share: number },
  ground: 'n3' | 'p1' | 'w1',
): Shape[] => {
  const [primary] = logo.lockups;
  if (!primary) return [];
  const ink = ground === 'p1' ? inkOn(colors.p1) : 'p1';
  const { x, y, ...size } = box;
  return [{ kind: 'group', x, y, shapes: [inMiddle(inkedScene(primary.scene, ink), size)] }];
};

const headline = (brand: BookBrand, y: number, ink: Ink): Shape[] => {
  const { drawing } = brand;
  const words = brand.keywords[0]?.name ?? '';
  const font = drawing.headline.covers(words) ? drawing.headline : drawing.text;
  const style = { font, face: 'headline', leading: 1.1, tracking: -0.01, align: 'left' } as const;
  return placeText(setLines([`${words}.`], style, 44), 34, y, ink).shapes;
};

const { width: W, height: H } = PAGE;
/** How large a tile is on an example, and the whole of one covered. */
const TILE = 240;
const whole: Field = { x: 0, y: 0, ...PAGE, tile: TILE };

/** Three ways to use a pattern: a sheet that leaves the page, one band, words on a plain field beside it. */
const uses = (brand: BookBrand): Scene[] => [
  scene('The pattern over a whole sheet', [over(brand, whole)]),
  scene('A band of the pattern along one side, the logo on a plain field', [
    rect(0, 0, W, H, 'n3'),
    over(brand, { x: 0, y: H * 0.64, width: W, height: H * 0.36, tile: TILE }),
    ...logoIn(brand, { x: 0, y: 0, width: W, height: H * 0.64, share: 0.58 }, 'n3'),
  ]),
  scene('Words on a plain field, the pattern below it', [
    // beside each other: a field that covers pattern up to an edge lets a hair of it show there
    rect(0, 0, W, H * 0.4, 'n3'),
    over(brand, { x: 0, y: H * 0.4, width: W, height: H * 0.6, tile: TILE }),
    ...headline(brand, 64, inkOn(brand.colors.n3)),
  ]),
];

/** Three ways not to: words on it, at two sizes, faded. */
const misuses = (brand: BookBrand): Scene[] => [
  scene('Wrong: words set on the pattern', [
    over(brand, whole),
    // in both, so that one of them is seen on any pattern, and neither well
    ...headline(brand, 110, '#000000'),
    ...headline(brand, 270, '#ffffff'),
  ]),
  scene('Wrong: the pattern at two sizes', [
    over(brand, { ...whole, width: W / 2 }),
    over(brand, { x: W / 2, y: 0, width: W / 2, height: H, tile: TILE / 2 }),
  ]),
  scene('Wrong: the pattern faded', [
    rect(0, 0, W, H, 'w1'),
    { kind: 'group', opacity: 0.25, shapes: [over(brand, whole)] },
  ]),
];

/** The kit's pattern over a sheet, and how it is used and not used. */
export const patternsOf = (brand: BookBrand): BookPicture[] => [
  {
    name: 'pattern-sheet',
    group: 'pattern',
    title: 'The pattern',
    note: kitLanguages[brand.kit.key].pattern,
    scene: drawKitPattern(brand.kit.key, brand.drawing, {
      ...SHEET,
      tile: SHEET.width / 2,
      label: `The pattern of ${brand.companyName}`,
    }),
  },
  ...uses(brand).map((one, at) => ({
    name: `pattern-use-${at + 1}`,
    group: 'pattern' as const,
    title: patternRules[at]?.title ?? '',
    note: patternRules[at]?.line ?? '',
    scene: one,
  })),
  ...misuses(brand).map((one, at) => ({
    name: `pattern-misuse-${at + 1}`,
    group: 'patternMisuse' as const,
    title: patternMisuses[at]?.title ?? '',
    note: patternMisuses[at]?.line ?? '',
    scene: one,
  })),
];
