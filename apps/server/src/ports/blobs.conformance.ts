import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import type { Blob, BlobPart, Blobs } from './blobs.ts';
import { BlobCutShort, BlobTooLarge } from './faults.ts';

export type BlobsSubject = {
  /** The port over an empty store of its own, on a clock that the test moves. */
  open: (now: () => number) => Promise<Blobs>;
  /** Fetches a signed address as a browser does, at the given moment. */
  fetchSigned: (
    url: string,
    now: number,
  ) => Promise<{ status: number; contentType?: string; disposition?: string; body?: Uint8Array }>;
  /** Sends to a signed address as a browser does, at the given moment; the status. */
  sendSigned: (url: string, blob: Blob, now: number) => Promise<number>;
};

const text = (contents: string, contentType = 'text/plain') => ({
  contentType,
  body: new TextEncoder().encode(contents),
});

/** Bytes that differ from place to place, in pieces of no even size. */
const bytes = (size: number) =>
  Buffer.from(Uint8Array.from({ length: size }, (_byte, at) => (at * 7 + (at >> 9)) % 256));
const pieces = async function* (whole: Buffer, each: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < whole.length; at += each) yield whole.subarray(at, at + each);
};
const keysOf = async (blobs: Blobs): Promise<string[]> => {
  const keys: string[] = [];
  for await (const key of blobs.list()) keys.push(key);
  return keys;
};
const brokenOff = async function* (): AsyncGenerator<Uint8Array> {
  yield Buffer.from('half of ');
  throw new Error('the line is dead');
};

/** What every adapter of the blobs port does, whoever is behind it. */
export const blobsConformance = (name: string, { open, fetchSigned, sendSigned }: BlobsSubject): void => {
  const begin = Date.now();
  const fresh = () => open(() => begin);

  describe(`blobs in ${name}`, () => {
    test('gives back the bytes and the type that were put', async () => {
      const blobs = await fresh();
      const body = Uint8Array.from({ length: 100_000 }, (_byte, at) => (at * 7) % 256);
      await blobs.put('brain/one.xlsx', {
        contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
        body,
      });
      const found = await blobs.get('brain/one.xlsx');
      expect(found?.contentType).toBe('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet');
      expect(Buffer.compare(found?.body ?? new Uint8Array(), body)).toBe(0);
    });

    test.each([
      ['no bytes', ''],
      ['line breaks at the beginning', '\n\r\n\ntext\n'],
      ['a byte that is no text', '\u0000'],
    ])('keeps %s as they are', async (_what, contents) => {
      const blobs = await fresh();
      await blobs.put('odd', text(contents));
      expect(Buffer.from((await blobs.get('odd'))?.body ?? [1]).toString()).toBe(contents);
    });

    test.each([
      ['nothing', 0, 10],
      ['less than one part of an upload', 300_000, 64_001],
      ['several parts of an upload', 20_000_000, 1_000_003],
      ['exactly one part of an upload', 8 * 2 ** 20, 2 ** 20],
    ])('stores %s from a stream whose length nobody knows', async (_what, size, each) => {
      const blobs = await fresh();
      const whole = bytes(size);
      await blobs.put('a/stream', { contentType: 'text/plain', body: pieces(whole, each) });
      const found = await blobs.get('a/stream');
      expect(found?.contentType).toBe('text/plain');
      expect(Buffer.compare(found?.body ?? Buffer.from('x'), whole)).toBe(0);
    });

    test('stores a stream of a known length', async () => {
      const blobs = await fresh();
      const whole = bytes(70_000);
      await blobs.put('known', { contentType: 'text/plain', body: Readable.from(pieces(whole, 999)), length: 70_000 });
      expect(Buffer.compare((await blobs.get('known'))?.body ?? Buffer.from('x'), whole)).toBe(0);
    });

    test.each([
      ['ends too soon', { body: pieces(bytes(50), 9), length: 60 }, BlobCutShort],
      ['goes on too long', { body: pieces(bytes(70), 9), length: 60 }, BlobCutShort],
      ['breaks off', { body: brokenOff() }, BlobCutShort],
      ['is larger than it may be', { body: pieces(bytes(101), 9), mostBytes: 100 }, BlobTooLarge],
      ['is in memory and larger than it may be', { body: bytes(101), mostBytes: 100 }, BlobTooLarge],
    ])('lets nothing be seen of what %s, and keeps what was there', async (_what, wrong, fault) => {
      const blobs = await fresh();
      await blobs.put('there', text('before'));
      await expect(blobs.put('there', { contentType: 'text/html', ...wrong })).rejects.toThrow(fault);
      await expect(blobs.put('new', { contentType: 'text/html', body: brokenOff() })).rejects.toThrow(BlobCutShort);
      expect(Buffer.from((await blobs.get('there'))?.body ?? []).toString()).toBe('before');
      expect(await blobs.get('new')).toBeUndefined();
    });

    test('is read as a stream, whole or in part', async () => {
      const blobs = await fresh();
      await blobs.put('ten', text('0123456789', 'text/html'));
      const read = async (part?: BlobPart) => {
        const opened = await blobs.open('ten', part);
        if (!opened || 'outOfRange' in opened) return opened;
        const { body, ...about } = opened;
        return { ...about, text: (await buffer(body)).toString() };
      };
      const about = { contentType: 'text/html', size: 10 };
      expect(await read()).toEqual({ ...about, start: 0, length: 10, text: '0123456789' });
      expect(await read({ from: 2, to: 4 })).toEqual({ ...about, start: 2, length: 3, text: '234' });
      expect(await read({ from: 7 })).toEqual({ ...about, start: 7, length: 3, text: '789' });
      expect(await read({ from: 8, to: 99 })).toEqual({ ...about, start: 8, length: 2, text: '89' });
      expect(await read({ last: 3 })).toEqual({ ...about, start: 7, length: 3, text: '789' });
      expect(await read({ last: 99 })).toEqual({ ...about, start: 0, length: 10, text: '0123456789' });
      expect(await read({ from: 10 })).toEqual({ outOfRange: true, size: 10 });
      expect(await read({ last: 0 })).toEqual({ outOfRange: true, size: 10 });
      expect(await blobs.open('none')).toBeUndefined();
      expect(await blobs.open('none', { from: 1 })).toBeUndefined();
    });

    test('of no bytes is read as a stream that ends at once', async () => {
      const blobs = await fresh();
      await blobs.put('empty', text(''));
      const opened = await blobs.open('empty');
      expect(opened && 'body' in opened && (await buffer(opened.body)).length).toBe(0);
      expect(await blobs.open('empty', { from: 0 })).toEqual({ outOfRange: true, size: 0 });
    });

    test('replaces bytes and type together', async () => {
      const blobs = await fresh();
      await blobs.put('a/b', text('{"long": "first"}', 'application/json'));
      await blobs.put('a/b', text('second', 'text/plain; charset=utf-8'));
      const found = await blobs.get('a/b');
      expect([found?.contentType, Buffer.from(found?.body ?? []).toString()]).toEqual([
        'text/plain; charset=utf-8',
        'second',
      ]);
    });

    test('never mixes the bytes of puts at the same time', async () => {
      const blobs = await fresh();
      const bodies = ['a', 'b', 'c', 'd'].map((letter) => letter.repeat(50_000));
      await Promise.all(bodies.map((body) => blobs.put('contested', text(body))));
      expect(bodies).toContain(Buffer.from((await blobs.get('contested'))?.body ?? []).toString());
    });

    test('keeps a key and another that begins with it apart', async () => {
      const blobs = await fresh();
      await blobs.put('kit', text('kit'));
      await blobs.put('kit/page', text('page'));
      expect(Buffer.from((await blobs.get('kit'))?.body ?? []).toString()).toBe('kit');
      expect(Buffer.from((await blobs.get('kit/page'))?.body ?? []).toString()).toBe('page');
    });

    test('has nothing at a key that was never put', async () => {
      const blobs = await fresh();
      expect(await blobs.get('none')).toBeUndefined();
      expect(await blobs.get('no/such/folder')).toBeUndefined();
    });

    test('deletes, and deletes again without an error', async () => {
      const blobs = await fresh();
      await blobs.put('gone', text('x'));
      await blobs.delete('gone');
      expect(await blobs.get('gone')).toBeUndefined();
      await blobs.delete('gone');
      await blobs.delete('no/such/folder');
    });

    test.each([
      '',
      '/',
      '/a',
      'a/',
      'a//b',
      '.',
      '..',
      '../a',
      'a/../b',
      'a/./b',
      '.hidden',
      'a/.hidden',
      'a\\b',
      'a b',
      'a\u0000',
      'ä',
      'a?b',
      'a%2e',
      'x'.repeat(301),
    ])('takes no key %j', async (key) => {
      const blobs = await fresh();
      await expect(blobs.put(key, text('x'))).rejects.toThrow(RangeError);
      await expect(blobs.signedUrl(key, { expiresInSeconds: 60 })).rejects.toThrow(RangeError);
      expect(await blobs.get(key)).toBeUndefined();
      await blobs.delete(key);
    });

    test.each(['', 'text', 'text/plain\r\nx-evil: 1', 'text/plain\n', 'a/b;c=d;e=f'])(
      'takes no content type %j',
      async (contentType) => {
        await expect((await fresh()).put('a', { contentType, body: new Uint8Array() })).rejects.toThrow(RangeError);
      },
    );

    test('signs an address that anyone may get until it expires', async () => {
      const blobs = await fresh();
      await blobs.put('brand/logo.svg', text('<svg/>', 'image/svg+xml'));
      const { url, expirationTime } = await blobs.signedUrl('brand/logo.svg', { expiresInSeconds: 60 });
      expect(Math.abs(Date.parse(expirationTime) - begin - 60_000)).toBeLessThanOrEqual(1000);
      const got = await fetchSigned(url, begin + 30_000);
      expect([got.status, got.contentType, Buffer.from(got.body ?? []).toString()]).toEqual([
        200,
        'image/svg+xml',
        '<svg/>',
      ]);
      expect((await fetchSigned(url, begin + 62_000)).status).toBe(403);
    });

    test('saves a signed address under the name it is given', async () => {
      const blobs = await fresh();
      await blobs.put('book.pdf', text('book', 'application/pdf'));
      const fileName = 'Żółć & "Söhne"; 100%.pdf';
      const { url } = await blobs.signedUrl('book.pdf', { expiresInSeconds: 60, fileName });
      const { status, disposition } = await fetchSigned(url, begin);
      expect(status).toBe(200);
      expect(disposition).toContain(
        "filename*=UTF-8''%C5%BB%C3%B3%C5%82%C4%87%20%26%20%22S%C3%B6hne%22%3B%20100%25.pdf",
      );
    });

    test('serves no address that was changed', async () => {
      const blobs = await fresh();
      await blobs.put('mine', text('mine'));
      await blobs.put('other', text('other'));
      const { url } = await blobs.signedUrl('mine', { expiresInSeconds: 60, fileName: 'a.txt' });
      for (const changed of [
        url.replace('mine', 'other'),
        url.replace('a.txt', 'b.txt'),
        url.replace(/(signature=)./i, (_all, name: string) => `${name}!`),
        url.split('?')[0] ?? '',
      ]) {
        expect(changed).not.toBe(url);
        expect((await fetchSigned(changed, begin)).status).toBe(403);
      }
    });

    test.each([0, -1, 1.5, Number.NaN, 604_801])('signs no address for %d seconds', async (expiresInSeconds) => {
      await expect((await fresh()).signedUrl('a', { expiresInSeconds })).rejects.toThrow(RangeError);
    });

    test('takes an upload at a signed address, of the type that was signed, until it expires', async () => {
      const blobs = await fresh();
      const options = { expiresInSeconds: 60, contentType: 'text/plain', mostBytes: 100 };
      const { uploadUrl, expirationTime } = await blobs.signedUpload('uploads/one', options);
      expect(Math.abs(Date.parse(expirationTime) - begin - 60_000)).toBeLessThanOrEqual(1000);
      expect(await sendSigned(uploadUrl, text('sent'), begin + 30_000)).toBe(200);
      const found = await blobs.get('uploads/one');
      expect([found?.contentType, Buffer.from(found?.body ?? []).toString()]).toEqual(['text/plain', 'sent']);
      expect(await sendSigned(uploadUrl, text('page', 'text/html'), begin + 30_000)).toBe(403);
      expect(await sendSigned(uploadUrl, text('late'), begin + 62_000)).toBe(403);
      expect(await sendSigned(uploadUrl.replace('one', 'two'), text('forged'), begin)).toBe(403);
      expect(Buffer.from((await blobs.get('uploads/one'))?.body ?? []).toString()).toBe('sent');
    });

    test('keeps addresses to be read and addresses to be sent to apart', async () => {
      const blobs = await fresh();
      await blobs.put('one', text('before'));
      const { url } = await blobs.signedUrl('one', { expiresInSeconds: 60 });
      const options = { expiresInSeconds: 60, contentType: 'text/plain', mostBytes: 100 };
      const { uploadUrl } = await blobs.signedUpload('one', options);
      expect(await sendSigned(url, text('after'), begin)).toBe(403);
      expect((await fetchSigned(uploadUrl, begin)).status).toBe(403);
      await expect(blobs.signedUpload('../one', options)).rejects.toThrow(RangeError);
      await expect(blobs.signedUpload('one', { ...options, contentType: 'x' })).rejects.toThrow(RangeError);
      await expect(blobs.signedUpload('one', { ...options, expiresInSeconds: 0 })).rejects.toThrow(RangeError);
    });

    test('sweeps away what is old and not kept, in one folder alone', async () => {
      const blobs = await fresh();
      const keys = ['logos/a/1/x.svg', 'logos/a/2/x.svg', 'logos/b.svg', 'logos2/a.svg', 'other/a.svg'];
      for (const key of keys) await blobs.put(key, text('x'));
      const left = async () => {
        const found = await Promise.all(keys.map(async (key) => ((await blobs.get(key)) ? [key] : [])));
        return found.flat();
      };
      const kept = async (asked: string[]) => new Set(asked.filter((key) => key.includes('/2/')));
      await blobs.sweep('logos', { before: new Date(Date.now() - 60_000), kept });
      expect(await left()).toEqual(keys);
      await blobs.sweep('logos', { before: new Date(Date.now() + 60_000), kept });
      expect(await left()).toEqual(['logos/a/2/x.svg', 'logos2/a.svg', 'other/a.svg']);
      await blobs.sweep('nothing/there', { before: new Date(), kept });
      await expect(blobs.sweep('../logos', { before: new Date(), kept })).rejects.toThrow(RangeError);
    });

    test('lists every blob there is, and nothing that was taken away or is half written', async () => {
      const blobs = await fresh();
      for (const key of ['one', 'logos/a/1/x.svg', 'logos/b.svg', 'gone/c.svg']) await blobs.put(key, text('x'));
      await blobs.delete('gone/c.svg');
      await expect(blobs.put('half', { contentType: 'text/plain', body: brokenOff() })).rejects.toThrow();
      expect((await keysOf(blobs)).toSorted()).toEqual(['logos/a/1/x.svg', 'logos/b.svg', 'one']);
    });

    test('lists those of a folder, and of no other that begins alike', async () => {
      const blobs = await fresh();
      for (const key of ['notes/guides/a.md', 'notes/guides/deep/b.md', 'notes/guides-old/c.md', 'notes/d.md'])
        await blobs.put(key, text('x'));
      const keys: string[] = [];
      for await (const key of blobs.list('notes/guides')) keys.push(key);
      expect(keys.toSorted()).toEqual(['notes/guides/a.md', 'notes/guides/deep/b.md']);
      for await (const key of blobs.list('nowhere')) expect(key).toBe('nothing');
    });

    test('lists nothing where nothing was ever put', async () => {
      expect(await keysOf(await fresh())).toEqual([]);
    });

    test('answers the check and says what it is in one line', async () => {
      const blobs = await fresh();
      await blobs.check();
      expect(blobs.description).toMatch(/^.+$/);
    });
  });
};
