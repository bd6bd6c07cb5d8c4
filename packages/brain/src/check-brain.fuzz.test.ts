import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { readTables } from '../../../brain/read-tables.ts';
import { checkBrain, sheetNames, wordSheets, type Cell, type Sheets } from './index.ts';

/** What can happen to the first rows of the lists that nothing else needs can happen to a thousand. */
const shortened: readonly string[] = wordSheets;
const tables = Object.fromEntries(
  Object.entries(await readTables()).map(([name, rows]) => [name, shortened.includes(name) ? rows.slice(0, 20) : rows]),
);
// the first traps speak of names further down
tables.colorNameTraps = tables.colorNameTraps?.slice(0, 1) ?? [];

const cells: fc.Arbitrary<Cell> = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 90 }),
  fc.constantFrom(
    '',
    '#12345',
    '#ABCDEF',
    'calm',
    'feels',
    '__proto__',
    'constructor',
    '_id',
    'name',
    '0',
    '4',
    'yes',
    '400 700',
  ),
  fc.double(),
  fc.boolean(),
  fc.date({ noInvalidDate: false }),
  fc.constant(null),
);

type Mutation = (sheets: Sheets) => Sheets;
const onSheet = (
  change: (rows: readonly (readonly Cell[])[], at: number) => readonly (readonly Cell[])[],
): fc.Arbitrary<Mutation> =>
  fc.tuple(fc.constantFrom(...sheetNames), fc.nat()).map(([name, n]) => (sheets) => {
    const rows = sheets[name] ?? [];
    return { ...sheets, [name]: change(rows, n % Math.max(rows.length, 1)) };
  });

/** What people and broken files do to a workbook. */
const mutations: fc.Arbitrary<Mutation> = fc.oneof(
  fc
    .tuple(cells, fc.nat(12))
    .chain(([cell, column]) =>
      onSheet((rows, at) =>
        rows.map((row, n) =>
          n === at
            ? Array.from({ length: Math.max(row.length, column + 1) }, (_, c) =>
                c === column ? cell : (row[c] ?? null),
              )
            : row,
        ),
      ),
    ),
  onSheet((rows, at) => rows.toSpliced(at, 1)),
  onSheet((rows, at) => rows.toSpliced(at, 0, rows[at] ?? [])),
  fc.array(cells, { maxLength: 12 }).chain((row) => onSheet((rows, at) => rows.toSpliced(at, 0, row))),
  onSheet(() => []),
  fc.constantFrom(...sheetNames).map(
    (name): Mutation =>
      (sheets) =>
        Object.fromEntries(Object.entries(sheets).filter(([other]) => other !== name)),
  ),
  fc.string().map((name): Mutation => (sheets) => ({ ...sheets, [`${name} `]: [[name]] })),
);

test('whatever is done to the default brain, the check answers and each error names sheet, row, column and why', () => {
  fc.assert(
    fc.property(fc.array(mutations, { minLength: 1, maxLength: 6 }), (steps) => {
      const sheets = steps.reduce((now, step) => step(now), tables);
      const checked = checkBrain(sheets);
      for (const { sheet, row, column, why } of checked.ok ? [] : checked.errors) {
        expect(sheetNames.some((name) => name === sheet) || Object.hasOwn(sheets, sheet)).toBe(true);
        expect(row).toBeGreaterThanOrEqual(1);
        expect(Number.isInteger(row)).toBe(true);
        expect(column).not.toBe('');
        expect(why).toMatch(/^\S.*\.$/su);
      }
    }),
    { numRuns: 300 },
  );
});

test('a brain that passes is usable: every reference leads somewhere and the four keys are there', () => {
  fc.assert(
    fc.property(mutations, (step) => {
      const checked = checkBrain(step(tables));
      if (!checked.ok) return;
      const { categories, keywords, marketingKits } = checked.brain;
      expect(new Set(categories.map(({ key }) => key))).toEqual(new Set([1, 2, 3, 4]));
      const ids = new Set(categories.map(({ _id }) => _id));
      expect(keywords.filter((keyword) => !ids.has(keyword.category_id))).toEqual([]);
      expect(marketingKits.filter(({ styles }) => styles.length < 2 || styles.length > 4)).toEqual([]);
    }),
    { numRuns: 300 },
  );
});
