import type { Box, PathCommand } from '@signet/type';

export type Point = readonly [x: number, y: number];

/** A hundredth of a unit cannot be seen; more digits would only make files longer. */
export const hundredths = (path: readonly PathCommand[]): PathCommand[] =>
  path.map(
    (command) =>
      command.map((part) => (typeof part === 'number' ? Math.round(part * 100) / 100 : part)) as unknown as PathCommand,
  );

/** One coordinate so: what another machine's last digit turns is then below what plates are held to. */
const hundredth = (value: number): number => Math.round(value * 100) / 100;

export const polygon = (points: readonly Point[]): PathCommand[] => [
  ...points.map(([x, y], index): PathCommand => [index === 0 ? 'M' : 'L', hundredth(x), hundredth(y)]),
  ['Z'],
];

export const boxPath = ({ left, top, right, bottom }: Box): PathCommand[] =>
  polygon([
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ]);

/** A line that is not closed. */
export const openLine = (points: readonly Point[]): PathCommand[] =>
  points.map(([x, y], index): PathCommand => [index === 0 ? 'M' : 'L', hundredth(x), hundredth(y)]);

/** An arc of less than half a turn as cubic curves of at most a quarter, angles in degrees clockwise from the right. */
export const arc = (cx: number, cy: number, radius: number, from: number, to: number): PathCommand[] => {
  const pieces = Math.max(1, Math.ceil(Math.abs(to - from) / 90));
  const step = ((to - from) / pieces) * (Math.PI / 180);
  const reach = (4 / 3) * Math.tan(step / 4) * radius;
  const commands: PathCommand[] = [];
  for (let piece = 0; piece < pieces; piece += 1) {
    const [a, b] = [(from * Math.PI) / 180 + piece * step, (from * Math.PI) / 180 + (piece + 1) * step];
    const [ax, ay] = [cx + radius * Math.cos(a), cy + radius * Math.sin(a)];
    const [bx, by] = [cx + radius * Math.cos(b), cy + radius * Math.sin(b)];
    if (piece === 0) commands.push(['M', ax, ay]);
    commands.push([
      'C',
      ax - reach * Math.sin(a),
      ay + reach * Math.cos(a),
      bx + reach * Math.sin(b),
      by - reach * Math.cos(b),
      bx,
      by,
    ]);
  }
  return hundredths(commands);
};

export const circlePath = (cx: number, cy: number, radius: number): PathCommand[] => [
  ...arc(cx, cy, radius, 0, 360),
  ['Z'],
];

/** A polygon with its corners rounded by curves that begin `radius` before each corner. */
export const rounded = (points: readonly Point[], radius: number): PathCommand[] => {
  const commands: PathCommand[] = [];
  points.forEach(([x, y], index) => {
    const [px, py] = points[(index + points.length - 1) % points.length] as Point;
    const [nx, ny] = points[(index + 1) % points.length] as Point;
    const [before, after] = [Math.hypot(px - x, py - y), Math.hypot(nx - x, ny - y)];
    const r = Math.min(radius, before / 2, after / 2);
    const start: Point = [x + ((px - x) / before) * r, y + ((py - y) / before) * r];
    const end: Point = [x + ((nx - x) / after) * r, y + ((ny - y) / after) * r];
    commands.push([index === 0 ? 'M' : 'L', ...start], ['Q', x, y, ...end]);
  });
  return [...hundredths(commands), ['Z']];
};

/** A closed smooth line that passes the middles between its points. */
export const smooth = (points: readonly Point[]): PathCommand[] => {
  const middle = (one: Point, other: Point): Point => [(one[0] + other[0]) / 2, (one[1] + other[1]) / 2];
  const at = (index: number) => points[index % points.length] as Point;
  const [x, y] = middle(at(points.length - 1), at(0));
  const commands: PathCommand[] = [['M', hundredth(x), hundredth(y)]];
  points.forEach((point, index) => {
    const [toX, toY] = middle(point, at(index + 1));
    commands.push(['Q', hundredth(point[0]), hundredth(point[1]), hundredth(toX), hundredth(toY)]);
  });
  return [...commands, ['Z']];
};

/** The contours of a path in straight pieces of at most `step`, none closed twice. */
export const flatten = (path: readonly PathCommand[], step: number): Point[][] => {
  const contours: Point[][] = [];
  let points: Point[] = [];
  let [x, y] = [0, 0];
  for (const command of path) {
    const [type, ...numbers] = command as readonly [string, ...number[]];
    if (type === 'Z') continue;
    if (type === 'M') {
      points = [];
      contours.push(points);
    }
    const [toX = 0, toY = 0] = numbers.slice(-2);
    const handles = [x, y, ...numbers];
    const length = type === 'M' ? 0 : Math.hypot(toX - x, toY - y) * (type === 'L' ? 1 : 1.2);
    const pieces = Math.max(1, Math.ceil(length / step));
    for (let piece = 1; piece <= pieces; piece += 1) {
      const t = piece / pieces;
      points.push(type === 'M' ? [toX, toY] : [bezier(handles, 0, t), bezier(handles, 1, t)]);
    }
    [x, y] = [toX, toY];
  }
  return contours.map((contour) => {
    const [first, last] = [contour[0], contour.at(-1)];
    const isTwice =
      first && last && contour.length > 2 && Math.hypot(first[0] - last[0], first[1] - last[1]) < step / 10;
    return isTwice ? contour.slice(0, -1) : contour;
  });
};

/** One coordinate on a curve of any degree (de Casteljau); `numbers` are its points, x and y by turns. */
const bezier = (numbers: readonly number[], axis: 0 | 1, t: number): number => {
  let values = numbers.filter((_, index) => index % 2 === axis);
  while (values.length > 1)
    values = values.slice(1).map((value, index) => (values[index] as number) * (1 - t) + value * t);
  return values[0] ?? 0;
};

/** Positive where a contour runs clockwise as seen, y down. */
export const areaOf = (points: readonly Point[]): number =>
  points.reduce((sum, [x, y], index) => {
    const [nx, ny] = points[(index + 1) % points.length] as Point;
    return sum + (x * ny - nx * y) / 2;
  }, 0);

/** A path turned about the origin by `degrees`, clockwise, then scaled and moved. */
export const turned = (
  path: readonly PathCommand[],
  { x = 0, y = 0, scale = 1, degrees = 0 }: { x?: number; y?: number; scale?: number; degrees?: number },
): PathCommand[] => {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180) * scale, Math.sin((degrees * Math.PI) / 180) * scale];
  return hundredths(
    path.map((command): PathCommand => {
      const numbers: number[] = [];
      for (let at = 1; at + 1 < command.length; at += 2) {
        const [px, py] = [command[at] as number, command[at + 1] as number];
        numbers.push(px * cos - py * sin + x, px * sin + py * cos + y);
      }
      return [command[0], ...numbers] as unknown as PathCommand;
    }),
  );
};
