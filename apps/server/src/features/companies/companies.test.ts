import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CompanyData } from '../../ports/company-data.ts';
import { ServiceUnavailable } from '../../ports/faults.ts';
import { openTestHouse, type Person, type TestHouse } from '../../testing/house.ts';

let house: TestHouse;
let founder: Person;
beforeAll(async () => {
  house = await openTestHouse();
  founder = await house.person();
});
afterAll(() => house.close());

const search = async (query: string, more = '') =>
  (
    await house.ask('GET', `/api/crunchbase/autocompletes?query=${encodeURIComponent(query)}${more}`, { as: founder })
  ).json().entities;

describe('the company search', () => {
  it('answers companies with a name, a uuid and an image id, ten unless asked for fewer', async () => {
    const entities = await search('a');
    expect(entities).toHaveLength(10);
    for (const { identifier } of entities)
      expect(identifier).toEqual({
        value: expect.any(String),
        uuid: expect.stringMatching(/^[0-9a-f-]{36}$/),
        image_id: expect.stringMatching(/./),
      });
    expect(await search('a', '&limit=3')).toEqual(entities.slice(0, 3));
    expect((await search('stripe', '&collection_ids=organization.companies'))[0].identifier.value).toBe('Stripe');
  });

  it('answers what can be saved in a quiz as it is', async () => {
    const [competitor] = await search('stripe');
    const saved = await house.ask('PUT', '/api/quizzes/', {
      as: founder,
      body: { version: 0, competitors: [competitor] },
    });
    expect(saved.json().competitors).toEqual([competitor]);
  });

  it.each(['', '&limit=0', '&limit=51', '&limit=1e1', '&limit=1&limit=2'])(
    'of "a%s" is judged by the contract',
    async (more) => {
      const { statusCode } = await house.ask('GET', `/api/crunchbase/autocompletes?query=a${more}`, { as: founder });
      expect(statusCode).toBe(more === '' ? 200 : 400);
    },
  );

  it('that fails says so in the words of the specification, and logs why', async () => {
    const companies: CompanyData = {
      description: '',
      attribution: { label: 'Data by Elsewhere', href: 'https://elsewhere.test', image: '/sign.svg' },
      imageUrl: 'https://images.elsewhere.test/{imageId}',
      search: () => Promise.reject(new ServiceUnavailable('company data', 'the vendor answered 500')),
      website: async () => undefined,
      image: async () => undefined,
      logo: async () => undefined,
    };
    const other = await openTestHouse({ companies });
    const answer = await other.ask('GET', '/api/crunchbase/autocompletes?query=a', { as: await other.person() });
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toEqual({ message: 'Error Fetching Competitors', errorCode: 'competitorsUnavailable' });
    expect(other.logged.join('')).toContain('the vendor answered 500');
    // the pages may load the vendor's pictures, and credit it
    const page = await other.ask('GET', '/');
    expect(page.headers['content-security-policy']).toMatch(/img-src [^;]*https:\/\/images\.elsewhere\.test/);
    expect((await other.ask('GET', '/config.json')).json().companies).toEqual({
      imageUrl: companies.imageUrl,
      attribution: companies.attribution,
    });
    await other.close();
  });
});

describe("a company's picture", () => {
  it('is public, kept for a week, and can do nothing but be seen', async () => {
    const [{ identifier }] = await search('stripe');
    const picture = await house.ask('GET', `/api/crunchbase/images/${identifier.image_id}`);
    expect(picture.statusCode).toBe(200);
    expect(picture.headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=604800',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    });
    expect(picture.body).toMatch(/^<svg/);
  });

  it('that is not there is 404, and that is not kept', async () => {
    const answer = await house.ask('GET', '/api/crunchbase/images/si-no-such-brand');
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['cache-control']).toBe('no-store');
  });
});
