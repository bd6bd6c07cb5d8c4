import type { BrainError, CheckedSheet } from './check-sheet.ts';
import type { Reference } from './column.ts';
import type { SheetRules } from './sheet-rules.ts';

/** Long cells are shortened, so that a message stays one line. */
const shown = (text: string): string => (text.length > 40 ? `${text.slice(0, 40)}…` : text);

/** What is named by rows, but by none of some kind that `ofEach` asks for. */
const missingKinds = (
  sheet: string,
  column: string,
  { sheet: named, ofEach }: Reference,
  from: CheckedSheet,
  target: CheckedSheet,
): BrainError[] =>
  Object.entries(ofEach?.kinds ?? {}).flatMap(([kind, members]) => {
    const ofKind = from.rows.filter(({ texts }) => members.includes(texts[ofEach?.column ?? ''] ?? ''));
    const reached = new Set(ofKind.map(({ texts }) => texts[column]));
    const missed = target.rows.filter(({ texts }) => texts._id && !reached.has(texts._id));
    return missed.map(({ number }) => ({
      sheet: named,
      row: number,
      column: '_id',
      why: `No row of ${sheet} gives it a ${kind}.`,
    }));
  });

const checkReference = (
  sheet: string,
  column: string,
  to: Reference,
  from: CheckedSheet,
  target: CheckedSheet,
): BrainError[] => {
  const times = new Map(target.rows.flatMap((row) => (row.texts._id ? [[row.texts._id, 0]] : [])));
  const errors: BrainError[] = [];
  for (const { number, texts } of from.rows) {
    const named = texts[column];
    if (!named) continue;
    const before = times.get(named);
    if (before === undefined)
      errors.push({ sheet, row: number, column, why: `No row of ${to.sheet} has the _id “${shown(named)}”.` });
    else times.set(named, before + 1);
    if (before === to.most)
      errors.push({
        sheet,
        row: number,
        column,
        why: `Names “${shown(named)}” once too often: at most ${to.most} rows may.`,
      });
  }
  for (const { number, texts } of target.rows) {
    const count = times.get(texts._id ?? '') ?? to.least;
    if (count < to.least) {
      errors.push({
        sheet: to.sheet,
        row: number,
        column: '_id',
        why: `Named in too few rows of ${sheet}: ${count}, at least ${to.least}.`,
      });
    }
  }
  return [...errors, ...missingKinds(sheet, column, to, from, target)];
};

/** Checks that cells which name rows of other sheets name ones that are there, as often as the rules say. */
export const checkReferences = (
  rules: Readonly<Record<string, SheetRules>>,
  sheets: ReadonlyMap<string, CheckedSheet>,
): BrainError[] =>
  Object.entries(rules).flatMap(([sheet, { columns }]) =>
    Object.entries(columns).flatMap(([column, { references }]) => {
      if (!references) return [];
      const [from, target] = [sheets.get(sheet), sheets.get(references.sheet)];
      // A sheet without rows is reported as such: every reference to it being bad as well would bury that.
      return from && target && target.rows.length > 0 ? checkReference(sheet, column, references, from, target) : [];
    }),
  );
