import type { PaperTable, Run } from './model.ts';

/** A table as wide as its measure; columns of numbers, from one on, stand at the right. */
export const table = (measure: number, shares: readonly number[], rows: PaperTable['rows'], from = 1): PaperTable => ({
  kind: 'table',
  columns: shares.map((share) => share * measure),
  right: shares.map((_, at) => at).filter((at) => at >= from),
  rowHeight: 0.32,
  rows,
});
/** Words that are the same for everybody. */
export const said = (...texts: string[]): Run[] => texts.map((text) => ({ text }));
