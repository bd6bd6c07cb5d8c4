import { textOfMark, type MarkSelection } from '@signet/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFounder } from '../../testing/founder.ts';
import { openTestHouse, type Person, type TestHouse } from '../../testing/house.ts';

let house: TestHouse;
/** How many pictures somebody may still have drawn. */
let left = Number.POSITIVE_INFINITY;
beforeAll(async () => {
  house = await openTestHouse({
    limits: {
      take: async () => ({ ok: true }),
      takeBy: async (name) =>
        name !== 'drawn kit pictures' || left-- > 0 ? { ok: true } : { ok: false, retryAfterSeconds: 7 },
      look: async () => ({ ok: true }),
      forgive: async () => undefined,
      giveBack: async () => undefined,
    },
  });
});
afterAll(() => house.close());

const { answered, recommend, selectionsOf } = createFounder(() => house);

const hexes = 'a6432a-3b1d14-5c6b3f-e0a04a-efdcc0-d9c9b2-eadfce-f9f2e7-221512-ffffff';
const drawAddress = (d: string, fileName = 'cover.svg', kit = 'kit-signal-stripe') =>
  `/api/brandedAssets/marketingKit/${kit}/${fileName}?d=${d}`;
const imageAddress = (d: string, fileName = 'cover.svg', kit = 'kit-signal-stripe') =>
  `/api/brain/marketingKits/${kit}/images/${fileName}/?d=${d}`;

const offered: MarkSelection = {
  recipe: { family: 'slice', letters: 'N', values: [25, 0, 0.5] },
  face: { fontName: 'Inter', fontWeight: 700, fontStyle: 'normal' },
  lockup: 'horizontal',
};

const branded = async (name?: string): Promise<Person> => {
  const person = await answered(name);
  await recommend(person);
  return person;
};

describe('a picture of a marketing kit', () => {
  it('is an SVG in the ten colors that are asked for, of the caller’s own name', async () => {
    const person = await branded();
    const answer = await house.ask('GET', drawAddress(hexes), { as: person });
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/svg+xml; charset=utf-8']);
    expect(answer.body).toContain('aria-label="Cover, Northwind"');
    expect(answer.body).toContain('#a6432a');
  });

  it('is in the colors of selections where their id is given', async () => {
    const person = await branded();
    const { _id, activeSelections } = await selectionsOf(person);
    const answer = await house.ask('GET', drawAddress(_id), { as: person });
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain(activeSelections.colorSelection?.colors.p1);
  });

  it('of somebody else’s selections is not there', async () => {
    const { _id } = await selectionsOf(await branded());
    const stranger = await branded('Southwind');
    for (const address of [drawAddress(_id), imageAddress(_id)])
      expect((await house.ask('GET', address, { as: stranger })).statusCode).toBe(404);
  });

  it.each([
    ['a kit that there is not', drawAddress(hexes, 'cover.svg', 'kit-nothing')],
    ['a piece that there is not', drawAddress(hexes, 'nothing.svg')],
    ['a piece that there is not, for its address', imageAddress(hexes, 'toString')],
  ])('of %s is not there', async (_what, address) => {
    expect((await house.ask('GET', address, { as: await branded() })).statusCode).toBe(404);
  });

  it.each(['ffffff', `${hexes}-ffffff`, hexes.replace('a', 'g'), 'javascript:1'])('in %s is refused', async (d) => {
    const answer = await house.ask('GET', drawAddress(encodeURIComponent(d)), { as: await branded() });
    expect(answer.statusCode).toBe(400);
  });

  it('is not sent again to whoever has it already', async () => {
    const person = await branded();
    const first = await house.ask('GET', drawAddress(hexes), { as: person });
    const headers = { 'if-none-match': String(first.headers.etag) };
    const second = await house.ask('GET', drawAddress(hexes), { as: person, headers });
    expect([second.statusCode, second.body]).toEqual([304, '']);
  });

  it('costs whoever has it already nothing, and is drawn for others only so often in a minute', async () => {
    const person = await branded();
    const first = await house.ask('GET', drawAddress(hexes), { as: person });
    left = 0;
    const headers = { 'if-none-match': String(first.headers.etag) };
    expect((await house.ask('GET', drawAddress(hexes), { as: person })).statusCode).toBe(200);
    expect((await house.ask('GET', drawAddress(hexes, 'square.svg'), { as: person, headers })).statusCode).toBe(304);
    const refused = await house.ask('GET', drawAddress(hexes, 'square.svg'), { as: person });
    left = Number.POSITIVE_INFINITY;
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '7']);
  });

  const withMark = (mark: string) => `${drawAddress(hexes)}&mark=${encodeURIComponent(mark)}`;

  it('of a brand that is only offered shows the mark that is offered with it', async () => {
    const person = await branded();
    const plain = await house.ask('GET', withMark('none'), { as: person });
    const marked = await house.ask('GET', withMark(textOfMark(offered)), { as: person });
    expect([plain.statusCode, marked.statusCode]).toEqual([200, 200]);
    expect(marked.body).not.toBe(plain.body);
    expect(marked.headers.etag).not.toBe(plain.headers.etag);
  });

  it.each([
    ['is the text of no mark', 'a circle'],
    [
      'none of our families would propose',
      textOfMark({ ...offered, recipe: { ...offered.recipe, values: [25, 0, 7] } }),
    ],
    ['is of a family that there is not', textOfMark(offered).replace('slice', 'stock')],
  ])('with a mark that %s is refused', async (_what, mark) => {
    const answer = await house.ask('GET', withMark(mark), { as: await branded() });
    expect(answer.json()).toMatchObject({ errorCode: 'unknownMark' });
  });

  it('needs something chosen first', async () => {
    const answer = await house.ask('GET', drawAddress(hexes), { as: await house.person() });
    expect(answer.json()).toMatchObject({ errorCode: 'noSelections' });
  });
});

describe('the address of a picture', () => {
  const addressFor = async (person: Person, d = hexes): Promise<string> =>
    (await house.ask('GET', imageAddress(d), { as: person })).json().url;

  it('is read without a token and shows the same picture', async () => {
    const person = await branded();
    const picture = await house.ask('GET', await addressFor(person));
    expect(picture.body).toBe((await house.ask('GET', drawAddress(hexes), { as: person })).body);
    expect(picture.headers['content-security-policy']).toContain('sandbox');
  });

  it('stays the same as long as the picture does', async () => {
    const person = await branded();
    expect(await addressFor(person)).toBe(await addressFor(person));
    expect(await addressFor(person)).not.toBe(await addressFor(person, hexes.replace('a6432a', 'b6432a')));
  });

  it('is over when the brand has become another', async () => {
    const person = await branded();
    const before = await addressFor(person);
    await house.ask('PUT', '/api/quizzes/', { as: person, body: { version: 1, companyName: 'Southwind' } });
    const answer = await house.ask('GET', before);
    expect([answer.statusCode, answer.json().errorCode]).toEqual([403, 'linkExpired']);
    expect((await house.ask('GET', await addressFor(person))).body).toContain('Cover, Southwind');
  });

  it.each([
    ['other colors', (url: string) => url.replace('a6432a', 'b6432a')],
    ['another piece', (url: string) => url.replace('cover.svg', 'square.svg')],
    [
      'another signature',
      (url: string) => url.replace(/signature=./, (found) => `signature=${found.endsWith('A') ? 'B' : 'A'}`),
    ],
    ['half a signature', (url: string) => url.slice(0, -9)],
  ])('with %s is not valid', async (_what, forge) => {
    const answer = await house.ask('GET', forge(await addressFor(await branded())));
    expect([answer.statusCode, answer.json().errorCode]).toEqual([403, 'linkInvalid']);
  });
});
