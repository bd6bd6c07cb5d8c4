/**
 * A cell that begins like a formula is text, so that a spreadsheet computes nothing of it (OWASP ASVS 1.2.10). So is
 * what begins like one behind a semicolon or a tab: where decimals have a comma these part the cells, quoted or not.
 */
const harmless = (text: string): string =>
  text.replace(/^(?=[=+\-@\t\r])/, "'").replaceAll(/(?<=[;\t])(?=[=+\-@])/g, "'");
const quoted = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
const line = (cells: readonly string[]): string => cells.map((cell) => quoted(harmless(cell))).join(',');

/** Rows as a CSV file that spreadsheets open with their letters whole. */
export const csvFile = (name: string, rows: readonly (readonly string[])[]): File =>
  new File([`\uFEFF${rows.map(line).join('\r\n')}\r\n`], name, { type: 'text/csv' });
