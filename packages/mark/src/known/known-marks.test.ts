import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { DESCRIPTION_LENGTH } from './describe.ts';
import { EDGE_FIGURES, edgeOrders } from './edges.ts';
import { nearestKnown, openKnownMarks } from './known-marks.ts';

const known = openKnownMarks(readFileSync(new URL('../../known-marks.bin', import.meta.url)));
const { figures } = known.descriptions;
const described = known.names.map((_, at) => figures.subarray(at * DESCRIPTION_LENGTH, (at + 1) * DESCRIPTION_LENGTH));

/** By what a distance is, without leaving anything out: the moments, or the edges in the best of eight ways. */
const apart = (one: Int8Array, other: Int8Array): number => {
  let [ownSquare, otherSquare, moments] = [0, 0, 0];
  for (let at = 0; at < EDGE_FIGURES; at += 1) {
    ownSquare += one[at]! ** 2;
    otherSquare += other[at]! ** 2;
  }
  for (let at = EDGE_FIGURES; at < DESCRIPTION_LENGTH; at += 1) moments += Math.abs(one[at]! - other[at]!);
  const products = edgeOrders.map((order) => {
    let sum = 0;
    for (let at = 0; at < EDGE_FIGURES; at += 1) sum += one[order[at]!]! * other[at]!;
    return sum;
  });
  const edges = 1 - Math.max(...products) / (Math.sqrt(ownSquare * otherSquare) || 1);
  return Math.max(0, Math.min((1.2 * moments) / (3.54 * 127), edges / 0.3875));
};

test('the nearest of all known marks is found, though few are compared in full', () => {
  for (let at = 0; at < 2; at += 1) {
    // something between two of them, so that it is neither
    const [one, other] = [described[at * 389]!, described[at * 241 + 77]!];
    const between = one.map((it, place) => Math.round((it + other[place]!) / 2));
    const distances = described.map((it) => apart(between, it));
    const nearest = nearestKnown(known, [between]);
    expect(nearest?.distance).toBeCloseTo(Math.min(...distances), 5);
    // a few are described twice
    const named = distances.filter((_, place) => known.names[place] === nearest?.name);
    expect(Math.min(...named)).toBe(Math.min(...distances));
  }
});
