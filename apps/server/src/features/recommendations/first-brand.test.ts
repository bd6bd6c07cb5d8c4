import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { COUNTERFACTUAL } from '@signet/contract';
import { createFounder } from '../../testing/founder.ts';
import { openTestHouse, type Person, type TestHouse } from '../../testing/house.ts';
import { createRecommendationsStore } from './recommendations.store.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await openTestHouse();
  await house.startWork();
});
afterAll(() => house.close());

const { answered, recommend, more, selectionsOf } = createFounder(() => house);

describe('recommendations', () => {
  it('are refused until every page is answered', async () => {
    const person = await house.person();
    const answer = await house.ask('GET', '/api/recommendations/', { as: person });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errorCode).toBe('quizIncomplete');
  });

  it('come as the first ten schemes and fonts and five kits, with limits and two reasons or more each', async () => {
    const set = await recommend(await answered());
    expect(set.colorRecommendations.colors).toHaveLength(10);
    expect(set.colorRecommendations.limit).toBe(30);
    const { headLineRecommendations, bulkTextRecommendations } = set.fontRecommendations;
    expect([headLineRecommendations.fonts.length, headLineRecommendations.limit]).toEqual([10, 30]);
    expect([bulkTextRecommendations.fonts.length, bulkTextRecommendations.limit]).toEqual([10, 30]);
    const { kits, limit } = set.marketingKitRecommendations;
    expect([kits.length, limit]).toEqual([5, 10]);
    for (const { reasons } of [
      ...set.colorRecommendations.colors,
      ...headLineRecommendations.fonts,
      ...bulkTextRecommendations.fonts,
      ...kits,
    ]) {
      expect(reasons.filter(({ kind }) => kind !== COUNTERFACTUAL).length).toBeGreaterThanOrEqual(2);
      for (const { sentence } of reasons) expect(sentence).toMatch(/\w.*[.!]$/);
    }
    expect(set.colorRecommendations.colors.map(({ orderIndex }) => orderIndex)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });

  it('put the first of each into the selections, without making an open tab stale', async () => {
    const person = await answered();
    const set = await recommend(person);
    const { activeSelections, version } = await selectionsOf(person);
    expect(version).toBe(0);
    expect(activeSelections.colorSelection?.colors).toEqual(set.colorRecommendations.colors[0]?.colors);
    expect(activeSelections.fontSelections?.headlineSelection.fontName).toBe(
      set.fontRecommendations.headLineRecommendations.fonts[0]?.fontName,
    );
    const [kit] = set.marketingKitRecommendations.kits;
    expect(activeSelections.marketingKitSelection).toEqual({
      marketingKitId: kit?.marketingKitId,
      marketingKitKey: kit?.marketingKitKey,
      name: kit?.name,
      description: kit?.description,
      styles: kit?.styles,
      orderIndex: 0,
    });
  });

  it('mark three whole brands of the set as directions, the first one the first of every list', async () => {
    const person = await answered();
    const set = await recommend(person);
    const directions = set.directions ?? [];
    expect(directions).toHaveLength(3);
    const [first] = directions;
    expect(first?.color).toEqual(set.colorRecommendations.colors[0]);
    expect(first?.headline).toEqual(set.fontRecommendations.headLineRecommendations.fonts[0]);
    expect(first?.bulkText).toEqual(set.fontRecommendations.bulkTextRecommendations.fonts[0]);
    expect(first?.marketingKit).toEqual(set.marketingKitRecommendations.kits[0]);
    const everything = await more(person, { color: 20, headline: 20, bulkText: 20, marketingKit: 5 });
    expect(new Set(directions.map(({ specimen }) => specimen?.headline)).size).toBe(3);
    for (const { color, headline, bulkText, sentence, kind } of directions) {
      expect(everything.recommendations.colorRecommendations.colors).toContainEqual(color);
      expect(everything.recommendations.fontRecommendations.headLineRecommendations.fonts).toContainEqual(headline);
      expect(everything.recommendations.fontRecommendations.bulkTextRecommendations.fonts).toContainEqual(bulkText);
      expect(sentence).toMatch(/\w.*[.]$/);
      expect(color.kind).toBe(kind);
    }
  });

  it('name every color, and the kind of each palette', async () => {
    const set = await recommend(await answered());
    for (const { colors, names = {}, kind } of set.colorRecommendations.colors) {
      expect(Object.keys(names).toSorted()).toEqual(Object.keys(colors).toSorted());
      expect(kind).toMatch(/^[A-Z]/);
    }
  });

  it('asked for twice at once are one set', async () => {
    const person = await answered();
    const [one, other] = await Promise.all([recommend(person), recommend(person)]);
    expect(one).toEqual(other);
  });

  it('made again by a request that began before the first was done, are the first with what was shown', async () => {
    const person = await answered();
    await more(person, { color: 5 });
    const { db } = house.database;
    const store = createRecommendationsStore({ db });
    const first = (await store.find(person.quizId, person.id)) ?? expect.fail('nothing is stored');
    const { brain_version_id: brainVersionId } = await db
      .selectFrom('quizzes')
      .select('brain_version_id')
      .where('id', '=', person.quizId)
      .executeTakeFirstOrThrow();
    const shown = { ...first.shown, color: 10 };
    const again = { ...first, userId: person.id, brainVersionId, engineVersion: 4, shown };
    expect((await store.replace(db, { ...again, basis: first.basis })).shown.color).toBe(15);
    expect((await store.replace(db, { ...again, basis: 'of other answers' })).shown.color).toBe(10);
  });

  it('are kept with the brain version and the research that they were made from', async () => {
    const person = await answered();
    const [stripe] = (await house.ask('GET', '/api/crunchbase/autocompletes?query=stripe', { as: person })).json()
      .entities;
    await house.ask('PUT', '/api/quizzes/', { as: person, body: { version: 1, competitors: [stripe] } });
    await recommend(person);
    const { rows } = await house.database.pool.query(
      'select s.content as research, r.brain_version_id = q.brain_version_id as own from recommendations r ' +
        'join quizzes q on q.id = r.quiz_id join research_snapshots s on s.id = r.research_snapshot_id where ' +
        'q.user_id = $1',
      [person.id],
    );
    expect(rows).toEqual([
      { own: true, research: { competitors: [{ id: stripe.identifier.uuid, name: 'Stripe', colors: ['#635bff'] }] } },
    ]);
  });

  it.each([
    [
      'a competitor',
      async (as: Person) => ({
        competitors: (await house.ask('GET', '/api/crunchbase/autocompletes?query=stripe&limit=1', { as })).json()
          .entities,
      }),
    ],
    ['the position between fitting in and standing out', async () => ({ standOut: 0.9 })],
  ])('are made anew when %s changes', async (_what, change) => {
    const person = await answered();
    const basis = async () =>
      (await house.database.pool.query('select basis from recommendations where user_id = $1', [person.id])).rows[0]
        .basis;
    await recommend(person);
    const before = await basis();
    await recommend(person);
    expect(await basis()).toBe(before);
    await house.ask('PUT', '/api/quizzes/', { as: person, body: { version: 1, ...(await change(person)) } });
    await recommend(person);
    expect(await basis()).not.toBe(before);
  });

  it('that a bug of ours leaves unmade are answered as unexpected, logged, and not blamed on the tables', async () => {
    const person = await answered();
    const { rows } = await house.database.pool.query(
      "insert into brain_versions (version, status, bucket_key, content) select '2', 'inactive', bucket_key, " +
        "content || '{\"marketingKits\": null}' from brain_versions where status = 'active' returning id",
    );
    await house.database.pool.query('update quizzes set brain_version_id = $1 where id = $2', [
      rows[0].id,
      person.quizId,
    ]);
    const answer = await house.ask('POST', '/api/recommendations/', { as: person, body: {} });
    expect([answer.statusCode, answer.json().errorCode]).toEqual([500, 'unexpected']);
    expect(answer.body).not.toMatch(/null|TypeError/);
    expect(
      house.logged.find((line) => line.includes(answer.headers['x-request-id'] as string) && line.includes('"failed"')),
    ).toMatch(/TypeError.*null/);
  });

  it.each([
    [
      'a brain of one color group, and that disliked',
      '{"colorFamilies": [{"_id": "sand", "name": "Sand", "hex": "#d8c8a8", "group": "brown"}]}',
      /colorFamilies: without sand/,
    ],
    ['a brain whose fonts nobody measured', '{"fontMeasures": []}', /fontMeasures: no font/],
    [
      'a brain without a font for text',
      '{"fonts": [{"_id": "caveat", "fontName": "Caveat", "fontType": "handwriting", "weights": [400], ' +
        '"italic": false, "licence": "OFL-1.1", "package": "@expo-google-fonts/caveat"}]}',
      /fonts: none can set text/,
    ],
  ])('are refused for %s, and the log names the sheet', async (_what, tables, named) => {
    const person = await answered();
    const { pool } = house.database;
    await pool.query('update quizzes set color_preferences = $1 where id = $2', [
      JSON.stringify({ favoriteColors: [], dislikedColors: [{ _id: 'sand', name: 'Sand' }] }),
      person.quizId,
    ]);
    const { rows } = await pool.query(
      "insert into brain_versions (version, status, bucket_key, content) select gen_random_uuid(), 'inactive', " +
        "bucket_key, content || $1::jsonb from brain_versions where status = 'active' returning id",
      [tables],
    );
    await pool.query('update quizzes set brain_version_id = $1 where id = $2', [rows[0].id, person.quizId]);
    const answer = await house.ask('POST', '/api/recommendations/', { as: person, body: {} });
    expect([answer.statusCode, answer.json().errorCode]).toEqual([503, 'brainIncomplete']);
    expect(
      house.logged.find((line) => line.includes(answer.headers['x-request-id'] as string) && line.includes('"failed"')),
    ).toMatch(named);
  });

  it('say a logo that is set in several lines in one', async () => {
    const person = await answered();
    await house.ask('PUT', '/api/quizzes/', { as: person, body: { version: 1, logoText: 'North\nwind' } });
    const { fontRecommendations } = await recommend(person);
    const sentences = fontRecommendations.headLineRecommendations.fonts.flatMap(({ reasons }) =>
      reasons.map(({ sentence }) => sentence),
    );
    expect(sentences.filter((sentence) => sentence.includes('North wind')).length).toBeGreaterThan(0);
    expect(sentences.join(' ')).not.toContain('\n');
  });

  it('for a name that only a headline font has the letters of come with fonts for text', async () => {
    const person = await answered('สวัสดี');
    const { fontRecommendations } = await recommend(person);
    expect(fontRecommendations.headLineRecommendations.fonts.length).toBeGreaterThan(0);
    expect((await selectionsOf(person)).activeSelections.fontSelections).toBeDefined();
  });

  it('are made anew when an answer changes, and keep what the founder chose further down', async () => {
    const person = await answered();
    const before = await recommend(person);
    const chosen = before.colorRecommendations.colors[4];
    const { version, brandQuizSelections } = await selectionsOf(person);
    await house.ask('POST', '/api/selections/', {
      as: person,
      body: {
        version,
        brandQuizSelections: {
          ...brandQuizSelections,
          colorSelection: { key: chosen?.key, orderIndex: 4, colors: chosen?.colors },
        },
      },
    });
    await house.ask('PUT', '/api/quizzes/', {
      as: person,
      body: { version: 1, colorPreferences: { favoriteColors: [], dislikedColors: [] } },
    });
    const after = await recommend(person);
    expect(after.colorRecommendations.colors.map(({ key }) => key)).not.toEqual(
      before.colorRecommendations.colors.map(({ key }) => key),
    );
    expect((await selectionsOf(person)).activeSelections.colorSelection?.key).toBe(chosen?.key);
  });

  it('more of them come up to the limit, and then say so', async () => {
    const person = await answered();
    await recommend(person);
    expect(await more(person, { color: 15 })).toMatchObject({
      errors: [],
      recommendations: { colorRecommendations: { colors: { length: 25 } } },
    });
    const filled = await more(person, { color: 30, headline: 30, bulkText: 30, marketingKit: 10 });
    expect(filled.errors).toEqual([]);
    const last = await more(person, { color: 1, headline: 1, bulkText: 1, marketingKit: 1 });
    expect(last.recommendations).toEqual(filled.recommendations);
    expect(last.recommendations).toMatchObject({
      colorRecommendations: { colors: { length: 30 } },
      marketingKitRecommendations: { kits: { length: 10 } },
      fontRecommendations: {
        headLineRecommendations: { fonts: { length: 30 } },
        bulkTextRecommendations: { fonts: { length: 30 } },
      },
    });
    expect(last.errors).toEqual([
      'Max Number of color schemes reached',
      'Max Number of headline fonts reached',
      'Max Number of bulk text fonts reached',
      'Max Number of marketing kits reached',
    ]);
  });

  it('never name a font that lacks a letter of the company', async () => {
    const { fontRecommendations } = await recommend(await answered('Живая Вода'));
    const names = fontRecommendations.headLineRecommendations.fonts.map(({ fontName }) => fontName);
    expect(names.length).toBeGreaterThan(2);
    expect(names).not.toContain('Abril Fatface');
  });
});
