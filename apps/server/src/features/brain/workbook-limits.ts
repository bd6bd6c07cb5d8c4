import { inflateRawSync } from 'node:zlib';

/** Ten times what a brain comes to. */
const MOST = { entries: 200, bytes: 64 * 1024 * 1024, columns: 200, rows: 20_000 };

/** The signatures and places that a zip file's directory is read by (PKWARE APPNOTE 4.3.7, 4.3.12, 4.3.16). */
const END = { signature: 0x06054b50, length: 22, count: 10, directory: 16, longestComment: 65_535 };
const ENTRY = {
  signature: 0x02014b50,
  length: 46,
  method: 10,
  packed: 20,
  nameLength: 28,
  extra: 30,
  comment: 32,
  at: 42,
};
const LOCAL = { length: 30, nameLength: 26, extra: 28 };
const [STORED, DEFLATED] = [0, 8];

/** Refused in words for whoever sent it. */
export class WorkbookRefused extends Error {
  override name = 'WorkbookRefused';
}

type Entry = { name: string; method: number; bytes: Buffer; next: number };

const endOf = (zip: Buffer): number => {
  for (let at = zip.length - END.length; at >= Math.max(0, zip.length - END.length - END.longestComment); at--)
    if (zip.readUInt32LE(at) === END.signature) return at;
  throw new WorkbookRefused('This is no workbook.');
};

const entryAt = (zip: Buffer, at: number): Entry => {
  if (zip.readUInt32LE(at) !== ENTRY.signature) throw new WorkbookRefused('This is no workbook.');
  const nameLength = zip.readUInt16LE(at + ENTRY.nameLength);
  const local = zip.readUInt32LE(at + ENTRY.at);
  const start =
    local + LOCAL.length + zip.readUInt16LE(local + LOCAL.nameLength) + zip.readUInt16LE(local + LOCAL.extra);
  const rest = zip.readUInt16LE(at + ENTRY.extra) + zip.readUInt16LE(at + ENTRY.comment);
  return {
    name: zip.toString('utf8', at + ENTRY.length, at + ENTRY.length + nameLength),
    method: zip.readUInt16LE(at + ENTRY.method),
    bytes: zip.subarray(start, start + zip.readUInt32LE(at + ENTRY.packed)),
    next: at + ENTRY.length + nameLength + rest,
  };
};

const unpacked = ({ method, bytes }: Entry, most: number): Buffer => {
  if (method === STORED) return bytes;
  if (method === DEFLATED) return inflateRawSync(bytes, { maxOutputLength: Math.max(1, most) });
  throw new WorkbookRefused('This is no workbook.');
};

/** `A` is 1, `XFD` is 16,384. */
const columnNumber = (letters: string): number =>
  Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);

const requireNear = (sheet: string): void => {
  for (const [, column = '', row = ''] of sheet.matchAll(/[":]([A-Z]{0,9})(\d{1,9})(?=[":])/g))
    if ((column !== '' || row.length > 5) && (columnNumber(column) > MOST.columns || Number(row) > MOST.rows))
      throw new WorkbookRefused(
        `The workbook has a cell at ${column}${row}, further out than any table of a brain reaches.`,
      );
};

/**
 * Refuses a workbook that reading would hang on or fill the memory with: too many parts, parts that unpack to too
 * much, a cell so far out that everything up to it would be made, entities of its own.
 * @throws WorkbookRefused in words for whoever sent it.
 */
export const requireModestWorkbook = (bytes: Uint8Array): void => {
  const zip = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = endOf(zip);
  const count = zip.readUInt16LE(end + END.count);
  if (count > MOST.entries) throw new WorkbookRefused('The workbook has more parts than any brain.');
  let left = MOST.bytes;
  for (let n = 0, at = zip.readUInt32LE(end + END.directory); n < count; n++) {
    const entry = entryAt(zip, at);
    const part = unpacked(entry, left);
    left -= part.length;
    if (left < 0) throw new WorkbookRefused('The workbook is larger than any brain.');
    // pictures and texts that somebody put in may have theirs: nothing here reads them as XML
    if (/\.(?:xml|rels|vml)$/iu.test(entry.name) && part.includes('<!DOCTYPE'))
      throw new WorkbookRefused('The workbook has declarations of its own, which no spreadsheet program writes.');
    if (entry.name.startsWith('xl/worksheets/')) requireNear(part.toString('utf8'));
    at = entry.next;
  }
};
