import { DESCRIPTION_LENGTH, type Description } from './describe.ts';
import { EDGE_FIGURES, edgeBlocks, edgeOrders, BLOCK_FIGURES } from './edges.ts';

/** What two marks that have nothing to do with each other lie apart by, median: distances are told in parts of it. */
const EDGE_MEDIAN = 0.3875;
const ZERNIKE_MEDIAN = 3.54;
/** Moments say less for certain than edges: they count only where they are much closer. */
const ZERNIKE_WEIGHT = 1.2;

/** A description in the eight ways that it may be turned and mirrored, ready to be compared with many. */
export type Query = {
  readonly turns: readonly { readonly edges: Float32Array; readonly coarse: Float32Array; readonly rest: number }[];
  readonly moments: Int8Array;
};

/**
 * Many descriptions, one behind the other, how long the edges of each are, and the same more coarsely with the length
 * of what that leaves out: see `edgeBlocks`.
 */
export type Descriptions = {
  readonly figures: Int8Array;
  readonly lengths: Float32Array;
  readonly coarse: Float32Array;
  readonly rests: Float32Array;
};

const lengthOf = (figures: Int8Array | Float32Array, from: number, count: number): number => {
  let sum = 0;
  for (let at = from; at < from + count; at += 1) sum += (figures[at] as number) ** 2;
  return Math.sqrt(sum);
};

const restOf = (length: number, coarse: Float32Array): number =>
  Math.sqrt(Math.max(0, length ** 2 - lengthOf(coarse, 0, BLOCK_FIGURES) ** 2));

export const descriptionsIn = (figures: Int8Array): Descriptions => {
  const count = figures.length / DESCRIPTION_LENGTH;
  const [lengths, coarse, rests] = [
    new Float32Array(count),
    new Float32Array(count * BLOCK_FIGURES),
    new Float32Array(count),
  ];
  for (let at = 0; at < count; at += 1) {
    const from = at * DESCRIPTION_LENGTH;
    const length = lengthOf(figures, from, EDGE_FIGURES) || 1;
    const blocks = edgeBlocks(figures.subarray(from, from + EDGE_FIGURES));
    lengths[at] = length;
    coarse.set(blocks, at * BLOCK_FIGURES);
    rests[at] = restOf(length, blocks);
  }
  return { figures, lengths, coarse, rests };
};

const queries = new WeakMap<Description, Query>();

export const queryOf = (description: Description): Query => {
  const known = queries.get(description);
  if (known) return known;
  const length = lengthOf(description, 0, EDGE_FIGURES) || 1;
  const turns = edgeOrders.map((order) => {
    const edges = Float32Array.from(order, (from) => (description[from] as number) / length);
    const coarse = edgeBlocks(edges);
    return { edges, coarse, rest: restOf(1, coarse) };
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

/*
 * The same sum twice: a function that meets floats here and bytes there is compiled for neither. In four parts, since
 * one sum would wait for each addition before the next: both counts are multiples of four.
 */
const productOfBlocks = (one: Float32Array, other: Float32Array, from: number): number => {
  let [first, second, third, fourth] = [0, 0, 0, 0];
  for (let at = 0; at < BLOCK_FIGURES; at += 4) {
    first += (one[at] as number) * (other[from + at] as number);
    second += (one[at + 1] as number) * (other[from + at + 1] as number);
    third += (one[at + 2] as number) * (other[from + at + 2] as number);
    fourth += (one[at + 3] as number) * (other[from + at + 3] as number);
  }
  return first + second + third + fourth;
};
const productOfEdges = (one: Float32Array, other: Int8Array, from: number): number => {
  let [first, second, third, fourth] = [0, 0, 0, 0];
  for (let at = 0; at < EDGE_FIGURES; at += 4) {
    first += (one[at] as number) * (other[from + at] as number);
    second += (one[at + 1] as number) * (other[from + at + 1] as number);
    third += (one[at + 2] as number) * (other[from + at + 2] as number);
    fourth += (one[at + 3] as number) * (other[from + at + 3] as number);
  }
  return first + second + third + fourth;
};

/** More than single precision can be wrong by. */
const ROUNDING = 1e-4;

/**
 * How far a mark is from the known one at place `at`: 0 the same, 1 as far as most. What is no nearer than `most` may
 * come out farther than it is: what the coarse figures leave out adds no more to the product than the product of its
 * lengths (Cauchy and Schwarz), so that few marks have to be compared in full.
 */
export const distanceAt = (
  query: Query,
  { figures, lengths, coarse, rests }: Descriptions,
  at: number,
  most = Infinity,
): number => {
  const [from, length, left] = [at * DESCRIPTION_LENGTH, lengths[at] as number, rests[at] as number];
  let least = momentDistance(query, figures, from);
  for (const turn of query.turns) {
    const reach = productOfBlocks(turn.coarse, coarse, at * BLOCK_FIGURES) + turn.rest * left;
    const bound = (1 - reach / length) / EDGE_MEDIAN - ROUNDING;
    if (bound >= least || bound >= most) continue;
    least = Math.min(least, (1 - productOfEdges(turn.edges, figures, from) / length) / EDGE_MEDIAN);
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
