import type { Column } from './column.ts';
import { cellText, columnLetters, isBlankRow, type Cell } from './sheets.ts';
import type { SheetRules } from './sheet-rules.ts';

/** One thing that is wrong with a workbook. */
export type BrainError = {
  sheet: string;
  /** As a spreadsheet counts: the header is row 1. */
  row: number;
  /** The column's heading, or its letters where no heading names it. */
  column: string;
  why: string;
};

/**
 * A row that is not blank: its number, and by column what was written and what it was read as (absent when it could
 * not be).
 */
export type ReadRow = {
  readonly number: number;
  readonly texts: Readonly<Record<string, string>>;
  readonly values: Readonly<Record<string, unknown>>;
};

export type CheckedSheet = {
  readonly rows: readonly ReadRow[];
  readonly errors: readonly BrainError[];
};

type Report = (row: number, column: string, why: string) => void;
type Grid = readonly (readonly Cell[])[];
/** Where each known column stands. */
type Places = ReadonlyMap<string, number>;

/** Reports headings that are unknown, doubled or missing. */
const locateColumns = (header: readonly Cell[], rules: SheetRules, report: Report): Places => {
  const places = new Map<string, number>();
  for (const [index, cell] of header.entries()) {
    const heading = cellText(cell);
    if (heading === '') continue;
    if (!Object.hasOwn(rules.columns, heading)) report(1, heading, 'There is no such column in this sheet.');
    else if (places.has(heading)) report(1, heading, 'This column is there twice.');
    else places.set(heading, index);
  }
  for (const name of Object.keys(rules.columns)) if (!places.has(name)) report(1, name, 'This column is missing.');
  return places;
};

const readCell = (cell: Cell | undefined, rule: Column<unknown>): { value?: unknown; why?: string } => {
  const written = cellText(cell);
  if (written === '') return rule.required ? { why: 'Is empty but required.' } : {};
  // Spreadsheets turn what looks like a day into one; its text would not be what was typed.
  return cell instanceof Date ? { why: 'Is a date: format the cell as text and type it again.' } : rule.read(written);
};

const readRow = (row: readonly Cell[], number: number, places: Places, rules: SheetRules, report: Report): ReadRow => {
  const texts: Record<string, string> = {};
  const values: Record<string, unknown> = {};
  for (const [name, place] of places) {
    const rule = rules.columns[name];
    if (!rule) continue;
    texts[name] = cellText(row[place]);
    const { value, why } = readCell(row[place], rule);
    if (why === undefined) values[name] = value;
    else report(number, name, why);
  }
  return { number, texts, values };
};

const reportStrayCells = (row: readonly Cell[], number: number, header: readonly Cell[], report: Report): void => {
  for (const [index, cell] of row.entries()) {
    if (cellText(cell) !== '' && cellText(header[index]) === '')
      report(number, columnLetters(index), 'A cell without a heading above it.');
  }
};

/**
 * Reports rows whose texts in these columns an earlier row already has, case aside; rows with a gap are reported as
 * empty instead.
 */
const reportDoubles = (rows: readonly ReadRow[], names: readonly string[], report: Report): void => {
  const firstRow = new Map<string, number>();
  for (const { number, texts } of rows) {
    const written = names.map((name) => (texts[name] ?? '').normalize('NFC').toLowerCase());
    if (written.includes('')) continue;
    const key = written.join('\n');
    const earlier = firstRow.get(key);
    if (earlier === undefined) firstRow.set(key, number);
    else report(number, names.at(-1) ?? '', `The same ${names.join(' and ')} as in row ${earlier}.`);
  }
};

const readRows = (grid: Grid, places: Places, rules: SheetRules, report: Report): ReadRow[] => {
  const [header = [], ...body] = grid;
  const filled = body.map((row, index) => ({ row, number: index + 2 })).filter(({ row }) => !isBlankRow(row));
  const surplus = filled[rules.rows.most];
  if (surplus)
    report(
      surplus.number,
      firstColumn(rules),
      `Too many rows: at most ${rules.rows.most}; nothing from here on was checked.`,
    );
  return filled.slice(0, rules.rows.most).map(({ row, number }) => {
    reportStrayCells(row, number, header, report);
    return readRow(row, number, places, rules, report);
  });
};

/** Where problems of a whole sheet are shown. */
export const firstColumn = (rules: SheetRules): string => Object.keys(rules.columns)[0] ?? columnLetters(0);

/** Checks all that a sheet can be checked for alone: headings, cells, doubles, number of rows. */
export const checkSheet = (sheet: string, grid: Grid, rules: SheetRules): CheckedSheet => {
  const errors: BrainError[] = [];
  const report: Report = (row, column, why) => errors.push({ sheet, row, column, why });
  const places = locateColumns(grid[0] ?? [], rules, report);
  const rows = readRows(grid, places, rules, report);
  for (const [name, { unique }] of Object.entries(rules.columns)) if (unique) reportDoubles(rows, [name], report);
  if (rules.uniqueTogether) reportDoubles(rows, rules.uniqueTogether, report);
  if (rows.length < rules.rows.least) {
    report(Math.max(grid.length, 1), firstColumn(rules), `Too few rows: ${rows.length}, at least ${rules.rows.least}.`);
  }
  return { rows, errors };
};
