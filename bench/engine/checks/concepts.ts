import fs from 'node:fs';
import path from 'node:path';
import { anchorRating, type SingleColorAnchor } from '@signet/color';
import { rankCorrelation } from '@signet/statistics';
import { median, notRun, row, type Row } from '../../report.ts';

/** The ratings themselves are kept beside the project, not in it. */
const RATINGS = path.join(import.meta.dirname, '../../../../shared/data/uw71_means.csv');
const NAME = 'engine: color-to-concept formula against people\u2019s ratings';

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
    formula: rankCorrelation(predicted(`uw71:${concept}` as SingleColorAnchor), column(at + 1)),
    light: Math.abs(rankCorrelation(predicted('oklch:lightness'), column(at + 1))),
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
