/** Cells along a side of the picture, and directions in each. */
const CELLS = 6;
const DIRECTIONS = 8;
/** Weaker changes than this are no edge. */
const FAINT = 0.02;
export const EDGE_CELLS = CELLS * CELLS;
export const EDGE_DIRECTIONS = DIRECTIONS;
export const EDGE_FIGURES = EDGE_CELLS * EDGE_DIRECTIONS;

/** A picture of ink from 0 to 1, `side` by `side`, softened so that stairs do not count as edges. */
export const softened = (picture: Float64Array, side: number): Float64Array => {
  let from = picture;
  for (let round = 0; round < 2; round += 1) {
    from = blurredAlong(from, side, 1, side);
    from = blurredAlong(from, side, side, 1);
  }
  return from;
};

/** Binomial weights 1 4 6 4 1 along one axis; beyond the edge is ground. */
const blurredAlong = (picture: Float64Array, side: number, step: number, line: number): Float64Array => {
  const result = new Float64Array(picture.length);
  const weights = [1 / 16, 4 / 16, 6 / 16, 4 / 16, 1 / 16];
  for (let row = 0; row < side; row += 1) {
    for (let place = 0; place < side; place += 1) {
      let sum = 0;
      for (let tap = -2; tap <= 2; tap += 1)
        if (place + tap >= 0 && place + tap < side)
          sum += (weights[tap + 2] as number) * (picture[row * line + (place + tap) * step] as number);
      result[row * line + place * step] = sum;
    }
  }
  return result;
};

/** Shares an amount of edge among the two nearest cells each way and the two nearest directions. */
const shareOut = (figures: Float64Array, x: number, y: number, direction: number, amount: number) => {
  const [x0, y0, d0] = [Math.floor(x), Math.floor(y), Math.floor(direction)];
  for (let part = 0; part < 8; part += 1) {
    const [ix, iy, id] = [x0 + (part & 1), y0 + ((part >> 1) & 1), d0 + (part >> 2)];
    if (ix < 0 || iy < 0 || ix >= CELLS || iy >= CELLS) continue;
    const weight = (1 - Math.abs(x - ix)) * (1 - Math.abs(y - iy)) * (1 - Math.abs(direction - id));
    const at = (iy * CELLS + ix) * DIRECTIONS + (id % DIRECTIONS);
    figures[at] = (figures[at] as number) + amount * weight;
  }
};

/**
 * How much edge of each direction lies in each cell, unsigned, shared out between neighboring cells and directions
 * (after Dalal and Triggs, CVPR 2005); the root of each share, so that their product is Hellinger's affinity.
 */
export const edgeFigures = (picture: Float64Array, side: number): Float64Array => {
  const figures = new Float64Array(EDGE_FIGURES);
  const at = (x: number, y: number) =>
    x < 0 || y < 0 || x >= side || y >= side ? 0 : (picture[y * side + x] as number);
  for (let y = 0; y < side; y += 1) {
    for (let x = 0; x < side; x += 1) {
      const dx = at(x + 1, y) - at(x - 1, y);
      const dy = at(x, y + 1) - at(x, y - 1);
      const strength = Math.hypot(dx, dy);
      if (strength < FAINT) continue;
      const direction = ((Math.atan2(dy, dx) / Math.PI) * DIRECTIONS + 2 * DIRECTIONS) % DIRECTIONS;
      const scale = CELLS / side;
      shareOut(figures, (x + 0.5) * scale - 0.5, (y + 0.5) * scale - 0.5, direction, strength);
    }
  }
  const sum = figures.reduce((total, one) => total + one, 0) || 1;
  return figures.map((one) => Math.sqrt(one / sum));
};

type Move = (x: number, y: number, direction: number) => readonly [number, number, number];
const last = CELLS - 1;
const quarter: Move = (x, y, direction) => [last - y, x, (direction + DIRECTIONS / 2) % DIRECTIONS];
const mirror: Move = (x, y, direction) => [last - x, y, (DIRECTIONS - direction) % DIRECTIONS];

const orderOf = (moves: readonly Move[]): Int32Array => {
  const order = new Int32Array(EDGE_FIGURES);
  for (let y = 0; y < CELLS; y += 1)
    for (let x = 0; x < CELLS; x += 1)
      for (let direction = 0; direction < DIRECTIONS; direction += 1) {
        let place: readonly [number, number, number] = [x, y, direction];
        for (const move of moves) place = move(...place);
        order[(place[1] * CELLS + place[0]) * DIRECTIONS + place[2]] = (y * CELLS + x) * DIRECTIONS + direction;
      }
  return order;
};

/** Where each figure comes from in a picture turned by quarters and mirrored: eight orders. */
export const edgeOrders: readonly Int32Array[] = [
  [],
  [quarter],
  [quarter, quarter],
  [quarter, quarter, quarter],
].flatMap((turns) => [orderOf(turns), orderOf([mirror, ...turns])]);
