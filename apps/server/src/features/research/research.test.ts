import { randomUUID } from 'node:crypto';
import type { Competitor, ResearchStatus } from '@signet/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openTestHouse, type Person, type TestHouse } from '../../testing/house.ts';
import { brandPage, openTestWeb, type TestWeb } from '../../testing/web.ts';

let web: TestWeb;
let house: TestHouse;
let isBack = false;
const dot =
  '<svg xmlns="http://www.w3.org/2000/svg" width="32" height="32"><circle cx="16" cy="16" r="9" fill="#0b6e4f"/></svg>';
/** Moves the time that the server reads companies by. */
let later = 0;
const MINUTE = 60 * 1000;
beforeAll(async () => {
  web = await openTestWeb({
    'plum-weather.com': brandPage('#7a1f3d', 'Plum Weather'),
    'gray-weather.com': (_request, response) =>
      void response.writeHead(200, { 'content-type': 'text/html' }).end('<p>x'),
    'icon-weather.com': (request, response) =>
      request.url === '/favicon.ico'
        ? void response.writeHead(200, { 'content-type': 'image/svg+xml' }).end(dot)
        : brandPage('#0b6e4f', 'Icon Weather')(request, response),
    'broken-weather.com': (request) => void request.socket.destroy(),
    'back-soon.com': (_request, response) =>
      isBack
        ? brandPage('#0b6e4f', 'Back Soon')(_request, response)
        : void response.writeHead(503, { 'content-type': 'text/html' }).end(),
  });
  house = await openTestHouse({ outbound: web.client, now: () => new Date(Date.now() + later) });
  await house.startWork();
});
afterAll(async () => {
  await house.close();
  await web.close();
});

const listed = async (query: string, as: Person): Promise<Competitor> =>
  (await house.ask('GET', `/api/crunchbase/autocompletes?query=${query}&limit=1`, { as })).json().entities[0];
const statusOf = async (as: Person, quizId?: string): Promise<ResearchStatus> =>
  (await house.ask('POST', '/api/companyColors/colorScraper/checkScrapeStatuses', { as, body: { quizId } })).json();
const choose = async (as: Person, ...names: string[]): Promise<Competitor[]> => {
  const competitors = await Promise.all(names.map((name) => listed(name, as)));
  const { version } = (await house.ask('GET', '/api/quizzes/', { as })).json();
  const saved = await house.ask('PUT', '/api/quizzes/', { as, body: { version, competitors } });
  expect(saved.statusCode).toBe(200);
  return competitors;
};
const until = (as: Person, isSo: (status: ResearchStatus) => boolean): Promise<ResearchStatus> =>
  vi.waitFor(
    async () => {
      const status = await statusOf(as);
      expect(isSo(status), JSON.stringify(status)).toBe(true);
      return status;
    },
    { timeout: 60_000, interval: 100 },
  );
const isDone = ({ scrapeStatus }: ResearchStatus) => scrapeStatus !== 'inProgress';

describe('the research of a quiz', () => {
  it('is new until competitors are answered, and completed at 100 where there is nothing to read', async () => {
    const founder = await house.person();
    expect(await statusOf(founder)).toEqual({
      progress: 0,
      scrapeStatus: 'new',
      lastModified: null,
      companies: [],
      industry: [],
    });
    await choose(founder);
    expect(await statusOf(founder)).toMatchObject({ progress: 100, scrapeStatus: 'completed', companies: [] });
  });

  it('begins with the save of competitors, rises to 100 and names the colors and where they were seen', async () => {
    const founder = await house.person();
    const [plum] = await choose(founder, 'plum-weather.com', 'stripe', 'gray-weather.com');
    const seen: number[] = [];
    const done = await until(founder, (status) => {
      seen.push(status.progress);
      return isDone(status);
    });
    expect(seen).toEqual(seen.toSorted((one, other) => one - other));
    expect(done).toMatchObject({ progress: 100, scrapeStatus: 'completed' });
    expect(done.companies[0]).toMatchObject({
      companyId: plum?.identifier.uuid,
      website: 'plum-weather.com',
      outcome: 'read',
      mainColor: '#7a1f3d',
      found: { name: 'Plum Weather', icon: null },
    });
    expect(done.companies[0]?.colors[0]?.evidence).toContainEqual({ sign: 'brandVariable', where: '--color-brand' });
    // Stripe has its logo in the directory, and no website here
    expect(done.companies[1]).toMatchObject({ mainColor: '#635bff', outcome: 'notReached', found: null });
    expect(done.companies[2]).toMatchObject({ mainColor: null, colors: [], outcome: 'noColors' });
  });

  it('reads a company once for every quiz, and only what is missing when competitors change', async () => {
    const [one, other] = [await house.person(), await house.person()];
    await choose(one, 'plum-weather.com');
    await until(one, isDone);
    const before = web.asked.filter((line) => line.startsWith('plum-weather.com /')).length;
    await choose(other, 'plum-weather.com', 'broken-weather.com');
    const done = await until(other, isDone);
    expect(web.asked.filter((line) => line.startsWith('plum-weather.com /'))).toHaveLength(before);
    expect(done.companies.map(({ outcome }) => outcome)).toEqual(['read', 'notReached']);
  });

  it('that is given up is abandoned at 100, and begins anew with other competitors', async () => {
    const founder = await house.person();
    await choose(founder, 'stripe');
    const { version } = (await house.ask('GET', '/api/quizzes/', { as: founder })).json();
    const body = { version, competitorsResearch: { abandoned: true } };
    await house.ask('PUT', '/api/quizzes/', { as: founder, body });
    expect(await statusOf(founder)).toMatchObject({ scrapeStatus: 'abandoned', progress: 100 });
    const given = await statusOf(founder);
    await choose(founder, 'figma');
    const begun = await statusOf(founder);
    expect(begun.scrapeStatus).not.toBe('abandoned');
    expect(Date.parse(begun.lastModified ?? '')).toBeGreaterThan(Date.parse(given.lastModified ?? ''));
  });

  it('reads the usual companies of the industry as well, and waits for none of them', async () => {
    const founder = await house.person();
    const { version } = (await house.ask('GET', '/api/quizzes/', { as: founder })).json();
    const [stripe] = [await listed('stripe', founder)];
    const body = { version, industry: 'banking-and-payments', competitors: [stripe] };
    expect((await house.ask('PUT', '/api/quizzes/', { as: founder, body })).statusCode).toBe(200);
    const done = await until(founder, ({ industry }) => industry.every(({ status }) => status === 'read'));
    // whom the founder named is not told of twice
    expect(done.industry.map(({ name }) => name)).toEqual(['PayPal', 'Revolut']);
    expect(done.industry[0]?.colors.length).toBeGreaterThan(0);
    expect(done).toMatchObject({ progress: 100, scrapeStatus: 'completed' });
  });

  it('tells each change as a server-sent event, and ends when nothing more can come', async () => {
    const founder = await house.person();
    await choose(founder, 'figma', 'plum-weather.com');
    const answer = await house.ask('GET', '/api/companyColors/colorScraper/events', { as: founder });
    expect(answer.headers['content-type']).toContain('text/event-stream');
    const told = answer.body
      .split('\n\n')
      .filter((event) => event.startsWith('data: '))
      .map((event): ResearchStatus => JSON.parse(event.slice('data: '.length)));
    expect(told.at(-1)).toEqual(await statusOf(founder));
    expect(told.map(({ progress }) => progress)).toEqual(
      told.map(({ progress }) => progress).toSorted((a, b) => a - b),
    );
    expect(new Set(told.map((one) => JSON.stringify(one))).size).toBe(told.length);
  });

  it('tries a site again that was not reached, half an hour later', async () => {
    const [one, other] = [await house.person(), await house.person()];
    await choose(one, 'back-soon.com');
    expect((await until(one, isDone)).companies[0]?.outcome).toBe('notReached');
    isBack = true;
    // not yet: whoever names it now shares what is known
    await choose(other, 'back-soon.com');
    expect((await until(other, isDone)).companies[0]?.outcome).toBe('notReached');
    later = 31 * MINUTE;
    const found = await until(one, (status) => status.companies[0]?.outcome === 'read' && isDone(status));
    later = 0;
    expect(found.companies[0]?.mainColor).toBe('#0b6e4f');
    expect((await statusOf(other)).companies[0]?.outcome).toBe('read');
  });

  it('tries again what failed by a fault of ours, some minutes later', async () => {
    const founder = await house.person();
    const [plum] = await choose(founder, 'plum-weather.com');
    await until(founder, isDone);
    const { db } = house.database;
    const failed = { status: 'failed' as const, serves_until: new Date(Date.now() + 5 * MINUTE), content: null };
    const id = plum?.identifier.uuid ?? '';
    await db.updateTable('company_scrapes').set(failed).where('company_id', '=', id).execute();
    expect(await statusOf(founder)).toMatchObject({ scrapeStatus: 'failed', progress: 100 });
    later = 6 * MINUTE;
    await until(founder, ({ scrapeStatus }) => scrapeStatus === 'completed');
    later = 0;
  });

  it('says where the icon of a website lies, which anybody may fetch once', async () => {
    const founder = await house.person();
    await choose(founder, 'icon-weather.com');
    const icon = (await until(founder, isDone)).companies[0]?.found?.icon ?? '';
    expect(icon).toMatch(/^\/api\/companyColors\/icons\//);
    const picture = await house.ask('GET', icon);
    expect(picture.headers).toMatchObject({ 'content-type': 'image/png', 'x-content-type-options': 'nosniff' });
    expect(picture.headers['cache-control']).toContain('immutable');
    expect((await sharp(picture.rawPayload).metadata()).width).toBe(48);
    expect((await house.ask('GET', `${icon}x`)).statusCode).toBe(404);
  });

  it('stays completed where others have the company read anew', async () => {
    const founder = await house.person();
    const [plum] = await choose(founder, 'plum-weather.com');
    await until(founder, isDone);
    const { db } = house.database;
    const id = plum?.identifier.uuid ?? '';
    const again = { status: 'waiting' as const, progress: 0, requested_at: new Date() };
    await db.updateTable('company_scrapes').set(again).where('company_id', '=', id).execute();
    expect(await statusOf(founder)).toMatchObject({ scrapeStatus: 'completed', progress: 100 });
    await db.updateTable('company_scrapes').set({ status: 'read' }).where('company_id', '=', id).execute();
  });

  it('refuses a founder who names company after company that nobody has had read', async () => {
    const founder = await house.person();
    const company = (): Competitor => {
      const uuid = randomUUID();
      return { identifier: { value: 'Made up', uuid, image_id: `si-${uuid}` } };
    };
    const save = async (competitors: Competitor[]) => {
      const { version } = (await house.ask('GET', '/api/quizzes/', { as: founder })).json();
      return house.ask('PUT', '/api/quizzes/', { as: founder, body: { version, competitors } });
    };
    const first = [company(), company(), company()];
    await save(first);
    for (let at = 1; at < 10; at++) expect((await save([company(), company(), company()])).statusCode).toBe(200);
    const refused = await save([company(), company(), company()]);
    expect(refused.statusCode).toBe(429);
    expect(refused.json().errorCode).toBe('tooManyRequests');
    // what is known already may be named at any time
    expect((await save(first)).statusCode).toBe(200);
  });

  it('keeps no correction of a color that was never read, and none of a completed brand', async () => {
    const founder = await house.person();
    const [plum] = await choose(founder, 'plum-weather.com');
    await until(founder, isDone);
    const correct = (hex: string) =>
      house.ask('POST', '/api/companyColors/corrections', {
        as: founder,
        body: { companyId: plum?.identifier.uuid, hex, isTheirs: false },
      });
    expect((await correct('#00ff99')).json().companies[0]).toMatchObject({ notTheirs: [], mainColor: '#7a1f3d' });
    await house.database.db.updateTable('quizzes').set({ completed: true }).where('id', '=', founder.quizId).execute();
    expect((await correct('#7a1f3d')).json().errorCode).toBe('quizCompleted');
  });

  it('goes along into a copy, with what its founder said of the colors', async () => {
    const founder = await house.person();
    const [plum] = await choose(founder, 'plum-weather.com');
    await until(founder, isDone);
    const body = { companyId: plum?.identifier.uuid, hex: '#7a1f3d', isTheirs: false };
    await house.ask('POST', '/api/companyColors/corrections', { as: founder, body });
    const copy = (await house.ask('POST', '/api/quizzes/copy', { as: founder, body: { asNew: true } })).json();
    const copied = await statusOf(founder, copy._id);
    expect(copied).toMatchObject({ scrapeStatus: 'completed', progress: 100 });
    expect(copied.companies[0]?.notTheirs).toEqual(['#7a1f3d']);
  });

  it('takes out what the founder says is not theirs, and puts it back', async () => {
    const founder = await house.person();
    const [plum] = await choose(founder, 'plum-weather.com');
    await until(founder, isDone);
    const correct = async (isTheirs: boolean): Promise<ResearchStatus> => {
      const body = { companyId: plum?.identifier.uuid, hex: '#7a1f3d', isTheirs };
      return (await house.ask('POST', '/api/companyColors/corrections', { as: founder, body })).json();
    };
    const corrected = await correct(false);
    expect(corrected.companies[0]?.notTheirs).toEqual(['#7a1f3d']);
    expect(corrected.companies[0]?.colors.map(({ hex }) => hex)).not.toContain('#7a1f3d');
    expect((await correct(false)).companies[0]?.notTheirs).toEqual(['#7a1f3d']);
    expect((await correct(true)).companies[0]).toMatchObject({ notTheirs: [], mainColor: '#7a1f3d' });
  });
});
