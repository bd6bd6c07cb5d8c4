/** CRC-32 as zip files have it (PKWARE APPNOTE 4.4.7). */
const table = Uint32Array.from({ length: 256 }, (_, start) => {
  let value = start;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value;
});
const crcOf = (bytes: Uint8Array): number => {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = (crc >>> 8) ^ (table[(crc ^ byte) & 0xff] ?? 0);
  return (crc ^ 0xffffffff) >>> 0;
};

const UTF8 = 0x0800;
/** The first day that a zip file can name: what is in it is told apart by name, not by time. */
const FIRST_DAY = 0x21;

/** Numbers of two and four bytes, one after the other. */
const packed = (fields: readonly (readonly [2 | 4, number])[]): Uint8Array<ArrayBuffer> => {
  const bytes = new Uint8Array(fields.reduce((sum, [size]) => sum + size, 0));
  const view = new DataView(bytes.buffer);
  let at = 0;
  for (const [size, value] of fields) {
    if (size === 2) view.setUint16(at, value, true);
    else view.setUint32(at, value, true);
    at += size;
  }
  return bytes;
};

/** Files in one zip file, as they are: text is small and pictures are packed already. */
export const zipFile = async (name: string, files: readonly { name: string; content: Blob }[]): Promise<File> => {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const directory: Uint8Array<ArrayBuffer>[] = [];
  let at = 0;
  for (const file of files) {
    const [title, bytes] = [new TextEncoder().encode(file.name), new Uint8Array(await file.content.arrayBuffer())];
    const about = [
      [2, 20],
      [2, UTF8],
      [2, 0],
      [2, 0],
      [2, FIRST_DAY],
      [4, crcOf(bytes)],
      [4, bytes.length],
      [4, bytes.length],
      [2, title.length],
      [2, 0],
    ] as const;
    const local = packed([[4, 0x04034b50], ...about]);
    const rest = [
      [2, 0],
      [2, 0],
      [2, 0],
      [4, 0],
      [4, at],
    ] as const;
    directory.push(packed([[4, 0x02014b50], [2, 20], ...about, ...rest]), title);
    parts.push(local, title, bytes);
    at += local.length + title.length + bytes.length;
  }
  const size = directory.reduce((sum, part) => sum + part.length, 0);
  const count = files.length;
  const end = packed([
    [4, 0x06054b50],
    [2, 0],
    [2, 0],
    [2, count],
    [2, count],
    [4, size],
    [4, at],
    [2, 0],
  ]);
  return new File([...parts, ...directory, end], name, { type: 'application/zip' });
};
