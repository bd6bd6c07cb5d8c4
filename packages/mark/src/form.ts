import type { MarkMeasures } from './gates.ts';
import { inkArea, inkBox, type Grid, type Layer } from './grid.ts';
import { hullArea } from './hull.ts';
import { filled } from './morphology.ts';
import { ringsOf, type Outline } from './outline.ts';

/** What a form is, more or less: each has an opposite (angular, light, dynamic, open, simple, organic). */
export const formQualities = ['round', 'heavy', 'symmetric', 'closed', 'dense', 'regular'] as const;
export type FormQuality = (typeof formQualities)[number];
export type Form = Readonly<Record<FormQuality, number>>;

/** A contour turns a corner where it changes its direction by more than this, in radians. */
const CORNER = 0.5;

/** How a contour runs: its length, and how much of that bends, stands upright or level, or lies aslant. */
type Course = {
  length: number;
  curved: number;
  orthogonal: number;
  diagonal: number;
  corners: number;
};

const follow = (course: Course, ring: readonly number[]) => {
  let before: number | undefined;
  for (let at = 0; at < ring.length; at += 2) {
    const next = (at + 2) % ring.length;
    const [dx, dy] = [
      (ring[next] as number) - (ring[at] as number),
      (ring[next + 1] as number) - (ring[at + 1] as number),
    ];
    const length = Math.hypot(dx, dy);
    if (length < 1e-6) continue;
    const angle = Math.atan2(dy, dx);
    const turn = before === undefined ? 0 : Math.abs(Math.atan2(Math.sin(angle - before), Math.cos(angle - before)));
    if (turn > CORNER) course.corners += 1;
    // a piece that bends a little from the one before is part of a curve
    else if (turn > 0.02) course.curved += length;
    const oblique = Math.abs(Math.atan2(Math.abs(dy), Math.abs(dx)));
    const off = Math.min(oblique, Math.PI / 2 - oblique);
    if (off < 0.09) course.orthogonal += length;
    else if (off > 0.35) course.diagonal += length;
    course.length += length;
    before = angle;
  }
};

const courseOf = (paths: readonly Outline[]): Course => {
  const course: Course = { length: 1e-9, curved: 0, orthogonal: 0, diagonal: 0, corners: 0 };
  for (const path of paths) for (const ring of ringsOf(path)) follow(course, ring);
  return course;
};

/** Where a place about the middle goes: x and y of the mirrored or turned picture, by x and y. */
const mirrored = {
  sides: [-1, 0, 0, 1],
  ends: [1, 0, 0, -1],
  half: [-1, 0, 0, -1],
  quarter: [0, -1, 1, 0],
} as const;

/** How much of the ink lies on itself when the picture is mirrored or turned about the middle of its box. */
export const overlapOf = ({ width, height, ink }: Grid, way: keyof typeof mirrored): number => {
  const box = inkBox({ width, height, ink });
  if (!box) return 0;
  const [cx, cy] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  const [a, b, c, d] = mirrored[way];
  let [both, count] = [0, 0];
  for (let y = box.top; y < box.bottom; y += 1) {
    const dy = y + 0.5 - cy;
    for (let x = box.left; x < box.right; x += 1) {
      if (ink[y * width + x] !== 1) continue;
      const dx = x + 0.5 - cx;
      count += 1;
      if (ink[Math.floor(cy + c * dx + d * dy) * width + Math.floor(cx + a * dx + b * dy)] === 1) both += 1;
    }
  }
  return count === 0 ? 0 : both / (2 * count - both);
};

/** The mark's form, not yet compared with others: its picture, its contours and what was measured of it. */
export const formOf = (
  grid: Grid,
  layers: readonly Layer[],
  measures: Pick<MarkMeasures, 'complexity' | 'parts' | 'holes'>,
): Form => {
  const course = courseOf(layers.map(({ path }) => path));
  const silhouette = filled(grid);
  const [ink, hull, whole] = [inkArea(grid), Math.max(1, hullArea(grid)), inkArea(silhouette)];
  const turns = Math.max(overlapOf(grid, 'half'), overlapOf(grid, 'quarter'));
  const best = Math.max(turns, overlapOf(grid, 'sides'), overlapOf(grid, 'ends'));
  const share = (length: number) => length / course.length;
  return {
    round: share(course.curved) - 0.012 * course.corners,
    heavy: ink / hull,
    symmetric: best - share(course.diagonal) / 2,
    closed: whole / hull + (0.4 * (whole - ink)) / Math.max(1, whole),
    dense: Math.log(measures.complexity) + 0.12 * measures.parts,
    regular: share(course.orthogonal) + turns / 2,
  };
};
