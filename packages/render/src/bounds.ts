/** 40 megapixels: a square of 6,300 px, far above any file that is made. */
export const MOST_PIXELS = 40_000_000;
export const SECONDS = 20;
