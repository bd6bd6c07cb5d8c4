import { faceOf, fontOf } from '../deck/look.ts';
import { clean } from '../deck/place-text.ts';
import { filled } from '../drawing/measure.ts';
import type { Paper, PaperTable, Run, StyleKey } from './model.ts';
import { table } from './table.ts';

type Sheeted = Pick<Paper, 'look' | 'wide' | 'styles'>;
/** Of the width, what the first column of a list of facts takes. */
export const NAMED = 0.2;
/** Readers of a file differ by a hair in how wide a line is; inches. */
const SLACK = 0.05;

/** What a row of facts has room for: cells have one line. */
export const fits = ({ look, wide, styles }: Sheeted, text: string, share: number, key: StyleKey = 'cell'): boolean => {
  const { size, face } = styles[key];
  const font = fontOf(look.brand, faceOf(look.brand, text, face));
  return filled(clean(text), { font, size, width: wide * share - SLACK }).length === 1;
};

/** Facts over the whole width of the page: what each is, and what it says. */
export const facts = (
  sheet: Sheeted,
  first: StyleKey,
  rows: readonly (readonly [what: string, says: Run])[],
): PaperTable => ({
  ...table(
    sheet.wide,
    [NAMED, 1 - NAMED],
    rows.map(([what, says]) => [{ text: what }, says]),
    2,
  ),
  head: -1,
  first,
});
