import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Brain } from '@signet/brain';
import { openTestHouse, type Person, type TestHouse } from '../../testing/house.ts';
import { createBrainLibrary } from './brain.library.ts';
import type { StoredBrain } from './complete-brain.ts';

let house: TestHouse;
let now: Brain;
let founder: Person;
beforeAll(async () => {
  house = await openTestHouse();
  const row = await house.database.db
    .selectFrom('brain_versions')
    .select('content')
    .where('status', '=', 'active')
    .executeTakeFirstOrThrow();
  now = row.content;
  founder = await house.person();
});
afterAll(() => house.close());

/** A brain as versions were written before recommendations rested on traits. */
const oldShape = ({ industries, categories, keywords, colorFamilies, fonts, marketingKits }: Brain): StoredBrain => ({
  industries: industries.map(({ _id, name }) => ({ _id, name })),
  categories,
  keywords,
  colorFamilies,
  fonts,
  marketingKits,
});

/** Keeps a brain as an inactive version, and reads it as quizzes do that began with it. */
const keptAndRead = async (content: StoredBrain): Promise<Brain> => {
  const { id } = await house.database.db
    .insertInto('brain_versions')
    .values({ version: 'old', status: 'inactive', bucket_key: 'brain/old.xlsx', content: JSON.stringify(content) })
    .returning('id')
    .executeTakeFirstOrThrow();
  await house.database.db
    .updateTable('quizzes')
    .set({ brain_version_id: id })
    .where('id', '=', founder.quizId)
    .execute();
  return (await createBrainLibrary({ db: house.database.db }).get(id)).brain;
};

it('an old version of the shipped brain has the shipped traits, measures and norms', async () => {
  expect(await keptAndRead(oldShape(now))).toEqual(now);
});

it('what an old version does not know stays out, and what only it knows is without traits', async () => {
  const old = oldShape(now);
  const keywords = [
    ...old.keywords.slice(0, 5),
    { ...now.keywords[0], _id: 'bespoke', name: 'Bespoke' } as Brain['keywords'][number],
  ];
  const industries = [...old.industries.slice(0, 2), { _id: 'candles', name: 'Candles' }];
  const brain = await keptAndRead({ ...old, keywords, industries, fonts: old.fonts.slice(0, 3) });
  expect(brain.keywords).toEqual(keywords);
  expect(new Set(brain.keywordTraits.map(({ keyword_id }) => keyword_id))).toEqual(
    new Set(keywords.slice(0, 5).map(({ _id }) => _id)),
  );
  expect(brain.fontMeasures.map(({ font_id }) => font_id).toSorted()).toEqual(
    old.fonts
      .slice(0, 3)
      .map(({ _id }) => _id)
      .toSorted(),
  );
  expect(brain.industries.at(-1)).toEqual({ _id: 'candles', name: 'Candles', standOut: 0.5 });
  const usual = brain.industryColors.map(({ industry_id }) => industry_id);
  expect(usual.length).toBeGreaterThan(0);
  expect(usual.filter((id) => !industries.some(({ _id }) => _id === id))).toEqual([]);
});

it('a version that has traits of its own keeps them', async () => {
  const own = {
    ...now,
    keywordTraits: now.keywordTraits.slice(0, 4),
    industries: now.industries.map((industry) => ({ ...industry, standOut: 0.9 })),
  };
  expect(await keptAndRead(own)).toEqual(own);
});

it('a quiz that began with an old version still answers its lists, and nothing is logged as wrong', async () => {
  await keptAndRead(oldShape(now));
  house.logged.length = 0;
  const lists = ['industries', 'thoughtsAndFeelings', 'colorFamilies'].map((list) =>
    house.ask('GET', `/api/brain/${list}?quizId=${founder.quizId}`, { as: founder }),
  );
  expect((await Promise.all(lists)).map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  expect(house.logged.map((line) => JSON.parse(line) as { level: number }).filter(({ level }) => level >= 40)).toEqual(
    [],
  );
});
