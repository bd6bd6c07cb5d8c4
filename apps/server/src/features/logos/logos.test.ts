import { api } from '@signet/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFounder } from '../../testing/founder.ts';
import { openTestHouse, type TestHouse } from '../../testing/house.ts';
import { personWith } from '../../testing/visitors.ts';
import { groundsOf } from './logo-drawing.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await openTestHouse();
  await house.startWork();
});
afterAll(() => house.close());

const { answered, recommend, askForLogos, statusOf, generate } = createFounder(() => house);

describe('logos', () => {
  it('are one whole set of 7 colors as SVG and PNG, whoever asks how often', async () => {
    const person = await answered('Żółć & Co');
    await recommend(person);
    const answers = await Promise.all([generate(person), generate(person), generate(person)]);
    for (const one of answers) expect(one).toMatchObject({ status: 'complete', progress: 100, place: 0, files: 14 });
    const { rows } = await house.database.pool.query('select id from made_files where user_id = $1', [person.id]);
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

  it('are known by cut, lockup, color and format', async () => {
    const person = await answered();
    await recommend(person);
    await generate(person);
    const { logos } = (await house.ask('GET', '/api/brandedAssets/logoUrls', { as: person })).json();
    expect(logos[0]).toEqual({
      fileName: 'logo-p1.svg',
      cut: 'standard',
      lockup: 'wordmark',
      colorKey: 'p1',
      format: 'svg',
      url: expect.stringContaining('/api/blobs/logos/'),
      expirationTime: expect.stringMatching(/Z$/),
    });
  });

  it('that staff have drawn are one act, however often they look whether they are whole', async () => {
    const person = await answered();
    await recommend(person);
    const staff = await personWith(house, ['canManageUserBrand']);
    const path = `/api/brandedAssets/generateAllLogos?quizId=${person.quizId}`;
    const ask = async () => (await house.ask('POST', path, { as: staff, body: {} })).json();
    await ask();
    await ask();
    // through a pooler an idle worker looks every two seconds; asking more often than so is refused
    await expect.poll(async () => (await ask()).status, { timeout: 30_000, interval: 1500 }).toBe('complete');
    const written = house.database.db.selectFrom('audit_log').select('act').where('actor_id', '=', staff.id);
    expect(await written.execute()).toEqual([{ act: 'POST /api/brandedAssets/generateAllLogos' }]);
  });

  it('are asked for without waiting: how far they are is asked again, and is nobody else’s to know', async () => {
    const person = await answered();
    await recommend(person);
    const begun = (await askForLogos(person)).json();
    expect(begun).toMatchObject({ files: 0, message: null });
    expect(['waiting', 'making']).toContain(begun.status);
    await generate(person);
    expect(await statusOf(person, begun.id)).toMatchObject({ status: 'complete', files: 14 });
    const stranger = await house.person();
    expect((await house.ask('GET', `/api/madeFiles/${begun.id}`, { as: stranger })).statusCode).toBe(404);
  });

  it('of former selections are served until the new set is whole, at their addresses until those expire', async () => {
    const person = await answered();
    await recommend(person);
    const { id } = await generate(person);
    const urlOf = async () => (await house.ask('GET', '/api/brandedAssets/logoUrl/p1', { as: person })).json().url;
    const former = await urlOf();
    await house.ask('PUT', '/api/quizzes/', { as: person, body: { version: 1, companyName: 'Southwind' } });
    await recommend(person);
    expect((await house.ask('GET', await urlOf())).body).toContain('Northwind');
    await generate(person);
    expect((await house.ask('GET', await urlOf())).body).toContain('Southwind');
    expect((await house.ask('GET', former)).body).toContain('Northwind');
    expect((await statusOf(person, id)).status).toBe('superseded');
  });

  it('one is drawn on demand without being stored', async () => {
    const person = await answered();
    await recommend(person);
    const answer = await house.ask('POST', '/api/brandedAssets/generateLogo', { as: person, body: { colorKey: 'b1' } });
    expect(answer.headers['content-type']).toContain('image/svg+xml');
    const { rows } = await house.database.pool.query('select id from made_files where user_id = $1', [person.id]);
    expect(rows).toEqual([]);
  });

  it('are asked for so often by one person and no more; nobody else is told to wait', async () => {
    const [busy, other] = [await answered(), await answered()];
    await recommend(busy);
    await recommend(other);
    const { limit } = api.logos.generateAllLogos;
    for (let times = 0; times < limit.perPerson; times += 1) expect((await askForLogos(busy)).statusCode).toBe(200);
    const refused = await askForLogos(busy);
    expect([refused.statusCode, refused.json().errorCode]).toEqual([429, 'tooManyRequests']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await askForLogos(other)).statusCode).toBe(200);
  });

  it('stand out from a ground by what small text needs, or large text, or not at all', () => {
    const colors = {
      p1: '#3b1d14',
      p2: '#221512',
      a1: '#e0a04a',
      s1: '#5c6b3f',
      b1: '#221512',
      w1: '#ffffff',
      a2: '#efdcc0',
    };
    const on = (colorKey: string, ground: string) =>
      groundsOf({ colors }).find((one) => one.colorKey === colorKey && one.on === ground)?.verdict;
    expect([on('p1', 'w1'), on('a1', 's1'), on('p1', 'b1')]).toEqual(['fine', 'never', 'never']);
  });

  it('before there are recommendations are refused', async () => {
    expect((await askForLogos(await house.person())).json().errorCode).toBe('noSelections');
  });
});
