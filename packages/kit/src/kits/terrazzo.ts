import type { ColorRole } from '@signet/color';
import type { Shape, Tone } from '@signet/scene';
import type { Box, PathCommand } from '@signet/type';
import { columns, grown, heightOf, inside, widthOf } from '../frame.ts';
import type { Kit, Page, PageKind } from '../kit.ts';
import { chipsOf } from '../letters.ts';
import { boxPath, polygon } from '../paths.ts';
import { scatter } from '../scatter.ts';
import { fill, type Composition, type Says, type Sheet } from '../sheet.ts';
import type { Placed } from '../set-text.ts';
import { around, setType } from '../type-block.ts';

const FLOOR: Tone = { from: 'n3', to: 'n2', share: 0.28 };
const SLAB = 'w1';
/** Chip sizes against each other, the largest first, and how many there are of each for one of the largest. */
const SIZES = [6.9, 2.8, 1] as const;
const NUMBERS = [1, 3, 10] as const;
/** In units. */
const CHIP = 1.35;
/** Four, three, two and one of these; what vanishes in the floor is left out. */
const inks: readonly ColorRole[] = ['p1', 'p1', 'p1', 'p1', 's1', 's1', 's1', 'a1', 'a1', 'a2'];

/** Chips over a box as one path a color: a floor has hundreds of them. */
const floor = (sheet: Sheet, box: Box, unit: number, use: string, period?: number): Shape[] => {
  const { palette, brand } = sheet;
  const chance = sheet.chance(`floor ${use}`);
  const size = unit * CHIP;
  const shapes = chipsOf(brand.headline, brand.name);
  const room = (widthOf(box) * heightOf(box)) / size ** 2;
  // tries, not chips: about half of the large and a quarter of the small ones find their place
  const counts = [room / 90, (room / 90) * NUMBERS[1] * 1.5, (room / 90) * NUMBERS[2] * 1.6].map(Math.ceil);
  const gap = size * chance.between(0.5, 0.75);
  const chips = scatter(period ? box : grown(box, size * 3), chance, {
    shapes,
    sizes: SIZES.map((one) => one * size * 0.9),
    counts,
    gap,
    ...(period === undefined ? {} : { period }),
  });
  const seen = inks.filter((ink) => palette.apart(ink, FLOOR) >= 0.07);
  const used = seen.length > 0 ? seen : (['p1'] as const);
  const paths = new Map<ColorRole, PathCommand[]>();
  let turn = chance.below(used.length);
  for (const { points, rank } of chips) {
    // the few large ones take the colors in turn, so that none has them all
    const ink = rank === 0 ? (used[(turn += 3) % used.length] ?? 'p1') : chance.pick(used);
    const copies =
      period === undefined ? [[0, 0] as const] : [-1, 0, 1].flatMap((i) => [-1, 0, 1].map((j) => [i, j] as const));
    for (const [i, j] of copies) {
      const moved = points.map(([x, y]) => [x + i * (period ?? 0), y + j * (period ?? 0)] as const);
      const reaches = period === undefined || moved.some(([x, y]) => x > 0 && x < period && y > 0 && y < period);
      if (reaches) paths.set(ink, [...(paths.get(ink) ?? []), ...polygon(moved)]);
    }
  }
  return [...paths].map(([ink, path]): Shape => ({ kind: 'path', path, ink }));
};

const laid = (sheet: Sheet, box: Box, unit: number, use: string): Shape => ({
  kind: 'group',
  clip: boxPath(box),
  shapes: [{ kind: 'path', path: boxPath(box), ink: FLOOR }, ...floor(sheet, box, unit, use)],
});

/** Whether a headline and the logo are closer to each other than they may be. */
const isCrowded = (words: readonly Placed[], least: number): boolean => {
  const head = words.find(({ isHead }) => isHead)?.box;
  return words.some(({ box, isHead }) => head && !isHead && box.top < head.top && head.top - box.bottom < least);
};

const poster = (sheet: Sheet, says: Says): Composition => {
  const { frame, arrangement } = sheet;
  const { width, height, unit, margin } = frame;
  const whole = { left: 0, top: 0, right: width, bottom: height };
  const area = inside(frame);
  const isWide = frame.format === 'wide' || frame.format === 'banner';
  const place = { grounds: [SLAB], headAt: 'bottom', size: isWide ? 0.96 : 0.9 } as const;
  const use = `${frame.format} ${arrangement} ${says.hero ?? ''}`;
  if (says.artOnly) return { ground: [], art: floor(sheet, whole, unit, use), words: [] };
  // where it leaves the page it goes on: an edge on an edge lets the floor show through
  const slab = ({ left, top, right, bottom }: Box): Shape => {
    const beyond = {
      left: left <= 0 ? -unit : left,
      top: top <= 0 ? -unit : top,
      right: right >= width ? width + unit : right,
      bottom: bottom >= height ? height + unit : bottom,
    };
    return { kind: 'path', path: boxPath(beyond), ink: SLAB };
  };
  const art = (box: Box): Shape[] => [laid(sheet, whole, unit, use), slab(box)];
  if (isWide && (arrangement === 0 || says.menu)) {
    const { right } = columns(frame, 0, frame.format === 'banner' ? 5 : 5.4);
    const words = setType(sheet, says, { ...area, right: right - margin }, place);
    return { ground: [], art: art({ ...whole, right }), words };
  }
  if (isWide && arrangement === 1) {
    const { left } = columns(frame, 6.6, 12);
    const words = setType(sheet, says, { ...area, left: left + margin }, { ...place, headAt: 'top' });
    return { ground: [], art: art({ ...whole, left }), words };
  }
  // a slab as large as its words, off two edges
  const usual = isWide ? 0.6 : frame.format === 'tall' ? 0.44 : 0.5;
  const isLow = arrangement !== 1;
  const set = (high: number): Placed[] => {
    const room = isLow
      ? { ...area, top: height * (1 - high), right: area.right - margin }
      : { ...area, bottom: height * high, right: area.right - margin };
    return setType(sheet, says, room, { ...place, headAt: isLow ? 'bottom' : 'top' });
  };
  const tried = set(usual);
  // a logo of three lines would stand on the headline: such a slab is higher
  const words = isCrowded(tried, frame.small * 1.9) ? set(usual + 0.12) : tried;
  const tight = words.length > 0 ? around(words) : area;
  const band: Box = isLow
    ? { left: 0, top: tight.top - margin, right: Math.min(width, tight.right + margin * 1.2), bottom: height }
    : { left: 0, top: 0, right: Math.min(width, tight.right + margin * 1.2), bottom: tight.bottom + margin };
  if (width - band.right < margin * 2.2) band.right = width;
  return { ground: [], art: art(band), words };
};

const page = (sheet: Sheet, kind: PageKind): Page => {
  const { frame } = sheet;
  const { width, height, margin, unit } = frame;
  const area = inside(frame);
  const whole = { left: 0, top: 0, right: width, bottom: height };
  const ground = SLAB;
  const base = fill(sheet, ground);
  if (kind === 'card') {
    const deep = height * 0.27;
    const strip = laid(sheet, { ...whole, bottom: deep }, unit * 0.72, kind);
    return { shapes: [base, strip], area: { ...area, top: deep + margin }, ground };
  }
  if (kind === 'signature') {
    const strip = laid(sheet, { ...whole, left: width * 0.87 }, unit * 0.9, kind);
    return { shapes: [base, strip], area: { ...area, right: width * 0.87 - margin }, ground };
  }
  if (kind === 'letter' || kind === 'letter-next') {
    const deep = margin * (kind === 'letter' ? 0.95 : 0.55);
    const strip = laid(sheet, { ...whole, top: height - deep }, unit * 0.4, kind);
    return { shapes: [base, strip], area: { ...area, bottom: height - deep - margin * 0.6 }, ground };
  }
  const deep = height * 0.14;
  const strip = laid(sheet, { ...whole, bottom: deep }, unit * 0.62, kind);
  return { shapes: [base, strip], area: { ...area, top: deep + margin * 0.8 }, ground };
};

const deck = (sheet: Sheet, { left, bottom }: Box): Page => {
  const { frame } = sheet;
  const slab = { left: left + frame.unit * 3, top: 0, right: frame.width, bottom: bottom * 0.72 };
  const shapes = [fill(sheet, SLAB), laid(sheet, slab, frame.unit * 0.62, 'deck')];
  return { shapes, area: inside(frame), ground: SLAB };
};

const tile = (sheet: Sheet): Shape[] => {
  const side = sheet.frame.width;
  const whole = { left: 0, top: 0, right: side, bottom: side };
  return [fill(sheet, FLOOR), ...floor(sheet, whole, sheet.frame.unit, 'tile', side)];
};

export const terrazzo: Kit = { poster, page, deck, tile };
