import type { ColorRole } from '@signet/color';
import type { Shape, Tone } from '@signet/scene';
import type { Box } from '@signet/type';
import { boxPath, polygon, type Point } from '../paths.ts';
import { inside, type Frame } from '../frame.ts';
import type { Kit, Page, PageKind, Reach } from '../kit.ts';
import { fill, type Composition, type Says, type Sheet } from '../sheet.ts';
import { setType } from '../type-block.ts';

/** Off upright, degrees: how far stripes lean at least and at most; one brand has one angle in all its pieces. */
const LEAST_LEAN = 19;
const MOST_LEAN = 29;
const orders = [
  [1, 2, 3, 5],
  [1, 3, 2, 5],
  [1, 2, 5, 3],
  [2, 1, 3, 5],
] as const;
/** Neighbors closer than this read as one stripe. */
const APART = 0.1;

type Band = {
  from: number;
  to: number;
  ink: Tone;
};

/** The four colors of the stripes, each apart from the one before and the first from the field. */
const inksOn = ({ palette }: Sheet, field: Tone, end: Tone): Tone[] => {
  const wished: ColorRole[] = ['a1', 's1', 'a2', 'p2'];
  const spare: ColorRole[] = ['a1', 'p2', 'a2', 's1', 'n2', 'b1', 'w1', 'n1'];
  const chosen: Tone[] = [];
  wished.forEach((role, index) => {
    const before = chosen[index - 1] ?? field;
    const isLast = index === wished.length - 1;
    const fits = (one: Tone) => palette.apart(one, before) >= APART && (!isLast || palette.apart(one, end) >= APART);
    chosen.push([role, ...spare].find(fits) ?? role);
  });
  return chosen;
};

/** A stripe between two distances along the page, as a polygon beyond its upper and lower edge. */
const stripe = (frame: Frame, { from, to }: Pick<Band, 'from' | 'to'>, lean: number): Point[] => {
  const shift = (Math.tan((lean * Math.PI) / 180) * frame.height) / 2;
  return [
    [from + shift, 0],
    [to + shift, 0],
    [to - shift, frame.height],
    [from - shift, frame.height],
  ];
};

const cutToPage = (frame: Frame, shapes: Shape[]): Shape => ({
  kind: 'group',
  clip: boxPath({ left: 0, top: 0, right: frame.width, bottom: frame.height }),
  shapes,
});

/** Bands without gaps from `start` on, thin to wide, and the last color to the edge. */
const bands = (sheet: Sheet, start: number, unit: number, field: Tone, end: Tone, lean: number): Shape[] => {
  const { frame } = sheet;
  const order = sheet.chance('stripes').pick(orders);
  let at = start;
  const shapes: Shape[] = inksOn(sheet, field, end).map((ink, index) => {
    const wide = unit * (order[index] ?? 1);
    at += wide;
    // half a unit under the next one: no hair of the field between two of them
    const overlapping = { from: at - wide, to: at + unit * 0.2 };
    return { kind: 'path', path: polygon(stripe(frame, overlapping, lean)), ink };
  });
  const rest = stripe(frame, { from: at, to: frame.width + frame.height }, lean);
  return [...shapes, { kind: 'path', path: polygon(rest), ink: end }];
};

/** Of one brand; the third arrangement leans the other way. */
const leanOf = (sheet: Sheet): number =>
  sheet.chance('lean').between(LEAST_LEAN, MOST_LEAN) * (sheet.arrangement === 2 ? -1 : 1);

const lightOf = (sheet: Sheet): Tone => (sheet.chance('field').next() < 0.5 ? 'n3' : 'w1');

/** How far the first band must stay from words along the page, at the height where they come nearest. */
const clearOf = (frame: Frame, box: { right: number; top: number; bottom: number }, lean: number): number => {
  const slope = Math.tan((lean * Math.PI) / 180);
  const at = lean > 0 ? box.bottom : box.top;
  return box.right + frame.margin * 0.6 - slope * (frame.height / 2 - at);
};

const poster = (sheet: Sheet, says: Says): Composition => {
  const { frame, arrangement, palette } = sheet;
  const dark = arrangement === 1 || says.hero === true;
  const field: Tone = dark ? (palette.lightness('p1') < 0.35 ? 'p2' : 'p1') : lightOf(sheet);
  const end: Tone = dark ? lightOf(sheet) : 'p1';
  const lean = leanOf(sheet);
  const isTall = frame.format === 'tall' || frame.format === 'square';
  const area = inside(frame);
  const right = frame.margin + (frame.width - 2 * frame.margin) * (isTall ? 0.8 : 0.53);
  const headAt = arrangement === 2 || says.menu ? 'bottom' : 'top';
  const words = setType(sheet, says, { ...area, right }, { grounds: [field], headAt, size: isTall ? 0.9 : 1 });
  const chance = sheet.chance('stripes at');
  const unit = (frame.height / 29) * (isTall ? 0.62 : 1) * chance.between(0.85, 1.3);
  const wished = frame.width * (isTall ? 0.72 : 0.55) + frame.width * chance.between(-0.05, 0.07);
  const clear = words.map(({ box }) => clearOf(frame, box, lean));
  const start = Math.max(wished, ...clear);
  const art = [cutToPage(frame, bands(sheet, start, unit, field, end, lean))];
  return { ground: [fill(sheet, field)], art, words };
};

const page = (sheet: Sheet, kind: PageKind): Page => {
  const { frame } = sheet;
  const ground: Tone = kind === 'letter' || kind === 'letter-next' || kind === 'signature' ? 'w1' : 'n3';
  const lean = leanOf(sheet);
  const area = inside(frame);
  if (kind === 'letter' || kind === 'letter-next') {
    const deep = frame.margin * 0.9;
    const head: Frame = { ...frame, height: deep };
    const drawn = bands({ ...sheet, frame: head }, frame.width * 0.55, deep / 5, ground, 'p1', lean);
    const strip = { left: 0, top: 0, right: frame.width, bottom: deep };
    const shapes: Shape[] = [fill(sheet, ground), { kind: 'group', clip: boxPath(strip), shapes: drawn }];
    return { shapes, area: { ...area, top: frame.margin * 1.9 }, ground };
  }
  const wide = kind === 'card' ? 0.7 : 0.86;
  const unit = frame.height / (kind === 'card' ? 40 : 58);
  const start = frame.width * wide;
  const shapes = [fill(sheet, ground), cutToPage(frame, bands(sheet, start, unit, ground, 'p1', lean))];
  const reach = (Math.tan((Math.abs(lean) * Math.PI) / 180) * frame.height) / 2;
  const right = start - (kind === 'signature' ? reach * 0.2 : reach * 0.75) - frame.margin * 0.4;
  return { shapes, area: { ...area, right }, ground };
};

/** A flag of the stripes, cut off level with the foot of the title. */
const deck = (sheet: Sheet, { left, bottom }: Box): Page => {
  const { frame } = sheet;
  const flag: Frame = { ...frame, height: bottom * 0.62 };
  const drawn = bands(
    { ...sheet, frame: flag },
    left + (frame.width - left) * 0.3,
    frame.height / 58,
    'n3',
    'p1',
    leanOf(sheet),
  );
  return { shapes: [fill(sheet, 'n3'), cutToPage(flag, drawn)], area: inside(frame), ground: 'n3' };
};

/** Bands at an angle whose run over the tile is a whole number of repeats, so that edges meet. */
const field = (sheet: Sheet, { width, height }: Reach): Shape[] => {
  const { frame } = sheet;
  const side = frame.width;
  const order = sheet.chance('stripes').pick(orders);
  const inks: Tone[] = ['p1', ...inksOn(sheet, 'p1', 'p1')];
  const widths = [5, ...order];
  const sum = widths.reduce((total, one) => total + one, 0);
  const shapes: Shape[] = [{ kind: 'rect', x: 0, y: 0, width, height, ink: 'p1' }];
  // at 45 degrees a band that leaves on the right comes in again on the left
  for (let repeat = -1; repeat * side < width + height; repeat += 1) {
    let at = repeat * side;
    widths.forEach((wide, index) => {
      const to = at + (wide / sum) * side;
      const points: Point[] = [
        [at, 0],
        [to, 0],
        [to - height, height],
        [at - height, height],
      ];
      if (index > 0) shapes.push({ kind: 'path', path: polygon(points), ink: inks[index] ?? 'p1' });
      at = to;
    });
  }
  const clip = boxPath({ left: 0, top: 0, right: width, bottom: height });
  return [{ kind: 'group', clip, shapes }];
};
const tile = (sheet: Sheet): Shape[] => field(sheet, { width: sheet.frame.width, height: sheet.frame.width });

export const signalStripe: Kit = { poster, page, deck, tile, field };
