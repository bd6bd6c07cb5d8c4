import type { Font } from '@signet/type';
import { filled, POINTS, widthOf } from '../drawing/measure.ts';
import { clean } from '../deck/place-text.ts';
import { faceOf, fontOf } from '../deck/look.ts';
import type { Block, Paper, PaperStyle, PaperTable, Paragraph, Run, StyleKey } from './model.ts';

/** A part of a line, in inches from the page's corner; `isBlank` where a question waits for its answer. */
export type Piece = { x: number; w: number; text: string; isBlank: boolean };
export type Line = {
  /** Top of the line and how high it is. */
  y: number;
  h: number;
  style: PaperStyle;
  face: 'headline' | 'text';
  pieces: Piece[];
};
/** A line under a row of a table; a heavy one stands above what all comes to. */
export type Rule = { x: number; y: number; w: number; isHeavy: boolean };
export type PaperPage = { lines: Line[]; rules: Rule[] };

/** How thick a rule is, in inches. */
const RULE = 0.5 / POINTS;
/** Nothing: rules begin where words do. */
export const CELL_PAD = 0;

/** How a cell of a table is set. */
export const cellStyle = ({ head = 0, total, first }: PaperTable, row: number, column: number): StyleKey => {
  if (typeof head === 'number' ? row === head : head.includes(row)) return 'head';
  if (row === total) return 'total';
  return column === 0 ? (first ?? 'cell') : 'cell';
};

/** Whether a cell of a table has a line below it, and a heavy one. */
export const isRuled = ({ bare = {} }: PaperTable, row: number, column: number): boolean =>
  !bare.rows?.includes(row) && !bare.columns?.includes(column);
/** How high a row of a table is, in inches. */
export const rowHigh = ({ rowHeight, rowHeights }: PaperTable, row: number): number => rowHeights?.[row] ?? rowHeight;
export const isHeavy = ({ total }: PaperTable, row: number): boolean => total !== undefined && row === total - 1;

type Word = { text: string; isBlank: boolean };

const faceFor = (paper: Pick<Paper, 'look'>, style: PaperStyle, runs: readonly Run[]): 'headline' | 'text' =>
  faceOf(paper.look.brand, runs.map(({ text }) => text).join(''), style.face);

/**
 * A run as it is written: what XML cannot carry is left out, every sort of space is one. A question stands in brackets:
 * not every reader marks a field, and nobody should print one for a sentence.
 */
export const written = ({ text, key }: Run): string => {
  const said = clean(text).replaceAll('\n', ' ');
  const kept = key === undefined || said === '' ? said : `[${said}]`;
  return kept === '' ? kept : `${/^\s/u.test(text) ? ' ' : ''}${kept}${/\s$/u.test(text) ? ' ' : ''}`;
};

/** Runs as lines of a width, each part of a line knowing whether it belongs to a question. */
const brokenLines = (runs: readonly Run[], font: Font, size: number, width: number): Word[][] => {
  const letters = runs.flatMap((run) =>
    Array.from(written(run)).map((text): Word => ({ text, isBlank: run.key !== undefined })),
  );
  const lines = filled(letters.map(({ text }) => text).join(''), { font, size, width });
  let at = 0;
  return lines.map((line) => {
    // the space at which a line breaks belongs to none
    while (letters[at]?.text === ' ' && !line.startsWith(' ')) at += 1;
    const parts: Word[] = [];
    for (const letter of Array.from(line)) {
      const isBlank = letters[at]?.isBlank ?? false;
      const last = parts.at(-1);
      if (last && last.isBlank === isBlank) last.text += letter;
      else parts.push({ text: letter, isBlank });
      at += 1;
    }
    return parts;
  });
};

const setLine = (words: readonly Word[], font: Font, size: number, x: number, w: number, isRight: boolean): Piece[] => {
  const wide = words.reduce((sum, { text }) => sum + widthOf(font, text, size), 0);
  let left = isRight ? x + w - wide : x;
  return words.map(({ text, isBlank }) => {
    const width = widthOf(font, text, size);
    const piece = { x: left, w: width, text, isBlank };
    left += width;
    return piece;
  });
};

/** What a paper is written on, and what is written. */
type Flowing = Pick<Paper, 'look' | 'size' | 'left' | 'right' | 'wide' | 'first' | 'next' | 'styles' | 'blocks'>;

/** The pages of a paper, each line where readers of the file set it. */
export const flow = (paper: Flowing): PaperPage[] => {
  const { look, size, left, right } = paper;
  const width = size.w - left - right;
  const pages: PaperPage[] = [{ lines: [], rules: [] }];
  const sheet = () => (pages.length === 1 ? paper.first : paper.next);
  let y = paper.first.top;
  const page = (): PaperPage => pages.at(-1) as PaperPage;
  const turn = (h: number): void => {
    if (y + h <= size.h - sheet().bottom + 0.01) return;
    pages.push({ lines: [], rules: [] });
    y = paper.next.top;
  };

  const paragraph = ({ style: key, runs }: Paragraph): void => {
    const style = paper.styles[key];
    const face = faceFor(paper, style, runs);
    const font = fontOf(look.brand, face);
    y += style.before / POINTS;
    const room = style.isWide ? paper.wide : width;
    for (const words of brokenLines(runs, font, style.size, room)) {
      const h = style.line / POINTS;
      turn(h);
      page().lines.push({
        y,
        h,
        style,
        face,
        pieces: setLine(words, font, style.size, left, room, style.align === 'r'),
      });
      y += h;
    }
    y += style.after / POINTS;
  };

  const table = (block: PaperTable): void => {
    const { columns, right: rights, rows, indent = 0 } = block;
    rows.forEach((cells, down) => {
      const rowHeight = rowHigh(block, down);
      turn(rowHeight);
      const ruled: Rule[] = [];
      let x = left + indent - CELL_PAD;
      cells.forEach((run, column) => {
        const w = columns[column] ?? 0;
        const style = paper.styles[cellStyle(block, down, column)];
        const face = faceFor(paper, style, [run]);
        const font = fontOf(look.brand, face);
        const [words = []] = brokenLines([run], font, style.size, w - 2 * CELL_PAD);
        const h = style.line / POINTS;
        const pieces = setLine(words, font, style.size, x + CELL_PAD, w - 2 * CELL_PAD, rights.includes(column));
        page().lines.push({ y: y + (rowHeight - h) / 2, h, style, face, pieces });
        const last = ruled.at(-1);
        if (isRuled(block, down, column) && last && isRuled(block, down, column - 1)) last.w += w;
        else if (isRuled(block, down, column)) ruled.push({ x, y: y + rowHeight, w, isHeavy: isHeavy(block, down) });
        x += w;
      });
      y += rowHeight;
      page().rules.push(...ruled);
    });
    // readers put the last rule below the table
    y += RULE;
  };

  for (const block of paper.blocks) {
    if (block.kind === 'paragraph') paragraph(block);
    else if (block.kind === 'table') table(block);
    else y += block.points / POINTS;
  }
  return pages;
};

/** Points that are free on the first page below what is written; less than none where it goes on on a second one. */
export const spareBelow = (sheet: Omit<Flowing, 'blocks'>, blocks: readonly Block[]): number => {
  const [first, ...more] = flow({ ...sheet, blocks });
  if (!first || more.length > 0) return -1;
  const ends = [...first.lines.map(({ y, h }) => y + h), ...first.rules.map(({ y }) => y + RULE)];
  return (sheet.size.h - sheet.first.bottom - Math.max(...ends)) * POINTS;
};

/** The foot of every page: one line of it, over the edge of what is written. */
export const footLine = (paper: Paper, sheet: Paper['first']): Line => {
  const { style: key, runs } = paper.footer;
  const style = paper.styles[key];
  const face = faceFor(paper, style, runs);
  const font = fontOf(paper.look.brand, face);
  const width = paper.size.w - paper.left - 0.5;
  const [words = []] = brokenLines(runs, font, style.size, width);
  const h = style.line / POINTS;
  return {
    y: paper.size.h - sheet.foot - h,
    h,
    style,
    face,
    pieces: setLine(words, font, style.size, paper.left, width, false),
  };
};
