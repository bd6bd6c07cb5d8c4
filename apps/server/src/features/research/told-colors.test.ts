import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Competitor, ResearchStatus } from '@signet/contract';
import { openTestHouse, type Person, type TestHouse } from '../../testing/house.ts';
import { openTestWeb, type TestWeb } from '../../testing/web.ts';

let web: TestWeb;
let house: TestHouse;
beforeAll(async () => {
  web = await openTestWeb({
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

type Company = ResearchStatus['companies'][number];

/** Somebody whose one competitor was read, and no color was found. */
const founderBesideGray = async (): Promise<{ founder: Person; gray: Competitor }> => {
  const founder = await house.person();
  const path = '/api/crunchbase/autocompletes?query=gray-weather.com&limit=1';
  const [gray] = (await house.ask('GET', path, { as: founder })).json().entities as Competitor[];
  if (!gray) throw new Error('gray-weather.com is not listed');
  const body = { version: 0, competitors: [gray] };
  expect((await house.ask('PUT', '/api/quizzes/', { as: founder, body })).statusCode).toBe(200);
  return { founder, gray };
};
const companyOf = async (as: Person, quizId?: string): Promise<Company | undefined> => {
  const path = '/api/companyColors/colorScraper/checkScrapeStatuses';
  return (await house.ask('POST', path, { as, body: { quizId } })).json().companies[0];
};

it('takes a color that nobody could read from whoever knows it, and takes it back', async () => {
  const { founder, gray } = await founderBesideGray();
  await vi.waitFor(async () => expect((await companyOf(founder))?.status).toBe('read'), {
    timeout: 20_000,
    interval: 100,
  });
  expect(await companyOf(founder)).toMatchObject({ colors: [], mainColor: null });
  const say = async (isTheirs: boolean): Promise<Company> => {
    const body = { companyId: gray.identifier.uuid, hex: '#0b6e4f', isTheirs };
    return (await house.ask('POST', '/api/companyColors/corrections', { as: founder, body })).json().companies[0];
  };
  expect(await say(true)).toMatchObject({
    mainColor: '#0b6e4f',
    colors: [{ hex: '#0b6e4f', from: 'founder', evidence: [] }],
  });
  expect((await say(true)).colors).toHaveLength(1);
  const copy = (await house.ask('POST', '/api/quizzes/copy', { as: founder, body: { asNew: true } })).json();
  expect(await companyOf(founder, copy._id)).toMatchObject({ mainColor: '#0b6e4f' });
  expect(await say(false)).toMatchObject({ colors: [], mainColor: null, notTheirs: [] });
});
