import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fontMeasureNames, type FontMeasures } from '../measures.ts';

/** The measures that the repository keeps of the families in the brain, by family. */
export const keptMeasures = (): Map<string, FontMeasures> => {
  const file = path.join(import.meta.dirname, '../../../../brain/fontMeasures.csv');
  const [header = [], ...rows] = readFileSync(file, 'utf8')
    .trimEnd()
    .split('\n')
    .map((row) => row.split(','));
  return new Map(
    rows.map(([id = '', ...figures]) => [
      id,
      Object.fromEntries(
        fontMeasureNames.map((name) => [name, Number(figures[header.indexOf(name) - 1])]),
      ) as FontMeasures,
    ]),
  );
};
