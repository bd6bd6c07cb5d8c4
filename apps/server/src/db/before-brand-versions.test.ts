import fs from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBrandStore } from '../features/brands/brands.store.ts';
import { createQuizStore } from '../features/quizzes/quizzes.store.ts';
import { answersBasisOf } from '../features/recommendations/basis.ts';
import { createRecommendationsStore } from '../features/recommendations/recommendations.store.ts';
import { createSelectionsStore } from '../features/selections/selections.store.ts';
import { createTestDatabase } from '../testing/databases.ts';
import { migrate } from './migrate.ts';

/** A database of before brands were pinned; its first lines say how it was made. */
const DUMP = new URL('./fixtures/before-brand-versions.sql.gz', import.meta.url);

type Before = {
  id: string;
  user_id: string;
  company_name: string;
  completed: boolean;
  chosen: { colorSelection: { key: string }; fontSelections: { headlineSelection: object; bulkTextSelection: object } };
  own: { colorSelection?: object };
  content: { colors: { key: string; reasons: object[] }[]; headline: { _id: string; reasons: object[] }[] };
  files: { fileName: string; key: string }[] | null;
};

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let before: Before[];
beforeAll(async () => {
  database = await createTestDatabase({ empty: true });
  const { db, pool } = database;
  await migrate(db, '006-recommendations');
  await pool.query(gunzipSync(fs.readFileSync(DUMP)).toString());
  const { rows } = await sql<Before>`
    select q.id, q.user_id, q.company_name, q.completed, s.brand_quiz_selections as chosen, s.custom_selections as own,
           r.content, l.files
      from quizzes q join selections s on s.quiz_id = q.id
      join recommendations r on r.quiz_id = q.id left join logo_sets l on l.quiz_id = q.id
     order by q.company_name`.execute(db);
  before = rows;
  await migrate(db);
});
afterAll(() => database.drop());

const named = (name: string): Before => before.find((one) => one.company_name === name) ?? expect.fail(name);
const versionOf = async ({ id, user_id: userId }: Before) =>
  (await createBrandStore({ db: database.db }).newest(id, userId)) ?? expect.fail('it has no brand version');

describe('a database from before brands were pinned', () => {
  it('has founders with complete brands and one on the way', () => {
    expect(before.map((one) => [one.company_name, one.completed])).toEqual([
      ['Custom Canopy', true],
      ['Half Way', false],
      ['Harbor Ledger', true],
      ['Żółć & Co', true],
    ]);
  });

  it.each(['Custom Canopy', 'Harbor Ledger', 'Żółć & Co'])('keeps the brand of %s whole', async (name) => {
    const was = named(name);
    const { number, engine_version: engine, content } = await versionOf(was);
    expect([number, engine]).toEqual([1, 4]);
    expect(content.answers.companyName).toBe(name);
    expect(content.answers.thoughtsAndFeelings).toHaveLength(3);
    expect(content.chosen).toMatchObject({ ...was.chosen, ...was.own });
    expect(content.logo.files).toEqual(was.files);
    expect(content.recommended.color?.reasons).toEqual(
      was.content.colors.find(({ key }) => key === was.chosen.colorSelection.key)?.reasons,
    );
    for (const part of ['color', 'headline', 'bulkText', 'marketingKit'] as const)
      expect(content.recommended[part]?.reasons.length, part).toBeGreaterThan(1);
    const { headlineSelection } = content.chosen.fontSelections ?? expect.fail('it has no fonts');
    expect(headlineSelection.fonts.length, 'the faces of the family').toBeGreaterThan(1);
  });

  it('keeps a founder who made colors of their own in those', async () => {
    const { content } = await versionOf(named('Custom Canopy'));
    expect(content).toMatchObject({ usesOwnColors: true, chosen: { colorSelection: { colors: { a1: '#c0ffee' } } } });
  });

  it('keeps what was read of competitors as the research of the brand', async () => {
    const { content } = await versionOf(named('Harbor Ledger'));
    expect(content.research.competitors.map(({ name }) => name).toSorted()).toEqual(['PayPal', 'Stripe']);
    expect(content.research.competitors.find(({ name }) => name === 'Stripe')?.colors).toEqual(['#635bff']);
  });

  it('lets the one on the way go on where they were: the same answers, choice and recommendations', async () => {
    const { id, user_id: userId, chosen, content } = named('Half Way');
    const { db } = database;
    const quiz = (await createQuizStore(database).find(id, userId)) ?? expect.fail('the quiz is gone');
    expect(quiz.competitors?.map(({ identifier }) => identifier.value)).toEqual(['Spotify']);
    expect((await createSelectionsStore({ db }).find(id, userId))?.brandQuizSelections).toMatchObject(chosen);
    const set = (await createRecommendationsStore({ db }).find(id, userId)) ?? expect.fail('the set is gone');
    const inOrder = (of: { key: string; reasons: object[] }[]) => of.map(({ key, reasons }) => [key, reasons.length]);
    expect(inOrder(set.content.colors)).toEqual(inOrder(content.colors));
    expect(await createBrandStore({ db }).newest(id, userId)).toBeUndefined();

    expect(set.answersBasis, 'known to be of these answers').toBe(answersBasisOf(quiz));
  });
});
