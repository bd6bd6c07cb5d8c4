import type { Brain } from '@signet/brain';
import type { SheetDifference } from '@signet/contract';

type Row = Readonly<Record<string, unknown>>;

/** As many rows of a kind as somebody reads. */
const MOST_SHOWN = 50;
/** What tells rows without an id of their own apart, beside the ids that they name. */
const telling = ['word', 'anchor', 'lifecycle', 'world', 'group', 'headline'];

const textOf = (value: unknown): string => {
  if (value === undefined || value === null) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
};

const identityOf = (row: Row): string =>
  '_id' in row
    ? textOf(row['_id'])
    : Object.entries(row)
        .filter(([column]) => column.endsWith('_id') || telling.includes(column))
        .map(([, value]) => textOf(value))
        .join(', ');

/** Rows by what tells them apart; a second one of the same is numbered. */
const byIdentity = (rows: readonly Row[]): Map<string, Row> => {
  const found = new Map<string, Row>();
  for (const row of rows) {
    const name = identityOf(row);
    let key = name;
    for (let n = 2; found.has(key); n += 1) key = `${name} (${n})`;
    found.set(key, row);
  }
  return found;
};

const columnsOf = (before: Row, after: Row) =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((column) => {
    const [was, is] = [textOf(before[column]), textOf(after[column])];
    return was === is ? [] : [{ column, before: was, after: is }];
  });

const compareSheet = (sheet: string, before: readonly Row[], after: readonly Row[]): SheetDifference => {
  const [was, is] = [byIdentity(before), byIdentity(after)];
  const added = [...is.keys()].filter((key) => !was.has(key));
  const removed = [...was.keys()].filter((key) => !is.has(key));
  const changed = [...is].flatMap(([row, now]) => {
    const then = was.get(row);
    const columns = then ? columnsOf(then, now) : [];
    return columns.length > 0 ? [{ row, columns }] : [];
  });
  return {
    sheet,
    added: added.length,
    removed: removed.length,
    changed: changed.length,
    addedRows: added.slice(0, MOST_SHOWN),
    removedRows: removed.slice(0, MOST_SHOWN),
    changedRows: changed.slice(0, MOST_SHOWN),
  };
};

/** What one brain says that another does not, sheet by sheet; sheets that say the same are left out. */
export const differenceOf = (before: Brain, after: Brain): SheetDifference[] =>
  Object.keys(after)
    .map((sheet) => {
      const key = sheet as keyof Brain;
      return compareSheet(sheet, before[key], after[key]);
    })
    .filter(({ added, removed, changed }) => added + removed + changed > 0);
