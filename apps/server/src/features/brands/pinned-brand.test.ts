import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { BookShare, LibraryTemplate, MadeFilesStatus, MarkSet } from '@signet/contract';
import { createFounder } from '../../testing/founder.ts';
import { openTestHouse, type Person, type TestHouse } from '../../testing/house.ts';

let house: TestHouse;
/** Another engine, that recommends nothing it ever recommended before, over the same database. */
let other: TestHouse;
beforeAll(async () => {
  house = await openTestHouse();
  other = await openTestHouse({
    db: house.database.db,
    pool: house.database.pool,
    identity: house.issuer,
    blobs: house.blobs,
    companies: { ...unreadable, search: async () => [] },
    ranking: {
      engineVersion: 99,
      rank: async () => expect.fail('a completed brand was ranked again'),
      readAhead: async () => undefined,
      close: async () => undefined,
    },
  });
  await house.startWork();
});
afterAll(async () => {
  await other.close();
  await house.close();
});

/** Company data in which no logo has a color any more. */
const unreadable = {
  description: 'nothing',
  imageUrl: '',
  attribution: { label: '', href: '', image: '/sign.svg' },
  logo: async () => undefined,
  website: async () => undefined,
  image: async () => undefined,
};

const { answered, selectionsOf, generate, complete, untilMade } = createFounder(() => house);
const completed = async (): Promise<Person> => {
  const stripe = { identifier: { value: 'Stripe', uuid: randomUUID(), image_id: 'si-stripe' } };
  const person = await answered('Northwind', 'founder', [stripe]);
  await generate(person);
  await complete(person);
  return person;
};

const LIBRARY = '/api/brandedAssets/assetLibrary';

/** Saves the sample deck of a finished brand in the founder's drive. */
const saveDeck = async (as: Person): Promise<void> => {
  const { template } = (await house.ask('GET', `${LIBRARY}/sample`, { as })).json() as { template: LibraryTemplate };
  const { _id: templateId, marketingKitId: kitId, type } = template;
  const generateDeck = async (more: object): Promise<{ authUrl?: string; made?: MadeFilesStatus }> => {
    const body = { kitId, templateId, type, context: 'assetLibrary', ...more };
    return (await house.ask('POST', `${LIBRARY}/generateDocumentFromTemplate`, { as, body })).json();
  };
  const { authUrl = '' } = await generateDeck({});
  const state = new URL(authUrl, 'http://localhost').searchParams.get('state') ?? '';
  const allowed = await house.ask('POST', '/api/drive/consent', { as, body: { state, decision: 'allow' } });
  const { searchParams } = new URL(allowed.json().redirectTo, 'http://localhost');
  const nonce = JSON.parse(searchParams.get('state') ?? '{}').nonce as string;
  const { made } = await generateDeck({ accessCode: searchParams.get('code'), nonce });
  await untilMade(as, made as MadeFilesStatus);
};

/** Where addresses lead, without when they end, and what is found there. */
const behind = (by: TestHouse, addresses: readonly string[]): Promise<[path: string, found: string][]> =>
  Promise.all(
    addresses.map(async (url) => [new URL(url, 'http://x').pathname, (await by.ask('GET', url)).rawPayload.toString()]),
  );

/** All that is shown of somebody's finished brand: to the founder, and to whoever has the link to its book. */
const shownBy = async (by: TestHouse, as: Person, { token, selectionsId }: { token: string; selectionsId: string }) => {
  const read = async (path: string) => (await by.ask('GET', path, { as })).body;
  const { book, drawings } = JSON.parse(await read('/api/books/')) as { book: object; drawings: object };
  const shared = (await by.ask('POST', '/api/sharedBooks/open', { body: { token } })).json();
  const { logos } = JSON.parse(await read('/api/brandedAssets/logoUrls')) as { logos: { url: string }[] };
  const logo = { body: { colorKey: 'p1', lockup: 'wordmark' }, as };
  return {
    brand: await read('/api/brands/'),
    recommendations: await read('/api/recommendations/'),
    book,
    drawings: await behind(by, Object.values(drawings)),
    sharedBook: shared.book,
    sharedDrawings: await behind(by, Object.values<string>(shared.drawings)),
    logos: await behind(
      by,
      logos.map(({ url }) => url),
    ),
    logo: (await by.ask('POST', '/api/brandedAssets/generateLogo', logo)).body,
    picture: await read(`/api/brandedAssets/marketingKit/kit-open-margin/cover.svg?d=${selectionsId}`),
    library: await read(LIBRARY),
    deck: await read(`${LIBRARY}/sample`),
    brands: await read('/api/brandList'),
  };
};

it('why the mark of a finished brand looks so is told as its founder was told, whatever is said later', async () => {
  const person = await answered('Northwind', 'founder');
  const { marks } = (await house.ask('POST', '/api/brandedAssets/marks', { as: person, body: {} })).json() as MarkSet;
  const [{ recipe, face } = expect.fail('no mark was drawn')] = marks;
  const { version, brandQuizSelections } = await selectionsOf(person);
  const markSelection = { recipe, face, lockup: 'horizontal' };
  const body = { version, brandQuizSelections: { ...brandQuizSelections, markSelection } };
  expect((await house.ask('POST', '/api/selections/', { as: person, body })).statusCode).toBe(200);
  // as another release told it
  await house.database.pool.query(
    `update mark_sets set content = jsonb_set(content, '{marks,0,reasons,0,sentence}', '"Your N, told once."')
      where quiz_id = $1`,
    [person.quizId],
  );
  await generate(person);
  await complete(person);
  const brand = (await house.ask('GET', '/api/brands/', { as: person })).json();
  expect(brand.recommended.mark.reasons).toEqual([
    { kind: 'construction', sentence: 'Your N, told once.' },
    ...(marks[0]?.reasons.slice(1) ?? []),
  ]);
  const book = await house.ask('GET', '/api/books/', { as: person });
  expect(book.body).toContain('The N, told once.');
}, 120_000);

// the last one: it changes the brain of the house
it('a finished brand is byte for byte the same after engine, brain, research and choice changed', async () => {
  const person = await completed();
  await saveDeck(person);
  const share: BookShare = (await house.ask('POST', '/api/sharedBooks', { as: person, body: {} })).json();
  const { _id: selectionsId, version, activeSelections } = await selectionsOf(person);
  const of = { token: share.path.replace('/shared/', ''), selectionsId };
  const before = await shownBy(house, person, of);
  expect(before.brand).toContain('#635bff');
  expect(before.deck).toContain('"isOutdated":false');
  expect(before.picture).toContain(activeSelections.colorSelection?.colors.p1);

  await house.database.pool.query(
    `with former as (update brain_versions set status = 'inactive' where status = 'active' returning *)
     insert into brain_versions (version, status, bucket_key, content)
     select 'other', 'active', bucket_key, content || '{"keywords": [], "colorFamilies": []}' from former`,
  );
  await house.database.pool.query(
    `insert into research_snapshots (user_id, quiz_id, shape_version, content)
     select user_id, quiz_id, shape_version, replace(content::text, '#635bff', '#00a651')::jsonb
       from research_snapshots where quiz_id = $1`,
    [person.quizId],
  );
  // what staff choose counts once its logos are whole
  const colors = { ...activeSelections.colorSelection?.colors, p1: '#123456' };
  const body = {
    _id: selectionsId,
    version,
    useCustomSelections: true,
    customSelections: { colorSelection: { key: 'custom', colors } },
  };
  const staff = await house.person({ role: 'staff' });
  expect((await house.ask('POST', '/api/selections/', { as: staff, body })).statusCode).toBe(200);

  const asked = await other.ask('POST', '/api/recommendations/', { as: person, body: {} });
  expect([asked.statusCode, asked.body]).toEqual([200, before.recommendations]);
  expect(await shownBy(other, person, of)).toEqual(before);
}, 60_000);
