import { inHundredths } from '../in-words.ts';

/** `0.94 of 1`, on one line wherever the sentence breaks. */
export const ofOne = (value: number): string => `${inHundredths(value)}\u00a0of\u00a01`;
