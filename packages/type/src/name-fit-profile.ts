import type { Font } from './font.ts';
import type { PathCommand } from './path.ts';

/**
 * Heights at which a face's glyphs are looked at, in font units, y down, from the descenders up. They follow the
 * face's own x-height and cap height and stand just inside the baseline, the x-height and the cap height too, where
 * serifs, bars and feet are thinnest.
 */
export type Levels = {
  readonly heights: readonly number[];
  /** How many of them lie below the baseline. */
  readonly below: number;
  /** Levels from the first up to this one (exclusive) reach the x-height, the cap height. */
  readonly toXHeight: number;
  readonly toCapHeight: number;
};

/**
 * What a neighbor sees of a glyph: at each level where its ink begins, ends and how much there is; `Infinity`,
 * `-Infinity` and 0 where there is none.
 */
export type GlyphProfile = {
  readonly left: Float64Array;
  readonly right: Float64Array;
  readonly ink: Float64Array;
  /** Of all levels together. */
  readonly begins: number;
  readonly ends: number;
};

const evenly = (from: number, to: number, count: number): number[] =>
  Array.from({ length: count }, (_, at) => from + ((to - from) * at) / (count - 1));

/** Just inside an edge, as a share of the x-height: a hairline serif is about .03 thick. */
const INSIDE = 0.02;

const levelsOf = ({ xHeight, capHeight }: Font): Levels => {
  const edge = INSIDE * xHeight;
  const below = evenly(0.4 * xHeight, 0.06 * xHeight, 5);
  const lower = [-edge, ...evenly(-0.12 * xHeight, -0.88 * xHeight, 9), edge - xHeight];
  const upper =
    capHeight > 1.1 * xHeight
      ? [...evenly(-0.85 * xHeight - 0.15 * capHeight, -0.2 * xHeight - 0.8 * capHeight, 4), edge - capHeight]
      : [];
  const above = evenly(-1.06 * Math.max(xHeight, capHeight), -1.4 * Math.max(xHeight, capHeight), 4);
  const toXHeight = below.length + lower.length;
  return {
    heights: [...below, ...lower, ...upper, ...above],
    below: below.length,
    toXHeight,
    toCapHeight: toXHeight + upper.length,
  };
};

/** A curve in this many straight pieces: it strays from them by less than a hundredth of the x-height. */
const PIECES = 6;

type Crossing = {
  x: number;
  turn: number;
};

/** Where the outline crosses each level, with the direction that the nonzero rule counts. */
class Crossings {
  readonly at: Crossing[][];
  private readonly heights: readonly number[];

  constructor(heights: readonly number[]) {
    this.heights = heights;
    this.at = heights.map(() => []);
  }

  take(x: number, y: number, toX: number, toY: number): void {
    const [top, bottom] = y < toY ? [y, toY] : [toY, y];
    for (let level = 0; level < this.heights.length; level += 1) {
      const height = this.heights[level] ?? 0;
      if (height < top || height >= bottom) continue;
      this.at[level]?.push({ x: x + ((toX - x) * (height - y)) / (toY - y), turn: y < toY ? 1 : -1 });
    }
  }
}

const curveAt = (t: number, a: number, b: number, c: number, d?: number): number => {
  const u = 1 - t;
  return d === undefined
    ? u * u * a + 2 * u * t * b + t * t * c
    : u ** 3 * a + 3 * u * u * t * b + 3 * u * t * t * c + t ** 3 * d;
};

const crossingsOf = (path: readonly PathCommand[], heights: readonly number[]): Crossing[][] => {
  const crossings = new Crossings(heights);
  let [startX, startY, x, y] = [0, 0, 0, 0];
  const lineTo = (toX: number, toY: number) => {
    crossings.take(x, y, toX, toY);
    [x, y] = [toX, toY];
  };
  for (const [type, x1 = 0, y1 = 0, x2, y2, x3, y3] of path) {
    if (type === 'M') [startX, startY, x, y] = [x1, y1, x1, y1];
    else if (x2 === undefined || y2 === undefined) lineTo(type === 'Z' ? startX : x1, type === 'Z' ? startY : y1);
    else {
      const [fromX, fromY] = [x, y];
      for (let piece = 1; piece <= PIECES; piece += 1)
        lineTo(curveAt(piece / PIECES, fromX, x1, x2, x3), curveAt(piece / PIECES, fromY, y1, y2, y3));
    }
  }
  return crossings.at;
};

/** How much of a level is inked, by the nonzero rule. */
const inkOf = (crossings: readonly Crossing[]): number => {
  let [winding, from, ink] = [0, 0, 0];
  for (const { x, turn } of crossings) {
    if (winding === 0) from = x;
    winding += turn;
    if (winding === 0) ink += x - from;
  }
  return ink;
};

const profileOf = (path: readonly PathCommand[], heights: readonly number[]): GlyphProfile => {
  const crossings = crossingsOf(path, heights);
  for (const level of crossings) level.sort((one, other) => one.x - other.x);
  const left = Float64Array.from(crossings, (level) => level[0]?.x ?? Infinity);
  const right = Float64Array.from(crossings, (level) => level.at(-1)?.x ?? -Infinity);
  return { left, right, ink: Float64Array.from(crossings, inkOf), begins: Math.min(...left), ends: Math.max(...right) };
};

/** A face's levels and the profiles of its glyphs, each drawn once. */
export type FaceProfile = {
  readonly levels: Levels;
  glyph(id: number): GlyphProfile;
};

const known = new WeakMap<Font, FaceProfile>();

/** The profiles of a face; kept as long as the face is. */
export const faceProfile = (font: Font): FaceProfile => {
  const kept = known.get(font);
  if (kept) return kept;
  const levels = levelsOf(font);
  const glyphs = new Map<number, GlyphProfile>();
  const face: FaceProfile = {
    levels,
    glyph(id) {
      const profile = glyphs.get(id) ?? profileOf(font.outline(id), levels.heights);
      glyphs.set(id, profile);
      return profile;
    },
  };
  known.set(font, face);
  return face;
};
