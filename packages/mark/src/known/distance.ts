import { DESCRIPTION_LENGTH, type Description } from './describe.ts';
import { EDGE_CELLS, EDGE_DIRECTIONS, EDGE_FIGURES, edgeOrders } from './edges.ts';

/** What two marks that have nothing to do with each other lie apart by, median: distances are told in parts of it. */
const EDGE_MEDIAN = 0.3875;
const ZERNIKE_MEDIAN = 3.54;
/** Moments say less for certain than edges: they count only where they are much closer. */
const ZERNIKE_WEIGHT = 1.2;

/** A description in the eight ways that it may be turned and mirrored, ready to be compared with many. */
export type Query = {
  readonly turns: readonly { readonly edges: Float32Array; readonly cells: Float32Array }[];
  readonly moments: Int8Array;
};

/** Many descriptions, one behind the other, and how long their edges are, whole and cell by cell. */
export type Descriptions = {
  readonly figures: Int8Array;
  readonly lengths: Float32Array;
  readonly cells: Float32Array;
};

const lengthOf = (figures: Int8Array | Float32Array, from: number, count: number): number => {
  let sum = 0;
  for (let at = from; at < from + count; at += 1) sum += (figures[at] as number) ** 2;
  return Math.sqrt(sum);
};

const cellsOf = (figures: Int8Array | Float32Array, from: number): Float32Array =>
  Float32Array.from({ length: EDGE_CELLS }, (_, cell) =>
    lengthOf(figures, from + cell * EDGE_DIRECTIONS, EDGE_DIRECTIONS),
  );

export const descriptionsIn = (figures: Int8Array): Descriptions => {
  const count = figures.length / DESCRIPTION_LENGTH;
  const cells = new Float32Array(count * EDGE_CELLS);
  for (let at = 0; at < count; at += 1) cells.set(cellsOf(figures, at * DESCRIPTION_LENGTH), at * EDGE_CELLS);
  const lengths = Float32Array.from(
    { length: count },
    (_, at) => lengthOf(figures, at * DESCRIPTION_LENGTH, EDGE_FIGURES) || 1,
  );
  return { figures, lengths, cells };
};

const queries = new WeakMap<Description, Query>();

export const queryOf = (description: Description): Query => {
  const known = queries.get(description);
  if (known) return known;
  const length = lengthOf(description, 0, EDGE_FIGURES) || 1;
  const turns = edgeOrders.map((order) => {
    const edges = Float32Array.from(order, (from) => (description[from] as number) / length);
    return { edges, cells: cellsOf(edges, 0) };
  });
  const query = { turns, moments: description.subarray(EDGE_FIGURES) };
  queries.set(description, query);
  return query;
};

const momentDistance = (query: Query, known: Int8Array, from: number): number => {
  let sum = 0;
  for (let at = 0; at < query.moments.length; at += 1)
    sum += Math.abs((query.moments[at] as number) - (known[from + EDGE_FIGURES + at] as number));
  return (ZERNIKE_WEIGHT * sum) / ZERNIKE_SUM;
};
/** Figures are kept in bytes. */
const ZERNIKE_SUM = ZERNIKE_MEDIAN * 127;

const cellProduct = (one: Float32Array, other: Float32Array, from: number): number => {
  let sum = 0;
  for (let at = 0; at < EDGE_CELLS; at += 1) sum += (one[at] as number) * (other[from + at] as number);
  return sum;
};

/** What sums of rounded figures may differ by. */
const ROUNDING = 0.01;

/**
 * The product of two marks' edges, as long as it can still come to `least`: what the cells to come can add at most is
 * known from their lengths. -Infinity where it cannot.
 */
const edgeProduct = (
  turn: Query['turns'][number],
  { figures, cells }: Descriptions,
  at: number,
  { least, most }: { least: number; most: number },
): number => {
  const [from, fromCell] = [at * DESCRIPTION_LENGTH, at * EDGE_CELLS];
  let [sum, left] = [0, most - least + ROUNDING];
  for (let cell = 0; cell < EDGE_CELLS; cell += 1) {
    const first = cell * EDGE_DIRECTIONS;
    for (let one = first; one < first + EDGE_DIRECTIONS; one += 1)
      sum += (turn.edges[one] as number) * (figures[from + one] as number);
    left -= (turn.cells[cell] as number) * (cells[fromCell + cell] as number);
    if (sum + left < 0) return -Infinity;
  }
  return sum;
};

/**
 * How far a mark is from the known one at place `at`: 0 the same, 1 as far as most. What is no nearer than `most` may
 * come out farther than it is: no cell's product exceeds that of its lengths (Cauchy and Schwarz), so that few marks
 * have to be compared in full.
 */
export const distanceAt = (query: Query, descriptions: Descriptions, at: number, most = Infinity): number => {
  const { figures, lengths, cells } = descriptions;
  const [from, length] = [at * DESCRIPTION_LENGTH, lengths[at] as number];
  let least = momentDistance(query, figures, from);
  for (const turn of query.turns) {
    const possible = cellProduct(turn.cells, cells, at * EDGE_CELLS);
    const needed = (1 - Math.min(least, most) * EDGE_MEDIAN) * length;
    if (possible < needed) continue;
    const product = edgeProduct(turn, descriptions, at, { least: needed, most: possible });
    least = Math.min(least, (1 - product / length) / EDGE_MEDIAN);
  }
  return Math.max(0, least);
};

const alone = new WeakMap<Description, Descriptions>();
const aloneOf = (description: Description): Descriptions => {
  const known = alone.get(description) ?? descriptionsIn(description);
  alone.set(description, known);
  return known;
};

/** The least distance between two marks, each described as a whole and as a drawing on a tile. */
export const distanceBetween = (one: readonly Description[], other: readonly Description[]): number =>
  Math.min(...one.flatMap((from) => other.map((to) => distanceAt(queryOf(from), aloneOf(to), 0))));
