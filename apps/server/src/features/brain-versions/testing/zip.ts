import { crc32, deflateRawSync } from 'node:zlib';

export type Part = {
  name: string;
  bytes: Buffer;
  /** What the directory says of its size, where that is a lie. */
  claims?: number;
  method?: number;
  flags?: number;
  crc?: number;
};

const numbers = (...fields: readonly (readonly [2 | 4, number])[]): Buffer => {
  const buffer = Buffer.alloc(fields.reduce((sum, [size]) => sum + size, 0));
  let at = 0;
  for (const [size, value] of fields) {
    if (size === 2) buffer.writeUInt16LE(value, at);
    else buffer.writeUInt32LE(value >>> 0, at);
    at += size;
  }
  return buffer;
};

/** A zip file (PKWARE APPNOTE 4.3), sound unless its parts say otherwise. */
export const zip = (parts: readonly Part[]): Buffer => {
  const pieces: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const { name, bytes, claims, method = 8, flags = 0, crc } of parts) {
    const packed = method === 8 ? deflateRawSync(bytes) : bytes;
    const title = Buffer.from(name);
    const about = [
      [2, 20],
      [2, flags],
      [2, method],
      [4, 0],
      [4, crc ?? crc32(bytes)],
      [4, packed.length],
      [4, claims ?? bytes.length],
      [2, title.length],
      [2, 0],
    ] as const;
    const local = Buffer.concat([numbers([4, 0x04034b50], ...about), title, packed]);
    directory.push(numbers([4, 0x02014b50], [2, 20], ...about, [2, 0], [2, 0], [2, 0], [4, 0], [4, at]), title);
    pieces.push(local);
    at += local.length;
  }
  const index = Buffer.concat(directory);
  const count = parts.length;
  return Buffer.concat([
    ...pieces,
    index,
    numbers([4, 0x06054b50], [2, 0], [2, 0], [2, count], [2, count], [4, index.length], [4, at], [2, 0]),
  ]);
};
