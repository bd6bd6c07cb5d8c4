import { UNITS } from '../deck/look.ts';

/** What a picture has to have on an inch that is shown or printed (documents, preflight). */
export const LEAST_DOTS = 150;
/** How far a picture may be pulled out of its shape, as a share. */
export const MOST_STRETCHED = 0.01;

const PIXELS_A_UNIT = 1.5;
/** A light that covers a slide is sharp enough at this; more makes its file heavy. */
const MOST_PIXELS = 2000;

/** How many pixels wide a picture is made that covers so many units of a slide. */
export const pixelsOf = (units: number): number =>
  Math.max(1, Math.min(MOST_PIXELS, Math.round(units * PIXELS_A_UNIT)));

/** Pixels on an inch of a picture that covers so many units. */
export const dotsOf = (units: number): number => pixelsOf(units) / (units / UNITS);

/** How far whole pixels pull a picture out of its shape; 0 is not at all. */
export const stretchOf = (width: number, height: number): number => {
  const wide = pixelsOf(width);
  const high = Math.max(1, Math.round((wide * height) / width));
  return Math.abs((wide / high) * (height / width) - 1);
};
