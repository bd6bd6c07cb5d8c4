/** 0 of none. */
export const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;

/** Standard deviation of a whole population; 0 of none. */
export const deviation = (values: readonly number[]): number => {
  const middle = mean(values);
  return Math.sqrt(mean(values.map((value) => (value - middle) ** 2)));
};

/** Standard deviation / mean; 0 where the mean is 0. */
export const variation = (values: readonly number[]): number => {
  const middle = mean(values);
  return middle === 0 ? 0 : deviation(values) / Math.abs(middle);
};

/** Between the two middle ones where their number is even. Undefined of none. */
export const median = (values: readonly number[]): number | undefined => {
  const sorted = values.toSorted((one, other) => one - other);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.ceil(sorted.length / 2) - 1];
  return upper === undefined || lower === undefined ? undefined : (lower + upper) / 2;
};

/** The upper of the two middle ones where their number is even: one of the values. Undefined of none. */
export const upperMedian = (values: readonly number[]): number | undefined =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)];

/** The nearest rank: of five values and a share of .5 the third. NaN of none. */
export const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((one, other) => one - other)[Math.max(0, Math.ceil(values.length * share) - 1)] ?? Number.NaN;

/** How many of these ascending values lie below one. */
export const rankOf = (ascending: readonly number[], value: number): number => {
  let [low, high] = [0, ascending.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ascending[middle] ?? 0) < value) low = middle + 1;
    else high = middle;
  }
  return low;
};
