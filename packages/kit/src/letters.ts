import { boundsOf, outlineOf, shape, type Font } from '@signet/type';
import { areaOf, flatten, type Point } from './paths.ts';

/** Letters and figures of a name, each once, in their order. */
export const lettersOf = (name: string): string[] => [...new Set(Array.from(name.replace(/[^\p{L}\p{N}]/gu, '')))];

/** A letter's contours, its height 1 and its middle at 0, 0. */
const contoursOf = (font: Font, letter: string): Point[][] => {
  const path = outlineOf(font, shape(font, letter));
  const box = boundsOf(path);
  if (!box) return [];
  const size = box.bottom - box.top;
  const [cx, cy] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  return flatten(path, size / 14).map((contour) => contour.map(([x, y]): Point => [(x - cx) / size, (y - cy) / size]));
};

const centered = (points: readonly Point[]): Point[] => {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const size = Math.max(right - left, bottom - top, 1e-6);
  return points.map(([x, y]): Point => [(x - (left + right) / 2) / size, (y - (top + bottom) / 2) / size]);
};

/**
 * The largest white inside a letter of the name, from -.5 to .5, clockwise; of a name without one, a disc. It runs
 * against the letter around it, which is how it is found.
 */
export const counterOf = (font: Font, name: string): Point[] => {
  let best: { points: Point[]; size: number } | undefined;
  for (const letter of lettersOf(name)) {
    const contours = contoursOf(font, letter).filter((contour) => contour.length > 4);
    const outer = contours.toSorted((one, other) => Math.abs(areaOf(other)) - Math.abs(areaOf(one)))[0];
    if (!outer) continue;
    for (const contour of contours) {
      const size = Math.abs(areaOf(contour));
      if (Math.sign(areaOf(contour)) === Math.sign(areaOf(outer)) || size < 0.015) continue;
      if (!best || size > best.size) best = { points: contour, size };
    }
  }
  const disc = Array.from({ length: 24 }, (_, at): Point => {
    const turn = (at / 24) * 2 * Math.PI;
    return [Math.cos(turn) / 2, Math.sin(turn) / 2];
  });
  const found = centered(best?.points ?? disc);
  return areaOf(found) > 0 ? found : found.toReversed();
};

const cross = (a: Point, b: Point, c: Point): number => (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);

/** The convex hull, clockwise as seen (Andrew's monotone chain, 1979). */
const hullOf = (points: readonly Point[]): Point[] => {
  const sorted = points.toSorted((one, other) => one[0] - other[0] || one[1] - other[1]);
  const half = (list: readonly Point[]) => {
    const chain: Point[] = [];
    for (const point of list) {
      while (chain.length > 1 && cross(chain.at(-2) as Point, chain.at(-1) as Point, point) <= 0) chain.pop();
      chain.push(point);
    }
    return chain.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.toReversed())];
};

/** Corners are taken away, the one that changes least first, until few are left. */
const simplified = (hull: readonly Point[], corners: number): Point[] => {
  const left = [...hull];
  while (left.length > corners) {
    const sizes = left.map((point, at) =>
      Math.abs(cross(left.at(at - 1) as Point, point, left[(at + 1) % left.length] as Point)),
    );
    left.splice(sizes.indexOf(Math.min(...sizes)), 1);
  }
  return left;
};

/** What the letters of a name leave when everything round is knocked off them: one hull of six corners a letter. */
export const chipsOf = (font: Font, name: string): Point[][] => {
  const chips = lettersOf(name).flatMap((letter) => {
    const hull = hullOf(contoursOf(font, letter).flat());
    const area = Math.abs(areaOf(hull));
    if (hull.length < 3 || area < 0.05) return [];
    // slivers such as an l become splinters; they are widened until they are chips
    const xs = hull.map(([x]) => x);
    const wide = Math.max(...xs) - Math.min(...xs);
    const stretch = wide < 0.45 ? 0.45 / wide : 1;
    const chip = simplified(hull, 6).map(([x, y]): Point => [x * stretch, y]);
    const scale = 1 / Math.sqrt(Math.abs(areaOf(chip)));
    return [chip.map(([x, y]): Point => [x * scale, y * scale])];
  });
  const square: Point[] = [
    [-0.5, -0.4],
    [0.3, -0.5],
    [0.55, 0.1],
    [0.1, 0.5],
    [-0.45, 0.35],
  ];
  return chips.length > 0 ? chips : [square];
};
