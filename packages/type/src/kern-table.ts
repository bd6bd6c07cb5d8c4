import type { Face } from 'harfbuzzjs';

/** What to add between two glyphs, in font units; 0 for most. */
export type PairKerning = (left: number, right: number) => number;

/** OpenType 1.9, table kern, version 0: a header, then subtables; format 0 lists pairs of glyphs. */
const HEADER = 4;
const SUBTABLE_HEADER = 6;
const PAIRS_AT = 14;
const PAIR = 6;
/** Bits of a subtable's coverage: along the line; minimum values, across the line and overrides are not for us. */
const ALONG = 0b0001;
const NOT_FOR_US = 0b1110;

const pairsIn = (view: DataView, start: number, pairs: Map<number, number>): void => {
  const coverage = view.getUint16(start + 4);
  const isForUs = coverage >> 8 === 0 && (coverage & ALONG) !== 0 && (coverage & NOT_FOR_US) === 0;
  if (!isForUs) return;
  const count = view.getUint16(start + SUBTABLE_HEADER);
  for (let at = start + PAIRS_AT; at < start + PAIRS_AT + count * PAIR; at += PAIR) {
    if (at + PAIR > view.byteLength) return;
    const pair = view.getUint32(at);
    pairs.set(pair, (pairs.get(pair) ?? 0) + view.getInt16(at + 4));
  }
};

/**
 * The kerning of a font that has none but the old table `kern`: our build of HarfBuzz reads GPOS alone. Undefined for
 * a font that has the feature `kern` there, or no such table, or one that cannot be read.
 */
export const oldKerning = (face: Face): PairKerning | undefined => {
  if (face.getTableFeatureTags('GPOS').includes('kern')) return undefined;
  const table = face.referenceTable('kern');
  if (!table || table.byteLength < HEADER + PAIRS_AT) return undefined;
  const view = new DataView(table.buffer, table.byteOffset, table.byteLength);
  if (view.getUint16(0) !== 0) return undefined;
  const pairs = new Map<number, number>();
  let start = HEADER;
  for (let left = view.getUint16(2); left > 0 && start + PAIRS_AT <= view.byteLength; left -= 1) {
    pairsIn(view, start, pairs);
    start += Math.max(SUBTABLE_HEADER, view.getUint16(start + 2));
  }
  return pairs.size === 0 ? undefined : (left, right) => pairs.get(left * 0x10000 + right) ?? 0;
};
