import type { PathCommand } from '@signet/type';
import { contoursOf, type Outline } from './outline.ts';

type Point = readonly [number, number];
/** A line of two points or a curve of four, quadratic ones raised. */
type Piece = readonly Point[];

/** Turns sharper than this, in radians, are corners; gentler ones belong to a curve. */
const CORNER = 0.3;
/** A corner takes no more of a side than this, so that two corners leave some of it. */
const MOST_OF_SIDE = 0.46;
/** The handles of the arc that takes the corner's place. */
const HANDLE = 0.5523;

const mix = (one: Point, other: Point, t: number): Point => [
  one[0] + (other[0] - one[0]) * t,
  one[1] + (other[1] - one[1]) * t,
];
const apart = (one: Point, other: Point): number => Math.hypot(other[0] - one[0], other[1] - one[1]);

const piecesOf = (contour: Outline): Piece[] => {
  const pieces: Piece[] = [];
  let [start, at]: [Point, Point] = [
    [0, 0],
    [0, 0],
  ];
  const to = (piece: Piece) => {
    at = piece.at(-1) as Point;
    if (piece.length > 2 || apart(piece[0] as Point, at) > 1e-9) pieces.push(piece);
  };
  for (const command of contour) {
    switch (command[0]) {
      case 'M':
        start = at = [command[1], command[2]];
        break;
      case 'L':
        to([at, [command[1], command[2]]]);
        break;
      case 'Q': {
        const [middle, end]: [Point, Point] = [
          [command[1], command[2]],
          [command[3], command[4]],
        ];
        to([at, mix(at, middle, 2 / 3), mix(end, middle, 2 / 3), end]);
        break;
      }
      case 'C':
        to([at, [command[1], command[2]], [command[3], command[4]], [command[5], command[6]]]);
        break;
      default:
        to([at, start]);
    }
  }
  return pieces;
};

/** The part of a piece from `from` to `to`, by de Casteljau. */
const cutPiece = (piece: Piece, from: number, to: number): Piece => {
  const before = (points: Piece, t: number): Piece => {
    const kept: Point[] = [];
    for (let row = points; row.length > 0; row = row.slice(1).map((point, at) => mix(row[at] as Point, point, t)))
      kept.push(row[0] as Point);
    return kept;
  };
  const head = before(piece, to);
  return from === 0 ? head : before(head.toReversed(), 1 - from / to).toReversed();
};

const lengthOf = (piece: Piece): number => {
  if (piece.length === 2) return apart(piece[0] as Point, piece[1] as Point);
  const points = Array.from({ length: 9 }, (_, at) => cutPiece(piece, 0, Math.max(1e-9, at / 8)).at(-1) as Point);
  return points.slice(1).reduce((sum, point, at) => sum + apart(points[at] as Point, point), 0);
};

const directionAt = (piece: Piece, end: 'start' | 'end'): number => {
  const points = end === 'start' ? piece : piece.toReversed();
  const from = points[0] as Point;
  const to = points.find((point) => apart(from, point) > 1e-6) ?? from;
  const angle = Math.atan2(to[1] - from[1], to[0] - from[0]);
  return end === 'start' ? angle : angle + Math.PI;
};

const isCorner = (one: Piece, next: Piece): boolean => {
  const turn = directionAt(next, 'start') - directionAt(one, 'end');
  return Math.abs(Math.atan2(Math.sin(turn), Math.cos(turn))) > CORNER;
};

const draw = (piece: Piece): PathCommand =>
  (piece.length === 2 ? ['L', ...(piece[1] as Point)] : ['C', ...piece.slice(1).flat()]) as unknown as PathCommand;

const roundContour = (contour: Outline, radius: number): PathCommand[] => {
  const pieces = piecesOf(contour);
  const lengths = pieces.map(lengthOf);
  const next = (at: number) => (at + 1) % pieces.length;
  const reach = pieces.map((piece, at) =>
    isCorner(piece, pieces[next(at)] as Piece)
      ? Math.min(radius, MOST_OF_SIDE * Math.min(lengths[at] as number, lengths[next(at)] as number))
      : 0,
  );
  const kept = pieces.map((piece, at) => {
    const length = Math.max(1e-9, lengths[at] as number);
    const before = reach.at(at - 1) as number;
    return cutPiece(piece, before / length, 1 - (reach[at] as number) / length);
  });
  const drawn = kept.flatMap((piece, at): PathCommand[] => {
    if (reach[at] === 0) return [draw(piece)];
    const [from, corner, to] = [piece.at(-1), pieces[at]?.at(-1), kept[next(at)]?.[0]] as [Point, Point, Point];
    return [draw(piece), ['C', ...mix(from, corner, HANDLE), ...mix(to, corner, HANDLE), ...to]];
  });
  const first = kept[0]?.[0];
  return first ? [['M', ...first], ...drawn, ['Z']] : [];
};

/** Every corner, outer and inner, taken off by an arc of this radius or what its sides leave room for. */
export const roundCorners = (path: Outline, radius: number): readonly PathCommand[] =>
  radius <= 0 ? path : contoursOf(path).flatMap((contour) => roundContour(contour, radius));
