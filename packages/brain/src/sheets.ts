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

/** Everything that a workbook says and nothing of how its cells are kept: for telling whether two hold the same. */
export const sheetTexts = (sheets: Sheets): Record<string, string[][]> =>
  Object.fromEntries(
    Object.entries(sheets).map(([name, rows]) => [name, rows.filter((row) => !isBlankRow(row)).map(rowTexts)]),
  );

// Readers differ in whether they keep the empty cells at a row's end.
const rowTexts = (row: readonly Cell[]): string[] => {
  const texts = row.map(cellText);
  return texts.slice(0, texts.findLastIndex((text) => text !== '') + 1);
};
