import { expect, test } from 'vitest';
import { createEmbeddedCompanyData } from '../../adapters/company-data/embedded.ts';
import { createCompetitorReader } from './competitor-colors.ts';

const companies = createEmbeddedCompanyData();
const read = createCompetitorReader({ companies });
const listed = async (name: string) => (await companies.search(name, 1))[0] ?? expect.fail(`${name} is not listed`);

test('a competitor has the colors of its logo, and one that only an initial was drawn for has none', async () => {
  const [stripe, unknown] = [await listed('stripe'), await listed('qzxwvkj.com')];
  expect((await read([stripe])).competitors).toEqual([
    { id: stripe.identifier.uuid, name: 'Stripe', colors: ['#635bff'] },
  ]);
  expect((await read([unknown])).competitors).toEqual([{ id: unknown.identifier.uuid, name: 'Qzxwvkj', colors: [] }]);
});

test('the order in which competitors were chosen changes nothing', async () => {
  const chosen = await Promise.all(['stripe', 'shopify', 'figma'].map(listed));
  expect(await read(chosen.toReversed())).toEqual(await read(chosen));
});

test('a logo is read once', async () => {
  let asked = 0;
  const counted = createCompetitorReader({
    companies: {
      logo: async (imageId) => {
        asked += 1;
        return companies.logo(imageId);
      },
    },
  });
  const stripe = await listed('stripe');
  await counted([stripe]);
  await counted([stripe]);
  expect(asked).toBe(1);
});
