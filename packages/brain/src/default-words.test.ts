import { nearestFamily } from '@signet/color';
import { expect, test } from 'vitest';
import { readTables } from '../../../brain/read-tables.ts';
import { checkBrain, type Brain } from './index.ts';

const checkedBrain = async (): Promise<Brain> => {
  const checked = checkBrain(await readTables());
  if (!checked.ok) throw new Error(checked.errors.map(({ why }) => why).join('\n'));
  return checked.brain;
};
const {
  industries,
  industryColors,
  industryCompanies,
  industryNever,
  industrySynonyms,
  industryWorlds,
  keywords,
  keywordSynonyms,
  colorFamilies,
  colorNames,
  colorNameTraps,
  nameWords,
  specimenTexts,
} = await checkedBrain();

const distinct = (list: readonly unknown[]): number => new Set(list).size;
const idsOf = (rows: readonly { _id: string }[]): string[] => rows.map(({ _id }) => _id).toSorted();

/** How often each word stands in a list. */
const timesOf = (words: readonly string[]): number[] =>
  [...Map.groupBy(words, (word) => word).values()].map((rows) => rows.length);

test('at least 400 words of names, and a color family’s own name speaks for it at full strength', () => {
  expect(nameWords.length).toBeGreaterThanOrEqual(400);
  for (const { _id, name } of colorFamilies) {
    expect(nameWords).toContainEqual(
      expect.objectContaining({ word: name.toLowerCase(), colorFamily_id: _id, strength: 1 }),
    );
  }
});

test('at least 300 words lead to keywords, each to three at most, and none is a keyword itself', () => {
  const words = keywordSynonyms.map(({ word }) => word);
  const own = new Set(keywords.map(({ name }) => name.toLowerCase()));
  expect(distinct(words)).toBeGreaterThanOrEqual(300);
  expect(Math.max(...timesOf(words))).toBeLessThanOrEqual(3);
  expect(words.filter((word) => own.has(word))).toEqual([]);
});

test('every keyword is found by three other words or more', () => {
  const found = Map.groupBy(keywordSynonyms, ({ keyword_id }) => keyword_id);
  expect(keywords.filter(({ _id }) => (found.get(_id)?.length ?? 0) < 3).map(({ _id }) => _id)).toEqual([]);
});

test('at least 400 words lead to industries, and every industry is found by six words or more', () => {
  expect(distinct(industrySynonyms.map(({ word }) => word))).toBeGreaterThanOrEqual(400);
  const found = Map.groupBy(industrySynonyms, ({ industry_id }) => industry_id);
  expect(industries.filter(({ _id }) => (found.get(_id)?.length ?? 0) < 6).map(({ _id }) => _id)).toEqual([]);
});

test('every industry has three specimen texts or more, one of them with the keyword and one with the name', () => {
  const texts = Map.groupBy(specimenTexts, ({ industry_id }) => industry_id);
  for (const { _id } of industries) {
    const own = texts.get(_id) ?? [];
    expect(own.length).toBeGreaterThanOrEqual(3);
    expect(own.some(({ paragraph }) => paragraph.includes('{name}'))).toBe(true);
    expect(own.some(({ paragraph }) => paragraph.includes('{keyword}'))).toBe(true);
    expect(own.some(({ paragraph }) => !paragraph.includes('{keyword}'))).toBe(true);
  }
});

test('a specimen text ends like a sentence and shouts at nobody', () => {
  for (const { headline, paragraph, button } of specimenTexts) {
    expect(headline).toMatch(/[.?]$/);
    expect(paragraph).toMatch(/^[A-Z{].*[.?]$/);
    expect(button).toMatch(/^[A-Z][^.!]*$/);
    expect(`${headline}${paragraph}`).not.toContain('!');
  }
});

test('at least 600 names of colors, forty or more of each world but the smallest', () => {
  expect(colorNames.length).toBeGreaterThanOrEqual(600);
  const worlds = Map.groupBy(colorNames, ({ world }) => world);
  expect(Math.min(...[...worlds.values()].map((rows) => rows.length))).toBeGreaterThanOrEqual(40);
});

test('colors of every group have fifteen names or more to choose from', () => {
  const groups = Map.groupBy(colorNames, ({ hex }) => nearestFamily(hex, colorFamilies).group);
  expect(distinct(colorFamilies.map(({ group }) => group))).toBe(groups.size);
  expect(Math.min(...[...groups.values()].map((rows) => rows.length))).toBeGreaterThanOrEqual(15);
});

test('every industry is at home in a world of names, and a trap is told in a sentence', () => {
  expect([...new Set(industryWorlds.map(({ industry_id }) => industry_id))].toSorted()).toEqual(idsOf(industries));
  for (const { why } of [...colorNameTraps, ...industryNever]) expect(why).toMatch(/^[A-Z].*\.$/);
});

test('every industry but the one for all others has three companies that everybody there knows', () => {
  const own = idsOf(industries).filter((id) => id !== 'something-else');
  expect(industryCompanies.map(({ industry_id }) => industry_id).toSorted()).toEqual(own.flatMap((id) => [id, id, id]));
  for (const { website } of industryCompanies) expect(website).toMatch(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/);
});

test('no color is both usual and absurd in an industry', () => {
  const groupOf = new Map(colorFamilies.map(({ _id, group }) => [_id, group]));
  const usual = new Set(industryColors.map((row) => `${row.industry_id} ${groupOf.get(row.colorFamily_id)}`));
  expect(industryNever.filter(({ industry_id, group }) => usual.has(`${industry_id} ${group}`))).toEqual([]);
});

test('every industry but the one for all others, and every keyword, has materials and letters', async () => {
  const { industryMaterials, keywordMaterials, keywordTempers, fontIndustries, fontKeywords, fonts, fontTexts } =
    await checkedBrain();
  const idsIn = <Row>(rows: readonly Row[], idOf: (row: Row) => string) => new Set(rows.map((row) => idOf(row)));
  const own = idsOf(industries).filter((id) => id !== 'something-else');
  expect([...idsIn(industryMaterials, (row) => row.industry_id)].toSorted()).toEqual(own);
  expect([...idsIn(keywordMaterials, (row) => row.keyword_id)].toSorted()).toEqual(idsOf(keywords));
  expect([...idsIn(keywordTempers, (row) => row.keyword_id)].toSorted()).toEqual(idsOf(keywords));
  expect([...idsIn(fontIndustries, (row) => row.industry_id)].toSorted()).toEqual(own);
  expect([...idsIn(fontKeywords, (row) => row.keyword_id)].toSorted()).toEqual(idsOf(keywords));
  expect([...idsIn(fontTexts, (row) => row.font_id)].toSorted()).toEqual(idsOf(fonts));
});
