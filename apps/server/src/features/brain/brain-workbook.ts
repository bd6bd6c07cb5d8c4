import { cellText, type Cell, type Sheets } from '@signet/brain';
import { requireModestWorkbook } from './workbook-limits.ts';

// Both spreadsheet libraries load when they are first needed: a server that starts again needs neither.

// The library's types name Date's constructor where a Date comes.
const asCell = (value: unknown): Cell =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' || value instanceof Date
    ? value
    : null;

/**
 * Reads an .xlsx file into sheets of raw cells; `checkBrain` says what is wrong with them. Rejects when the bytes are
 * no workbook, or one beyond the limits of workbook-limits.ts. What people upload must be read in a child process
 * besides.
 */
export const readBrainWorkbook = async (bytes: Uint8Array): Promise<Sheets> => {
  requireModestWorkbook(bytes);
  const { default: readXlsx } = await import('read-excel-file/node');
  const sheets = await readXlsx(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  return Object.fromEntries(sheets.map(({ sheet, data }) => [sheet, data.map((row) => row.map(asCell))]));
};

const [NARROWEST, WIDEST] = [10, 72];

/** Wide enough for the longest text of a column, in characters. */
const columnWidths = (rows: Sheets[string]): { width: number }[] =>
  (rows[0] ?? []).map((_, index) => {
    const longest = Math.max(...rows.map((row) => cellText(row[index]).length));
    return { width: Math.min(WIDEST, Math.max(NARROWEST, longest + 2)) };
  });

/** Writes sheets as an .xlsx file for reading and editing: every cell as text, a bold header that stays in view. */
export const writeBrainWorkbook = async (sheets: Sheets): Promise<Uint8Array> => {
  const { default: writeXlsx } = await import('write-excel-file/node');
  const workbook = Object.entries(sheets).map(([sheet, rows]) => ({
    sheet,
    stickyRowsCount: 1,
    columns: columnWidths(rows),
    data: rows.map((row, index) =>
      row.map((cell) => ({
        value: cellText(cell),
        type: String,
        ...(index === 0 ? { fontWeight: 'bold' as const } : {}),
      })),
    ),
  }));
  return writeXlsx(workbook).toBuffer();
};
