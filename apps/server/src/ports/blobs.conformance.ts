import { describe, expect, test } from 'vitest';
import type { Blobs } from './blobs.ts';

export type BlobsSubject = {
  /** The port over an empty store of its own, on a clock that the test moves. */
  open: (now: () => number) => Promise<Blobs>;
  /** Fetches a signed address as a browser does, at the given moment. */
  fetchSigned: (
    url: string,
    now: number,
  ) => Promise<{ status: number; contentType?: string; disposition?: string; body?: Uint8Array }>;
};

const text = (contents: string, contentType = 'text/plain') => ({
  contentType,
  body: new TextEncoder().encode(contents),
});

/** What every adapter of the blobs port does, whoever is behind it. */
export function blobsConformance(name: string, { open, fetchSigned }: BlobsSubject): void {
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
      const { url } = await blobs.signedUrl('book.pdf', { expiresInSeconds: 60, fileName: 'Żółć & "Söhne"; 100%.pdf' });
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

    test('answers the check and says what it is in one line', async () => {
      const blobs = await fresh();
      await blobs.check();
      expect(blobs.description).toMatch(/^.+$/);
    });
  });
}
