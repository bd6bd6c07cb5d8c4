import { uniteLayers } from './boolean.ts';
import { frameFor, rasterLayers, type Layer } from './grid.ts';
import { describe, type Description } from './known/describe.ts';
import { distanceBetween } from './known/distance.ts';
import { moved, transform, turned, type Outline } from './outline.ts';
import { oval, polygon, rectangle } from './shapes.ts';

const turns = (path: Outline, count: number): Layer[] =>
  Array.from({ length: count }, (_, at): Layer => ({ op: 'add', path: transform(path, turned((360 * at) / count)) }));

const bar = (left: number, top: number, right: number, bottom: number): Outline =>
  rectangle({ left, top, right, bottom });
const disc = (radius: number, x = 0, y = 0): Outline =>
  oval({ left: x - radius, top: y - radius, right: x + radius, bottom: y + radius });

/** An arm of a hooked cross, and its hook. */
const hooked = (half: number): Layer[] => [
  ...turns(bar(-half, -1, half, half), 4),
  ...turns(bar(-half, -1, 1, -1 + 2 * half), 4),
];

const star = (points: number, inner: number): Outline =>
  polygon(
    ...Array.from({ length: points * 2 }, (_, at): [number, number] => {
      const [angle, radius] = [(Math.PI * at) / points, at % 2 === 0 ? 1 : inner];
      return [Math.sin(angle) * radius, -Math.cos(angle) * radius];
    }),
  );

const seven: Outline = polygon([-0.3, -1], [0.5, -1], [0.5, -0.8], [0.1, 0], [-0.12, 0], [0.24, -0.78], [-0.3, -0.78]);
const sig: Outline = polygon([0, -1], [-0.4, 0.2], [-0.08, 0.2], [-0.4, 1], [0.25, -0.1], [-0.08, -0.1], [0.25, -1]);

/** A blade of a sixth of a turn. */
const fan: Outline = polygon(
  [-0.15, -0.26],
  [-0.5, -0.866],
  [-0.26, -0.965],
  [0, -1],
  [0.26, -0.965],
  [0.5, -0.866],
  [0.15, -0.26],
);

/** Signs of hatred, of danger, and signs that treaties protect: no mark may come near one. */
const references: Readonly<Record<string, readonly Layer[]>> = {
  'hooked cross, light': hooked(0.12),
  'hooked cross': hooked(0.18),
  'hooked cross, heavy': hooked(0.24),
  'three sevens': turns(seven, 3),
  'double sig': [
    { op: 'add', path: sig },
    { op: 'add', path: transform(sig, moved(0.8, 0)) },
  ],
  'Celtic cross': [
    { op: 'add', path: disc(0.75) },
    { op: 'cut', path: disc(0.5) },
    { op: 'add', path: bar(-0.13, -1, 0.13, 1) },
    { op: 'add', path: bar(-1, -0.13, 1, 0.13) },
  ],
  'red cross': [
    { op: 'add', path: bar(-0.33, -1, 0.33, 1) },
    { op: 'add', path: bar(-1, -0.33, 1, 0.33) },
  ],
  'red crystal': [
    { op: 'add', path: polygon([0, -1], [1, 0], [0, 1], [-1, 0]) },
    { op: 'cut', path: polygon([0, -0.7], [0.7, 0], [0, 0.7], [-0.7, 0]) },
  ],
  crescent: [
    { op: 'add', path: disc(1) },
    { op: 'cut', path: disc(0.8, 0.32) },
  ],
  'star of David': [{ op: 'add', path: star(6, 1 / Math.sqrt(3)) }],
  'radiation warning': [{ op: 'add', path: disc(0.2) }, ...turns(fan, 3)],
  'five-pointed star': [{ op: 'add', path: star(5, 0.382) }],
};

/** Drawings that say nothing of a name. */
const plain: Readonly<Record<string, readonly Layer[]>> = {
  disc: [{ op: 'add', path: disc(1) }],
  ring: [
    { op: 'add', path: disc(1) },
    { op: 'cut', path: disc(0.5) },
  ],
  square: [{ op: 'add', path: bar(-1, -1, 1, 1) }],
  'square ring': [
    { op: 'add', path: bar(-1, -1, 1, 1) },
    { op: 'cut', path: bar(-0.5, -0.5, 0.5, 0.5) },
  ],
  'three dots': turns(disc(0.45, 0, -0.62), 3),
  'four dots': turns(disc(0.4, 0.55, 0.55), 4),
  H: [
    { op: 'add', path: bar(-1, -1, -0.35, 1) },
    { op: 'add', path: bar(0.35, -1, 1, 1) },
    { op: 'add', path: bar(-0.4, -0.25, 0.4, 0.25) },
  ],
};

const SIDE = 192;

const described = (drawings: Readonly<Record<string, readonly Layer[]>>) =>
  Object.entries(drawings).map(([name, layers]) => {
    const box = { left: -1.05, top: -1.05, right: 1.6, bottom: 1.05 };
    return {
      name,
      descriptions: describe(rasterLayers([{ op: 'add', path: uniteLayers(layers) }], frameFor(box, SIDE, 2))),
    };
  });

let known: { forbidden: ReturnType<typeof described>; plain: ReturnType<typeof described> } | undefined;

const nearestOf = (all: ReturnType<typeof described>, descriptions: readonly Description[]) =>
  all
    .map(({ name, descriptions: others }) => ({ name, distance: distanceBetween(descriptions, others) }))
    .reduce((one, other) => (other.distance < one.distance ? other : one));

/** The sign that a mark must not be like and comes nearest to; and the same of forms that say nothing. */
export const nearestForbidden = (descriptions: readonly Description[]) => {
  known ??= { forbidden: described(references), plain: described(plain) };
  return { forbidden: nearestOf(known.forbidden, descriptions), plain: nearestOf(known.plain, descriptions) };
};

/** Nearer than this to a forbidden sign, or to a form that says nothing, no mark is shown. */
export const FORBIDDEN_DISTANCE = 0.34;
export const PLAIN_DISTANCE = 0.2;
