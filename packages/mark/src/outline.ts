import { boundsOf, type Box, type PathCommand } from '@signet/type';

/** Closed contours, filled by the nonzero rule, y down. */
export type Outline = readonly PathCommand[];

/** x' = a x + c y + e, y' = b x + d y + f, as in SVG. */
export type Affine = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

export const moved = (x: number, y: number): Affine => [1, 0, 0, 1, x, y];
export const scaled = (x: number, y = x): Affine => [x, 0, 0, y, 0, 0];

/** Turned about a point by so many degrees, clockwise on paper. */
export const turned = (degrees: number, x = 0, y = 0): Affine => {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  return [cos, sin, -sin, cos, x - cos * x + sin * y, y - sin * x - cos * y];
};

export const transform = (path: Outline, [a, b, c, d, e, f]: Affine): PathCommand[] =>
  path.map(([type, ...values]) => {
    const placed: number[] = [];
    for (let at = 0; at < values.length; at += 2) {
      const [x = 0, y = 0] = [values[at], values[at + 1]];
      placed.push(a * x + c * y + e, b * x + d * y + f);
    }
    return [type, ...placed] as unknown as PathCommand;
  });

/** Stretched and moved from the box that it fills to another. */
export const fitInto = (path: Outline, box: Box): PathCommand[] => {
  const from = boundsOf(path);
  if (!from) return [];
  const [sx, sy] = [
    (box.right - box.left) / (from.right - from.left),
    (box.bottom - box.top) / (from.bottom - from.top),
  ];
  return transform(path, [sx, 0, 0, sy, box.left - from.left * sx, box.top - from.top * sy]);
};

export const widthOf = (box: Box): number => box.right - box.left;
export const heightOf = (box: Box): number => box.bottom - box.top;
export const boxAround = (x: number, y: number, width: number, height: number): Box => ({
  left: x - width / 2,
  top: y - height / 2,
  right: x + width / 2,
  bottom: y + height / 2,
});

/** Straight pieces that a curve is drawn in where it becomes a picture: under .1 % of a letter off. */
const PIECES = 10;

/** A closed contour as x, y, x, y. */
export type Ring = readonly number[];

const curvePoint = (t: number, points: readonly number[], axis: number): number => {
  const u = 1 - t;
  const [a = 0, b = 0, c = 0, d = 0] = [points[axis], points[axis + 2], points[axis + 4], points[axis + 6]];
  if (points.length === 6) return u * u * a + 2 * u * t * b + t * t * c;
  return u ** 3 * a + 3 * u * u * t * b + 3 * u * t * t * c + t ** 3 * d;
};

/** The contours in straight pieces. */
export const ringsOf = (path: Outline): Ring[] => {
  const rings: number[][] = [];
  let ring: number[] = [];
  for (const [type, ...values] of path) {
    if (type === 'M') rings.push((ring = [...values]));
    else if (type === 'L') ring.push(...values);
    else if (type !== 'Z') {
      const points = [...ring.slice(-2), ...values];
      for (let piece = 1; piece <= PIECES; piece += 1)
        ring.push(curvePoint(piece / PIECES, points, 0), curvePoint(piece / PIECES, points, 1));
    }
  }
  return rings;
};

/** The points of the straight pieces. */
export const pointsOf = (path: Outline): [number, number][] =>
  ringsOf(path).flatMap((ring) =>
    Array.from({ length: ring.length / 2 }, (_, at): [number, number] => [ring[at * 2] ?? 0, ring[at * 2 + 1] ?? 0]),
  );

/** Twice the area counts the turns: positive for a contour drawn clockwise on paper. */
export const areaOf = (ring: Ring): number => {
  let sum = 0;
  for (let at = 0; at < ring.length; at += 2) {
    const [x, y] = [ring[at] as number, ring[at + 1] as number];
    const next = (at + 2) % ring.length;
    sum += x * (ring[next + 1] as number) - (ring[next] as number) * y;
  }
  return sum / 2;
};

/** One path a contour. */
export const contoursOf = (path: Outline): PathCommand[][] => {
  const contours: PathCommand[][] = [];
  for (const command of path) {
    if (command[0] === 'M') contours.push([command]);
    else contours.at(-1)?.push(command);
  }
  return contours;
};

/** The same contour drawn the other way round. */
export const reversed = (contour: Outline): PathCommand[] => {
  const points: [number, number][] = [];
  const drawn: { type: 'L' | 'Q' | 'C'; values: number[] }[] = [];
  for (const [type, ...values] of contour) {
    if (type === 'Z') continue;
    points.push([values.at(-2) ?? 0, values.at(-1) ?? 0]);
    if (type !== 'M') drawn.push({ type, values });
  }
  const back: PathCommand[] = [['M', ...(points.at(-1) ?? [0, 0])]];
  for (let at = drawn.length - 1; at >= 0; at -= 1) {
    const { type = 'L', values = [] } = drawn[at] ?? {};
    const middle: number[] = [];
    for (let pair = values.length - 4; pair >= 0; pair -= 2) middle.push(values[pair] ?? 0, values[pair + 1] ?? 0);
    back.push([type, ...middle, ...(points[at] ?? [])] as unknown as PathCommand);
  }
  return [...back, ['Z']];
};

/** Where the middle of the ink lies, of contours whose holes turn the other way. */
export const centerOf = (path: Outline): [x: number, y: number] => {
  let [sumX, sumY, sum] = [0, 0, 0];
  for (const ring of ringsOf(path)) {
    for (let at = 0; at < ring.length; at += 2) {
      const next = (at + 2) % ring.length;
      const [x1, y1, x2, y2] = [ring[at], ring[at + 1], ring[next], ring[next + 1]] as [number, number, number, number];
      const cross = x1 * y2 - x2 * y1;
      sumX += ((x1 + x2) * cross) / 3;
      sumY += ((y1 + y2) * cross) / 3;
      sum += cross;
    }
  }
  return sum === 0 ? [0, 0] : [sumX / sum, sumY / sum];
};
