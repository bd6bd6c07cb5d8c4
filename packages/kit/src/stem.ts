import { outlineOf, shape, type Font } from '@signet/type';
import { flatten } from './paths.ts';

/** Curves are followed in pieces of this part of an em. */
const FINE = 1 / 60;

/**
 * How thick the upright stroke of an l is, halfway up the small letters, in heights of a capital: where neither serifs
 * nor the turn of a pen count. Undefined for a face without it.
 */
export const stemOf = (font: Font): number | undefined => {
  if (!font.covers('l')) return undefined;
  const level = -font.xHeight / 2;
  const crossings = flatten(outlineOf(font, shape(font, 'l')), font.upem * FINE).flatMap((contour) =>
    contour.flatMap(([x, y], at) => {
      const [toX, toY] = contour[(at + 1) % contour.length] ?? [x, y];
      return y < level === toY < level ? [] : [x + ((level - y) / (toY - y)) * (toX - x)];
    }),
  );
  const sorted = crossings.toSorted((one, other) => one - other);
  const widths = sorted.flatMap((x, at) => (at % 2 === 0 ? [(sorted[at + 1] ?? x) - x] : []));
  const widest = Math.max(0, ...widths);
  return widest > 0 ? widest / font.capHeight : undefined;
};
