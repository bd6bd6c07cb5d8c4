import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestHouse, type Person, type TestHouse } from '../../testing/house.ts';

let house: TestHouse;
let founder: Person;
beforeAll(async () => {
  house = await openTestHouse();
  founder = await house.person();
});
afterAll(() => house.close());

const ask = (path: string, as: Person = founder) => house.ask('GET', `/api/brain/${path}`, { as });
const list = async (path: string, as?: Person): Promise<Record<string, unknown>[]> => (await ask(path, as)).json();
const idsOf = async (path: string, as?: Person) => (await list(path, as)).map((one) => one['_id']);

describe('the lists of the active brain', () => {
  it('of industries have at least 48, each with its norm between fitting in and standing out', async () => {
    const industries = await list('industries');
    expect(industries.length).toBeGreaterThanOrEqual(48);
    expect(industries[0]).toEqual({ _id: expect.any(String), name: expect.any(String), standOut: expect.any(Number) });
  });

  it('of categories are the four keys, and of keywords 96 that each belong to one of them', async () => {
    const categories = await list('categories');
    const keywords = await list('thoughtsAndFeelings');
    expect(categories.map((one) => one['key']).toSorted()).toEqual([1, 2, 3, 4]);
    expect(keywords.length).toBeGreaterThanOrEqual(96);
    expect(new Set(keywords.map((one) => one['category_id']))).toEqual(new Set(categories.map((one) => one['_id'])));
  });

  it('of color families have 32, each with a name, a hex and a group', async () => {
    const families = await list('colorFamilies');
    expect(families.length).toBeGreaterThanOrEqual(32);
    for (const family of families)
      expect(family).toEqual({
        _id: expect.any(String),
        name: expect.any(String),
        hex: expect.stringMatching(/^#[0-9a-f]{6}$/),
        group: expect.any(String),
      });
  });

  it('know one keyword by its id, and no other', async () => {
    const [keyword] = await list('thoughtsAndFeelings');
    expect((await ask(`thoughtsAndFeelings/${String(keyword?.['_id'])}`)).json()).toEqual(keyword);
    expect((await ask('thoughtsAndFeelings/no-such-keyword')).statusCode).toBe(404);
  });
});

it('the words that founders search by lead to rows of the lists, the nearest first', async () => {
  const { keywords, industries } = (await ask('searchWords')).json();
  expect(keywords.premium[0]).toBe('sophisticated');
  expect(industries.dentist).toEqual(['health-care']);
  const [known, fields] = [await idsOf('thoughtsAndFeelings'), await idsOf('industries')];
  expect(known).toEqual(expect.arrayContaining(Object.values(keywords).flat()));
  expect(fields).toEqual(expect.arrayContaining(Object.values(industries).flat()));
});

describe('the family of a hex', () => {
  it.each(['ff0000', '%23ff0000', 'FF0000', '%23Ff0000'])('%s is found however it is written', async (hex) => {
    expect((await ask(`colorFamilies/familyFromHex/${hex}`)).json()).toEqual(
      (await ask('colorFamilies/familyFromHex/ff0000')).json(),
    );
  });

  it('is the family itself for the hex of each family', async () => {
    const families = await list('colorFamilies');
    const found = await Promise.all(
      families.map(async ({ hex }) =>
        (await ask(`colorFamilies/familyFromHex/${encodeURIComponent(String(hex))}`)).json(),
      ),
    );
    expect(found).toEqual(families);
  });

  it.each(['red', 'ff000', 'ff0000ff', 'gg0000', '%23', ' ff0000', 'ff0000\n', '%F0%9F%92%A9'])(
    'that is none (%j) is a clear 400 with message, status and params',
    async (hex) => {
      const wire = /%/.test(hex) ? hex : encodeURIComponent(hex);
      const answer = await ask(`colorFamilies/familyFromHex/${wire}`);
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toEqual({
        message: 'Invalid hex color (must be 6 digits)',
        errorCode: 'invalidHex',
        status: 400,
        params: { hex: decodeURIComponent(wire) },
      });
    },
  );
});

describe('the icons of a version', () => {
  it('are one sheet of symbols for anybody, kept forever, with every icon that the version names', async () => {
    const { brainVersionId } = (await house.ask('GET', '/api/quizzes/', { as: founder })).json();
    const sheet = await house.ask('GET', `/api/brain/icons/${brainVersionId}`);
    expect(sheet.headers).toMatchObject({
      'content-type': 'image/svg+xml; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(sheet.body).not.toMatch(/<script|onload=|href=/i);
    const symbols = new Set([...sheet.body.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id));
    const wanted = (await list('thoughtsAndFeelings')).map(({ icon, iconStyle }) =>
      iconStyle === 'filled' ? `${String(icon)}-filled` : icon,
    );
    expect(wanted.filter((id) => !symbols.has(String(id)))).toEqual([]);
  });

  it('of a version that is not there are not found', async () => {
    expect((await house.ask('GET', `/api/brain/icons/${randomUUID()}`)).statusCode).toBe(404);
  });
});

describe('the workbook of a version', () => {
  it('is downloaded by an address that works, under a name that says what it is', async () => {
    const { db } = house.database;
    const { id, bucket_key: key } = await db
      .selectFrom('brain_versions')
      .select(['id', 'bucket_key'])
      .executeTakeFirstOrThrow();
    await house.blobs.put(key, { contentType: 'application/octet-stream', body: Buffer.from('workbook') });
    const { downloadUrl } = (await ask(`versions/${id}/downloadUrl`, await house.person({ role: 'admin' }))).json();
    const file = await house.ask('GET', downloadUrl);
    expect(file.body).toBe('workbook');
    expect(file.headers['content-disposition']).toMatch(/^attachment; filename="signet-brain-1\.xlsx"/);
  });
});

describe('when another version becomes active', () => {
  let later: Person;
  beforeAll(async () => {
    const { db } = house.database;
    const { content } = await db
      .selectFrom('brain_versions')
      .select('content')
      .where('status', '=', 'active')
      .executeTakeFirstOrThrow();
    const next = {
      ...content,
      industries: [{ _id: 'only-one', name: 'Only one' }],
      keywords: content.keywords.slice(0, 10),
    };
    await db.transaction().execute(async (trx) => {
      await trx.updateTable('brain_versions').set({ status: 'inactive' }).where('status', '=', 'active').execute();
      await trx
        .insertInto('brain_versions')
        .values({
          version: '2',
          status: 'active',
          validation_status: 'success',
          bucket_key: 'brain/2.xlsx',
          content: JSON.stringify(next),
        })
        .execute();
    });
    later = await house.person();
  });

  it('a quiz keeps the version it began with; a new one begins with the new', async () => {
    expect(await idsOf(`industries?quizId=${later.quizId}`, later)).toEqual(['only-one']);
    expect((await idsOf(`industries?quizId=${founder.quizId}`)).length).toBeGreaterThanOrEqual(48);
    expect(await idsOf('industries')).toEqual(['only-one']);
  });

  it("answers are judged by the quiz's own version", async () => {
    const save = (as: Person, industry: string) =>
      house.ask('PUT', '/api/quizzes/', { as, body: { version: 0, industry } });
    expect((await save(founder, 'only-one')).json()).toMatchObject({ errorCode: 'unknownIndustry' });
    expect((await save(later, 'banking-and-payments')).json()).toMatchObject({ errorCode: 'unknownIndustry' });
    expect((await save(founder, 'banking-and-payments')).statusCode).toBe(200);
    expect((await save(later, 'only-one')).statusCode).toBe(200);
  });

  it('and none is active, the lists are 503, not a bug', async () => {
    await house.database.db.updateTable('brain_versions').set({ status: 'inactive' }).execute();
    expect((await ask('industries')).json()).toMatchObject({ errorCode: 'unavailable' });
    expect((await ask(`industries?quizId=${founder.quizId}`)).statusCode).toBe(200);
  });
});
