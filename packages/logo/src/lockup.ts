import { centerOf, uniteLayers, type DrawnMark } from '@signet/mark';
import type { Ink, Scene, Shape } from '@signet/scene';
import type { PathCommand } from '@signet/type';
import type { Wordmark } from './wordmark.ts';

/** How a mark and a name stand together, and each of them alone. */
export const lockupNames = ['wordmark', 'horizontal', 'stacked', 'tile', 'favicon', 'mark'] as const;
export type LockupName = (typeof lockupNames)[number];

/** A mark beside a name: its drawing, its thinnest stroke in parts of its longer side, and what stands for it small. */
export type LockupMark = DrawnMark & {
  readonly stroke: number;
  /** The plain initial, where the mark is too rich for 16 px. */
  readonly small?: DrawnMark | undefined;
};

/** In cap heights of the name: a mark beside one line, one that is wide, and one above. */
const [BESIDE, LEAST_BESIDE, WIDE_BESIDE, ABOVE] = [1.7, 1.5, 1.4, 2.6];
/** Wider than this is wide. */
const WIDE = 1.35;
/** Between mark and name: in parts of the mark beside, in cap heights above. */
const [GAP_BESIDE, GAP_ABOVE] = [0.3, 0.9];
/** A mark's stroke is at most so many stems of the name; beyond it the mark is made smaller. */
const MOST_STEMS = 2.5;
/** A stem by the height of its capitals, where nothing more is known of the face. */
const USUAL_STEM = 0.2;
/** The app tile: its corners, and how much of its side a mark takes, one of open form a little more. */
export const TILE = { side: 1000, radius: 220, mark: 0.6, open: 0.66 } as const;
/** Ink in its box below which a form counts as open. */
const OPEN = 0.45;
/** Pixels of a favicon. */
const FAVICON = 16;
/** The handles of a quarter circle drawn as one cubic curve. */
const QUARTER = 0.5523;

/** A shape moved and scaled, coordinates kept to a hundredth. */
const placed = (path: readonly PathCommand[], x: number, y: number, scale: number): PathCommand[] =>
  path.map(([type, ...values]) => {
    const moved = values.map((value, at) => Math.round((value * scale + (at % 2 === 0 ? x : y)) * 100) / 100);
    return [type, ...moved] as unknown as PathCommand;
  });

const roundedSquare = (side: number, radius: number): PathCommand[] => {
  const near = radius * (1 - QUARTER);
  const [far, end] = [side - radius, side - near];
  return [
    ['M', radius, 0],
    ['L', far, 0],
    ['C', end, 0, side, near, side, radius],
    ['L', side, far],
    ['C', side, end, end, side, far, side],
    ['L', radius, side],
    ['C', near, side, 0, end, 0, far],
    ['L', 0, radius],
    ['C', 0, near, near, 0, radius, 0],
    ['Z'],
  ];
};

const scene = (width: number, height: number, label: string, shapes: Shape[]): Scene => ({
  x: 0,
  y: 0,
  width,
  height,
  label,
  shapes,
});

/** Several paths of one color are one path. */
const inOne = (ink: Ink, ...paths: readonly (readonly PathCommand[])[]): Shape => ({
  kind: 'path',
  path: paths.flat(),
  ink,
});

/** How high a mark stands beside a single line, in cap heights: no stroke of it much heavier than the name's. */
const besideOneLine = ({ width, height, stroke }: LockupMark, stem: number): number => {
  const wanted = width / height > WIDE ? WIDE_BESIDE : BESIDE;
  const strokeAtOne = (stroke * Math.max(width, height)) / height;
  const most = (MOST_STEMS * stem) / strokeAtOne;
  return Math.min(wanted, Math.max(LEAST_BESIDE, most));
};

const horizontal = (mark: LockupMark, name: Wordmark, stem: number, ink: Ink): Scene => {
  const isOneLine = name.lines.length === 1;
  const height = isOneLine ? besideOneLine(mark, stem) * name.capHeight : name.baseline - name.capTop;
  const scale = height / mark.height;
  const middle = (name.capTop + name.baseline) / 2;
  const top = Math.min(0, middle - height / 2);
  const x = mark.width * scale + GAP_BESIDE * height;
  const bottom = Math.max(name.height, middle + height / 2);
  return scene(x + name.width, bottom - top, name.lines.join(' '), [
    inOne(ink, placed(mark.path, 0, middle - height / 2 - top, scale), placed(name.path, x, -top, 1)),
  ]);
};

/** Where a mark seems to have its middle: between its box's and its ink's. */
const opticalMiddle = ({ path, width }: DrawnMark): number => (width / 2 + centerOf(path)[0]) / 2;

const stacked = (mark: LockupMark, name: Wordmark, ink: Ink): Scene => {
  const scale = (ABOVE * name.capHeight) / Math.max(mark.width / WIDE, mark.height);
  const left = name.width / 2 - opticalMiddle(mark) * scale;
  const [from, to] = [Math.min(0, left), Math.max(name.width, left + mark.width * scale)];
  const y = mark.height * scale + GAP_ABOVE * name.capHeight - Math.max(0, name.capTop);
  return scene(to - from, y + name.height, name.lines.join(' '), [
    inOne(ink, placed(mark.path, left - from, 0, scale), placed(name.path, -from, y, 1)),
  ]);
};

/** A tile of the mark's color with the mark in the color of the ground: a mark that is a ground itself fills it. */
const tile = (mark: LockupMark, label: string, ink: Ink, ground: Ink): Scene => {
  const { side, radius } = TILE;
  const square = roundedSquare(side, radius);
  if (mark.motif) {
    const longer = Math.max(mark.width, mark.height);
    const [x, y] = [(side - (mark.width * side) / longer) / 2, (side - (mark.height * side) / longer) / 2];
    const motif = placed(mark.motif, x, y, side / longer);
    const inside = uniteLayers([{ op: 'add', path: motif, within: square }]);
    return scene(side, side, label, [inOne(ink, square), inOne(ground, placed(inside, 0, 0, 1))]);
  }
  const share = inkShare(mark) < OPEN ? TILE.open : TILE.mark;
  const scale = (share * side) / Math.max(mark.width, mark.height);
  const [x, y] = [side / 2 - opticalMiddle(mark) * scale, (side - mark.height * scale) / 2];
  return scene(side, side, label, [inOne(ink, square), inOne(ground, placed(mark.path, x, y, scale))]);
};

const inkShare = ({ path, width, height }: DrawnMark): number => {
  let [area, x, y, startX, startY] = [0, 0, 0, 0, 0];
  const to = (nextX: number, nextY: number) => {
    area += x * nextY - nextX * y;
    [x, y] = [nextX, nextY];
  };
  for (const command of path) {
    if (command[0] === 'Z') to(startX, startY);
    else if (command[0] === 'M') [startX, startY, x, y] = [command[1], command[2], command[1], command[2]];
    else to(command.at(-2) as number, command.at(-1) as number);
  }
  return Math.abs(area) / 2 / (width * height);
};

/** On whole pixels of a square of 16: the longer side fills it, the shorter one lies in the middle. */
const favicon = (mark: LockupMark, label: string, ink: Ink): Scene => {
  const { path, width, height } = mark.small ?? mark;
  const scale = FAVICON / Math.max(width, height);
  const [x, y] = [width, height].map((length) => Math.round((FAVICON - length * scale) / 2)) as [number, number];
  return scene(FAVICON, FAVICON, label, [inOne(ink, placed(path, x, y, scale))]);
};

/**
 * The mark and the name in one of the ways in which they stand together, in one color; of a tile `ground` is the
 * color of the mark on it. `stem` is the name's, in cap heights. Ratios: docs/decisions/0013-marks.md.
 */
export const drawLockup = (
  lockup: LockupName,
  {
    mark,
    name,
    stem = USUAL_STEM,
    ink,
    ground,
  }: {
    mark: LockupMark;
    name: Wordmark;
    stem?: number;
    ink: Ink;
    ground: Ink;
  },
): Scene => {
  const label = name.lines.join(' ');
  switch (lockup) {
    case 'wordmark':
      return scene(name.width, name.height, label, [inOne(ink, name.path)]);
    case 'horizontal':
      return horizontal(mark, name, stem, ink);
    case 'stacked':
      return stacked(mark, name, ink);
    case 'tile':
      return tile(mark, label, ink, ground);
    case 'favicon':
      return favicon(mark, label, ink);
    default:
      return scene(mark.width, mark.height, label, [inOne(ink, mark.path)]);
  }
};
