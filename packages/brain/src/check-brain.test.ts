import { expect, test } from 'vitest';
import { readTables } from '../../../brain/read-tables.ts';
import { checkBrain, type Brain, type BrainError, type Cell, type SheetName, type Sheets } from './index.ts';

const tables = await readTables();

const rowsOf = (sheet: SheetName): Cell[][] => (tables[sheet] ?? []).map((row) => [...row]);
const withSheet = (sheet: SheetName, rows: Cell[][]): Sheets => ({ ...tables, [sheet]: rows });
const place = (sheet: SheetName, column: string): number => rowsOf(sheet)[0]?.indexOf(column) ?? -1;
const cellAt = (sheet: SheetName, row: number, column: string): string =>
  String(rowsOf(sheet)[row - 1]?.[place(sheet, column)]);

/** The default brain with one cell changed; rows count as in a spreadsheet. */
const withCell = (sheet: SheetName, row: number, column: string, cell: Cell): Sheets =>
  withSheet(
    sheet,
    rowsOf(sheet).map((cells, at) => (at === row - 1 ? cells.with(place(sheet, column), cell) : cells)),
  );

const problems = (sheets: Sheets): readonly BrainError[] => {
  const checked = checkBrain(sheets);
  return checked.ok ? [] : checked.errors;
};
const brainOf = (sheets: Sheets): Brain => {
  const checked = checkBrain(sheets);
  if (!checked.ok) throw new Error(JSON.stringify(checked.errors));
  return checked.brain;
};
const error = (sheet: string, row: number, column: string, why: string): BrainError => ({ sheet, row, column, why });

test('a missing sheet is reported once, without a word about the cells that refer to it', () => {
  const { categories: _, ...others } = tables;
  expect(problems(others)).toEqual([error('categories', 1, '_id', 'This sheet is missing.')]);
});

test('a sheet that no brain has is named', () => {
  const [first, ...rest] = problems({ ...tables, Notes: [['hello']] });
  expect(first).toMatchObject({ sheet: 'Notes', row: 1, column: 'A' });
  expect(first?.why).toContain('no such sheet');
  expect(rest).toEqual([]);
});

test('a missing column is reported in the header', () => {
  const rows = rowsOf('industries').map((row) => row.slice(0, 2));
  expect(problems(withSheet('industries', rows))).toEqual([
    error('industries', 1, 'standOut', 'This column is missing.'),
  ]);
});

test('an unknown column is reported by its heading', () => {
  const rows = rowsOf('industries').map((row, at) => [...row, at === 0 ? 'sector' : 'x']);
  expect(problems(withSheet('industries', rows))).toEqual([
    error('industries', 1, 'sector', 'There is no such column in this sheet.'),
  ]);
});

test('a column that is there twice is reported', () => {
  const rows = rowsOf('industries').map((row) => [...row, row[1] ?? null]);
  expect(problems(withSheet('industries', rows))).toEqual([
    error('industries', 1, 'name', 'This column is there twice.'),
  ]);
});

test('columns may stand in any order', () => {
  expect(
    brainOf(
      withSheet(
        'keywords',
        rowsOf('keywords').map((row) => row.toReversed()),
      ),
    ),
  ).toEqual(brainOf(tables));
});

test('a cell without a heading above it is reported by its column’s letter', () => {
  const rows = rowsOf('categories').map((row, at) => (at === 2 ? [...row, null, 'stray'] : row));
  expect(problems(withSheet('categories', rows))).toEqual([
    error('categories', 3, 'F', 'A cell without a heading above it.'),
  ]);
});

test.each(['', '   ', null])('an empty required cell is reported: %j', (cell) => {
  expect(problems(withCell('keywords', 7, 'meaning', cell))).toEqual([
    error('keywords', 7, 'meaning', 'Is empty but required.'),
  ]);
});

test.each([
  ['keywords', '_id'],
  ['keywords', 'name'],
  ['keywords', 'meaning'],
  ['industries', 'name'],
  ['colorFamilies', 'name'],
  ['colorFamilies', 'hex'],
  ['fonts', 'fontName'],
  ['fonts', 'package'],
  ['marketingKits', 'key'],
  ['marketingKits', 'name'],
] as const)('%s.%s is unique', (sheet, column) => {
  expect(problems(withCell(sheet, 3, column, cellAt(sheet, 2, column)))).toContainEqual(
    error(sheet, 3, column, `The same ${column} as in row 2.`),
  );
});

test('names that differ only in case are the same', () => {
  expect(problems(withCell('keywords', 9, 'name', cellAt('keywords', 4, 'name').toUpperCase()))).toEqual([
    error('keywords', 9, 'name', 'The same name as in row 4.'),
  ]);
});

test.each(['c8152f', '#c81', '#c8152f80', '#c8152g', 'red', 'rgb(1,2,3)'])('%j is not a hex color', (hex) => {
  expect(problems(withCell('colorFamilies', 3, 'hex', hex))).toEqual([
    error('colorFamilies', 3, 'hex', 'Not a hex color: write # and six hex digits.'),
  ]);
});

test('a hex in capitals is read in lower case', () => {
  expect(brainOf(withCell('colorFamilies', 3, 'hex', '#C8152F')).colorFamilies[1]?.hex).toBe('#c8152f');
});

test('a color family belongs to a basic color term', () => {
  expect(problems(withCell('colorFamilies', 2, 'group', 'maroon'))).toMatchObject([
    { sheet: 'colorFamilies', row: 2, column: 'group' },
  ]);
});

test('a keyword names a category that is there', () => {
  expect(problems(withCell('keywords', 5, 'category_id', 'smells'))).toEqual([
    error('keywords', 5, 'category_id', 'No row of categories has the _id “smells”.'),
  ]);
});

test('every category has a keyword', () => {
  const column = place('keywords', 'category_id');
  const rows = rowsOf('keywords').map((row) => (row[column] === 'acts' ? row.with(column, 'looks') : row));
  expect(problems(withSheet('keywords', rows))).toEqual([
    error('categories', 4, '_id', 'Named in too few rows of keywords: 0, at least 1.'),
  ]);
});

test.each([0, 5, 1.5, '1st', -1, true])('a category’s key is a whole number from 1 to 4, not %j', (key) => {
  expect(problems(withCell('categories', 2, 'key', key))).toEqual([
    error('categories', 2, 'key', 'Must be a whole number from 1 to 4.'),
  ]);
});

test('each category key is there once', () => {
  expect(problems(withCell('categories', 3, 'key', 1))).toEqual([
    error('categories', 3, 'key', 'The same key as in row 2.'),
  ]);
});

test('there are four categories, neither three nor five', () => {
  const rows = rowsOf('categories');
  expect(problems(withSheet('categories', rows.slice(0, 4)))).toContainEqual(
    error('categories', 4, '_id', 'Too few rows: 3, at least 4.'),
  );
  expect(problems(withSheet('categories', [...rows, ['smells', '4', 'How it smells', 'flower']]))).toEqual([
    error('categories', 6, '_id', 'Too many rows: at most 4; nothing from here on was checked.'),
  ]);
});

test.each([
  ['industries', 1],
  ['keywords', 3],
  ['colorFamilies', 5],
  ['fonts', 2],
  ['marketingKits', 1],
] as const)('a usable brain needs its %s: at least %i', (sheet, least) => {
  const why = `Too few rows: ${least - 1}, at least ${least}.`;
  expect(problems(withSheet(sheet, rowsOf(sheet).slice(0, least)))).toContainEqual(error(sheet, least, '_id', why));
});

test('an empty sheet is reported, not stumbled over', () => {
  expect(problems(withSheet('industries', [])).map(({ row, why }) => `${row} ${why}`)).toEqual([
    '1 This column is missing.',
    '1 This column is missing.',
    '1 This column is missing.',
    '1 Too few rows: 0, at least 1.',
  ]);
});

test('a meaning has at most 70 characters', () => {
  expect(problems(withCell('keywords', 2, 'meaning', 'x'.repeat(70)))).toEqual([]);
  expect(problems(withCell('keywords', 2, 'meaning', 'x'.repeat(71)))).toEqual([
    error('keywords', 2, 'meaning', 'Longer than 70 characters.'),
  ]);
});

test.each(['two\nlines', 'bell\u0007', 'half \ud800', 'non\ufffecharacter'])(
  'writing that documents cannot hold is refused: %j',
  (name) => {
    expect(problems(withCell('industries', 2, 'name', name))).toEqual([
      error('industries', 2, 'name', 'Has a line break or an unprintable character.'),
    ]);
  },
);

test.each(['MoodSmile', 'mood smile', '-mood', 'mood--smile', 'IconMood', '../mood'])(
  '%j is not an icon name',
  (icon) => {
    expect(problems(withCell('keywords', 2, 'icon', icon))).toMatchObject([
      { sheet: 'keywords', row: 2, column: 'icon' },
    ]);
  },
);

test('an icon is outline or filled', () => {
  expect(problems(withCell('keywords', 2, 'iconStyle', 'solid'))).toEqual([
    error('keywords', 2, 'iconStyle', 'Must be one of outline, filled.'),
  ]);
  expect(brainOf(withCell('keywords', 2, 'iconStyle', 'filled')).keywords[0]?.iconStyle).toBe('filled');
});

test.each(['Calm', 'calm and quiet', 'ça', '__proto__'])('%j is not an _id', (id) => {
  expect(problems(withCell('industries', 2, '_id', id))).toContainEqual(
    error('industries', 2, '_id', 'Write lower-case letters, digits and single hyphens, at most 64 characters.'),
  );
});

test.each(['bold', '400, 700', '700 400', '400 400', '450', '0', '1100'])('%j are not font weights', (weights) => {
  expect(problems(withCell('fonts', 2, 'weights', weights))).toMatchObject([
    { sheet: 'fonts', row: 2, column: 'weights' },
  ]);
});

test.each([
  ['fontType', 'slab'],
  ['licence', 'Proprietary'],
  ['italic', 'maybe'],
  ['package', 'lora'],
])('a font’s %s cannot be %j', (column, cell) => {
  expect(problems(withCell('fonts', 2, column, cell))).toMatchObject([{ sheet: 'fonts', row: 2, column }]);
});

test('a kit has two to four styles', () => {
  const [header = [], ...styles] = rowsOf('marketingKitStyles');
  const [kit] = styles[0] ?? [];
  const others = styles.filter((row) => row[0] !== kit);
  const named = (...names: string[]): Cell[][] => names.map((name) => [kit ?? null, name, 'line', 'outline']);
  expect(problems(withSheet('marketingKitStyles', [header, ...others, ...named('A', 'B', 'C', 'D')]))).toEqual([]);
  expect(
    problems(withSheet('marketingKitStyles', [header, ...others, ...named('A', 'B', 'C', 'D', 'E')])),
  ).toMatchObject([{ column: 'marketingKit_id' }]);
  expect(problems(withSheet('marketingKitStyles', [header, ...others, ...named('A')]))).toEqual([
    error('marketingKits', 2, '_id', 'Named in too few rows of marketingKitStyles: 1, at least 2.'),
  ]);
});

test('a kit has a style once, other kits may have it too', () => {
  const [first, second] = [cellAt('marketingKitStyles', 2, 'name'), cellAt('marketingKitStyles', 5, 'name')];
  expect(problems(withCell('marketingKitStyles', 3, 'name', first))).toEqual([
    error('marketingKitStyles', 3, 'name', 'The same marketingKit_id and name as in row 2.'),
  ]);
  expect(problems(withCell('marketingKitStyles', 3, 'name', second))).toEqual([]);
});

test('what a spreadsheet makes of cells by itself is understood, except days', () => {
  expect(brainOf(withCell('categories', 2, 'key', 1)).categories[0]?.key).toBe(1);
  expect(brainOf(withCell('fonts', 2, 'italic', true)).fonts[0]?.italic).toBe(true);
  expect(brainOf(withCell('fonts', 18, 'weights', 400)).fonts[16]?.weights).toEqual([400]);
  expect(problems(withCell('industries', 2, 'name', new Date(0)))).toEqual([
    error('industries', 2, 'name', 'Is a date: format the cell as text and type it again.'),
  ]);
});

test('blank rows are passed over and keep the count of rows', () => {
  const [header = [], ...rest] = rowsOf('colorFamilies');
  const sheets = withSheet('colorFamilies', [header, [null, ' '], [], ...rest, ['x', '', '#123456', 'blue']]);
  expect(problems(sheets)).toEqual([error('colorFamilies', rest.length + 4, 'name', 'Is empty but required.')]);
});

test('an optional cell may be empty', () => {
  expect(brainOf(withCell('fonts', 2, 'designer', '')).fonts[0]?.designer).toBeUndefined();
});

test('all problems are reported at once, from the top of each sheet down', () => {
  const colors = withCell('colorFamilies', 4, 'hex', 'red').colorFamilies ?? [];
  const keywords =
    withCell('keywords', 9, 'icon', 'No').keywords?.map((row, at) =>
      at === 4 ? row.with(place('keywords', 'category_id'), 'none') : row,
    ) ?? [];
  const found = problems({ ...tables, colorFamilies: colors, keywords, extra: [] });
  expect(found.map(({ sheet, row, column }) => `${sheet} ${row} ${column}`)).toEqual([
    'extra 1 A',
    'keywords 5 category_id',
    'keywords 9 icon',
    'colorFamilies 4 hex',
  ]);
});

test('a checked kit carries its styles in the order of their sheet', () => {
  const [kit] = brainOf(tables).marketingKits;
  const styles = rowsOf('marketingKitStyles')
    .slice(1)
    .filter((row) => row[0] === kit?._id);
  expect(kit?.styles).toEqual(styles.map(([, name, icon, iconStyle]) => ({ name, icon, iconStyle })));
});
