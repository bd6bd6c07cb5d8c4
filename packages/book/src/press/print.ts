import { deltaEOk } from '@signet/color';
import { pressTable } from './press-table.ts';

/** Inks of a color in percent, and what paper gives back of it. */
export type Printed = {
  /** Cyan, magenta, yellow, black, in percent. */
  coated: readonly [number, number, number, number];
  uncoated: readonly [number, number, number, number];
  /** About what coated paper shows, its white taken as the screen's. */
  printed: string;
  /** The same of uncoated paper. */
  printedUncoated: string;
  /** Whether what coated paper shows is plainly less than what the screen shows. */
  duller: boolean;
};

/** The printing conditions whose measurements the table was computed from. */
export const pressNames = { coated: 'FOGRA39', uncoated: 'FOGRA29' } as const;

/** Steps along each side of the table's cube of screen colors, and values at each of its points. */
export const TABLE_SIDE = 11;
export const TABLE_VALUES = 14;
/** From here on the eye sees at once that paper gives back less. */
const PLAINLY = 0.04;
/** Percent of an ink under which its dots do not hold on a plate: there on one sheet and not on the next. */
const LEAST_DOT = 3;

let opened: Uint8Array | undefined;
const table = (): Uint8Array => {
  opened ??= Uint8Array.from(atob(pressTable), (sign) => sign.charCodeAt(0));
  return opened;
};

/** The table at a screen color: between its eight nearest points in proportion to how near they are. */
const valuesAt = (rgb: readonly number[]): number[] => {
  const bytes = table();
  const steps = rgb.map((byte) => (byte / 255) * (TABLE_SIDE - 1));
  const lows = steps.map((step) => Math.min(TABLE_SIDE - 2, Math.floor(step)));
  const values = Array.from({ length: TABLE_VALUES }, () => 0);
  for (let corner = 0; corner < 8; corner += 1) {
    let [weight, place] = [1, 0];
    for (const [axis, low] of lows.entries()) {
      const up = (corner >> axis) & 1;
      const along = (steps[axis] ?? 0) - low;
      weight *= up === 1 ? along : 1 - along;
      place = place * TABLE_SIDE + low + up;
    }
    for (const at of values.keys()) values[at] = (values[at] ?? 0) + weight * (bytes[place * TABLE_VALUES + at] ?? 0);
  }
  return values;
};

/** Whites with no more than this of any ink are paper. */
const PAPER = 5;

const percent = (values: readonly number[]): Printed['coated'] => {
  const inks = values.map((value) => Math.round((value / 255) * 100));
  const least = Math.max(...inks) <= PAPER ? PAPER + 1 : LEAST_DOT;
  return inks.map((ink) => (ink < least ? 0 : ink)) as unknown as Printed['coated'];
};

const hexOf = (values: readonly number[]): string =>
  `#${values.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;

/**
 * A screen color as offset printing makes it, by measurements of printed sheets (docs/notices.md): colorimetric, with
 * the amount of ink that each paper takes and black in place of what cyan, magenta and yellow have in common. A
 * printer's own profile knows its press better.
 */
export const printOf = (hex: string): Printed => {
  const rgb = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  const values = valuesAt(rgb);
  const printed = hexOf(values.slice(8, 11));
  return {
    coated: percent(values.slice(0, 4)),
    uncoated: percent(values.slice(4, 8)),
    printed,
    printedUncoated: hexOf(values.slice(11, 14)),
    duller: deltaEOk(hex, printed) > PLAINLY,
  };
};
