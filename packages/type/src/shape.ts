import { Buffer, Direction, Feature, shape as shapeBuffer } from 'harfbuzzjs';
import type { Font } from './font.ts';
import { scriptRuns, type ScriptRun } from './script-runs.ts';

export type ShapedGlyph = {
  /** Number of the glyph in its font; 0 is the box of a letter that the font does not have. */
  id: number;
  /** Where its letter begins in the text (in Unicode form C), in UTF-16 units. */
  cluster: number;
  /** Where its origin stands on the line, y down. */
  x: number;
  y: number;
  advance: number;
};

/** A line of text as glyphs from left to right. Lengths in font units. */
export type ShapedText = {
  glyphs: ShapedGlyph[];
  width: number;
};

export type ShapeOptions = {
  /** True unless told otherwise. */
  kerning?: boolean;
  /** Added after every letter but the last, in font units. As in browsers, letters set apart form no ligatures. */
  letterSpacing?: number;
  /** Figures as high as capitals where the face has them and would set old-style ones. */
  liningFigures?: boolean;
};

const off = (...tags: string[]): Feature[] => tags.flatMap((tag) => Feature.fromString(`-${tag}`) ?? []);
const noKerning = off('kern');
const noLigatures = off('liga', 'clig');
const lining = Feature.fromString('lnum');

const featuresFor = ({ kerning = true, letterSpacing = 0, liningFigures = false }: ShapeOptions): Feature[] => [
  ...(kerning ? [] : noKerning),
  ...(letterSpacing === 0 ? [] : noLigatures),
  ...(liningFigures && lining ? [lining] : []),
];

/** One for all: a buffer's memory lies outside JavaScript and comes back late. Emptied before each use. */
const buffer = new Buffer();

const shapeRun = (font: Font, run: ScriptRun, features: Feature[]) => {
  buffer.reset();
  buffer.addText(run.text);
  buffer.guessSegmentProperties();
  buffer.setDirection(run.rightToLeft ? Direction.RTL : Direction.LTR);
  shapeBuffer(font.handle, buffer, features);
  return buffer.getGlyphInfosAndPositions();
};

/**
 * Sets a line of text in a font: ligatures, marks and kerning (GPOS or kern) as a browser would. Text is brought to
 * Unicode form C first. Letters that the font lacks come out as glyph 0: ask `font.covers` before.
 */
export const shape = (font: Font, text: string, options: ShapeOptions = {}): ShapedText => {
  const features = featuresFor(options);
  const glyphs: ShapedGlyph[] = [];
  let x = 0;
  let last: number | undefined;
  const kerned = options.kerning === false ? undefined : font.oldKerning;
  for (const run of scriptRuns(text.normalize('NFC'))) {
    for (const { codepoint, cluster, xAdvance = 0, xOffset = 0, yOffset = 0 } of shapeRun(font, run, features)) {
      const at = run.start + cluster;
      if (last !== undefined && at !== last) x += options.letterSpacing ?? 0;
      last = at;
      const before = glyphs.at(-1);
      if (before && kerned && !run.rightToLeft) x += kerned(before.id, codepoint);
      glyphs.push({ id: codepoint, cluster: at, x: x + xOffset, y: -yOffset, advance: xAdvance });
      x += xAdvance;
    }
  }
  return { glyphs, width: x };
};
