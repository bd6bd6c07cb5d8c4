import { Blob, Face, Font as HarfBuzzFont } from 'harfbuzzjs';
import { boundsOf } from './bounds.ts';
import type { Font } from './font.ts';
import { oldKerning } from './kern-table.ts';
import type { PathCommand } from './path.ts';
import { shape } from './shape.ts';

/** Letters and signs that are there without being seen. */
const unseen = /^[\p{White_Space}\p{Default_Ignorable_Code_Point}]*$/u;
const mark = /^\p{Mn}$/u;

const glyphOutlines = (handle: HarfBuzzFont) => {
  const known = new Map<number, PathCommand[]>();
  return (glyph: number): readonly PathCommand[] => {
    let outline = known.get(glyph);
    if (!outline) {
      // HarfBuzz counts y upwards; `0 - y` keeps 0 from becoming -0
      outline = handle
        .glyphToJson(glyph)
        .map(
          ({ type, values }) =>
            [type, ...values.map((value, index) => (index % 2 === 0 ? value : 0 - value))] as unknown as PathCommand,
        );
      known.set(glyph, outline);
    }
    return outline;
  };
};

/** The ink above the baseline of a flat letter; what the file claims is often rounded or missing. */
const inkHeight = (handle: HarfBuzzFont, outline: Font['outline'], letter: string): number | undefined => {
  const glyph = handle.nominalGlyph(letter.codePointAt(0) ?? 0);
  const top = glyph === undefined ? undefined : boundsOf(outline(glyph))?.top;
  return top === undefined ? undefined : -top;
};

/** Weight and slant from the table OS/2 (OpenType 1.9: usWeightClass at 4, fsSelection at 62). */
const styleOf = (face: Face): Pick<Font, 'weight' | 'italic'> => {
  const table = face.referenceTable('OS/2');
  if (!table || table.byteLength < 64) return { weight: 400, italic: false };
  const view = new DataView(table.buffer, table.byteOffset, table.byteLength);
  return { weight: view.getUint16(4), italic: (view.getUint16(62) & 1) === 1 };
};

/** Whether each letter's own glyphs leave ink; a font may map a letter to an empty glyph. */
const hasInk = (font: Font, text: string): boolean => {
  const { glyphs } = shape(font, text);
  if (glyphs.some(({ id }) => id === 0)) return false;
  const starts = [...new Set(glyphs.map(({ cluster }) => cluster))].toSorted((one, other) => one - other);
  return starts.every((start, index) => {
    const letters = text.slice(start, starts[index + 1]);
    return unseen.test(letters) || glyphs.some(({ id, cluster }) => cluster === start && font.outline(id).length > 0);
  });
};

/** Indic fonts place their marks by these features, all others by `mark`. */
const placing: ReadonlySet<string> = new Set(['mark', 'abvm', 'blwm']);

/** A mark that stays a glyph of its own is drawn beside its letter unless the font says where it belongs. */
const placesMarks = (font: Font, face: Face, text: string): boolean => {
  const loose = Array.from(text)
    .filter((letter) => mark.test(letter))
    .flatMap((letter) => font.handle.nominalGlyph(letter.codePointAt(0) ?? 0) ?? []);
  if (loose.length === 0) return true;
  const drawn = new Set(shape(font, text).glyphs.map(({ id }) => id));
  return !loose.some((glyph) => drawn.has(glyph)) || face.getTableFeatureTags('GPOS').some((tag) => placing.has(tag));
};

/** Texts whose answer is kept: a page that is set asks for each of its texts dozens of times. */
const MOST_ASKED = 500;

/**
 * Opens a whole TTF or OTF file.
 * @throws TypeError for bytes that are not a font with outlines and a character map.
 */
export const openFont = (bytes: Uint8Array): Font => {
  const face = new Face(new Blob(bytes));
  const drawable = ['glyf', 'CFF ', 'CFF2'].some((table) => face.referenceTable(table)) && face.referenceTable('cmap');
  if (!drawable) throw new TypeError('Not a font file with outlines');
  const handle = new HarfBuzzFont(face);
  const outline = glyphOutlines(handle);
  const { ascender, descender } = handle.hExtents();
  const asked = new Map<string, boolean>();
  const font: Font = {
    upem: face.upem,
    ascent: ascender,
    descent: -descender,
    xHeight: inkHeight(handle, outline, 'x') ?? face.upem / 2,
    capHeight: inkHeight(handle, outline, 'H') ?? ascender,
    ...styleOf(face),
    oldKerning: oldKerning(face),
    covers(text) {
      const letters = text.normalize('NFC').replace(/\s+/gu, ' ');
      const known = asked.get(letters);
      if (known !== undefined) return known;
      const covered = hasInk(font, letters) && placesMarks(font, face, letters);
      if (asked.size >= MOST_ASKED) asked.clear();
      asked.set(letters, covered);
      return covered;
    },
    outline,
    handle,
  };
  return font;
};
