import { boundsOf } from '../bounds.ts';
import type { Font } from '../font.ts';
import { placePath } from '../path.ts';
import { shape } from '../shape.ts';
import { edgesOf, type Edge } from './edges.ts';
import { rowSpans } from './spans.ts';
import { mean } from '@signet/statistics';

/** The pairs that meet most often in English words. */
const PAIRS = [
  'th he in er an re nd at on nt ha es st en ed to it ou ea hi',
  'is or ti as te et ng of al de se le sa si ar ve ra ld ur me',
].flatMap((pairs) => pairs.split(' '));
const ROWS = 60;

/** The outline of each letter of a pair in its place; one where the font draws both as one glyph. */
const drawPair = (font: Font, pair: string): Edge[][] => {
  const { glyphs } = shape(font, pair);
  return [0, 1].map((letter) =>
    edgesOf(
      glyphs
        .filter(({ cluster }) => cluster === letter)
        .flatMap(({ id, x, y }) => placePath(font.outline(id), { x, y })),
      font.upem / 16,
    ),
  );
};

const touch = (one: readonly Edge[], other: readonly Edge[], y: number): boolean =>
  rowSpans(one, y).some((left) => rowSpans(other, y).some((right) => left.from <= right.to && right.from <= left.to));

/** Whether the ink of both letters meets; undefined for a ligature, which says nothing of the others. */
const joins = (font: Font, pair: string, { top, bottom }: { top: number; bottom: number }): boolean | undefined => {
  const [one, other] = drawPair(font, pair);
  if (!one || !other || one.length === 0 || other.length === 0) return undefined;
  return Array.from({ length: ROWS }, (_, row) => top + ((row + 0.5) / ROWS) * (bottom - top)).some((y) =>
    touch(one, other, y),
  );
};

/** The share of common pairs whose letters touch, 0 to 1, contextual forms and kerning included. */
export const measureJoining = (font: Font): number => {
  const band = boundsOf(PAIRS.flatMap((pair) => shape(font, pair).glyphs.flatMap(({ id }) => font.outline(id))));
  return band ? mean(PAIRS.flatMap((pair) => joins(font, pair, band) ?? []).map(Number)) : 0;
};
