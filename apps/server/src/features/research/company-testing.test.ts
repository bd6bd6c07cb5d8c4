import type { CompanyColors, Competitor } from '@signet/contract';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openTestHouse, type Person, type TestHouse } from '../../testing/house.ts';
import { brandPage, openTestWeb, type TestWeb } from '../../testing/web.ts';

const MINUTE = 60 * 1000;
let web: TestWeb;
/** What a site that is slow now waits for. */
let held: Promise<void> = Promise.resolve();
/** From now on it waits, until what comes back is called. */
const holdBack = (): (() => void) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  held = promise;
  return resolve;
};
let house: TestHouse;
beforeAll(async () => {
  web = await openTestWeb({
    'plum-weather.com': brandPage('#7a1f3d', 'Plum Weather'),
    'slow-weather.com': (request, response) =>
      void held.then(() => brandPage('#1f7a3f', 'Slow Weather')(request, response)),
    'gray-weather.com': (_request, response) =>
      void response.writeHead(200, { 'content-type': 'text/html' }).end('<p>x'),
  });
  house = await openTestHouse({ outbound: web.client });
  await house.startWork();
});
afterAll(async () => {
  await house.close();
  await web.close();
});

const listed = async (query: string, as: Person): Promise<Competitor> =>
  (await house.ask('GET', `/api/crunchbase/autocompletes?query=${query}`, { as })).json().entities[0];

it('a company is read once and then answered from what is stored, unless a fresh reading is forced', async () => {
  const staff = await house.person({ role: 'admin' });
  const company = await listed('plum-weather.com', staff);
  const companyId = company.identifier.uuid;
  const scrape = (forceFreshScrape: boolean) =>
    house.ask('POST', '/api/companyColors/colorScraper/scrapeCompany', {
      as: staff,
      body: { companyId, forceFreshScrape, company },
    });
  await scrape(false);
  const result = await vi.waitFor(
    async () => {
      const answer = await house.ask('GET', `/api/companyColors/${companyId}`, { as: staff });
      expect(answer.statusCode).toBe(200);
      return answer.json<CompanyColors>();
    },
    { timeout: 60_000, interval: 100 },
  );
  expect(result).toMatchObject({ mainColor: '#7a1f3d', website: 'plum-weather.com' });
  const [main] = result.websiteDetails.colorDetails;
  expect(main).toMatchObject({ hex: '#7a1f3d', paletteCategories: ['primary'], colorFamilyName: expect.any(String) });
  expect((await scrape(false)).json().company).toEqual(result);
  expect((await scrape(true)).json()).toEqual({});
  await vi.waitFor(
    async () => {
      const { readAt } = (await house.ask('GET', `/api/companyColors/${companyId}`, { as: staff })).json();
      expect(Date.parse(readAt)).toBeGreaterThan(Date.parse(result.readAt));
    },
    { timeout: 60_000, interval: 100 },
  );
  const rows = await house.database.db
    .selectFrom('company_scrapes')
    .select('company_id')
    .where('company_id', '=', companyId)
    .execute();
  expect(rows).toHaveLength(1);
});

it('one whose reading failed is told to have failed, and is read again by the next press', async () => {
  const staff = await house.person({ role: 'admin' });
  const company = await listed('gray-weather.com', staff);
  const companyId = company.identifier.uuid;
  const scrape = async (forceFreshScrape: boolean) => {
    const body = { companyId, forceFreshScrape, company };
    const answer = await house.ask('POST', '/api/companyColors/colorScraper/scrapeCompany', { as: staff, body });
    return answer.json<{ company?: CompanyColors }>();
  };
  const look = () => house.ask('GET', `/api/companyColors/${companyId}`, { as: staff });
  const looked = (status: number) =>
    vi.waitFor(async () => expect((await look()).statusCode).toBe(status), { timeout: 60_000, interval: 100 });
  /** Reading this company breaks by a fault of ours. */
  const breakIt = () =>
    house.database.db
      .updateTable('company_scrapes')
      .set({ status: 'failed', serves_until: new Date(Date.now() + 5 * MINUTE) })
      .where('company_id', '=', companyId)
      .execute();
  const withoutResult = { status: 'failed', company_id: companyId, image_id: company.identifier.image_id } as const;
  await house.database.db
    .insertInto('company_scrapes')
    .values({ ...withoutResult, name: company.identifier.value, asked_by: staff.id })
    .execute();
  const first = await look();
  expect([first.statusCode, first.json().errorCode]).toEqual([503, 'companyNotRead']);
  expect(await scrape(false), 'nothing is stored, so it is read').toEqual({});
  await looked(200);

  await breakIt();
  expect((await look()).statusCode, 'whatever was read before').toBe(503);
  expect(await scrape(false)).toEqual({});
  await looked(200);
  expect((await scrape(false)).company).toEqual((await look()).json());
});

it('while one is read again nothing is answered of it, neither by a look nor by a press', async () => {
  const staff = await house.person({ role: 'admin' });
  const company = await listed('slow-weather.com', staff);
  const companyId = company.identifier.uuid;
  const scrape = async (forceFreshScrape: boolean) => {
    const body = { companyId, forceFreshScrape, company };
    return (await house.ask('POST', '/api/companyColors/colorScraper/scrapeCompany', { as: staff, body })).json();
  };
  const look = async () => (await house.ask('GET', `/api/companyColors/${companyId}`, { as: staff })).statusCode;
  const looked = () => vi.waitFor(async () => expect(await look()).toBe(200), { timeout: 60_000, interval: 100 });
  await scrape(false);
  await looked();
  const answer = holdBack();
  expect(await scrape(true)).toEqual({});
  expect([await look(), await scrape(false)]).toEqual([404, {}]);
  answer();
  await looked();
  expect(await scrape(false)).toMatchObject({ company: { website: 'slow-weather.com' } });
});

it('one of which nothing is known yet is 404', async () => {
  const staff = await house.person({ role: 'admin' });
  const answer = await house.ask('GET', '/api/companyColors/0191d6f2-5b1e-7c3a-9c4d-2f6a8e1b0c5d', { as: staff });
  expect(answer.statusCode).toBe(404);
});
