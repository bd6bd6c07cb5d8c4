/** What a spreadsheet or a table holds in one place; null when empty. */
export type Cell = string | number | boolean | Date | null;

/** A workbook: rows of cells by the sheet's name, the first row being the header. */
export type Sheets = Readonly<Record<string, readonly (readonly Cell[])[]>>;

/** A cell as the checker reads it: trimmed text, '' when empty. */
export const cellText = (cell: Cell | undefined): string => {
  if (cell === null || cell === undefined) return '';
  if (cell instanceof Date) return Number.isNaN(cell.getTime()) ? 'Invalid date' : cell.toISOString();
  return String(cell).trim();
};

/** A spreadsheet's letters for a column: 0 is A, 25 is Z, 26 is AA. */
export const columnLetters = (index: number): string =>
  (index >= 26 ? columnLetters(Math.floor(index / 26) - 1) : '') + String.fromCodePoint(65 + (index % 26));

export const isBlankRow = (row: readonly Cell[]): boolean => row.every((cell) => cellText(cell) === '');
