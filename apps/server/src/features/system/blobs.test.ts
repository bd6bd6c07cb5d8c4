import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestHouse, type TestHouse } from '../../testing/house.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await openTestHouse();
});
afterAll(() => house.close());

const soon = () => Math.floor(Date.now() / 1000) + 60;

describe('a file by its signed address', () => {
  const key = 'logos/one.svg';
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

  const ofText = async () => {
    await house.blobs.put('text/ten.txt', { contentType: 'text/plain', body: Buffer.from('0123456789') });
    return house.signedAddress('text/ten.txt', soon());
  };

  it.each([
    ['bytes=2-4', 206, '234', 'bytes 2-4/10'],
    ['bytes=7-', 206, '789', 'bytes 7-9/10'],
    ['bytes=-2', 206, '89', 'bytes 8-9/10'],
    ['bytes=0-99', 206, '0123456789', 'bytes 0-9/10'],
    ['bytes=10-', 416, '', 'bytes */10'],
    ['bytes=0-1,4-5', 200, '0123456789', undefined],
    ['nonsense', 200, '0123456789', undefined],
  ])('answers a request for %s', async (range, status, text, contentRange) => {
    const answer = await house.ask('GET', await ofText(), { headers: { range } });
    expect([answer.statusCode, answer.body, answer.headers['content-range']]).toEqual([status, text, contentRange]);
    expect(answer.headers['accept-ranges']).toBe('bytes');
    expect(answer.headers['content-length']).toBe(String(text.length));
  });

  it('is answered whole where it is asked for only if it is still the same: it has no version to compare', async () => {
    const headers = { range: 'bytes=2-4', 'if-range': '"a"' };
    expect((await house.ask('GET', await ofText(), { headers })).statusCode).toBe(200);
  });
});

describe('a file sent to a signed address', () => {
  const options = { contentType: 'application/json', mostBytes: 100_000, expiresInSeconds: 60 };
  const send = (url: string, body: string, type = options.contentType) =>
    house.ask('PUT', url, { body: Buffer.from(body), headers: { 'content-type': type } });

  it('is stored as the bytes that were sent, without an access token, whatever its type', async () => {
    const { uploadUrl } = await house.blobs.signedUpload('uploads/a.json', options);
    const text = `{"broken": ${' '.repeat(70_000)}`;
    const answer = await send(uploadUrl, text);
    expect([answer.statusCode, answer.json()]).toEqual([200, { success: true }]);
    const found = await house.blobs.get('uploads/a.json');
    expect([found?.contentType, Buffer.from(found?.body ?? []).toString()]).toEqual(['application/json', text]);
  });

  it('that is larger than was signed, or of another type, is refused and not stored', async () => {
    const { uploadUrl } = await house.blobs.signedUpload('uploads/b.json', options);
    expect((await send(uploadUrl, 'x'.repeat(100_001))).json().errorCode).toBe('bodyTooLarge');
    expect((await send(uploadUrl, '<b>', 'text/html')).json().errorCode).toBe('unsupportedMediaType');
    expect(await house.blobs.get('uploads/b.json')).toBeUndefined();
  });

  it.each<[string, (url: string) => string]>([
    ['of another file', (url) => url.replace('c.json', 'd.json')],
    ['that was given more room', (url) => url.replace('most=100000', 'most=999999')],
    ['that was given another type', (url) => url.replace('json&', 'xml&')],
    ['that is only to be read', () => house.signedAddress('uploads/c.json', soon()).concat('&type=a/b&most=9')],
  ])('is not taken at an address %s', async (_what, forge) => {
    const { uploadUrl } = await house.blobs.signedUpload('uploads/c.json', options);
    const forged = forge(uploadUrl);
    expect(forged).not.toBe(uploadUrl);
    expect((await send(forged, '{}')).json().errorCode).toBe('linkInvalid');
    expect(await house.blobs.get('uploads/c.json')).toBeUndefined();
  });
});
