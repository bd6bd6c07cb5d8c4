import type { Shape, Tone } from '@signet/scene';
import type { Box } from '@signet/type';
import { boxPath, circlePath } from '../paths.ts';
import { heightOf, inside, widthOf, type Frame } from '../frame.ts';
import type { Figure, Kit, Page, PageKind } from '../kit.ts';
import { placeText, setLines, type Placed } from '../set-text.ts';
import { faceFor, fill, type Composition, type Says, type Sheet } from '../sheet.ts';
import { setType } from '../type-block.ts';

/** The smallest ring, as a part of the largest. */
const INNERMOST = 0.17;
/** Rings keep so far from type, in units. */
const CLEAR = 2.5;
const FEWEST = 5;
const MOST = 8;
const VOWELS = /[aeiouyаеёиоуыэюяαεηιουω]/iu;

/** All of them, those that come twice too: each has its dot. */
const allLetters = ({ brand }: Sheet): string[] => Array.from(brand.name.replace(/[^\p{L}\p{N}]/gu, ''));

type System = {
  cx: number;
  cy: number;
  radius: number;
  /** Where all rings touch, degrees clockwise from the right. */
  angle: number;
};

const onCircle = (cx: number, cy: number, radius: number, degrees: number): [number, number] => [
  cx + radius * Math.cos((degrees * Math.PI) / 180),
  cy + radius * Math.sin((degrees * Math.PI) / 180),
];

/** Discs that all touch the largest in one point, each a step deeper; the smallest is the sun. */
const rings = (sheet: Sheet, { cx, cy, radius, angle }: System, ground: Tone, plain = false): Shape[] => {
  const { frame, palette } = sheet;
  const letters = allLetters(sheet);
  const count = Math.min(MOST, Math.max(FEWEST, letters.length));
  const sun: Tone = palette.contrast('a1', 'p2') < 2 ? palette.ornament('a2', 'p2') : 'a1';
  const shapes: Shape[] = [];
  const thin = Math.min(frame.unit * 0.2, radius * 0.012);
  const line: Tone = { from: ground, to: 'a2', share: 0.55 };
  for (let index = 0; index < count; index += 1) {
    const share = index / (count - 1);
    const r = radius * (1 - (1 - INNERMOST) * share);
    const [x, y] = onCircle(cx, cy, radius - r, angle);
    const isSun = index === count - 1;
    const disc: Tone = isSun ? sun : { from: ground, to: 'p2', share: Math.min(1, (index + 1) / (count - 1)) };
    shapes.push({ kind: 'circle', cx: x, cy: y, radius: r, ink: disc });
    if (isSun) continue;
    const isBand = index === 2;
    const width = isBand ? radius * 0.055 : index % 3 === 0 ? thin * 2.25 : thin;
    shapes.push({ kind: 'line', path: circlePath(x, y, r - width / 2), ink: isBand ? sun : line, width });
  }
  if (plain) return shapes;
  const step = (radius * (1 - INNERMOST)) / (count - 1);
  letters.slice(0, 7).forEach((letter, index) => {
    const ring = 1 + (index % (count - 2));
    const r = radius - ring * step;
    const [x, y] = onCircle(cx, cy, radius - r, angle);
    const turn = angle + 180 + (((letter.codePointAt(0) ?? 0) * 37) % 200) - 100;
    const vowel = VOWELS.test(letter);
    const size = Math.min(frame.unit * (vowel ? 2 : 1), step * (vowel ? 0.62 : 0.34));
    const [dotX, dotY] = onCircle(x, y, r, turn);
    shapes.push({ kind: 'circle', cx: dotX, cy: dotY, radius: size, ink: vowel ? sun : 'a2' });
  });
  return shapes;
};

const distance = ({ left, top, right, bottom }: Box, x: number, y: number): number =>
  Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));

/** The largest radius at which the rings are clear of all words; the center moves with it. */
const settled = (sheet: Sheet, at: (radius: number) => [number, number], wished: number, words: readonly Placed[]) => {
  const { frame } = sheet;
  for (let radius = wished; radius > frame.side * 0.12; radius *= 0.97) {
    const [cx, cy] = at(radius);
    if (words.every(({ box }) => distance(box, cx, cy) > radius + CLEAR * frame.unit + frame.unit * 0.8))
      return { cx, cy, radius };
  }
  const radius = frame.side * 0.12;
  const [cx, cy] = at(radius);
  return { cx, cy, radius };
};

const clipped = ({ width, height }: Frame, shapes: Shape[]): Shape => ({
  kind: 'group',
  clip: boxPath({ left: 0, top: 0, right: width, bottom: height }),
  shapes,
});

const poster = (sheet: Sheet, says: Says): Composition => {
  const { frame, arrangement } = sheet;
  const ground: Tone = 'p1';
  const area = inside(frame);
  const isWide = frame.format === 'wide' || frame.format === 'banner';
  const isLow = arrangement === 1 && !says.menu;
  const right = isWide ? frame.margin + widthOf(area) * 0.5 : area.right;
  const headAt = isLow ? 'top' : 'bottom';
  const place = { grounds: [ground], headAt, size: isWide ? 1 : 0.92, inks: ['w1'] } as const;
  const words = setType(sheet, says, { ...area, right }, place);
  const { width, height } = frame;
  const wished = isWide ? height * 0.78 : width * 0.72;
  // three places for the system: over the right edge high up, low down, or across a corner
  const at = (radius: number): [number, number] => {
    if (frame.format === 'tall' || (!isWide && says.hero)) return [width * 0.7, height * (isLow ? 0.6 : 0.42)];
    if (!isWide) return [width - 0.62 * radius, isLow ? height - 0.62 * radius : 0.62 * radius];
    if (arrangement === 2) return [width - 0.5 * radius, height * 0.62];
    return [width - 0.74 * radius, isLow ? height * 0.6 : height * 0.4];
  };
  // where the rings touch is on the page: below or left of their middle, above it where they lie low
  const angle = sheet.chance('orbit').between(72, 190) * (isLow ? -1 : 1);
  const system = { ...settled(sheet, at, wished, words), angle };
  return { ground: [fill(sheet, ground)], art: [clipped(frame, rings(sheet, system, ground))], words };
};

const page = (sheet: Sheet, kind: PageKind): Page => {
  const { frame } = sheet;
  const { width, height, margin } = frame;
  const area = inside(frame);
  const angle = sheet.chance('orbit').between(20, 160);
  if (kind === 'card') {
    const edge = width * 0.64;
    const field: Shape = { kind: 'rect', x: edge, y: 0, width: width - edge, height, ink: 'p1' };
    const system = { cx: width, cy: height * 0.42, radius: height * 0.5, angle };
    const clip = boxPath({ left: edge, top: 0, right: width, bottom: height });
    const art: Shape = { kind: 'group', clip, shapes: [field, ...rings(sheet, system, 'p1', true)] };
    return { shapes: [fill(sheet, 'n3'), art], area: { ...area, right: edge - margin * 0.6 }, ground: 'n3' };
  }
  if (kind === 'letter' || kind === 'letter-next') {
    const radius = margin * (kind === 'letter' ? 2.1 : 1.4);
    const system = { cx: width - margin * 1.1, cy: height - margin * 0.6, radius, angle: angle + 180 };
    const shapes = [fill(sheet, 'w1'), clipped(frame, rings(sheet, system, 'p1', true))];
    return { shapes, area: { ...area, bottom: height - margin * 1.1 }, ground: 'w1' };
  }
  if (kind === 'signature') {
    const system = { cx: width, cy: height * 0.5, radius: height * 0.46, angle: 180 };
    const shapes = [fill(sheet, 'w1'), clipped(frame, rings(sheet, system, 'p1', true))];
    return { shapes, area: { ...area, right: width - height * 0.6 }, ground: 'w1' };
  }
  return { shapes: [fill(sheet, 'n3')], area, ground: 'n3' };
};

/** The system goes down behind the corner. */
const deck = (sheet: Sheet, { bottom }: Box): Page => {
  const { frame } = sheet;
  const angle = sheet.chance('orbit').between(100, 165);
  const system = { cx: frame.width - bottom * 0.24, cy: bottom * 0.1, radius: bottom * 0.72, angle };
  const shapes = [fill(sheet, 'n3'), clipped(frame, rings(sheet, system, 'p1', true))];
  return { shapes, area: inside(frame), ground: 'n3' };
};

/** A figure in a circle, filled, heavy or thin by turns, with one satellite. */
const figure = (sheet: Sheet, { box, figure: text, size, index }: Figure): Placed => {
  const { palette, frame } = sheet;
  const radius = Math.min(widthOf(box), heightOf(box)) / 2;
  const [cx, cy] = [box.left + radius, box.bottom - radius];
  const shapes: Shape[] = [];
  const ring = palette.ornament(index === 1 ? 'a1' : 'p1', 'n3');
  const width = index === 1 ? radius * 0.16 : frame.unit * 0.24;
  if (index === 0) shapes.push({ kind: 'circle', cx, cy, radius, ink: 'p1' });
  else shapes.push({ kind: 'line', path: circlePath(cx, cy, radius - width / 2), ink: ring, width });
  const [x, y] = onCircle(cx, cy, radius * (index === 1 ? 0.92 : 1), [205, 250, 300][index] ?? 0);
  shapes.push({ kind: 'circle', cx: x, cy: y, radius: radius * 0.11, ink: palette.ornament('a1', 'n3', ring) });
  const style = { ...faceFor(sheet.brand, text, 'headline'), align: 'center' as const };
  const one = setLines([text], style, size);
  const fits = Math.min(1, (radius * 1.36) / one.width, (radius * 0.9) / one.height);
  const set = setLines([text], style, size * fits);
  const probe = placeText(set, cx, 0, 'b1').box;
  const ink = palette.textOn([index === 0 ? 'p1' : 'n3'], index === 0 ? 'w1' : 'p2');
  const placed = placeText(set, cx, cy - (probe.top + probe.bottom) / 2, ink);
  return { shapes: [...shapes, ...placed.shapes], box: placed.box };
};

/** Three systems, each whole and inside the tile, so that nothing crosses a seam. */
const tile = (sheet: Sheet): Shape[] => {
  const side = sheet.frame.width;
  const chance = sheet.chance('tile');
  const places = [
    [0.32, 0.3, 0.25],
    [0.76, 0.62, 0.2],
    [0.26, 0.8, 0.14],
    [0.8, 0.15, 0.11],
  ] as const;
  return [
    fill(sheet, 'p1'),
    ...places.flatMap(([x, y, r]) => {
      const system = { cx: x * side, cy: y * side, radius: r * side, angle: chance.between(0, 360) };
      return rings(sheet, system, 'p1', r < 0.2);
    }),
  ];
};

export const orbit: Kit = { poster, page, deck, figure, tile };
