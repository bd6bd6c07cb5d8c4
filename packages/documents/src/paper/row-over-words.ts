import type { Shape } from '@signet/scene';
import { boundsOf } from '@signet/type';

type Pattern = Extract<Shape, { kind: 'pattern' }>;
type Span = { left: number; right: number };

/** How far one copy reaches to either side of its place, in units of the drawing. */
const halfOf = ({ shapes, places: [first] }: Pattern): number => {
  const [shape] = shapes;
  const box = shape && 'path' in shape ? boundsOf(shape.path) : undefined;
  return box ? Math.max(-box.left, box.right) * (first?.scale ?? 1) : 0;
};

/**
 * A row of copies that runs from margin to margin of a kit's page, over the words of this one: it begins where they
 * begin and ends where they end. Other art stays as it is.
 */
export const rowOverWords = (art: readonly Shape[], { left, right }: Span): Shape[] => {
  const rows = art.filter((shape): shape is Pattern => shape.kind === 'pattern');
  const places = rows.flatMap((row) => row.places);
  const isRow = places.length > 2 && places.every(({ y }) => y === places[0]?.y);
  if (!isRow) return [...art];
  const half = Math.max(...rows.map(halfOf));
  const [from, to] = [Math.min(...places.map(({ x = 0 }) => x)), Math.max(...places.map(({ x = 0 }) => x))];
  const moved = (x = 0): number => left + half + ((x - from) / (to - from)) * (right - left - 2 * half);
  return art.map((shape) =>
    shape.kind === 'pattern' ? { ...shape, places: shape.places.map((one) => ({ ...one, x: moved(one.x) })) } : shape,
  );
};
