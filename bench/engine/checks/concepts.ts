import fs from 'node:fs';
import path from 'node:path';
import { anchorRating, type SingleColorAnchor } from '@signet/color';
import { median, notRun, row, type Row } from '../../report.ts';

/** The ratings themselves are kept beside the project, not in it. */
const RATINGS = path.join(import.meta.dirname, '../../../../shared/data/uw71_means.csv');
const NAME = 'engine: color-to-concept formula against people\u2019s ratings';

/** Each value's place in ascending order; equal ones share the mean of their places. */
const ranks = (values: readonly number[]): number[] => {
  const sorted = values.toSorted((a, b) => a - b);
  return values.map((value) => (sorted.indexOf(value) + sorted.lastIndexOf(value)) / 2);
};

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

const correlation = (one: readonly number[], other: readonly number[]): number => {
  const [center, otherCenter] = [mean(one), mean(other)];
  const product = mean(one.map((value, at) => (value - center) * ((other[at] ?? 0) - otherCenter)));
  return (
    product /
    Math.sqrt(mean(one.map((value) => (value - center) ** 2)) * mean(other.map((value) => (value - otherCenter) ** 2)))
  );
};

/** Spearman's rank correlation, -1 to 1. */
export const spearman = (one: readonly number[], other: readonly number[]): number =>
  correlation(ranks(one), ranks(other));

/**
 * Rank correlation of the product's formula with the mean ratings of 71 colors, for each of 20 concepts; beside it,
 * that of how light the color is.
 */
export const conceptRows = (): Row[] => {
  if (!fs.existsSync(RATINGS)) return [notRun(NAME, 'the ratings are not here')];
  const [head = [], ...colors] = fs
    .readFileSync(RATINGS, 'utf8')
    .trim()
    .split(/\r?\n/)
    .map((line) => line.split(','));
  const column = (at: number) => colors.map((cells) => Number(cells[at]));
  const predicted = (anchor: SingleColorAnchor) => colors.map(([hex = '']) => anchorRating(hex, anchor));
  const concepts = head.slice(1).map((concept, at) => ({
    formula: spearman(predicted(`uw71:${concept}` as SingleColorAnchor), column(at + 1)),
    light: Math.abs(spearman(predicted('oklch:lightness'), column(at + 1))),
  }));
  const [formula, light] = [concepts.map((one) => one.formula), concepts.map((one) => one.light)];
  return [
    row({
      name: `${NAME}, median of ${concepts.length} concepts, beside lightness alone`,
      value: median(formula),
      unit: 'rank correlation',
      baseline: median(light),
      target: { of: 'value', is: '>=', than: 0.88 },
    }),
    row({
      name: `${NAME}, the least of ${concepts.length} concepts`,
      value: Math.min(...formula),
      unit: 'rank correlation',
      baseline: Math.min(...light),
      target: { of: 'value', is: '>=', than: 0.6 },
    }),
  ];
};
