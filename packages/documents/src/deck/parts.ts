import type { KitBrand } from '@signet/kit';
import type { Area, Chart, Form, Table, Text, TextStyle } from './model.ts';
import { placeText } from './place-text.ts';

/** Shares of a chart's height at the least: above the highest bar for its number, below the axis for the words. */
const TOP = 0.1;
const FOOT = 0.11;
/** What a line of words takes, in sizes, and what stands beside it, in inches. */
const WORDS = 1.2 / 72;
const BESIDE = { top: 0.06, foot: 0.09 } as const;
/** The line of zero, in inches. */
const AXIS = 0.014;
/** Points of the words of a chart on a slide. */
export const CHART_WORDS = 16;
/** Between bars, in percent of a bar, as files say it. */
export const GAP_WIDTH = 36;

/** Below the deepest bar, as a share of the plot: room for its number. */
const BELOW = 0.13;

/** From where to where a chart reaches: from zero to the highest bar, and below zero where one goes there. */
export const reachOf = (bars: Chart['bars']): { least: number; most: number } => {
  const values = bars.map(({ value }) => value);
  const [most, deepest] = [Math.max(...values, 0), Math.min(...values, 0)];
  return { most, least: deepest < 0 ? deepest - ((most - deepest) * BELOW) / (1 - BELOW) : 0 };
};

/**
 * Shares of a chart's height above the highest bar and below the axis. Words of a low chart take more of it: a reader
 * that has no room for them makes the bars shorter.
 */
export const chartShares = ({ area, size = CHART_WORDS }: Pick<Chart, 'area' | 'size'>) => ({
  top: Math.max(TOP, (size * WORDS + BESIDE.top) / area.h),
  foot: Math.max(FOOT, (size * WORDS + BESIDE.foot) / area.h),
});

/** Where the parts of a chart stand: bars from zero, the highest fills the plot. */
export const chartBox = (chart: Chart) => {
  const { area, bars, size = CHART_WORDS } = chart;
  const scale = size / CHART_WORDS;
  const { top, foot } = chartShares(chart);
  const plot = { x: area.x, y: area.y + area.h * top, w: area.w, h: area.h * (1 - top - foot) };
  const { least, most } = reachOf(bars);
  const unit = plot.h / Math.max(most - least, 1e-9);
  const zero = plot.y + most * unit + (most === least ? plot.h : 0);
  const step = plot.w / bars.length;
  const wide = step / (1 + GAP_WIDTH / 100);
  const bar = (index: number): Area => {
    const value = bars[index]?.value ?? 0;
    const h = Math.abs(value) * unit;
    return { x: plot.x + index * step + (step - wide) / 2, y: value < 0 ? zero : zero - h, w: wide, h };
  };
  const isBelow = (index: number): boolean => (bars[index]?.value ?? 0) < 0;
  return {
    plot,
    bar,
    isBelow,
    /** The line that bars stand on, where some hang from it. */
    axis: least < 0 ? { ...plot, y: zero - AXIS / 2, h: AXIS } : undefined,
    label: (index: number): Area => ({
      x: plot.x + index * step,
      y: plot.y + plot.h + 0.06 * scale,
      w: step,
      h: 0.3 * scale,
    }),
    value: (index: number): Area => {
      const { x, y, w, h } = bar(index);
      const high = 0.32 * scale;
      return { x: x - 0.4, y: isBelow(index) ? y + h + 0.04 : y - high - 0.04, w: w + 0.8, h: high };
    },
  };
};

type Shown = { text: Text; rules: Form[]; fill?: Form; row: number; column: number };

/** Numbers stand at the right end of their column, words at its beginning. */
const isNumber = (text: string): boolean => /\d/u.test(text) && !/\p{L}{4}/u.test(text);

export const cellPad = 0.08;

/** Whether a column holds numbers below its head. */
export const isRight = ({ rows }: Pick<Table, 'rows'>, column: number): boolean => {
  const cells = rows
    .slice(1)
    .map((row) => row[column]?.text ?? '')
    .filter(Boolean);
  return column > 0 && cells.length > 0 && cells.every(isNumber);
};

/** Points of the head of a table. */
const HEAD = 16;

export const cellStyle = (table: Table, row: number, column: number): TextStyle => {
  const { style, accent } = table;
  const isHead = row === 0;
  const cell = table.rows[row]?.[column];
  return {
    ...style,
    size: isHead ? Math.min(HEAD, style.size) : style.size,
    // our row is told by its ground: colored figures on it would be the palest of all
    ink: !isHead && cell?.isStrong && table.ours === undefined ? accent : style.ink,
    align: isRight(table, column) ? 'r' : 'l',
    anchor: isHead ? 'b' : 'ctr',
  };
};

/** The cells of a table, each with what is drawn around it. */
export const tableCells = (brand: KitBrand, table: Table): Shown[] => {
  const { area, columns, rows, rowHeight, rule, accent, ours } = table;
  const lefts = columns.map((_, at) => area.x + columns.slice(0, at).reduce((sum, one) => sum + one, 0));
  return rows.flatMap((row, down) =>
    row.map((cell, column): Shown => {
      const box = { x: lefts[column] ?? area.x, y: area.y + down * rowHeight, w: columns[column] ?? 1, h: rowHeight };
      const inner = { ...box, x: box.x + cellPad, w: box.w - 2 * cellPad };
      const isOurs = ours !== undefined && down === ours + 1;
      const line = { x: box.x, y: box.y + rowHeight - 0.007, w: box.w, h: 0.014 };
      const rules: Form[] = [{ kind: 'form', name: 'rule', form: 'rect', area: line, fill: rule }];
      const text = placeText(brand, {
        name: 'cell',
        area: inner,
        text: cell.text,
        style: cellStyle(table, down, column),
      });
      const fill: Form | undefined = isOurs
        ? { kind: 'form', name: 'ours', form: 'rect', area: box, fill: accent, alpha: 0.12 }
        : undefined;
      return { text, rules, row: down, column, ...(fill ? { fill } : {}) };
    }),
  );
};
