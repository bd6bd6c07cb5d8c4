import { stepsOf, type PathStep } from './path-commands.ts';

type Point = readonly [x: number, y: number];
/**
 * One closed piece of a path: the area that it goes around, positive when it goes clockwise on screen, and the
 * corners of its box.
 */
interface Loop {
  area: number;
  least: Point;
  most: Point;
}

const cross = ([ax, ay]: Point, [bx, by]: Point): number => (ax * by - ay * bx) / 2;

/** What lies between a cubic curve and its chord: the integral of Green's theorem. */
const bulgeOfCurve = (from: Point, one: Point, two: Point, to: Point): number =>
  (6 * cross(from, one) +
    3 * cross(from, two) +
    3 * cross(one, two) +
    3 * cross(one, to) +
    6 * cross(two, to) -
    9 * cross(from, to)) /
  10;

/** What lies between an arc and its chord; `turn` is in degrees (SVG 2, 9.3.8). */
const bulgeOfArc = (
  from: Point,
  to: Point,
  [rx = 0, ry = 0, turn = 0, isLarge = 0, isClockwise = 0]: readonly number[],
): number => {
  if (rx === 0 || ry === 0) return 0;
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const chord = Math.hypot((dx * cos + dy * sin) / rx, (dy * cos - dx * sin) / ry);
  // radii too small for the chord grow until they fit (SVG 2, B.2.5)
  const grown = Math.max(1, chord / 2) ** 2;
  const small = 2 * Math.asin(Math.min(1, chord / 2));
  const swept = isLarge ? 2 * Math.PI - small : small;
  return ((Math.abs(rx * ry) * grown) / 2) * (swept - Math.sin(swept)) * (isClockwise ? 1 : -1);
};

/** Follows the steps of a path and keeps the loops that they make. */
class Pen {
  readonly loops: Loop[] = [];
  private at: Point = [0, 0];
  private start: Point = [0, 0];
  /** The last handle of a curve, which a smooth curve goes on from. */
  private handle: Point | undefined;
  private loop: Loop = { area: 0, least: [0, 0], most: [0, 0] };

  follow([command, values]: PathStep): void {
    const name = command.toLowerCase();
    const [left, top]: Point = command === name ? this.at : [0, 0];
    const point = (index: number): Point => [left + (values[index] ?? 0), top + (values[index + 1] ?? 0)];
    const { handle } = this;
    this.handle = undefined;
    if (name === 'm') this.open(point(0));
    else if (name === 'z') this.open(this.start);
    else if (name === 'l') this.line(point(0));
    else if (name === 'h') this.line([point(0)[0], this.at[1]]);
    else if (name === 'v') this.line([this.at[0], top + (values[0] ?? 0)]);
    else if (name === 'a') this.line(point(5), bulgeOfArc(this.at, point(5), values));
    else if (name === 'c') this.curve(point(0), point(2), point(4));
    else if (name === 's') this.curve(this.beyond(handle), point(0), point(2));
    else if (name === 'q') this.quadratic(point(0), point(2));
    else this.quadratic(this.beyond(handle), point(0));
  }

  /** Begins a loop. The one before ends where it began, whether the path says so or not: that is what is filled. */
  open(at: Point): void {
    const { area, least, most } = this.loop;
    this.loops.push({ area: area + cross(this.at, this.start), least, most });
    [this.at, this.start, this.loop] = [at, at, { area: 0, least: at, most: at }];
  }

  private line(to: Point, bulge = 0): void {
    const { area, least, most } = this.loop;
    this.loop = {
      area: area + cross(this.at, to) + bulge,
      least: [Math.min(least[0], to[0]), Math.min(least[1], to[1])],
      most: [Math.max(most[0], to[0]), Math.max(most[1], to[1])],
    };
    this.at = to;
  }

  private curve(one: Point, two: Point, to: Point): void {
    this.line(to, bulgeOfCurve(this.at, one, two, to));
    this.handle = two;
  }

  private quadratic(by: Point, to: Point): void {
    const third = (end: Point): Point => [(end[0] + 2 * by[0]) / 3, (end[1] + 2 * by[1]) / 3];
    this.line(to, bulgeOfCurve(this.at, third(this.at), third(to), to));
    this.handle = by;
  }

  private beyond(handle: Point | undefined): Point {
    const [x, y] = handle ?? this.at;
    return [2 * this.at[0] - x, 2 * this.at[1] - y];
  }
}

const liesIn = (inner: Loop, outer: Loop): boolean =>
  inner.least.every((least, axis) => least >= (outer.least[axis] ?? 0)) &&
  inner.most.every((most, axis) => most <= (outer.most[axis] ?? 0));

/**
 * How often the loops that a loop lies in go around it (SVG 2, 13.5.1, the nonzero rule): where that comes to none,
 * there is a hole.
 */
const windingAround = (loop: Loop, loops: readonly Loop[]): number =>
  loops
    .filter((other) => Math.abs(other.area) > Math.abs(loop.area) && liesIn(loop, other))
    .reduce((sum, { area }) => sum + Math.sign(area), 0);

/** What a loop adds to the painted area: filled where nothing was, a hole where something was, else nothing new. */
const painted = (loop: Loop, loops: readonly Loop[]): number => {
  const outside = windingAround(loop, loops);
  const inside = outside + Math.sign(loop.area);
  return Math.abs(loop.area) * (Number(inside !== 0) - Number(outside !== 0));
};

/**
 * A drawing has some dozens. Each is held against all others, so of more only the largest are looked at: the rest is
 * grain.
 */
const MOST_LOOPS = 1000;

/**
 * The area that filling a path paints, in squares of its own unit; an estimate where loops overlap. @param path An
 * SVG path's `d`.
 */
export const areaOfPath = (path: string): number => {
  const pen = new Pen();
  for (const step of stepsOf(path)) pen.follow(step);
  pen.open([0, 0]);
  const loops = pen.loops
    .filter(({ area }) => Math.abs(area) > 0)
    .toSorted((one, other) => Math.abs(other.area) - Math.abs(one.area))
    .slice(0, MOST_LOOPS);
  return Math.max(
    0,
    loops.reduce((sum, loop) => sum + painted(loop, loops), 0),
  );
};
