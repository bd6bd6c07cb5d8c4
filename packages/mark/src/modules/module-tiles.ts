/** What a cell can hold: nothing, all, or one of four quarter discs or triangles, named by the corner that is full. */
export const moduleTiles = [
  'empty',
  'full',
  'disc0',
  'disc1',
  'disc2',
  'disc3',
  'cut0',
  'cut1',
  'cut2',
  'cut3',
] as const;
export type ModuleTile = (typeof moduleTiles)[number];

/** Corners in order: top left, top right, bottom right, bottom left. */
export const corners = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
] as const;

/** Cells of a picture along a module. */
export const FINE = 10;

const isInside = (tile: ModuleTile, x: number, y: number): boolean => {
  if (tile === 'empty' || tile === 'full') return tile === 'full';
  const [cx, cy] = corners[Number(tile.at(-1)) as 0 | 1 | 2 | 3];
  const [dx, dy] = [Math.abs(x - cx), Math.abs(y - cy)];
  return tile.startsWith('disc') ? dx * dx + dy * dy < 1 : dx + dy < 1;
};

/** Each tile as FINE x FINE cells of ink. */
export const tilePictures = Object.fromEntries(
  moduleTiles.map((tile) => [
    tile,
    Uint8Array.from({ length: FINE * FINE }, (_, at) =>
      isInside(tile, ((at % FINE) + 0.5) / FINE, (Math.floor(at / FINE) + 0.5) / FINE) ? 1 : 0,
    ),
  ]),
) as Record<ModuleTile, Uint8Array>;

const turnCorner = (tile: ModuleTile, order: readonly number[]): ModuleTile => {
  const corner = order[Number(tile.at(-1))];
  return corner === undefined ? tile : (`${tile.slice(0, -1)}${corner}` as ModuleTile);
};

export const mirrorings = {
  /** Left and right change places. */
  sides: (tile: ModuleTile) => turnCorner(tile, [1, 0, 3, 2]),
  /** Top and bottom do. */
  ends: (tile: ModuleTile) => turnCorner(tile, [3, 2, 1, 0]),
  /** Half a turn. */
  turn: (tile: ModuleTile) => turnCorner(tile, [2, 3, 0, 1]),
} as const;
export type Mirroring = keyof typeof mirrorings;
