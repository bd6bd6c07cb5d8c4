import { uniteOverlaps } from '@signet/mark';
import type { Ink, Paint, Place, Shape, Tone } from '@signet/scene';
import { boundsOf, type Box, type PathCommand } from '@signet/type';
import { cutArea, cutLine } from './clip.ts';
import { thinned } from './thin.ts';

/**
 * One coat of a color: `alpha` 0 is clear. A mixture of two roles is two coats, so that it follows both in files whose
 * colors people change.
 */
export type Coat = { ink: Ink; alpha: number };

/** Part of a drawing as files can carry it: no groups, no clips, every place resolved. */
export type Flat =
  | { kind: 'area'; path: readonly PathCommand[]; coats: readonly Coat[] }
  | {
      kind: 'line';
      path: readonly PathCommand[];
      coats: readonly Coat[];
      width: number;
      dash?: readonly [number, number];
    }
  /** What only a picture can show; `shape` in the drawing's own units. */
  | { kind: 'glow'; shape: Shape; box: Box };

type At = { a: number; b: number; c: number; d: number; x: number; y: number };
/** `isCopy`: one of many, whose outlines are looked at nowhere. */
type Around = { at: At; opacity: number; clip?: Box; isCopy?: boolean };

const HOME: At = { a: 1, b: 0, c: 0, d: 1, x: 0, y: 0 };

const within = (outer: At, { x = 0, y = 0, scale = 1, turn = 0 }: Place): At => {
  const angle = (turn * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle) * scale, Math.sin(angle) * scale];
  const { a, b, c, d } = outer;
  return {
    a: a * cos + c * sin,
    b: b * cos + d * sin,
    c: c * cos - a * sin,
    d: d * cos - b * sin,
    x: outer.x + a * x + c * y,
    y: outer.y + b * x + d * y,
  };
};

const moved = (path: readonly PathCommand[], { a, b, c, d, x, y }: At): PathCommand[] =>
  path.map((command): PathCommand => {
    const numbers: number[] = [];
    for (let at = 1; at + 1 < command.length; at += 2) {
      const [px, py] = [command[at] as number, command[at + 1] as number];
      numbers.push(a * px + c * py + x, b * px + d * py + y);
    }
    return [command[0], ...numbers] as unknown as PathCommand;
  });

/** The coats of a tone, the lowest first. */
export const coatsOf = (tone: Tone, alpha = 1): Coat[] =>
  typeof tone === 'object'
    ? [...coatsOf(tone.from, alpha), ...coatsOf(tone.to, alpha * tone.share)].filter((coat) => coat.alpha > 0.004)
    : [{ ink: tone, alpha }];

const isGradient = (paint: Paint): paint is Extract<Paint, { gradient: string }> =>
  typeof paint === 'object' && 'gradient' in paint;

const QUARTER = 0.5523;
const ellipse = (cx: number, cy: number, r: number): PathCommand[] => {
  const k = r * QUARTER;
  return [
    ['M', cx + r, cy],
    ['C', cx + r, cy + k, cx + k, cy + r, cx, cy + r],
    ['C', cx - k, cy + r, cx - r, cy + k, cx - r, cy],
    ['C', cx - r, cy - k, cx - k, cy - r, cx, cy - r],
    ['C', cx + k, cy - r, cx + r, cy - k, cx + r, cy],
    ['Z'],
  ];
};

const rectangle = (x: number, y: number, width: number, height: number): PathCommand[] => [
  ['M', x, y],
  ['L', x + width, y],
  ['L', x + width, y + height],
  ['L', x, y + height],
  ['Z'],
];

const roundRectangle = (x: number, y: number, width: number, height: number, r: number): PathCommand[] => {
  const k = r * (1 - QUARTER);
  const [right, bottom] = [x + width, y + height];
  return [
    ['M', x + r, y],
    ['L', right - r, y],
    ['C', right - k, y, right, y + k, right, y + r],
    ['L', right, bottom - r],
    ['C', right, bottom - k, right - k, bottom, right - r, bottom],
    ['L', x + r, bottom],
    ['C', x + k, bottom, x, bottom - k, x, bottom - r],
    ['L', x, y + r],
    ['C', x, y + k, x + k, y, x + r, y],
    ['Z'],
  ];
};

const outlineOf = (shape: Shape): readonly PathCommand[] => {
  if (shape.kind === 'rect') {
    const { x, y, width, height, radius = 0 } = shape;
    return radius > 0 ? roundRectangle(x, y, width, height, radius) : rectangle(x, y, width, height);
  }
  if (shape.kind === 'circle') return ellipse(shape.cx, shape.cy, shape.radius);
  return 'path' in shape ? shape.path : [];
};

const covers = (outer: Box, inner: Box): boolean =>
  outer.left <= inner.left && outer.top <= inner.top && outer.right >= inner.right && outer.bottom >= inner.bottom;
const meets = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
const common = (one: Box, other: Box | undefined): Box =>
  other
    ? {
        left: Math.max(one.left, other.left),
        top: Math.max(one.top, other.top),
        right: Math.min(one.right, other.right),
        bottom: Math.min(one.bottom, other.bottom),
      }
    : one;

const area = (path: readonly PathCommand[], coats: readonly Coat[], clip: Box | undefined): Flat[] => {
  const box = boundsOf(path);
  if (!box || (clip && !meets(box, clip))) return [];
  const kept = clip && !covers(clip, box) ? cutArea(path, clip) : path;
  return kept.length === 0 ? [] : [{ kind: 'area', path: kept, coats }];
};

/** Of more contours than these nothing is one letter or mark. */
const MOST_CONTOURS = 12;
const isLetter = (path: readonly PathCommand[]): boolean => {
  const contours = path.reduce((sum, [command]) => (command === 'M' ? sum + 1 : sum), 0);
  return contours > 1 && contours <= MOST_CONTOURS;
};

const flattened = (shape: Shape, around: Around): Flat[] => {
  const { at, opacity, clip } = around;
  switch (shape.kind) {
    case 'group': {
      const inner = within(at, shape);
      const cut = shape.clip && boundsOf(moved(shape.clip, inner));
      const room = cut ? common(cut, clip) : clip;
      const next = { ...around, at: inner, opacity: opacity * (shape.opacity ?? 1), ...(room ? { clip: room } : {}) };
      return shape.shapes.flatMap((one) => flattened(one, next));
    }
    case 'pattern': {
      // copies of one shape do not lie over each other, so they are one path
      return shape.shapes.flatMap((one) => {
        const copies = shape.places.flatMap((place) =>
          flattened(one, { ...around, at: within(at, place), isCopy: true }),
        );
        const [first] = copies;
        if (first?.kind !== 'area') return copies;
        return [{ ...first, path: copies.flatMap((copy) => (copy.kind === 'area' ? copy.path : [])) }];
      });
    }
    case 'line': {
      const path = moved(shape.path, at);
      const box = boundsOf(path);
      if (!box || (clip && !meets(box, clip))) return [];
      const kept = clip && !covers(clip, box) ? cutLine(path, clip) : path;
      const scale = Math.hypot(at.a, at.b);
      const coats = coatsOf(shape.ink, opacity);
      const dash = shape.dash && ([shape.dash[0] * scale, shape.dash[1] * scale] as const);
      return [{ kind: 'line', path: kept, coats, width: shape.width * scale, ...(dash ? { dash } : {}) }];
    }
    case 'image':
      throw new TypeError('A drawing of a kit carries no picture');
    default: {
      const path = moved(outlineOf(shape), at);
      if (isGradient(shape.ink)) {
        const box = boundsOf(path);
        return box ? [{ kind: 'glow', shape, box }] : [];
      }
      const isLetters = shape.kind === 'text' || (shape.kind === 'path' && !around.isCopy && isLetter(path));
      const whole = isLetters ? uniteOverlaps(path) : path;
      return area(whole, coatsOf(shape.ink, opacity), clip);
    }
  }
};

/**
 * A drawing without groups: what lies outside `page` is cut away where a clip says so, mixtures become coats, letters
 * are united so that readers that fill by the even-odd rule see no holes.
 * @throws TypeError for a drawing that carries a picture.
 */
export const flatten = (shapes: readonly Shape[], page: Box): Flat[] =>
  shapes
    .flatMap((shape) => flattened(shape, { at: HOME, opacity: 1 }))
    .flatMap((flat): Flat[] => {
      if (flat.kind === 'glow') return [flat];
      const box = boundsOf(flat.path);
      return box && meets(box, page) ? [{ ...flat, path: thinned(flat.path) }] : [];
    });
