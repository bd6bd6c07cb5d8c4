import type { FontMeasures } from '../measures.ts';
import type { Face, Letter } from './letter.ts';
import { columnSpans, inkOf, rowSpans, type Span } from './spans.ts';
import { mean, median, variation } from '@signet/statistics';

/** Above a serif and below an arch, as shares of the x-height. */
const STEM_HEIGHTS = [0.3, 0.4, 0.5];
const CAP_STEM_HEIGHTS = [0.2, 0.3, 0.7, 0.8];
/** Around the middle of o, as shares of its box. */
const MIDDLE = [0.45, 0.5, 0.55];

const rowsAt = (letter: Letter, height: number, shares: readonly number[]): Span[][] =>
  shares.map((share) => rowSpans(letter.edges, -height * share));

/** The width of the first stroke from the left; undefined where no row meets ink. */
const firstStroke = (rows: readonly Span[][]): number | undefined =>
  median(rows.flatMap(([stroke]) => (stroke ? [stroke.to - stroke.from] : [])));

/** The widest white between two strokes of one line. */
const widestGap = (spans: readonly Span[]): number | undefined =>
  spans.length < 2
    ? undefined
    : Math.max(...spans.slice(1).map(({ from }, index) => from - (spans[index]?.to ?? from)));

const stemOf = (face: Face, names: string): number[] =>
  face.letters(names).flatMap((letter) => firstStroke(rowsAt(letter, face.xHeight, STEM_HEIGHTS)) ?? []);

/** 1, none, of a font without an o. */
const contrastOf = (face: Face): number => {
  const o = face.letter('o');
  if (!o) return 1;
  const { left, top, right, bottom } = o.box;
  const thick = firstStroke(MIDDLE.map((share) => rowSpans(o.edges, top + (bottom - top) * share)));
  const thin = firstStroke(MIDDLE.map((share) => columnSpans(o.edges, left + (right - left) * share)));
  return thick && thin ? thick / thin : 1;
};

/** The least height between the arms of c, right of its middle; 0 of a font without c or whose c is closed. */
const apertureOf = (face: Face): number => {
  const c = face.letter('c');
  if (!c) return 0;
  const columns = Array.from(
    { length: 20 },
    (_, index) => c.box.left + (c.box.right - c.box.left) * (0.5 + index / 40),
  );
  const openings = columns.flatMap((x) => widestGap(columnSpans(c.edges, x)) ?? []);
  return openings.length === 0 ? 0 : Math.min(...openings) / face.xHeight;
};

/**
 * The letters with plain stems; of the capitals that some faces have for n, m and h, two have a diagonal and one a
 * bar.
 */
const stemLetters = ({ unicase }: Face) =>
  unicase ? { arch: 'u', plain: 'ul', all: 'ulit' } : { arch: 'n', plain: 'nl', all: 'nlihm' };

/** Stems, contrast and the white inside letters. */
export const measureStrokes = (face: Face) => {
  const {
    font: { upem },
    xHeight,
    capHeight,
  } = face;
  const { arch, plain, all } = stemLetters(face);
  const stem = mean(stemOf(face, plain));
  const capStem = mean(
    face.letters('H').flatMap((letter) => firstStroke(rowsAt(letter, capHeight, CAP_STEM_HEIGHTS)) ?? []),
  );
  const counters = face
    .letters(arch)
    .flatMap((letter) => median(rowsAt(letter, xHeight, STEM_HEIGHTS).flatMap((row) => widestGap(row) ?? [])) ?? []);
  return {
    stem: stem / xHeight,
    stemToEm: stem / upem,
    capStem: capStem / upem,
    contrast: contrastOf(face),
    counter: mean(counters) / xHeight,
    aperture: apertureOf(face),
    stemIrregularity: variation(stemOf(face, all)),
  } satisfies Partial<FontMeasures>;
};

/** Ink in a letter's part between two heights above the baseline, in square font units. */
export const inkBetween = ({ edges }: Letter, low: number, high: number, rows: number): number => {
  const step = (high - low) / rows;
  return Array.from({ length: rows }, (_, index) => inkOf(rowSpans(edges, -(low + (index + 0.5) * step)))).reduce(
    (sum, ink) => sum + ink * step,
    0,
  );
};
