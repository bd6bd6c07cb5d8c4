import { zip, type Part } from './zip.ts';

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';

export const text = (name: string, content: string): Part => ({ name, bytes: Buffer.from(content) });

const sheetOf = (rows: string): string => `${XML}<worksheet xmlns="${MAIN}"><sheetData>${rows}</sheetData></worksheet>`;

/** The parts of the smallest workbook there is; `rows` is the XML of its one sheet. */
export const rawParts = (rows: string): Part[] => [
  text(
    '[Content_Types].xml',
    `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="xml" ContentType="application/xml"/>` +
      '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/></Types>',
  ),
  text(
    '_rels/.rels',
    `${XML}<Relationships xmlns="${PACKAGE}/relationships">` +
      `<Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  ),
  text(
    'xl/workbook.xml',
    `${XML}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>` +
      '<sheet name="industries" sheetId="1" r:id="rId1"/></sheets></workbook>',
  ),
  text(
    'xl/_rels/workbook.xml.rels',
    `${XML}<Relationships xmlns="${PACKAGE}/relationships">` +
      `<Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
  ),
  text('xl/worksheets/sheet1.xml', sheetOf(rows)),
];

/** A workbook of one sheet, as it lies in the file. */
export const rawWorkbook = (rows: string): Buffer => zip(rawParts(rows));

const head = '<row r="1"><c r="A1" t="inlineStr"><is><t>_id</t></is></c></row>';
export const rowOf = (cell: string): string => `${head}<row r="2">${cell}</row>`;
export { head };
