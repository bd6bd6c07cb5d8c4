/** One picture of an icon: a PNG and its side in pixels, at most 256. */
export type IconPicture = { size: number; png: Uint8Array };

const HEAD = 6;
const ENTRY = 16;

/** Several PNGs as one `.ico`, which browsers have read since 2007; little-endian. */
export const icoFile = (pictures: readonly IconPicture[]): Uint8Array => {
  const bytes = new Uint8Array(HEAD + pictures.reduce((sum, { png }) => sum + ENTRY + png.length, 0));
  const view = new DataView(bytes.buffer);
  view.setUint16(2, 1, true);
  view.setUint16(4, pictures.length, true);
  let at = HEAD + ENTRY * pictures.length;
  pictures.forEach(({ size, png }, index) => {
    const entry = HEAD + ENTRY * index;
    // a side of 256 is written as 0
    bytes[entry] = size % 256;
    bytes[entry + 1] = size % 256;
    view.setUint16(entry + 4, 1, true);
    view.setUint16(entry + 6, 32, true);
    view.setUint32(entry + 8, png.length, true);
    view.setUint32(entry + 12, at, true);
    bytes.set(png, at);
    at += png.length;
  });
  return bytes;
};
