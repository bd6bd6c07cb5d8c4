import type { PathCommand } from '@signet/type';

/** A bend or an end of a stroke's middle line; a sharp one is not rounded. */
export type Bend = readonly [x: number, y: number, sharp?: 'sharp'];
/** The middle line of a stroke. */
export type Stroke = {
  readonly bends: readonly Bend[];
  readonly closed?: boolean;
  /** Ends that meet another stroke; the others are carried on by half the stroke, as with a square pen. */
  readonly joined?: 'start' | 'end' | 'both';
};

type Vector = readonly [number, number];
type Corner = {
  readonly at: Vector;
  readonly into: Vector;
  readonly out: Vector;
  readonly radius: number;
};

const towards = (from: Bend | Vector, to: Bend | Vector): Vector => {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy) || 1;
  return [dx / length, dy / length];
};
const distance = (from: Bend, to: Bend): number => Math.hypot(to[0] - from[0], to[1] - from[1]);

/** How much the line turns at a corner: positive to the right on paper. */
const turnAt = ({ into, out }: Corner): number =>
  Math.atan2(into[0] * out[1] - into[1] * out[0], into[0] * out[0] + into[1] * out[1]);

const cornerOf = (before: Bend, bend: Bend, after: Bend, radius: number): Corner => {
  const corner = { at: [bend[0], bend[1]] as const, into: towards(before, bend), out: towards(bend, after), radius: 0 };
  // neighbors share a side: each may use half
  const room = Math.min(distance(before, bend), distance(bend, after)) / 2;
  const most = room / Math.tan(Math.abs(turnAt(corner)) / 2);
  return { ...corner, radius: bend[2] ? 0 : Math.min(radius, most) };
};

/** A corner of the line that runs `offset` to the right of the middle line. */
const drawCorner = (corner: Corner, offset: number): PathCommand[] => {
  const { at, into, out, radius } = corner;
  const turn = turnAt(corner);
  const [n1, n2]: [Vector, Vector] = [
    [-into[1], into[0]],
    [-out[1], out[0]],
  ];
  const share = offset / (1 + n1[0] * n2[0] + n1[1] * n2[1]);
  const [x, y] = [at[0] + (n1[0] + n2[0]) * share, at[1] + (n1[1] + n2[1]) * share];
  const own = radius === 0 ? 0 : radius - Math.sign(turn) * offset;
  if (own <= 1e-6) return [['L', x, y]];
  const reach = own * Math.tan(Math.abs(turn) / 2);
  const handle = reach - (4 / 3) * Math.tan(Math.abs(turn) / 4) * own;
  return [
    ['L', x - into[0] * reach, y - into[1] * reach],
    [
      'C',
      x - into[0] * handle,
      y - into[1] * handle,
      x + out[0] * handle,
      y + out[1] * handle,
      x + out[0] * reach,
      y + out[1] * reach,
    ],
  ];
};

const carriedOn = ({ bends, joined }: Stroke, by: number): Bend[] => {
  const [first, second, last, before] = [bends[0], bends[1], bends.at(-1), bends.at(-2)];
  if (!first || !second || !last || !before) return [...bends];
  const extend = (end: Bend, inner: Bend): Bend => {
    const [dx, dy] = towards(inner, end);
    return [end[0] + dx * by, end[1] + dy * by];
  };
  const start = joined === 'start' || joined === 'both' ? first : extend(first, second);
  const end = joined === 'end' || joined === 'both' ? last : extend(last, before);
  return [start, ...bends.slice(1, -1), end];
};

const closedLine = (bends: readonly Bend[], radius: number, offset: number): PathCommand[] => {
  const count = bends.length;
  const drawn = bends.flatMap((bend, at) =>
    drawCorner(cornerOf(bends.at(at - 1) ?? bend, bend, bends[(at + 1) % count] ?? bend, radius), offset),
  );
  const end = drawn.at(-1)?.slice(-2) as [number, number];
  return [['M', ...end], ...drawn, ['Z']];
};

const openLine = (bends: readonly Bend[], radius: number, offset: number): PathCommand[] => {
  const beside = (end: Bend, [dx, dy]: Vector): PathCommand => ['L', end[0] - dy * offset, end[1] + dx * offset];
  const [first, second] = bends as [Bend, Bend];
  const [before, last] = bends.slice(-2) as [Bend, Bend];
  const middle = bends
    .slice(1, -1)
    .flatMap((bend, at) => drawCorner(cornerOf(bends[at] ?? bend, bend, bends[at + 2] ?? bend, radius), offset));
  return [beside(first, towards(first, second)), ...middle, beside(last, towards(before, last))];
};

const backwards = (line: readonly PathCommand[]): PathCommand[] => {
  const ends = line.map((command) => command.slice(-2) as [number, number]);
  return line.toReversed().map((command, at): PathCommand => {
    const to = ends[line.length - 2 - at] ?? ends[0] ?? [0, 0];
    return command[0] === 'C' ? ['C', command[3], command[4], command[1], command[2], ...to] : ['L', ...to];
  });
};

/**
 * The band between two lines that run beside a stroke's middle line, `from` and `to` its right: exact parallels,
 * whose corners share their centers.
 */
export const band = (stroke: Stroke, radius: number, from: number, to: number, cap: number): PathCommand[] => {
  if (stroke.closed) {
    const [inner, outer] = [closedLine(stroke.bends, radius, from), closedLine(stroke.bends, radius, to)];
    const turnedBack = [...backwards(inner.slice(1, -1))];
    const start = inner.at(-2)?.slice(-2) as [number, number];
    return [...outer, ['M', ...start], ...turnedBack, ['Z']];
  }
  const bends = carriedOn(stroke, cap);
  const [one, other] = [openLine(bends, radius, from), openLine(bends, radius, to)];
  const start = one[0]?.slice(-2) as [number, number];
  const across = other.at(-1)?.slice(-2) as [number, number];
  return [['M', ...start], ...one.slice(1), ['L', ...across], ...backwards(other).slice(0, -1), ['Z']];
};
