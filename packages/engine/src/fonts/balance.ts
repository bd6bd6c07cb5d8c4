/*
 * What a thing means to any founder must count less than what it means to this one: else the same few lead every list.
 * A price is put on each, so that over many founders none leads more often than its share.
 */

/** AUTHORED: how the prices are found. The step shrinks, so that they come to rest. */
const search = { rounds: 90, step: 2.4, end: 0.15 } as const;
/** Prices stay within what answers can outweigh. */
export type Bounds = { readonly most: number; readonly least: number };

/**
 * A price for each thing, so that over these founders' `fits` (one row a founder, -Infinity where a thing cannot lead)
 * each has the greatest fit less its price about as often as its share says; none costs more than `bounds.most` or
 * less than `bounds.least`. Subgradient steps on the dual of an assignment problem.
 * @param weights What the shares are in proportion to, one a thing.
 */
export const balancedPrices = (
  fits: readonly Float64Array[],
  weights: readonly number[],
  bounds: Bounds,
): Float64Array => {
  const count = weights.length;
  const prices = new Float64Array(count);
  const sum = weights.reduce((one, other) => one + other, 0);
  const shares = weights.map((weight) => weight / sum);
  for (let round = 0; round < search.rounds; round++) {
    const led = new Float64Array(count);
    for (const row of fits) {
      let [best, most] = [-1, -Infinity];
      for (let at = 0; at < count; at++) {
        const worth = (row[at] ?? -Infinity) - (prices[at] ?? 0);
        if (worth > most) [best, most] = [at, worth];
      }
      if (best >= 0) led[best] = (led[best] ?? 0) + 1 / fits.length;
    }
    const step = search.step * (1 - (1 - search.end) * (round / search.rounds));
    for (let at = 0; at < count; at++)
      prices[at] = Math.min(
        bounds.most,
        Math.max(bounds.least, (prices[at] ?? 0) + step * ((led[at] ?? 0) - (shares[at] ?? 0))),
      );
  }
  return prices;
};
