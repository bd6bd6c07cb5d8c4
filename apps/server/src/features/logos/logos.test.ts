import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFounder } from '../../testing/founder.ts';
import { openTestHouse, type TestHouse } from '../../testing/house.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await openTestHouse();
  await house.startWork();
});
afterAll(() => house.close());

const { answered, recommend, generate } = createFounder(() => house);

describe('logos', () => {
  it('are one whole set of 7 colors as SVG and PNG, whoever asks how often', async () => {
    const person = await answered('Żółć & Co');
    await recommend(person);
    const answers = await Promise.all([generate(person), generate(person), generate(person)]);
    for (const one of answers) expect(one.json()).toEqual({ status: 'complete', files: 14 });
    const { rows } = await house.database.pool.query('select id from logo_sets where user_id = $1', [person.id]);
    expect(rows).toHaveLength(1);
    const { logos } = (await house.ask('GET', '/api/brandedAssets/logoUrls', { as: person })).json() as {
      logos: { fileName: string; url: string }[];
    };
    expect(logos.map(({ fileName }) => fileName).toSorted()).toEqual(
      ['a1', 'a2', 'b1', 'p1', 'p2', 's1', 'w1'].flatMap((key) => [`logo-${key}.png`, `logo-${key}.svg`]),
    );
    const svg = await house.ask('GET', logos.find(({ fileName }) => fileName === 'logo-p1.svg')?.url ?? '');
    expect(svg.headers['content-type']).toContain('image/svg+xml');
    expect(svg.body).toContain('<path');
    expect(svg.body).not.toContain('<text');
  });

  it('of the former selections stay until the new set is whole', async () => {
    const person = await answered();
    await recommend(person);
    await generate(person);
    const former = (await house.ask('GET', '/api/brandedAssets/logoUrl/p1', { as: person })).json();
    await house.ask('PUT', '/api/quizzes/', { as: person, body: { version: 1, companyName: 'Southwind' } });
    await recommend(person);
    expect((await house.ask('GET', former.url)).statusCode).toBe(200);
    await generate(person);
    // the former files go right after the new set counts
    await expect.poll(async () => (await house.ask('GET', former.url)).statusCode).toBe(404);
    expect(
      (await house.ask('GET', (await house.ask('GET', '/api/brandedAssets/logoUrl/p1', { as: person })).json().url))
        .statusCode,
    ).toBe(200);
  });

  it('one is drawn on demand without being stored', async () => {
    const person = await answered();
    await recommend(person);
    const answer = await house.ask('POST', '/api/brandedAssets/generateLogo', { as: person, body: { colorKey: 'b1' } });
    expect(answer.headers['content-type']).toContain('image/svg+xml');
    const { rows } = await house.database.pool.query('select id from logo_sets where user_id = $1', [person.id]);
    expect(rows).toEqual([]);
  });

  it('before there are recommendations are refused', async () => {
    expect((await generate(await answered())).json().errorCode).toBe('noSelections');
  });
});
