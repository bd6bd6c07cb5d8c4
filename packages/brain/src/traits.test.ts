import { expect, test } from 'vitest';
import { readTables } from '../../../brain/read-tables.ts';
import { checkBrain, type BrainError, type Cell, type SheetName, type Sheets } from './index.ts';

const tables = await readTables();
const rowsOf = (sheet: SheetName): Cell[][] => (tables[sheet] ?? []).map((row) => [...row]);
const place = (sheet: SheetName, column: string): number => rowsOf(sheet)[0]?.indexOf(column) ?? -1;
const withRows = (sheet: SheetName, change: (rows: Cell[][]) => Cell[][]): Sheets => {
  const [header = [], ...rows] = rowsOf(sheet);
  return { ...tables, [sheet]: [header, ...change(rows)] };
};
/** The default brain with a cell of the first row changed. */
const withCell = (sheet: SheetName, column: string, cell: Cell): Sheets =>
  withRows(sheet, ([first = [], ...rows]) => [first.with(place(sheet, column), cell), ...rows]);
const problems = (sheets: Sheets): readonly BrainError[] => {
  const checked = checkBrain(sheets);
  return checked.ok ? [] : checked.errors;
};

const newSheets = [
  'keywordTraits',
  'industryTraits',
  'lifecycleTraits',
  'marketingKitTraits',
  'industryColors',
  'fontMeasures',
] as const;

test.each(newSheets)('a workbook from before there was a sheet %s is refused by the name of the sheet', (sheet) => {
  const { [sheet]: _, ...others } = tables;
  expect(problems(others)).toMatchObject([{ sheet, row: 1, why: 'This sheet is missing.' }]);
});

test('a keyword without traits is named, once for each side that is silent', () => {
  const [keyword] = rowsOf('keywords')[1] ?? [];
  expect(problems(withRows('keywordTraits', (rows) => rows.filter(([id]) => id !== keyword)))).toEqual([
    { sheet: 'keywords', row: 2, column: '_id', why: 'No row of keywordTraits gives it a color anchor.' },
    { sheet: 'keywords', row: 2, column: '_id', why: 'No row of keywordTraits gives it a type anchor.' },
  ]);
});

test('a keyword whose traits are all of type lacks a color anchor', () => {
  const [keyword] = rowsOf('keywords')[3] ?? [];
  const anchor = place('keywordTraits', 'anchor');
  const onlyType = withRows('keywordTraits', (rows) =>
    rows.filter((row) => row[0] !== keyword || /^(type|outline):/.test(String(row[anchor]))),
  );
  expect(problems(onlyType)).toEqual([
    { sheet: 'keywords', row: 4, column: '_id', why: 'No row of keywordTraits gives it a color anchor.' },
  ]);
});

test.each(['keywordTraits', 'industryTraits', 'lifecycleTraits', 'marketingKitTraits'] as const)(
  '%s name an anchor that colors or type are rated for',
  (sheet) => {
    expect(problems(withCell(sheet, 'anchor', 'uw71:joy'))).toContainEqual(
      expect.objectContaining({ sheet, row: 2, column: 'anchor' }),
    );
  },
);

test('a kit is drawn in the scheme’s own colors, so it has type anchors only', () => {
  expect(problems(withCell('marketingKitTraits', 'anchor', 'ou:heat'))).toMatchObject([
    { sheet: 'marketingKitTraits', row: 2, column: 'anchor' },
  ]);
});

test.each([2, -1.5, 0, '0.0', '', 'much', '0,5', '1/2', '0x1', 'NaN'])(
  'a weight is a number from -1 to 1 and not 0, so not %j',
  (weight) => {
    expect(problems(withCell('keywordTraits', 'weight', weight))).toMatchObject([
      { sheet: 'keywordTraits', row: 2, column: 'weight' },
    ]);
  },
);

test.each([
  [0.1 + 0.2, 0.1 + 0.2],
  ['-.5', -0.5],
  ['1e-1', 0.1],
  [' 1 ', 1],
])('a weight written as %j is understood', (written, weight) => {
  const checked = checkBrain(withCell('keywordTraits', 'weight', written));
  expect(checked.ok && checked.brain.keywordTraits[0]?.weight).toBe(weight);
});

test('a trait is measured or authored, and nothing between', () => {
  expect(problems(withCell('keywordTraits', 'source', 'guessed'))).toEqual([
    { sheet: 'keywordTraits', row: 2, column: 'source', why: 'Must be one of measured, authored.' },
  ]);
});

test('a keyword has an anchor once', () => {
  const twice = withRows('keywordTraits', ([first = [], ...rows]) => [first, first, ...rows]);
  expect(problems(twice)).toEqual([
    { sheet: 'keywordTraits', row: 3, column: 'anchor', why: 'The same keyword_id and anchor as in row 2.' },
  ]);
});

test('a stage of a business is one of those that the quiz asks for', () => {
  expect(problems(withCell('lifecycleTraits', 'lifecycle', 'seriesZ'))).toMatchObject([
    { sheet: 'lifecycleTraits', row: 2, column: 'lifecycle' },
  ]);
});

test('an industry has at most three usual colors, and none where nobody can know', () => {
  const [industry] = rowsOf('industries')[1] ?? [];
  const others = (rows: Cell[][]): Cell[][] => rows.filter(([id]) => id !== industry);
  const usual = (...families: string[]): Sheets =>
    withRows('industryColors', (rows) => [...others(rows), ...families.map((id) => [industry ?? null, id])]);
  expect(problems(usual('navy', 'teal', 'black'))).toEqual([]);
  expect(problems(usual('navy', 'teal', 'black', 'tan'))).toMatchObject([
    { sheet: 'industryColors', column: 'industry_id' },
  ]);
  expect(problems(usual())).toEqual([]);
});

test.each([-0.1, 1.1, '', 'bold'])(
  'an industry’s norm lies between fitting in (0) and standing out (1), not at %j',
  (norm) => {
    expect(problems(withCell('industries', 'standOut', norm))).toMatchObject([
      { sheet: 'industries', row: 2, column: 'standOut' },
    ]);
  },
);

test('a font is measured exactly once', () => {
  const [font] = rowsOf('fonts')[1] ?? [];
  const own = (row: Cell[]): boolean => row[0] === font;
  expect(problems(withRows('fontMeasures', (rows) => rows.filter((row) => !own(row))))).toEqual([
    { sheet: 'fonts', row: 2, column: '_id', why: 'Named in too few rows of fontMeasures: 0, at least 1.' },
  ]);
  expect(problems(withRows('fontMeasures', (rows) => [...rows, ...rows.filter(own)]))).toMatchObject([
    { sheet: 'fontMeasures', column: 'font_id' },
  ]);
});

test.each([
  ['round', '1.2'],
  ['xHeight', '500'],
  ['slant', '90'],
  ['contrast', '-1'],
  ['stem', ''],
])('a font’s %s cannot be %j', (measure, cell) => {
  expect(problems(withCell('fontMeasures', measure, cell))).toMatchObject([
    { sheet: 'fontMeasures', row: 2, column: measure },
  ]);
});
