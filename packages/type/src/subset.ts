/** HarfBuzz's own C names (hb-subset.h, hb-blob.h); pointers and lengths are numbers. */
type SubsetWasm = {
  memory: WebAssembly.Memory;
  malloc(bytes: number): number;
  free(pointer: number): void;
  hb_blob_create(data: number, length: number, mode: number, userData: number, destroy: number): number;
  hb_blob_destroy(blob: number): void;
  hb_blob_get_data(blob: number, length: number): number;
  hb_blob_get_length(blob: number): number;
  hb_face_create(blob: number, index: number): number;
  hb_face_destroy(face: number): void;
  hb_face_reference_blob(face: number): number;
  hb_set_add(set: number, value: number): void;
  hb_subset_input_create_or_fail(): number;
  hb_subset_input_destroy(input: number): void;
  hb_subset_input_unicode_set(input: number): number;
  hb_subset_or_fail(face: number, input: number): number;
};

/**
 * A font file with only what `text` needs, kerning and ligatures included. Throws a TypeError for bytes that are not
 * a font.
 */
export type Subset = (font: Uint8Array, text: string) => Uint8Array<ArrayBuffer>;

/** HB_MEMORY_MODE_WRITABLE: the copy is ours. */
const WRITABLE = 2;

/** Where `openSubset`'s bytes lie in the installed package. */
export const subsetWasmUrl = (): URL => new URL(import.meta.resolve('harfbuzzjs/dist/harfbuzz-subset.wasm'));

const bytesOf = (hb: SubsetWasm, face: number): Uint8Array<ArrayBuffer> => {
  const blob = hb.hb_face_reference_blob(face);
  const start = hb.hb_blob_get_data(blob, 0);
  const bytes = new Uint8Array(hb.memory.buffer).slice(start, start + hb.hb_blob_get_length(blob));
  hb.hb_blob_destroy(blob);
  return bytes;
};

const inputFor = (hb: SubsetWasm, text: string): number => {
  const input = hb.hb_subset_input_create_or_fail();
  const set = hb.hb_subset_input_unicode_set(input);
  for (const letter of text.normalize('NFC') + text.normalize('NFD')) hb.hb_set_add(set, letter.codePointAt(0) ?? 0);
  return input;
};

/**
 * Makes the subsetter from the bytes of HarfBuzz's second program (`subsetWasmUrl`): this package reads no files
 * itself.
 */
export const openSubset = async (wasm: Uint8Array<ArrayBuffer>): Promise<Subset> => {
  const { instance } = await WebAssembly.instantiate(wasm, {});
  const hb = instance.exports as unknown as SubsetWasm;
  return (font, text) => {
    const copy = hb.malloc(font.byteLength);
    new Uint8Array(hb.memory.buffer).set(font, copy);
    const blob = hb.hb_blob_create(copy, font.byteLength, WRITABLE, 0, 0);
    const face = hb.hb_face_create(blob, 0);
    const input = inputFor(hb, text);
    const subset = hb.hb_subset_or_fail(face, input);
    try {
      const bytes = subset === 0 ? undefined : bytesOf(hb, subset);
      if (!bytes?.byteLength) throw new TypeError('Not a font file: nothing to take letters from');
      return bytes;
    } finally {
      if (subset !== 0) hb.hb_face_destroy(subset);
      hb.hb_subset_input_destroy(input);
      hb.hb_face_destroy(face);
      hb.hb_blob_destroy(blob);
      hb.free(copy);
    }
  };
};
