import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Blobs } from '../../ports/blobs.ts';
import { openTestHouse, type TestHouse } from '../../testing/house.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await openTestHouse();
});
afterAll(() => house.close());

describe('/api/health', () => {
  it('is 200 while every dependency answers', async () => {
    const answer = await house.ask('GET', '/api/health');
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      { live: true, ready: true, dependencies: { database: true, blobs: true } },
    ]);
  });

  it('is 503 and names what does not answer, without saying why', async () => {
    const blobs: Blobs = { ...house.blobs, check: () => Promise.reject(new Error('disk /srv/files is gone')) };
    const broken = await openTestHouse({ blobs });
    const answer = await broken.ask('GET', '/api/health');
    expect([answer.statusCode, answer.json()]).toEqual([
      503,
      { live: true, ready: false, dependencies: { database: true, blobs: false } },
    ]);
    await broken.close();
  });
});

it('/api/version is the version of this package', async () => {
  const { version } = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')) as {
    version: string;
  };
  expect((await house.ask('GET', '/api/version')).json()).toEqual({ version });
});

describe('a file by its signed address', () => {
  const key = 'logos/one.svg';
  const soon = () => Math.floor(Date.now() / 1000) + 60;
  beforeAll(() => house.blobs.put(key, { contentType: 'image/svg+xml', body: Buffer.from('<svg/>') }));

  it('is there for whoever holds the address, to be saved and not to be run', async () => {
    const { url } = await house.blobs.signedUrl(key, { expiresInSeconds: 60, fileName: 'Żółć "logo".svg' });
    const file = await house.ask('GET', url);
    expect([file.statusCode, file.body]).toEqual([200, '<svg/>']);
    expect(file.headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    });
    expect(file.headers['content-disposition']).toMatch(
      /^attachment; filename="[\w .()-]+\.svg"; filename\*=UTF-8''%C5%BB%C3%B3%C5%82%C4%87%20%22logo%22\.svg$/,
    );
  });

  it('is not there once the address has expired', async () => {
    const answer = await house.ask('GET', house.signedAddress(key, soon() - 61));
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toEqual({
      message: 'This link has expired. Please ask for it again.',
      errorCode: 'linkExpired',
    });
  });

  const forgeries: [string, (url: string) => string][] = [
    ['of another file', (url) => url.replace('one.svg', 'two.svg')],
    ['that was given a longer life', (url) => url.replace(/expires=\d+/, `expires=${soon() + 3600}`)],
    ['whose expired life was made longer', () => house.signedAddress(key, 1).replace('expires=1', `expires=${soon()}`)],
    ['that was given a name', (url) => `${url}&name=evil.html`],
    [
      'with another signature',
      (url) => url.replace(/signature=./, (found) => `signature=${found.endsWith('A') ? 'B' : 'A'}`),
    ],
    ['with half a signature', (url) => url.slice(0, -10)],
    ['of a file outside', () => `/api/blobs/..%2f..%2fsecret?expires=${soon()}&signature=x`],
  ];
  it.each(forgeries)('is not there by an address %s', async (_what, forge) => {
    const answer = await house.ask('GET', forge(house.signedAddress(key, soon())));
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toEqual({ message: 'This link is not valid.', errorCode: 'linkInvalid' });
  });

  it('that was deleted is not found', async () => {
    expect((await house.ask('GET', house.signedAddress('logos/gone.svg', soon()))).statusCode).toBe(404);
  });
});
