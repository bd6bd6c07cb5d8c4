import { YOUR_CHOICE } from '@signet/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createEmbeddedCompanyData } from '../../adapters/company-data/embedded.ts';
import { createFounder } from '../../testing/founder.ts';
import { openTestHouse, type Person, type TestHouse } from '../../testing/house.ts';
import { createRanking } from './ranking.ts';

const ranking = createRanking({ log: { warn: () => undefined } });
const companies = createEmbeddedCompanyData();
/** What goes wrong, and what a logo looks like, while a test says so. */
const now = { rankingFails: false, logo: undefined as string | undefined };

let house: TestHouse;
beforeAll(async () => {
  house = await openTestHouse({
    ranking: {
      ...ranking,
      rank: (wanted) => (now.rankingFails ? Promise.reject(new Error('out of order')) : ranking.rank(wanted)),
    },
    companies: { ...companies, logo: async (id) => now.logo ?? companies.logo(id) },
  });
});
afterAll(() => house.close());

const { answered, recommend, selectionsOf } = createFounder(() => house);
const stored = async (as: Person) => (await house.ask('GET', '/api/recommendations/', { as })).json();
const quizOf = async (as: Person) => (await house.ask('GET', '/api/quizzes/', { as })).json();
const save = async (as: Person, answers: object) =>
  house.ask('PUT', '/api/quizzes/', { as, body: { version: (await quizOf(as)).version, ...answers } });
const keysOf = (set: { colorRecommendations: { colors: { key: string }[] } }) =>
  set.colorRecommendations.colors.map(({ key }) => key);
const otherColors = { colorPreferences: { favoriteColors: [], dislikedColors: [] } };
const snapshotsOf = async ({ id }: Person): Promise<number> =>
  (await house.database.pool.query('select id from research_snapshots where user_id = $1', [id])).rows.length;

describe('saving the last answer', () => {
  it('makes the recommendations and puts the first of them into the selections, without being asked to', async () => {
    const person = await answered();
    const set = await stored(person);
    expect(set.isCurrent).toBe(true);
    expect(keysOf(set)).toHaveLength(10);
    expect((await selectionsOf(person)).activeSelections.colorSelection?.key).toBe(keysOf(set)[0]);
    expect(await recommend(person), 'asked for, it is the same').toEqual(set);
  });

  it('and changing one later makes them anew', async () => {
    const person = await answered();
    const before = await stored(person);
    await save(person, otherColors);
    const after = await stored(person);
    expect(keysOf(after)).not.toEqual(keysOf(before));
    expect(after.isCurrent).toBe(true);
  });

  it('before the last one nothing is recommended, and nobody is told of a fault', async () => {
    const person = await house.person();
    const before = house.logged.length;
    expect((await save(person, { companyName: 'Northwind' })).statusCode).toBe(200);
    expect(house.logged.slice(before).filter((line) => line.includes('recommending failed'))).toEqual([]);
  });

  it('keeps the answers where recommending fails, says what the former set is, tries again when asked', async () => {
    const person = await answered();
    const before = await stored(person);
    now.rankingFails = true;
    const answer = await save(person, otherColors);
    now.rankingFails = false;
    expect([answer.statusCode, answer.json().colorPreferences]).toEqual([200, otherColors.colorPreferences]);
    expect(house.logged.some((line) => line.includes('out of order'))).toBe(true);
    expect(await stored(person)).toEqual({ ...before, isCurrent: false });
    const again = await recommend(person);
    expect([again.isCurrent, keysOf(again)]).toEqual([true, keysOf(await stored(person))]);
    expect(keysOf(again)).not.toEqual(keysOf(before));
  });

  it('that failed for the first set leaves none, and reading makes none', async () => {
    now.rankingFails = true;
    const person = await answered();
    now.rankingFails = false;
    const answer = await house.ask('GET', '/api/recommendations/', { as: person });
    expect([answer.statusCode, answer.json().errorCode]).toEqual([404, 'recommendationsMissing']);
    expect((await house.ask('GET', '/api/recommendations/', { as: person })).statusCode).toBe(404);
    expect(keysOf(await recommend(person))).toHaveLength(10);
  });
});

describe('the research', () => {
  const competitor = async () => (await companies.search('stripe', 1))[0] ?? expect.fail('it is not listed');
  const otherLogo = '<svg xmlns="http://www.w3.org/2000/svg"><rect width="9" height="9" fill="#0a7f3c"/></svg>';
  const withStripe = async () => {
    const person = await answered();
    await save(person, { competitors: [await competitor()] });
    return person;
  };

  it('is a snapshot that a set names: what is found later does not flip it, whoever reads', async () => {
    const person = await withStripe();
    const before = await stored(person);
    const count = await snapshotsOf(person);
    now.logo = otherLogo;
    expect(await stored(person)).toEqual(before);
    await save(person, { logoText: 'North' });
    expect(await snapshotsOf(person), 'another answer reads nothing anew').toBe(count);
    now.logo = undefined;
  });

  it('is read again where it is asked for: a new snapshot only where it differs', async () => {
    const person = await withStripe();
    const count = await snapshotsOf(person);
    await recommend(person);
    expect(await snapshotsOf(person)).toBe(count);
    await house.database.pool.query(
      `insert into research_snapshots (user_id, quiz_id, shape_version, content, read_at)
       select user_id, quiz_id, shape_version, '{"competitors": []}', read_at + interval '1 second'
         from research_snapshots where user_id = $1 order by read_at desc limit 1`,
      [person.id],
    );
    await recommend(person);
    expect(await snapshotsOf(person), 'the one that differs, and the one that was read').toBe(count + 2);
  });

  it('that the founder gave up is noted, and other competitors are read all the same', async () => {
    const person = await withStripe();
    const given = await save(person, { competitorsResearch: { abandoned: true } });
    expect(given.json().competitorsResearch).toEqual({ abandoned: true, lastModified: expect.any(String) });
    expect((await quizOf(person)).competitorsResearch).toEqual(given.json().competitorsResearch);
    await save(person, { companyName: 'Southwind' });
    expect((await quizOf(person)).competitorsResearch.abandoned).toBe(true);
    await save(person, { competitors: [] });
    expect((await quizOf(person)).competitorsResearch).toMatchObject({ abandoned: false });
  });

  it('is given up beside whatever page is saved at that moment: neither is out of date by the other', async () => {
    const person = await withStripe();
    const { version } = await quizOf(person);
    const put = (body: object) => house.ask('PUT', '/api/quizzes/', { as: person, body: { version, ...body } });
    const [given, saved] = await Promise.all([
      put({ competitorsResearch: { abandoned: true } }),
      put({ companyName: 'Eastwind' }),
    ]);
    expect([given.statusCode, saved.statusCode]).toEqual([200, 200]);
    expect((await put({ competitorsResearch: { abandoned: true } })).statusCode, 'of an older page').toBe(200);
    expect(await quizOf(person)).toMatchObject({
      version: version + 1,
      companyName: 'Eastwind',
      competitorsResearch: { abandoned: true },
    });
  });
});

describe('another position among the competitors', () => {
  it('is tried out: what would lead there, with the places of now, and nothing of it is kept', async () => {
    const person = await answered();
    const before = await stored(person);
    const preview = async (standOut: number) =>
      (await house.ask('POST', '/api/recommendations/preview', { as: person, body: { standOut } })).json().order;
    const [near, far] = [await preview(0), await preview(1)];
    expect(near).toHaveLength(3);
    const first = before.colorRecommendations.colors[0];
    for (const { color, before: place } of [...near, ...far]) if (color.key === first?.key) expect(place).toBe(1);
    expect(await stored(person)).toEqual(before);
    expect(await quizOf(person)).not.toHaveProperty('standOut');
  });
});

describe('what the founder chose further down', () => {
  const step = async (person: Person) => {
    const set = await stored(person);
    const scheme = set.colorRecommendations.colors[4];
    const { version, brandQuizSelections } = await selectionsOf(person);
    const colorSelection = { key: scheme.key, orderIndex: 4, colors: scheme.colors };
    await house.ask('POST', '/api/selections/', {
      as: person,
      body: { version, brandQuizSelections: { ...brandQuizSelections, colorSelection } },
    });
    return scheme;
  };

  it('is kept when answers change, first in its list with its reasons; all else is made anew', async () => {
    const person = await answered();
    const scheme = await step(person);
    await save(person, { companyName: 'Wavering Typewriter' });
    await save(person, otherColors);
    const after = await stored(person);
    const [first, second] = after.colorRecommendations.colors;
    expect(first).toEqual({ ...scheme, orderIndex: YOUR_CHOICE });
    expect(second.orderIndex).toBe(0);
    expect(keysOf(after).filter((key) => key === scheme.key)).toHaveLength(1);
    const { activeSelections } = await selectionsOf(person);
    expect(activeSelections.colorSelection).toEqual({
      key: scheme.key,
      orderIndex: YOUR_CHOICE,
      colors: scheme.colors,
    });
    const [font] = after.fontRecommendations.headLineRecommendations.fonts;
    expect(activeSelections.fontSelections?.headlineSelection).toMatchObject({
      fontRecommendationId: font._id,
      fontRecommendationOrderIndex: 0,
      fonts: font.fonts,
      matchScore: font.matchScore,
    });
  });

  it('is kept over and over, until they go back to the first', async () => {
    const person = await answered();
    const scheme = await step(person);
    await save(person, otherColors);
    await save(person, { standOut: 0.9 });
    expect(keysOf(await stored(person))[0]).toBe(scheme.key);
    const [, first] = (await stored(person)).colorRecommendations.colors;
    const { version, brandQuizSelections } = await selectionsOf(person);
    const colorSelection = { key: first.key, orderIndex: 0, colors: first.colors };
    await house.ask('POST', '/api/selections/', {
      as: person,
      body: { version, brandQuizSelections: { ...brandQuizSelections, colorSelection } },
    });
    await save(person, { standOut: 0.1 });
    const after = await stored(person);
    expect(after.colorRecommendations.colors[0].orderIndex).toBe(0);
    expect((await selectionsOf(person)).activeSelections.colorSelection?.key).toBe(keysOf(after)[0]);
  });

  it('are colors of their own as well: they stay in force, and the scheme they were made from is kept', async () => {
    const person = await answered();
    const { version, brandQuizSelections } = await selectionsOf(person);
    const own = brandQuizSelections.colorSelection ?? expect.fail('nothing is selected');
    const colorSelection = { ...own, colors: { ...own.colors, a1: '#c0ffee' } };
    const body = { version, customSelections: { colorSelection }, useCustomSelections: true };
    await house.ask('POST', '/api/selections/', { as: person, body });
    await save(person, otherColors);
    const after = await selectionsOf(person);
    expect(after.activeSelections.colorSelection).toEqual({ ...colorSelection, orderIndex: YOUR_CHOICE });
    expect(keysOf(await stored(person))[0]).toBe(own.key);
  });
});

describe('a save', () => {
  it.each([
    ['an unknown field', { companyNmae: 'Acme' }],
    ['more of the research than that it is given up', { competitorsResearch: { abandoned: true, progress: 100 } }],
    ['research that goes on', { competitorsResearch: { abandoned: false } }],
  ])('with %s is refused whole', async (_what, answers) => {
    const person = await answered();
    const answer = await save(person, { standOut: 0.5, ...answers });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().message).not.toMatch(/unrecognized|expected|invalid input/i);
    expect(await quizOf(person)).not.toHaveProperty('standOut');
  });
});
