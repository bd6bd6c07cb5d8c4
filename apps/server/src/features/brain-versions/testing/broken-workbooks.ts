import { randomBytes } from 'node:crypto';
import type { Cell, Sheets } from '@signet/brain';
import { writeBrainWorkbook } from '../../brain/brain-workbook.ts';
import { head, rawParts, rawWorkbook, rowOf, text } from './raw-workbook.ts';
import { zip } from './zip.ts';

export type Broken = { what: string; bytes: () => Promise<Uint8Array> | Uint8Array };

const MEGABYTE = 1024 * 1024;
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const sheetXml = (inner: string): string => `<worksheet xmlns="${MAIN}"><sheetData>${inner}</sheetData></worksheet>`;
const withPart = (name: string, content: string) => () => {
  const parts = rawParts(head).filter((part) => part.name !== name);
  return zip([...parts, text(name, content)]);
};
/** Files that are no workbook, or were made to harm whoever opens them. */
export const hostileFiles = (shipped: Buffer): Broken[] => [
  { what: 'an empty file', bytes: () => Buffer.alloc(0) },
  { what: 'random bytes', bytes: () => randomBytes(4096) },
  { what: 'plain text', bytes: () => Buffer.from('name;hex\nred;#f00\n') },
  { what: 'a PDF', bytes: () => Buffer.from('%PDF-1.7\n%%EOF') },
  { what: 'an old .xls', bytes: () => Buffer.from('d0cf11e0a1b11ae1', 'hex') },
  { what: 'an HTML table', bytes: () => Buffer.from('<table><tr><td>_id</td></tr></table>') },
  { what: 'the first half of a workbook', bytes: () => shipped.subarray(0, shipped.length / 2) },
  { what: 'the second half of a workbook', bytes: () => shipped.subarray(shipped.length / 2) },
  { what: 'a workbook with zeros in it', bytes: () => Buffer.from(shipped).fill(0, 1000, 60_000) },
  { what: 'a zip of nothing', bytes: () => zip([]) },
  { what: 'a zip of a picture', bytes: () => zip([text('cat.png', 'png')]) },
  {
    what: 'a document of words',
    bytes: () => zip([text('[Content_Types].xml', '<Types/>'), text('word/document.xml', '<w/>')]),
  },
  {
    what: 'a zip bomb of one part',
    bytes: () => zip([...rawParts(head), { name: 'xl/media/a.bin', bytes: Buffer.alloc(300 * MEGABYTE) }]),
  },
  {
    what: 'a zip bomb in its sheet',
    bytes: () =>
      rawWorkbook(`<row r="1"><c r="A1" t="inlineStr"><is><t>${'a'.repeat(100 * MEGABYTE)}</t></is></c></row>`),
  },
  {
    what: 'a part that lies about its size',
    bytes: () => zip([...rawParts(head), { name: 'xl/a.bin', bytes: Buffer.alloc(80 * MEGABYTE), claims: 10 }]),
  },
  {
    what: 'ten thousand parts',
    bytes: () => zip([...rawParts(head), ...Array.from({ length: 10_000 }, (_, n) => text(`xl/${n}.xml`, ''))]),
  },
  { what: 'a part with a password', bytes: () => zip(rawParts(head).map((part) => ({ ...part, flags: 1 }))) },
  { what: 'parts packed in another way', bytes: () => zip(rawParts(head).map((part) => ({ ...part, method: 99 }))) },
  { what: 'a part that leads out of the zip', bytes: () => zip([text('../../etc/passwd', 'x')]) },
  {
    what: 'a million rows',
    bytes: () =>
      rawWorkbook(
        Array.from({ length: 1_000_000 }, (_, n) => `<row r="${n + 1}"><c r="A${n + 1}"><v>1</v></c></row>`).join(''),
      ),
  },
  { what: 'sixteen thousand columns', bytes: () => rawWorkbook(`${head}<row r="2"><c r="XFD2"><v>1</v></c></row>`) },
  {
    what: 'a cell at the far end',
    bytes: () => rawWorkbook(`${head}<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>`),
  },
  {
    what: 'a size that reaches to the far end',
    bytes: withPart(
      'xl/worksheets/sheet1.xml',
      sheetXml(head).replace('<sheetData>', '<dimension ref="A1:XFD1048576"/><sheetData>'),
    ),
  },
  { what: 'XML that does not end', bytes: withPart('xl/worksheets/sheet1.xml', '<worksheet><sheetData><row>') },
  { what: 'a sheet that is HTML', bytes: withPart('xl/worksheets/sheet1.xml', '<html><body>') },
  {
    what: 'a sheet as deep as a well',
    bytes: withPart('xl/worksheets/sheet1.xml', `${'<a>'.repeat(100_000)}${'</a>'.repeat(100_000)}`),
  },
  { what: 'no workbook part', bytes: () => zip(rawParts(head).filter(({ name }) => name !== 'xl/workbook.xml')) },
  { what: 'no sheet part', bytes: () => zip(rawParts(head).filter(({ name }) => name !== 'xl/worksheets/sheet1.xml')) },
  {
    what: 'a text that is not in the list of texts',
    bytes: () => rawWorkbook(rowOf('<c r="A2" t="s"><v>999999</v></c>')),
  },
];

/** Sound workbooks with sheets that are not those of a brain. */
export const wrongWorkbooks = (sheets: Sheets): Broken[] => {
  const copy = (): Record<string, Cell[][]> =>
    Object.fromEntries(Object.entries(sheets).map(([name, rows]) => [name, rows.map((row) => [...row])]));
  const edited = (what: string, edit: (of: Record<string, Cell[][]>) => void): Broken => ({
    what,
    bytes() {
      const made = copy();
      edit(made);
      return writeBrainWorkbook(made);
    },
  });
  const put = (what: string, sheet: string, column: string, value: Cell): Broken =>
    edited(what, (of) => {
      const rows = of[sheet] ?? [];
      const cells = rows[1];
      const place = rows[0]?.indexOf(column) ?? -1;
      if (!cells || place < 0) throw new Error(`there is no ${sheet} ${column}`);
      cells[place] = value;
    });
  const without = (sheet: string): Broken => edited(`no sheet ${sheet}`, (of) => void delete of[sheet]);
  return [
    without('industries'),
    without('keywords'),
    without('colorFamilies'),
    without('fontMeasures'),
    edited('a sheet too many', (of) => void (of['notes'] = [['hello']])),
    edited('a sheet by another name', (of) => {
      of['Keywords'] = of['keywords'] ?? [];
      delete of['keywords'];
    }),
    edited('a sheet without rows', (of) => void (of['colorFamilies'] = (of['colorFamilies'] ?? []).slice(0, 1))),
    edited('a sheet without a header', (of) => void (of['industries'] = (of['industries'] ?? []).slice(1))),
    edited(
      'a column that is missing',
      (of) => void (of['keywords'] = (of['keywords'] ?? []).map((row) => row.slice(0, -1))),
    ),
    edited('a column too many', (of) => {
      for (const [at, row] of (of['keywords'] ?? []).entries()) row.push(at === 0 ? 'extra' : 'x');
    }),
    edited('a column that is there twice', (of) => {
      for (const row of of['industries'] ?? []) row.push(row[0] ?? null);
    }),
    edited('an id that is there twice', (of) => void of['industries']?.push([...(of['industries'][1] ?? [])])),
    edited('five categories', (of) => void of['categories']?.push([...(of['categories'][1] ?? [])])),
    put('words where a number belongs', 'industries', 'standOut', 'a lot'),
    put('a number out of its range', 'industries', 'standOut', '7'),
    put('a formula where a color belongs', 'colorFamilies', 'hex', '=A1'),
    put('a color that is none', 'colorFamilies', 'hex', 'reddish'),
    put('a group that there is not', 'colorFamilies', 'group', 'teal'),
    put('an empty name', 'industries', 'name', ''),
    put('a category that there is not', 'keywords', 'category_id', 'nowhere'),
    put('a keyword that there is not', 'keywordTraits', 'keyword_id', 'nobody'),
    put('a weight of nothing', 'keywordTraits', 'weight', '0'),
    put('an anchor that there is not', 'keywordTraits', 'anchor', 'spicy'),
    put('a font without its package', 'fonts', 'package', ''),
    put('a licence that is not allowed', 'fonts', 'licence', 'GPL-3.0'),
    put('weights that are words', 'fonts', 'weights', 'bold'),
    put('text for a name of ten thousand letters', 'industries', 'name', 'n'.repeat(10_000)),
    put('an external link where an id belongs', 'industryColors', 'colorFamily_id', "='[evil.xlsx]a'!A1"),
  ];
};
