import type { Area } from './model.ts';

/** Twelve columns of a page of 13.33 x 7.5 in: margin .536, step 1.038, gutter .2 (documents, layouts). */
export const columnX = (column: number): number => 0.536 + 1.038 * (column - 1);
export const columnsWide = (count: number): number => 1.038 * count - 0.2;

/** From a column, so many wide; `y` and `h` in inches. */
export const at = (column: number, count: number, y: number, h: number): Area => ({
  x: columnX(column),
  y,
  w: columnsWide(count),
  h,
});

export const RIGHT = columnX(13) - 0.2;

/** How a portrait of the team stands in its column. */
export const PORTRAIT = { y: 2.2, w: columnsWide(2.9), h: 1.74 } as const;
