import { deltaEOk, oklchOf } from '@signet/color';
import { expect, test } from 'vitest';
import { readTables } from '../../../brain/read-tables.ts';
import { checkBrain, colorGroups, type Brain } from './index.ts';

const checkedBrain = async (): Promise<Brain> => {
  const checked = checkBrain(await readTables());
  if (!checked.ok)
    throw new Error(
      checked.errors.map(({ sheet, row, column, why }) => `${sheet} ${row} ${column}: ${why}`).join('\n'),
    );
  return checked.brain;
};
const { industries, categories, keywords, colorFamilies, fonts, marketingKits } = await checkedBrain();

const pairs = <T>(list: readonly T[]): [T, T][] =>
  list.flatMap((one, n) => list.slice(n + 1).map((other): [T, T] => [one, other]));
const distinct = (list: readonly unknown[]): number => new Set(list).size;

test('at least 48 industries, in alphabetical order, and a way out for a founder whose field is missing', () => {
  expect(industries.length).toBeGreaterThanOrEqual(48);
  const names = industries.map(({ name }) => name);
  expect(names.pop()).toBe('Something else');
  expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, 'en')));
});

test('96 keywords, 24 in each of the four categories', () => {
  expect(categories.map(({ key }) => key)).toEqual([1, 2, 3, 4]);
  for (const { _id } of categories) expect(keywords.filter((keyword) => keyword.category_id === _id)).toHaveLength(24);
  expect(keywords).toHaveLength(96);
});

test('no two keywords or categories share an icon', () => {
  expect(distinct([...keywords, ...categories].map(({ icon }) => icon))).toBe(100);
});

test('a meaning is one plain sentence that does not use the word it explains', () => {
  for (const { name, meaning } of keywords) {
    expect(meaning).toMatch(/^[A-Z][^.!?]*\.$/);
    expect(meaning.toLowerCase().split(/[^a-z-]+/)).not.toContain(name.toLowerCase());
  }
});

test('no keyword is one that every founder would pick', () => {
  const everyones = [
    'innovative',
    'quality',
    'professional',
    'trustworthy',
    'trusted',
    'passionate',
    'dynamic',
    'modern',
    'smart',
    'unique',
    'creative',
    'authentic',
    'premium',
    'customer-focused',
  ];
  expect(keywords.map(({ _id }) => _id).filter((id) => everyones.includes(id))).toEqual([]);
});

test('32 color families that no eye confuses: every pair at least .05 delta-E OK apart', () => {
  expect(colorFamilies).toHaveLength(32);
  expect(pairs(colorFamilies).filter(([one, other]) => deltaEOk(one.hex, other.hex) < 0.05)).toEqual([]);
});

test('the families cover the wheel: a chromatic one in every 30° of OKLCH hue', () => {
  const sectors = colorFamilies
    .map(({ hex }) => oklchOf(hex))
    .flatMap(({ chroma, hue }) => (chroma >= 0.05 && hue !== undefined ? [Math.floor(hue / 30)] : []));
  expect([...new Set(sectors)].toSorted((one, other) => one - other)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
});

test('the families cover the neutrals from black to white, and every basic color term', () => {
  const neutrals = colorFamilies
    .map(({ hex }) => oklchOf(hex))
    .filter(({ chroma }) => chroma < 0.05)
    .map(({ lightness }) => lightness)
    .toSorted((one, other) => one - other);
  const steps = neutrals.slice(1).map((lightness, n) => lightness - (neutrals[n] ?? 0));
  expect(Math.max(...steps)).toBeLessThan(0.25);
  expect(neutrals.at(0)).toBeLessThan(0.2);
  expect(neutrals.at(-1)).toBeCloseTo(1, 5);
  expect(colorGroups.filter((group) => !colorFamilies.some((family) => family.group === group))).toEqual([]);
});

test('at least 80 font families: six kinds, and text faces with regular, bold and italic', () => {
  expect(fonts.length).toBeGreaterThanOrEqual(80);
  expect(new Set(fonts.map(({ fontType }) => fontType))).toEqual(
    new Set(['serif', 'sans-serif', 'display', 'handwriting', 'monospace', 'fantasy']),
  );
  expect(
    fonts.filter(({ weights, italic }) => italic && weights.includes(400) && weights.includes(700)).length,
  ).toBeGreaterThanOrEqual(36);
});

test('10 marketing kits, each with styles of its own', () => {
  expect(marketingKits).toHaveLength(10);
  const styles = marketingKits.flatMap((kit) => kit.styles.map(({ name }) => name));
  expect(distinct(styles)).toBe(styles.length);
});
