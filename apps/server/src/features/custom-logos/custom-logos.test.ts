import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFounder } from '../../testing/founder.ts';
import { openTestHouse, type Person, type TestHouse } from '../../testing/house.ts';
import { logoFiles, multipart } from '../../testing/logo-upload.ts';

let house: TestHouse;
let staff: Person;
let founder: Person;
const { answered, selectionsOf, generate, complete, untilMade } = createFounder(() => house);
beforeAll(async () => {
  house = await openTestHouse();
  await house.startWork();
  staff = await house.person({ role: 'staff' });
  founder = await answered();
  await generate(founder);
  await complete(founder);
});
afterAll(() => house.close());

const upload = (files: ReturnType<typeof logoFiles>, as = staff) =>
  house.ask('POST', `/api/brandedAssets/uploadLogos?quizId=${founder.quizId}`, { as, ...multipart(files) });
const redraw = async () => {
  const url = `/api/brandedAssets/generateAllLogos?quizId=${founder.quizId}`;
  const begun = (await house.ask('POST', url, { as: staff, body: {} })).json();
  expect(await untilMade(founder, begun)).toMatchObject({ status: 'complete' });
};
const logoOf = async (fileName: string) => {
  const { logos } = (await house.ask('GET', `/api/brandedAssets/logoUrls/${founder.quizId}`, { as: founder })).json();
  const { url } = (logos as { fileName: string; url: string }[]).find((one) => one.fileName === fileName) ?? {};
  return house.ask('GET', url ?? '');
};
const numberOf = async () => (await house.ask('GET', `/api/brands/${founder.quizId}`, { as: founder })).json().number;

describe('logos that staff bring along', () => {
  it('are the logos of the next version of the brand, and the act is written down', async () => {
    const before = await numberOf();
    expect((await upload(logoFiles())).json()).toMatchObject({ hasCustomLogos: true });
    await redraw();
    expect(await numberOf()).toBe(before + 1);
    expect((await selectionsOf(founder)).hasCustomLogos).toBe(true);
    const drawn = await logoOf('logo-p1.svg');
    expect(drawn.body).toContain('viewBox="0 0 10 10"');
    expect(drawn.headers['content-security-policy']).toContain('sandbox');
    const log = house.database.db.selectFrom('audit_log').select('act').where('owner_id', '=', founder.id);
    expect((await log.execute()).map(({ act }) => act)).toContain('POST /api/brandedAssets/uploadLogos');
  });

  it('stand in the book and on the pieces of the kit, in the colors of the brand', async () => {
    const opened = (await house.ask('GET', `/api/books/${founder.quizId}`, { as: founder })).json();
    // the file is a square of one color; in its place stands its outline
    expect((await house.ask('GET', opened.drawings['plain-wordmark'])).body).toMatch(/<path fill="#[0-9a-f]{6}" d="M/);
    const lockup = opened.book.drawings.find(({ name }: { name: string }) => name === 'lockup-wordmark');
    expect(lockup).toBeDefined();
    expect(opened.book.logo).toMatchObject({ hasMark: false, clearSpace: 'Leave X free on every side.' });
    const card = async () => (await house.ask('GET', opened.drawings['kit-card-front'])).body;
    const before = await card();
    await house.ask('POST', `/api/brandedAssets/clearLogos?quizId=${founder.quizId}`, { as: staff, body: {} });
    await redraw();
    const cleared = (await house.ask('GET', `/api/books/${founder.quizId}`, { as: founder })).json();
    expect((await house.ask('GET', cleared.drawings['kit-card-front'])).body).not.toBe(before);
    await upload(logoFiles());
    await redraw();
  });

  it('that have no outline break nothing: the name stands in the book and on the pieces', async () => {
    const dots = Array.from({ length: 4900 }, (_, at) => `<path d="M${at % 70} ${Math.floor(at / 70)}h.5v.5h-.5z"/>`);
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 70 70">${dots.join('')}</svg>`;
    await upload(logoFiles({ 'logo-p1.svg': Buffer.from(svg) }));
    await redraw();
    const answer = await house.ask('GET', `/api/books/${founder.quizId}`, { as: founder });
    expect(answer.statusCode).toBe(200);
    expect(answer.json().book.argument.parts[2].idea).toBe('The name is the sign.');
  });

  it('are written anew: of a PNG only its pixels are left', async () => {
    const made = await sharp({ create: { width: 8, height: 8, channels: 4, background: '#ff0000' } })
      .withMetadata({ exif: { IFD0: { Copyright: 'a secret' } } })
      .png()
      .toBuffer();
    await upload(logoFiles({ 'logo-p1.png': Buffer.concat([made, Buffer.from('<script>tail</script>')]) }));
    await redraw();
    const { rawPayload } = await logoOf('logo-p1.png');
    expect(rawPayload.toString('latin1')).not.toMatch(/secret|script/);
    expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 8, height: 8, format: 'png' });
  });

  // a second of the server for every hundred, each over the whole drawing
  const heavy =
    `<svg viewBox="0 0 1 1"><radialGradient id="g"><stop stop-color="#f00"/></radialGradient>` +
    `${'<rect width="1" height="1" fill="url(#g)" opacity=".5"/>'.repeat(19_000)}</svg>`;

  it.each<[string, string, Uint8Array, RegExp]>([
    ['an SVG that takes minutes to draw', 'logo-p1.svg', Buffer.from(heavy), /takes longer than any logo/],
    ['an SVG with a script', 'logo-a1.svg', Buffer.from('<svg viewBox="0 0 1 1"><script/></svg>'), /‘script’/],
    ['a PNG that is none', 'logo-a1.png', Buffer.from('<svg/>'), /no PNG picture/],
    ['a file that is too large', 'logo-b1.png', new Uint8Array(2 * 1024 * 1024 + 1), /larger than 2 MB/],
  ])('%s is refused by its name, with a reason, and nothing is changed', async (_what, name, bytes, why) => {
    const { version } = await selectionsOf(founder);
    const answer = await upload(logoFiles({ [name]: bytes }));
    expect([answer.statusCode, answer.json()]).toMatchObject([400, { errorCode: 'logoRefused' }]);
    expect(answer.json().message).toMatch(why);
    expect(answer.json().message).toContain(name);
    expect((await selectionsOf(founder)).version).toBe(version);
  });

  it('are refused whole where one is missing', async () => {
    const answer = await upload(logoFiles().slice(1));
    expect(answer.json().message).toBe('logo-p1.svg: it is missing.');
  });

  it('a PNG of more pixels than a logo needs is refused without being drawn', async () => {
    const wide = await sharp({ create: { width: 5000, height: 10, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    expect((await upload(logoFiles({ 'logo-s1.png': wide }))).json().message).toMatch(
      /logo-s1.png: it (is larger|cannot)/,
    );
  });

  it('cleared, the drawn ones are the logos again', async () => {
    const url = `/api/brandedAssets/clearLogos?quizId=${founder.quizId}`;
    expect((await house.ask('POST', url, { as: staff, body: {} })).json()).toMatchObject({ hasCustomLogos: false });
    await redraw();
    expect((await logoOf('logo-p1.svg')).body).not.toContain('viewBox="0 0 10 10"');
  });

  it("the owner's own completed brand stays as it is", async () => {
    expect((await upload(logoFiles(), founder)).json().errorCode).toBe('quizCompleted');
  });
});
