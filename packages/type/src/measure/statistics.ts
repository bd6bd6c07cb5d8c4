/** 0 of none. */
export const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;

/** Of a whole population; 0 of none. */
export const deviation = (values: readonly number[]): number => {
  const middle = mean(values);
  return Math.sqrt(mean(values.map((value) => (value - middle) ** 2)));
};

/** Standard deviation / mean; 0 where the mean is 0. */
export const variation = (values: readonly number[]): number => {
  const middle = mean(values);
  return middle === 0 ? 0 : deviation(values) / Math.abs(middle);
};

/** Undefined of none. */
export const median = (values: readonly number[]): number | undefined => {
  const sorted = values.toSorted((one, other) => one - other);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.ceil(sorted.length / 2) - 1];
  return upper === undefined || lower === undefined ? undefined : (lower + upper) / 2;
};
