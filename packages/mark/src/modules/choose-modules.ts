import { grown } from '../morphology.ts';
import { rasterPath, type Grid } from '../grid.ts';
import { medianRun, type Letter } from '../letter.ts';
import { fitInto } from '../outline.ts';
import { FINE, mirrorings, moduleTiles, tilePictures, type Mirroring, type ModuleTile } from './module-tiles.ts';
import { pointContacts, type ModuleGrid } from './trace-modules.ts';

/** The tiles that go together: quarter discs with triangles look broken. */
export type TileSet = 'disc' | 'cut';

const draw = (letter: Letter, width: number, height: number, inset: number): Grid =>
  rasterPath(fitInto(letter.path, { left: inset, top: inset, right: width - inset, bottom: height - inset }), {
    x: 0,
    y: 0,
    scale: 1,
    width,
    height,
  });

/** The letter stretched over the grid, its stems brought to the width of a cell. */
const stretched = (letter: Letter, columns: number, rows: number): Grid => {
  const [width, height] = [columns * FINE, rows * FINE];
  const thin = draw(letter, width, height, 0);
  const by = Math.max(-FINE / 3, Math.min(FINE / 2, (FINE - medianRun(thin)) / 2));
  return Math.abs(by) < 0.5 ? thin : grown(draw(letter, width, height, by), by);
};

const cellPicture = ({ width, ink }: Grid, column: number, row: number): Uint8Array => {
  const picture = new Uint8Array(FINE * FINE);
  for (let y = 0; y < FINE; y += 1)
    picture.set(
      ink.subarray((row * FINE + y) * width + column * FINE, (row * FINE + y) * width + (column + 1) * FINE),
      y * FINE,
    );
  return picture;
};

const difference = (one: Uint8Array, other: Uint8Array): number => {
  let sum = 0;
  for (let at = 0; at < one.length; at += 1) sum += (one[at] as number) ^ (other[at] as number);
  return sum;
};

const mates = {
  sides: (at, columns) => Math.floor(at / columns) * columns + (columns - 1 - (at % columns)),
  ends: (at, columns, count) => count - columns - Math.floor(at / columns) * columns + (at % columns),
  turn: (at, _columns, count) => count - 1 - at,
} as const satisfies Record<Mirroring, (at: number, columns: number, count: number) => number>;

/** Letters are taken for symmetric from this overlap on. */
const SYMMETRIC = 0.8;

const overlapWith = ({ width, height, ink }: Grid, way: Mirroring): number => {
  let [both, either] = [0, 0];
  for (let at = 0; at < ink.length; at += 1) {
    const other = ink[mates[way](at, width, width * height)];
    if (ink[at] === 1 || other === 1) either += 1;
    if (ink[at] === 1 && other === 1) both += 1;
  }
  return either === 0 ? 0 : both / either;
};

const symmetryOf = (grid: Grid): Mirroring | undefined => {
  const ways = (['sides', 'ends', 'turn'] as const).map((way) => ({ way, overlap: overlapWith(grid, way) }));
  const best = ways.toSorted((one, other) => other.overlap - one.overlap)[0];
  return best && best.overlap > SYMMETRIC ? best.way : undefined;
};

/** What each tile costs in each cell, mated cells counted together. */
type Offer = {
  readonly tiles: readonly ModuleTile[];
  readonly cost: (tile: ModuleTile, at: number) => number;
  /** The cell that must be the mirror image of this one; itself without symmetry. */
  readonly mate: (at: number) => number;
  readonly mirror: (tile: ModuleTile) => ModuleTile;
};

const offerOf = (picture: Grid, columns: number, rows: number, set: TileSet, taste: number): Offer => {
  const count = columns * rows;
  const way = symmetryOf(picture);
  const cells = Array.from({ length: count }, (_, at) => cellPicture(picture, at % columns, Math.floor(at / columns)));
  const mirror = way ? mirrorings[way] : (tile: ModuleTile) => tile;
  const mate = (at: number) => (way ? mates[way](at, columns, count) : at);
  const error = (tile: ModuleTile, at: number) =>
    difference(tilePictures[tile], cells[at] as Uint8Array) * (tile === 'empty' || tile === 'full' ? 1 : taste);
  const tiles = moduleTiles.filter((tile) => tile === 'empty' || tile === 'full' || tile.startsWith(set));
  const cost = (tile: ModuleTile, at: number) =>
    mate(at) === at && mirror(tile) !== tile ? Infinity : error(tile, at) + error(mirror(tile), mate(at));
  return { tiles, cost, mate, mirror };
};

const placed = ({ mate, mirror }: Offer, tiles: readonly ModuleTile[], at: number, tile: ModuleTile): ModuleTile[] => {
  const next = [...tiles];
  next[at] = tile;
  next[mate(at)] = mirror(tile);
  return next;
};

/** Rounds of repair before a grid is given up. */
const REPAIRS = 8;

/** The change of one cell (and its mate) that costs least for each corner that no longer touches by its point only. */
const repaired = (offer: Offer, grid: ModuleGrid): ModuleGrid => {
  const contacts = pointContacts(grid);
  const changes = grid.tiles.flatMap((now, at) =>
    offer.tiles.flatMap((tile) => {
      const next = { ...grid, tiles: placed(offer, grid.tiles, at, tile) };
      const gain = contacts - pointContacts(next);
      return gain > 0 ? [{ next, price: (offer.cost(tile, at) - offer.cost(now, at)) / gain }] : [];
    }),
  );
  return changes.toSorted((one, other) => one.price - other.price)[0]?.next ?? grid;
};

/**
 * The letter's grid of tiles with least error, and no tiles that touch by a point only; `taste` below 1 makes cut
 * tiles cheaper, above 1 dearer.
 */
export const chooseModules = (
  letter: Letter,
  { columns, rows, set, taste }: { columns: number; rows: number; set: TileSet; taste: number },
): ModuleGrid => {
  const offer = offerOf(stretched(letter, columns, rows), columns, rows, set, taste);
  let tiles: ModuleTile[] = Array.from({ length: columns * rows }, () => 'empty');
  for (let at = 0; at < tiles.length; at += 1) {
    if (offer.mate(at) < at) continue;
    tiles = placed(
      offer,
      tiles,
      at,
      offer.tiles.reduce((one, tile) => (offer.cost(tile, at) < offer.cost(one, at) ? tile : one)),
    );
  }
  let grid: ModuleGrid = { columns, rows, tiles };
  for (let round = 0; round < REPAIRS && pointContacts(grid) > 0; round += 1) grid = repaired(offer, grid);
  return grid;
};
