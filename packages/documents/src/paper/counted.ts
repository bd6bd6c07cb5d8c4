import type { PaperTable, Run } from './model.ts';
import type { PaperTeller } from './paper-teller.ts';
import type { PageSize, paperOf } from './sheet.ts';
import { said, table } from './table.ts';

/** A page with nothing written on it. */
export type Sheeted = ReturnType<typeof paperOf>;

/** A sheet of sums: whose money they are in is said with each column, and asked once where nobody has told a sum. */
export type Counted = { sheet: Sheeted; page: PageSize; currency: string };

/** Net, tax and what it comes to, at the right, where the eye comes from the prices. Nothing is worked out. */
export const sums = ({ run }: PaperTeller, { measure, inAll }: { measure: number; inAll: string }): PaperTable => ({
  ...table(
    measure,
    [0.2, 0.24],
    [
      [{ text: 'Net' }, run('file.net')],
      [{ text: 'Tax' }, run('file.tax')],
      [{ text: inAll }, run('file.total')],
    ],
  ),
  indent: 0.56 * measure,
  head: -1,
  total: 2,
  bare: { rows: [0, 2] },
});

/** A column of a table of facts: what it is, what it says, its share of the width. */
type Fact = readonly [name: string, says: Run, share: number];

/** Facts beside each other. */
export const factRow = (measure: number, facts: readonly Fact[], from: number): PaperTable =>
  table(
    measure,
    facts.map(([, , share]) => share),
    [said(...facts.map(([name]) => name)), facts.map(([, says]) => says)],
    from,
  );
