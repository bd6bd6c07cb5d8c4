import { boundsOf, unionOf, type Box, type PathCommand } from '@signet/type';
import { Clipper, ClipType, FillRule as ClipperFill, type PathsD } from 'clipper2-ts';
import {
  FillRule,
  PathBoolean,
  PathBooleanOperation,
  pathFromCommands,
  pathToCommands,
  type PathBooleanInput,
} from 'path-bool';
import { frameFor, inkBox, rasterLayers, rasterPath, type Layer } from './grid.ts';
import { contoursOf, reversed, ringsOf, areaOf, type Outline, type Ring } from './outline.ts';

type Segments = PathBooleanInput['path'];

const segmentsOf = (path: Outline): Segments => [
  ...pathFromCommands(
    path.map(([type, ...values]) => {
      const points: [number, number][] = [];
      for (let at = 0; at < values.length; at += 2) points.push([values[at] ?? 0, values[at + 1] ?? 0]);
      return [type, ...points] as never;
    }),
  ),
];

const commandsOf = (segments: Segments): PathCommand[] => {
  const path = [...pathToCommands(segments)].map(
    ([type, ...points]) => [type.toUpperCase(), ...(points as [number, number][]).flat()] as unknown as PathCommand,
  );
  // every contour closes, as readers of paths here expect
  return path.flatMap((command, at): PathCommand[] => {
    const next = path[at + 1];
    return command[0] !== 'Z' && (next === undefined || next[0] === 'M') ? [command, ['Z']] : [command];
  });
};

const operations = {
  add: PathBooleanOperation.Union,
  cut: PathBooleanOperation.Difference,
  keep: PathBooleanOperation.Intersection,
  xor: PathBooleanOperation.Exclusion,
} as const satisfies Record<Layer['op'], PathBooleanOperation>;

type Operand = { path: Outline; fillRule: FillRule };

const operate = (one: Operand, op: Layer['op'], other: Operand): Operand => {
  const inputs = [one, other].map(({ path, fillRule }) => ({ path: segmentsOf(path), fillRule }));
  const path = new PathBoolean(inputs).get(operations[op]).flatMap((segments: Segments) => commandsOf(segments));
  return { path, fillRule: FillRule.EvenOdd };
};

/** One operation at a time: with many inputs at once path-bool is wrong now and then. */
const withCurves = (layers: readonly Layer[]): Outline => {
  let made: Operand = { path: [], fillRule: FillRule.EvenOdd };
  for (const { op, path, within } of layers) {
    const laid: Operand = { path, fillRule: FillRule.NonZero };
    made = operate(made, op, within ? operate(laid, 'keep', { path: within, fillRule: FillRule.NonZero }) : laid);
  }
  return made.path;
};

const clips = {
  add: ClipType.Union,
  cut: ClipType.Difference,
  keep: ClipType.Intersection,
  xor: ClipType.Xor,
} as const;

const pairsOf = (ring: Ring) =>
  Array.from({ length: ring.length / 2 }, (_, at) => ({ x: ring[at * 2] ?? 0, y: ring[at * 2 + 1] ?? 0 }));

/** As polygons: never wrong, but curves come out in pieces. */
const withPolygons = (layers: readonly Layer[]): PathCommand[] => {
  let made: PathsD = [];
  for (const { op, path, within } of layers) {
    const whole: PathsD = ringsOf(path).map(pairsOf);
    const bounds = within && ringsOf(within).map(pairsOf);
    const rings = bounds ? Clipper.booleanOpD(ClipType.Intersection, whole, bounds, ClipperFill.NonZero, 6) : whole;
    made = Clipper.booleanOpD(clips[op], made, rings, ClipperFill.NonZero, 6);
  }
  return made.flatMap((ring) => [
    ...ring.map(({ x, y }, at): PathCommand => [at === 0 ? 'M' : 'L', x, y]),
    ['Z'] as const,
  ]);
};

const SIDE = 200;
/** Cells of 200 x 200 by which an outline may differ from its layers: those that lie on the very edge. */
const MOST_OFF = 60;

/** By how much of its longer side an outline may end before its layers do. */
const SHORT = 0.02;

/** Whether an outline reaches as far as its layers: of strokes that lie apart one is lost now and then. */
const reachesAsFar = (path: Outline, layers: readonly Layer[], box: Box): boolean => {
  const all = layers.flatMap(({ op, path: laid, within }) => (op === 'add' ? (boundsOf(within ?? laid) ?? []) : []));
  const frame = frameFor(all.reduce(unionOf, box), SIDE, 2);
  const [drawn, asked] = [inkBox(rasterPath(path, frame, 'evenodd')), inkBox(rasterLayers(layers, frame))];
  if (!drawn || !asked) return false;
  return (['left', 'top', 'right', 'bottom'] as const).every(
    (side) => Math.abs(drawn[side] - asked[side]) <= SHORT * SIDE,
  );
};

const isLike = (path: Outline, layers: readonly Layer[]): boolean => {
  const box = boundsOf(path);
  if (!box || !reachesAsFar(path, layers, box)) return false;
  const frame = frameFor(box, SIDE, 2);
  const [one, other] = [rasterPath(path, frame, 'evenodd').ink, rasterLayers(layers, frame).ink];
  let off = 0;
  for (let at = 0; at < one.length; at += 1) if (one[at] !== other[at]) off += 1;
  return off <= MOST_OFF;
};

const isInside = (ring: Ring, x: number, y: number): boolean => {
  let inside = false;
  for (let at = 0; at < ring.length; at += 2) {
    const next = (at + 2) % ring.length;
    const [x1, y1, x2, y2] = [ring[at], ring[at + 1], ring[next], ring[next + 1]] as [number, number, number, number];
    if (y1 > y !== y2 > y && x < x1 + ((y - y1) / (y2 - y1)) * (x2 - x1)) inside = !inside;
  }
  return inside;
};

/** Outer contours clockwise, holes the other way: then both fill rules show the same. Specks are dropped. */
const wound = (path: Outline): PathCommand[] => {
  const contours = contoursOf(path).map((contour) => ({ contour, ring: ringsOf(contour)[0] ?? [] }));
  const areas = contours.map(({ ring }) => areaOf(ring));
  const largest = Math.max(...areas.map(Math.abs));
  const kept = contours.filter((_, at) => Math.abs(areas[at] ?? 0) > largest * 1e-4);
  return kept.flatMap(({ contour, ring }) => {
    const others = kept.filter((other) => other.ring !== ring);
    // a point just inside the contour's first edge, so that touching contours are not counted
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = ring;
    const depth = others.filter((other) => isInside(other.ring, (x1 + x2) / 2, (y1 + y2) / 2)).length;
    return areaOf(ring) > 0 === (depth % 2 === 0) ? contour : reversed(contour);
  });
};

/**
 * The layers as one outline without overlaps, the same by both fill rules. Each result is held against the picture
 * of its layers; where the curves come out wrong, polygons take their place.
 */
export const uniteLayers = (layers: readonly Layer[]): PathCommand[] => {
  const curved = attempt(() => wound(withCurves(layers)));
  return curved && isLike(curved, layers) ? curved : wound(withPolygons(layers));
};

const attempt = (draw: () => PathCommand[]): PathCommand[] | undefined => {
  try {
    return draw();
  } catch {
    // path-bool throws where curves coincide in ways that it cannot order
    return undefined;
  }
};
