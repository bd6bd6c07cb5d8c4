import { createHash } from 'node:crypto';
import { unzipSync } from 'fflate';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MadeFilesStatus } from '@signet/contract';
import { createFounder } from '../../testing/founder.ts';
import { openTestHouse, type Person, type TestHouse } from '../../testing/house.ts';

let house: TestHouse;
let ada: Person;
const { answered, generate, complete, untilMade } = createFounder(() => house);

const ask = (as: Person, quizId?: string) =>
  house.ask('POST', '/api/brands/pack', { as, body: quizId ? { quizId } : {} });
const address = (as: Person, query = '') => house.ask('GET', `/api/brands/pack/downloadUrl${query}`, { as });
/** The zip as it comes from its address. */
const download = async (as: Person): Promise<Uint8Array> => {
  const { url } = (await address(as)).json() as { url: string };
  return (await house.ask('GET', url)).rawPayload;
};
const made = async (as: Person): Promise<MadeFilesStatus> => untilMade(as, (await ask(as)).json());

beforeAll(async () => {
  house = await openTestHouse();
  await house.startWork();
  ada = await answered('Żółć & Söhne');
  await generate(ada);
  await complete(ada);
});
afterAll(() => house.close());

describe('the pack of a completed brand', { timeout: 180_000 }, () => {
  it('is a zip of all that the brand is, with a checksum of every file', async () => {
    expect((await address(ada)).json().errorCode).toBe('packMissing');
    expect((await made(ada)).status).toBe('complete');
    const files = unzipSync(await download(ada));
    const root = 'Żółć-Söhne-brand/';
    const paths = Object.keys(files).map((path) => path.slice(root.length));
    expect(Object.keys(files).every((path) => path.startsWith(root))).toBe(true);
    for (const wanted of [
      'README.txt',
      'DESIGN.md',
      '_brand.yml',
      'logos/logo-p1.svg',
      'logos/logo-w1.png',
      'favicon/favicon.ico',
      'favicon/site.webmanifest',
      'web/brand.css',
      'web/tailwind.css',
      'web/brand.tokens.json',
      'colors/brand.ase',
      'colors/brand.gpl',
      'office/brand.thmx',
      'email/signature.html',
      'fonts/LICENCES.txt',
      'CERTIFICATE.txt',
      'social/avatar-1080.png',
    ])
      expect(paths).toContain(wanted);
    expect(paths.filter((path) => path.endsWith('.ttf')).length).toBeGreaterThan(1);
    expect(paths.filter((path) => path.endsWith('LICENSE.txt')).length).toBeGreaterThan(0);
    const sums = Buffer.from(files[`${root}SHA256SUMS`] ?? [])
      .toString()
      .trimEnd()
      .split('\n');
    expect(sums).toHaveLength(paths.length - 1);
    for (const line of sums) {
      const [sum, path = ''] = line.split('  ');
      expect(
        createHash('sha256')
          .update(files[root + path] ?? '')
          .digest('hex'),
        path,
      ).toBe(sum);
    }
  });

  it('has every file that its guides, style sheets and page lines name', async () => {
    const files = unzipSync(await download(ada));
    const read = (path: string) => Buffer.from(files[`Żółć-Söhne-brand/${path}`] ?? []).toString();
    const has = (path: string) => `Żółć-Söhne-brand/${path}` in files;
    for (const [, file = ''] of read('web/brand.css').matchAll(/url\('\.\.\/([^']+)'\)/g)) expect(has(file)).toBe(true);
    for (const [, file = ''] of read('favicon/head.html').matchAll(/href="\/([^"]+)"/g))
      expect(has(`favicon/${file}`), file).toBe(true);
    const { icons } = JSON.parse(read('favicon/site.webmanifest')) as { icons: { src: string; sizes: string }[] };
    for (const { src, sizes } of icons) {
      const { width, height } = await sharp(files[`Żółć-Söhne-brand/favicon${src}`] ?? Buffer.alloc(0)).metadata();
      expect(`${width}x${height}`).toBe(sizes);
    }
  });

  it('has pictures for profiles, each of the size that its name says', async () => {
    const files = Object.entries(unzipSync(await download(ada))).filter(([path]) => path.includes('/social/'));
    expect(files.length).toBeGreaterThanOrEqual(8);
    for (const [path, bytes] of files) {
      const [, size = ''] = /-(\d+(?:x\d+)?)\.png$/.exec(path) ?? [];
      const { width, height } = await sharp(bytes).metadata();
      expect(`${width}x${height}`, path).toBe(size.includes('x') ? size : `${size}x${size}`);
    }
  });

  it('is there as the logo alone, named as the specification says: every file as SVG, PNG and PDF', async () => {
    const begun = await house.ask('POST', '/api/brands/pack', { as: ada, body: { part: 'logos' } });
    expect((await untilMade(ada, begun.json())).status).toBe('complete');
    const { url, fileName } = (await address(ada, '?part=logos')).json();
    expect(fileName).toBe('BrandLogos.zip');
    const names = Object.keys(unzipSync((await house.ask('GET', url)).rawPayload));
    expect(names.every((name) => name.startsWith('BrandLogos/'))).toBe(true);
    const ofType = (type: string) => names.filter((name) => name.endsWith(type)).length;
    expect([ofType('.svg'), ofType('.png'), ofType('.pdf')]).toEqual([7, 7, 7]);
    // the whole pack stays what is fetched without a word
    expect((await address(ada)).json().fileName).toContain('-brand.zip');
  });

  it.each([
    ['https://www.acme.com/about', 'https://acme.com'],
    ['none', undefined],
  ])('of a founder whose website is %s links to %s', async (websiteUrl, link) => {
    const founder = await answered('Linked');
    await house.ask('PUT', '/api/quizzes/', { as: founder, body: { version: 1, websiteUrl } });
    await generate(founder);
    await complete(founder);
    await made(founder);
    const files = unzipSync(await download(founder));
    const yaml = Buffer.from(files['Linked-brand/_brand.yml'] ?? []).toString();
    expect(/^ {2}link: "(.*)"$/m.exec(yaml)?.[1]).toBe(link);
  });

  it('is made once, and of the same bytes again', async () => {
    const before = await download(ada);
    const { id } = (await ask(ada)).json() as MadeFilesStatus;
    expect((await ask(ada)).json()).toMatchObject({ id, status: 'complete' });
    await house.database.db.deleteFrom('made_files').where('kind', '=', 'packs').execute();
    await made(ada);
    expect(Buffer.compare(await download(ada), before)).toBe(0);
  });

  it('is there also when the subscription has ended', async () => {
    const { db } = house.database;
    const ended = { subscription_expiration: new Date('2020-01-01') };
    await db.updateTable('users').set(ended).where('id', '=', ada.id).execute();
    expect((await ask(ada)).statusCode).toBe(200);
    expect((await address(ada)).statusCode).toBe(200);
    await db.updateTable('users').set({ subscription_expiration: null }).where('id', '=', ada.id).execute();
  });

  it('is nobody else’s', async () => {
    const stranger = await house.person({});
    expect((await ask(stranger, ada.quizId)).statusCode).toBe(404);
    expect((await address(stranger, `?quizId=${ada.quizId}`)).statusCode).toBe(404);
  });

  it('waits for the brand: before that it is said what is missing', async () => {
    const early = await answered('Early');
    expect((await ask(early)).json().errorCode).toBe('quizNotCompleted');
  });
});
