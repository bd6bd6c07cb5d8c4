/** A cell that begins like a formula is text, so that a spreadsheet computes nothing of it (OWASP ASVS 1.2.10). */
const harmless = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);
const quoted = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
const line = (cells: readonly string[]): string => cells.map((cell) => quoted(harmless(cell))).join(',');

/** Rows as a CSV file that spreadsheets open with their letters whole. */
export const csvFile = (name: string, rows: readonly (readonly string[])[]): File =>
  new File([`\uFEFF${rows.map(line).join('\r\n')}\r\n`], name, { type: 'text/csv' });
