import { expect, test } from 'vitest';
import { readTables } from '../../../brain/read-tables.ts';
import { checkBrain, wordSheets, type BrainError, type Cell, type SheetName } from './index.ts';

const tables = await readTables();

/** What is wrong with the default brain when these rows are added to a sheet, without the sheet and row. */
const problemsWith = (sheet: SheetName, ...rows: Cell[][]): Pick<BrainError, 'column' | 'why'>[] => {
  const checked = checkBrain({ ...tables, [sheet]: [...(tables[sheet] ?? []), ...rows] });
  return checked.ok ? [] : checked.errors.map(({ column, why }) => ({ column, why }));
};

test.each(wordSheets)('a brain without a row in %s can still be used', (sheet) => {
  const [header = []] = tables[sheet] ?? [];
  const traps = sheet === 'colorNames' ? { colorNameTraps: [tables.colorNameTraps?.[0] ?? []] } : {};
  expect(checkBrain({ ...tables, ...traps, [sheet]: [header] }).ok).toBe(true);
});

test('a word that people type is in lower case', () => {
  expect(problemsWith('keywordSynonyms', ['Zingy', 'fresh'])).toEqual([
    { column: 'word', why: 'Write it in lower case.' },
  ]);
});

test('a word leads to several keywords, but to each only once', () => {
  expect(problemsWith('keywordSynonyms', ['zingy', 'fresh'], ['zingy', 'playful'])).toEqual([]);
  expect(problemsWith('keywordSynonyms', ['zingy', 'fresh'], ['zingy', 'fresh'])).toMatchObject([
    { column: 'keyword_id' },
  ]);
});

test('a word of a name has one color, and a motif that a mark can show or none', () => {
  expect(problemsWith('nameWords', ['zinnia bed', 'crimson', 0.8, ''])).toEqual([]);
  expect(problemsWith('nameWords', ['zinnia bed', 'crimson', 0.8, 'teapot'])).toMatchObject([{ column: 'motif' }]);
  expect(problemsWith('nameWords', ['rose', 'crimson', 0.8, 'rose'])).toMatchObject([{ column: 'word' }]);
  expect(problemsWith('nameWords', ['zinnia bed', 'crimson', 0, ''])).toMatchObject([{ column: 'strength' }]);
});

test('only the name and the keyword stand in a specimen text’s braces', () => {
  const text = (headline: string): Cell[] => ['games', headline, 'One level.', 'Play'];
  expect(problemsWith('specimenTexts', text('{name} is {keyword}.'))).toEqual([]);
  expect(problemsWith('specimenTexts', text('Welcome to {city}.'))).toEqual([
    { column: 'headline', why: 'Only {name} and {keyword} may stand in braces.' },
  ]);
  expect(problemsWith('specimenTexts', text('{name is {keyword}.'))).toMatchObject([{ column: 'headline' }]);
});

test('a name of a color is wrong everywhere or in an industry that there is', () => {
  expect(problemsWith('colorNameTraps', ['poppy', '', 'It wilts.'])).toEqual([]);
  expect(problemsWith('colorNameTraps', ['poppy', 'alchemy', 'It wilts.'])).toMatchObject([{ column: 'industry_id' }]);
  expect(problemsWith('colorNameTraps', ['mud', '', 'It sticks.'])).toMatchObject([{ column: 'colorName_id' }]);
});

test('some colors always stay possible in an industry', () => {
  const never = (...groups: string[]): Cell[][] => groups.map((group) => ['something-else', group, 'Nobody would.']);
  expect(problemsWith('industryNever', ...never('red', 'pink', 'gray', 'brown', 'black'))).toEqual([]);
  expect(problemsWith('industryNever', ...never('red', 'pink', 'gray', 'brown', 'black', 'blue'))).toMatchObject([
    { column: 'industry_id' },
  ]);
});

test('materials are known ones, each once', () => {
  const row = (...materials: string[]): Cell[] => ['something-else', ...materials];
  expect(problemsWith('industryMaterials', row('fir navy', 'gold', 'clay'))).toEqual([]);
  expect(problemsWith('industryMaterials', row('fir fir', 'gold', 'clay'))).toEqual([
    { column: 'leads', why: 'Each only once.' },
  ]);
  expect(problemsWith('industryMaterials', row('fir', 'plutonium', 'clay'))).toMatchObject([{ column: 'lights' }]);
});
