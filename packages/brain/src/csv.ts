/**
 * Reads comma-separated values as RFC 4180 has them: quoted fields may hold commas, line breaks and doubled quotes. A
 * byte order mark and both kinds of line end are accepted. Throws a SyntaxError that names the line of a quote that
 * does not close or does not end its field.
 */
export const parseCsv = (source: string): string[][] => {
  const text = source.replace(/^\uFEFF/, '');
  // One field and what ends it: a comma, a line end, or the end of the file.
  const field = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/y;
  const rows: string[][] = [];
  let row: string[] = [];
  while (field.lastIndex < text.length || row.length > 0) {
    const start = field.lastIndex;
    const match = field.exec(text);
    if (!match) throw new SyntaxError(`Line ${text.slice(0, start).split('\n').length}: a quote is out of place.`);
    row.push(match[1]?.replaceAll('""', '"') ?? match[2] ?? '');
    if (match[3] === ',') continue;
    rows.push(row);
    row = [];
    if (match[3] === '') break;
  }
  return rows;
};
