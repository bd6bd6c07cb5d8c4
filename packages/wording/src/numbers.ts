/** `a`, `a and b`, `a, b and c`. */
export const inWords = (list: readonly string[]): string =>
  list.length < 2 ? list.join('') : `${list.slice(0, -1).join(', ')} and ${list.at(-1)}`;

/** Two decimals, with a true minus. */
export const inHundredths = (value: number): string => value.toFixed(2).replace('-', '\u2212');

/** `0.94 out of 1`, on one line wherever the sentence breaks. */
export const ofOne = (value: number): string => `${inHundredths(value)}\u00a0out\u00a0of\u00a01`;

/** A part of a whole as people write it: `71%`. */
export const inPercent = (value: number): string => `${Math.round(value * 100)}%`;

/** Two decimals, never up to a ratio or a lead that is not reached. */
export const cutToHundredths = (value: number): string => (Math.trunc(value * 100) / 100).toFixed(2);
