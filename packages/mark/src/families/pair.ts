import { boundsOf, unionOf, type Box, type PathCommand } from '@signet/type';
import { type Drawing, type Family } from '../family.ts';
import { rasterPath } from '../grid.ts';
import type { Letter } from '../letter.ts';
import { heightOf, moved, transform, widthOf, type Outline } from '../outline.ts';
import { rectangle, tiles, type TileName } from '../shapes.ts';

/** Between the ink of two letters, in stems: on paper, and cut from a ground, where what is between is a stroke. */
const [APART, APART_ON_GROUND] = [0.62, 1];
const ROWS = 60;

/** Where the ink of each row begins and ends, NaN for a row without any; from the top of `box`. */
const endsOf = (path: Outline, box: Box): [from: number, to: number][] => {
  const own = boundsOf(path);
  if (!own) return [];
  const scale = ROWS / heightOf(box);
  const width = Math.ceil(widthOf(own) * scale) + 2;
  const { ink } = rasterPath(path, { x: own.left, y: box.top, scale, width, height: ROWS });
  return Array.from({ length: ROWS }, (_, row): [number, number] => {
    const cells = ink.subarray(row * width, (row + 1) * width);
    const [first, last] = [cells.indexOf(1), cells.lastIndexOf(1)];
    return first < 0 ? [Number.NaN, Number.NaN] : [own.left + first / scale, own.left + (last + 1) / scale];
  });
};

/** How far right the second letter has to move so that its ink keeps clear of the first's on all sides. */
const placeBeside = (one: Outline, other: Outline, clear: number): number => {
  const [first, second] = [boundsOf(one), boundsOf(other)];
  if (!first || !second) return 0;
  const box = unionOf(first, second);
  const [left, right] = [endsOf(one, box), endsOf(other, box)];
  const near = Math.ceil((clear * ROWS) / heightOf(box));
  let most = -Infinity;
  for (const [row, [, to]] of left.entries())
    for (let at = Math.max(0, row - near); at <= Math.min(ROWS - 1, row + near); at += 1) {
      const from = right[at]?.[0] ?? Number.NaN;
      if (Number.isFinite(to - from)) most = Math.max(most, to - from);
    }
  // letters that never meet in a row stand one behind the other
  return (Number.isFinite(most) ? most : first.right - second.left) + clear;
};

const beside = (one: Letter, other: Letter, apart: number): PathCommand[] => {
  const clear = apart * Math.min(one.stem, other.stem);
  return [...one.path, ...transform(other.path, moved(placeBeside(one.path, other.path, clear), 0))];
};

/** A path in the middle of a unit square, as large as a margin allows. */
const centered = (path: Outline, room: number): PathCommand[] => {
  const box = boundsOf(path);
  if (!box) return [];
  const scale = Math.min(room / widthOf(box), room / heightOf(box));
  return transform(path, [
    scale,
    0,
    0,
    scale,
    0.5 - ((box.left + box.right) / 2) * scale,
    0.5 - ((box.top + box.bottom) / 2) * scale,
  ]);
};

const UNIT = { left: 0, top: 0, right: 1, bottom: 1 };
/** How much of a ground's side two letters take. */
const ROOM: Partial<Record<TileName, number>> = { disc: 0.74, squircle: 0.79, square: 0.79 };

const onGround = (name: TileName, one: Letter, other: Letter): Drawing => {
  const motif = centered(beside(one, other, APART_ON_GROUND), ROOM[name] ?? 0.74);
  return {
    layers: [
      { op: 'add', path: tiles[name](UNIT) },
      { op: 'cut', path: motif },
    ],
    reversed: true,
    motif,
  };
};

/** The tile that the first letter is cut from: around it, in cap heights. */
const PAD = 0.3;

/** The first letter cut from a square, the second as high as the square beside it. */
const besideTile = (one: Letter, other: Letter): Drawing => {
  const { box } = one;
  const half = Math.max(widthOf(box), heightOf(box)) / 2 + PAD;
  const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  const square = { left: x - half, top: y - half, right: x + half, bottom: y + half };
  const scale = (2 * half) / heightOf(other.box);
  const left = square.right + APART * other.stem * scale;
  const next = transform(other.path, [
    scale,
    0,
    0,
    scale,
    left - other.box.left * scale,
    square.top - other.box.top * scale,
  ]);
  return {
    layers: [
      { op: 'add', path: rectangle(square) },
      { op: 'cut', path: one.path },
      { op: 'add', path: next },
    ],
  };
};

/** Each letter on a tile of its own: how wide such a tile is and the space between two, in parts of its height. */
const [TILE, BETWEEN] = [0.86, 0.1];
/** How much of a tile's width a letter takes. */
const IN_TILE = 0.66;

/** A letter in the middle of a box, as large as its room allows. */
const inBox = ({ path, box }: Letter, to: Box): PathCommand[] => {
  const scale = Math.min((IN_TILE * widthOf(to)) / widthOf(box), (IN_TILE * heightOf(to)) / heightOf(box));
  return transform(path, [
    scale,
    0,
    0,
    scale,
    (to.left + to.right) / 2 - ((box.left + box.right) / 2) * scale,
    (to.top + to.bottom) / 2 - ((box.top + box.bottom) / 2) * scale,
  ]);
};

const onTiles = (letters: readonly [Letter, Letter], places: readonly [Box, Box]): Drawing => ({
  layers: [
    ...places.map((place) => ({ op: 'add' as const, path: rectangle(place) })),
    ...letters.map((letter, at) => ({ op: 'cut' as const, path: inBox(letter, places[at] as Box) })),
  ],
});

/** Two tiles side by side, and two of which the second stands below and to the right of the first. */
const places = {
  tiles: [
    { left: 0, top: 0, right: TILE, bottom: 1 },
    { left: TILE + BETWEEN, top: 0, right: 2 * TILE + BETWEEN, bottom: 1 },
  ],
  step: [
    { left: 0, top: 0, right: 1, bottom: 1 },
    { left: 1 + BETWEEN, top: 1 + BETWEEN, right: 2 + BETWEEN, bottom: 2 + BETWEEN },
  ],
} as const satisfies Record<string, readonly [Box, Box]>;

/** How thick a bar is and how far it stands from letters, in parts of their height. */
const [BAR, AWAY] = [0.17, 0.2];

/** Two letters with a bar as long as they are below, and perhaps above. */
const onBars = (one: Letter, other: Letter, isBetween: boolean): Drawing => {
  const path = beside(one, other, APART);
  const box = boundsOf(path) ?? one.box;
  const [thick, away] = [BAR * heightOf(box), AWAY * heightOf(box)];
  const below = rectangle({ ...box, top: box.bottom + away, bottom: box.bottom + away + thick });
  const above = rectangle({ ...box, top: box.top - away - thick, bottom: box.top - away });
  return {
    layers: [
      { op: 'add', path },
      { op: 'add', path: below },
      ...(isBetween ? [{ op: 'add' as const, path: above }] : []),
    ],
  };
};

const ways = ['squircle', 'square', 'disc', 'tile', 'tiles', 'step', 'bars', 'line'] as const;

/** The initials of two words side by side. */
export const pair: Family = {
  kept: 0.1,
  legible: false,
  choices: [ways],
  // two letters on a ground are an app without its icon yet: what was chosen once is still drawn
  propose: () => [],
  draw: ({ letters: characters, values }, { letters }) => {
    const [one, other] = Array.from(characters).map((character) => letters(character));
    if (!one || !other) return undefined;
    const [way] = values;
    if (way === 'tile') return besideTile(one, other);
    if (way === 'tiles' || way === 'step') return onTiles([one, other], places[way]);
    if (way === 'bars' || way === 'line') return onBars(one, other, way === 'bars');
    return onGround(String(way) as TileName, one, other);
  },
};
