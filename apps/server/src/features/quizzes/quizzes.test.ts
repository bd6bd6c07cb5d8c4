import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestHouse, type Person, type TestHouse } from '../../testing/house.ts';

let house: TestHouse;
let founder: Person;

beforeAll(async () => {
  house = await openTestHouse();
});
afterAll(() => house.close());

const company = { companyName: 'Żółć Łąkowa', websiteUrl: 'zolc.pl', businessLifecycle: 'seed' };
const read = async (as: Person) => (await house.ask('GET', '/api/quizzes/', { as })).json();
const save = (as: Person, body: object) => house.ask('PUT', '/api/quizzes/', { as, body });
const list = async (path: string): Promise<{ _id: string; name: string }[]> =>
  (await house.ask('GET', `/api/brain/${path}`, { as: founder })).json();

describe('a quiz', () => {
  beforeAll(async () => {
    founder = await house.person();
  });

  it('is made by registering, and lacks competitors and color preferences until their pages are saved', async () => {
    const quiz = await read(founder);
    expect(quiz).toMatchObject({
      _id: founder.quizId,
      version: 0,
      companyName: '',
      thoughtsAndFeelings: [],
      completed: false,
    });
    expect(quiz).not.toHaveProperty('competitors');
    expect(quiz).not.toHaveProperty('colorPreferences');
  });

  it('keeps every page as it was saved', async () => {
    const [industry] = await list('industries');
    const families = await list('colorFamilies');
    const keywords = (await list('thoughtsAndFeelings')).slice(5, 8);
    const competitor = {
      identifier: { value: 'Stripe', uuid: '6acfa7da-1dbd-4a1f-9e6b-1c1a1c1a1c1a', image_id: 'si-stripe' },
    };
    await save(founder, { version: 0, ...company, industry: industry?._id });
    await save(founder, { version: 1, competitors: [competitor] });
    await save(founder, {
      version: 2,
      colorPreferences: { favoriteColors: [families[0]], dislikedColors: [families[1], families[2]] },
    });
    const last = await save(founder, { version: 3, thoughtsAndFeelings: keywords.map((one) => one._id) });
    expect(last.statusCode).toBe(200);
    expect(await read(founder)).toMatchObject({
      version: 4,
      ...company,
      industry: industry?._id,
      competitors: [competitor],
      colorPreferences: {
        favoriteColors: [{ _id: families[0]?._id }],
        dislikedColors: [{ _id: families[1]?._id }, { _id: families[2]?._id }],
      },
      thoughtsAndFeelings: keywords,
    });
  });
});

describe('the position between fitting in and standing out', () => {
  it('is absent until saved, kept as it was saved, and cleared by null; a save without it leaves it', async () => {
    const someone = await house.person();
    expect(await read(someone)).not.toHaveProperty('standOut');
    await save(someone, { version: 0, standOut: 0.35 });
    expect((await read(someone)).standOut).toBe(0.35);
    await save(someone, { version: 1, companyName: 'Acme' });
    expect((await read(someone)).standOut).toBe(0.35);
    await save(someone, { version: 2, standOut: 0 });
    expect((await read(someone)).standOut).toBe(0);
    await save(someone, { version: 3, standOut: null });
    expect(await read(someone)).not.toHaveProperty('standOut');
  });

  it('does not count as an answer to page 2', async () => {
    const someone = await house.person();
    await save(someone, { version: 0, standOut: 0.35 });
    expect(await read(someone)).not.toHaveProperty('competitors');
  });
});

describe("saving over somebody else's save", () => {
  it('a stale tab gets 409 with the newer version, and nothing is overwritten', async () => {
    const someone = await house.person();
    await save(someone, { version: 0, ...company, companyName: 'First' });
    const stale = await save(someone, { version: 0, ...company, companyName: 'Second' });
    expect(stale.statusCode).toBe(409);
    expect(stale.json()).toMatchObject({ errorCode: 'staleQuiz', version: 1 });
    expect((await read(someone)).companyName).toBe('First');
  });

  it('of twenty saves based on the same version exactly one is taken', async () => {
    const someone = await house.person();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => save(someone, { version: 0, companyName: `Try ${n}` })),
    );
    expect(answers.map((one) => one.statusCode).toSorted((one, other) => one - other)).toEqual([
      200,
      ...Array<number>(19).fill(409),
    ]);
    expect((await read(someone)).version).toBe(1);
  });
});

describe('what is saved must be sound', () => {
  const refused: [string, object, string][] = [
    ['an empty company name', { companyName: '  ' }, 'Company name is required'],
    ['an empty website', { websiteUrl: '' }, 'Website URL is required'],
    ['an empty industry', { industry: '' }, 'Industry is required'],
    ['an unknown lifecycle', { businessLifecycle: 'unicorn' }, 'Business lifecycle is required'],
    ['two keywords', { thoughtsAndFeelings: ['a', 'b'] }, 'You must select three Thoughts or Feelings'],
    ['the same keyword thrice', { thoughtsAndFeelings: ['a', 'a', 'a'] }, 'You must select three Thoughts or Feelings'],
    [
      'three favorites',
      { colorPreferences: { favoriteColors: ['a', 'b', 'c'].map((_id) => ({ _id, name: _id })), dislikedColors: [] } },
      'Choose at most 2 favorite colors',
    ],
    [
      'a color without a name',
      { colorPreferences: { favoriteColors: [{ _id: 'teal' }], dislikedColors: [] } },
      'Name is required',
    ],
    [
      'an industry that the brain does not have',
      { industry: 'alchemy' },
      'This industry is not in the list. Please choose another.',
    ],
    [
      'keywords that the brain does not have',
      { thoughtsAndFeelings: ['x', 'y', 'z'] },
      'This keyword is not in the list. Please choose another.',
    ],
    [
      'a color that the brain does not have',
      { colorPreferences: { favoriteColors: [{ _id: 'x', name: 'x' }], dislikedColors: [] } },
      'This color is not in the list. Please choose another.',
    ],
    ['a position beyond standing out', { standOut: 1.01 }, 'Fitting in or standing out: the most is 1.'],
    ['a position before fitting in', { standOut: -0.01 }, 'Fitting in or standing out: the least is 0.'],
    [
      'four competitors',
      {
        competitors: Array.from({ length: 4 }, (_, n) => ({
          identifier: { value: 'x', uuid: `6acfa7da-1dbd-4a1f-9e6b-1c1a1c1a1c1${n}`, image_id: 'x' },
        })),
      },
      'Choose at most 3 competitors',
    ],
  ];
  const stripe = { value: 'Stripe', uuid: '6acfa7da-1dbd-4a1f-9e6b-1c1a1c1a1c1a', image_id: 'si-stripe' };
  const teal = { _id: 'teal', name: 'Teal' };
  const unknown: [string, object, string][] = [
    ['a quiz', { evil: true }, '“evil” is no part of a quiz. Nothing was saved.'],
    ['a quiz, two of them', { evil: 1, worse: 2 }, '“evil”, “worse” are no part of a quiz. Nothing was saved.'],
    [
      'a competitor',
      { competitors: [{ identifier: stripe, website: 'stripe.com' }] },
      '“website” is no part of a competitor. Nothing was saved.',
    ],
    [
      "a competitor's identifier",
      { competitors: [{ identifier: { ...stripe, permalink: 'stripe' } }] },
      '“permalink” is no part of a competitor. Nothing was saved.',
    ],
    [
      'the colors',
      { colorPreferences: { favoriteColors: [], dislikedColors: [], mode: 'favorite' } },
      '“mode” is no part of the colors. Nothing was saved.',
    ],
    [
      'a color',
      { colorPreferences: { favoriteColors: [{ ...teal, tone: 'dark' }], dislikedColors: [] } },
      '“tone” is no part of a color. Nothing was saved.',
    ],
    [
      'a keyword',
      { thoughtsAndFeelings: ['calm', 'powerful', { _id: 'warm', weight: 2 }] },
      '“weight” is no part of a keyword. Nothing was saved.',
    ],
    [
      'the research',
      { competitorsResearch: { abandoned: true, quizCompetitors: [] } },
      '“quizCompetitors” is no part of what may be said of the research. Nothing was saved.',
    ],
  ];
  it.each(unknown)('what is no field of %s is a 400 that names it, and nothing changes', async (_of, body, message) => {
    const someone = await house.person();
    const answer = await save(someone, { version: 0, companyName: 'Acme', ...body });
    expect([answer.statusCode, answer.json().message]).toEqual([400, message]);
    expect(await read(someone)).toMatchObject({ version: 0, companyName: '' });
  });

  it('whole entries of the lists of colors and keywords are taken as they are', async () => {
    const someone = await house.person();
    const [first] = await list('colorFamilies');
    const keywords = (await list('thoughtsAndFeelings')).slice(5, 8);
    const colorPreferences = { favoriteColors: [first], dislikedColors: [] };
    const saved = await save(someone, { version: 0, colorPreferences, thoughtsAndFeelings: keywords });
    expect(saved.statusCode, saved.body).toBe(200);
    expect(await read(someone)).toMatchObject({ thoughtsAndFeelings: keywords });
    expect((await read(someone)).colorPreferences.favoriteColors[0]).not.toHaveProperty('group');
  });

  it.each(refused)('%s is a 400 with its own message, and nothing changes', async (_what, body, message) => {
    const someone = await house.person();
    const answer = await save(someone, { version: 0, ...body });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().message).toBe(message);
    expect((await read(someone)).version).toBe(0);
  });
});
