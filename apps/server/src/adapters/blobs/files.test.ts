import { mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { blobsConformance } from '../../ports/blobs.conformance.ts';
import { ServiceUnavailable, StorageFull } from '../../ports/faults.ts';
import { contentDisposition } from '../../ports/content-disposition.ts';
import { faultOf } from './disk-faults.ts';
import { createFileBlobs } from './files.ts';
import { verifySignedPath, verifySignedUpload } from './signed-path.ts';

const key = Buffer.alloc(32, 7);
const folders: string[] = [];
afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true });
});
const newFolder = async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'signet-blobs-'));
  folders.push(folder);
  return path.join(folder, 'not', 'made', 'yet');
};
const openIn = (dir: string, now?: () => number) =>
  createFileBlobs({ dir, publicPath: '/api/blobs', key, ...(now && { now }) });
const hello = { contentType: 'text/plain', body: Buffer.from('hello') };

/** The last store opened serves the addresses, as the route of the server does. */
let served = openIn('/nowhere');

blobsConformance('files', {
  open: async (now) => (served = openIn(await newFolder(), now)),
  async fetchSigned(address, now) {
    const url = new URL(address, 'http://signet.example');
    const blobKey = url.pathname.replace('/api/blobs/', '');
    const query = Object.fromEntries(url.searchParams);
    if (verifySignedPath({ secret: key, key: blobKey, query, now }) !== 'ok') return { status: 403 };
    const blob = await served.get(blobKey);
    return blob
      ? { status: 200, ...blob, ...(query['name'] !== undefined && { disposition: contentDisposition(query['name']) }) }
      : { status: 404 };
  },
  async sendSigned(address, { contentType, body }, now) {
    const url = new URL(address, 'http://signet.example');
    const blobKey = url.pathname.replace('/api/blobs/', '');
    const query = Object.fromEntries(url.searchParams);
    const verdict = verifySignedUpload({ secret: key, key: blobKey, query, now });
    if (verdict !== 'ok' || contentType !== query['type']) return 403;
    await served.put(blobKey, { contentType, body, mostBytes: Number(query['most']) });
    return 200;
  },
});

describe('blobs in files', () => {
  test('are found by another process that opens the same folder', async () => {
    const dir = await newFolder();
    await openIn(dir).put('a/b', hello);
    expect(await openIn(dir).get('a/b')).toMatchObject({ contentType: 'text/plain' });
  });

  test('leave nothing half-written beside them', async () => {
    const dir = await newFolder();
    const blobs = openIn(dir);
    await Promise.all(Array.from({ length: 20 }, (_one, at) => blobs.put(`a/${at % 3}`, hello)));
    expect(await readdir(path.join(dir, '.incoming'))).toEqual([]);
    expect((await readdir(path.join(dir, 'a'))).toSorted()).toEqual(['0.blob', '1.blob', '2.blob']);
  });

  test('leave no empty folder behind, also while others write into it', async () => {
    const dir = await newFolder();
    const blobs = openIn(dir);
    await Promise.all(
      Array.from({ length: 40 }, async (_one, at) => {
        await blobs.put(`a/b/${at}`, hello);
        await blobs.delete(`a/b/${at}`);
      }),
    );
    expect(await readdir(dir)).toEqual(['.incoming']);
  });

  test('sweep away what a killed process left, but not what is being written', async () => {
    const dir = await newFolder();
    const incoming = path.join(dir, '.incoming');
    await mkdir(incoming, { recursive: true });
    for (const name of ['old', 'new']) await writeFile(path.join(incoming, name), 'half');
    const twoHoursAgo = Date.now() / 1000 - 7200;
    await utimes(path.join(incoming, 'old'), twoHoursAgo, twoHoursAgo);
    await openIn(dir).put('a', hello);
    expect(await readdir(incoming)).toEqual(['new']);
  });

  test('leave no empty folder when the last blob of one is deleted or swept away', async () => {
    const dir = await newFolder();
    const blobs = openIn(dir);
    for (const at of ['a/b/c', 'a/d', 'e/f/g']) await blobs.put(at, hello);
    await mkdir(path.join(dir, 'e', 'left', 'empty'), { recursive: true });
    await blobs.delete('a/b/c');
    await blobs.sweep('e', { before: new Date(Date.now() + 1000), kept: async () => new Set() });
    expect((await readdir(dir, { recursive: true })).toSorted()).toEqual(['.incoming', 'a', 'a/d.blob']);
  });

  test('find their folder although it is taken away for being empty again and again', async () => {
    const blobs = openIn(await newFolder());
    const keys = Array.from({ length: 40 }, (_one, at) => `same/folder/${at}`);
    await Promise.all(
      keys.map(async (one) => {
        await blobs.put(one, hello);
        await blobs.delete(one);
      }),
    );
    await blobs.put('same/folder/last', hello);
    expect(await blobs.get('same/folder/last')).toBeDefined();
  });

  test('leave nothing of a write that broke off', async () => {
    const dir = await newFolder();
    const body = (async function* () {
      yield Buffer.from('half');
      throw new Error('gone');
    })();
    await expect(openIn(dir).put('a/b', { contentType: 'text/plain', body })).rejects.toThrow(/stopped coming/);
    expect(await readdir(dir, { recursive: true })).toEqual(['.incoming']);
  });

  test('keep the old blob whole when a new one cannot be written', async () => {
    const dir = await newFolder();
    const blobs = openIn(dir);
    await blobs.put('a', hello);
    await rm(path.join(dir, '.incoming'), { recursive: true });
    await writeFile(path.join(dir, '.incoming'), 'in the way');
    await expect(blobs.put('a', { contentType: 'text/html', body: Buffer.from('new') })).rejects.toThrow(
      ServiceUnavailable,
    );
    await expect(blobs.check()).rejects.toThrow(ServiceUnavailable);
    expect(Buffer.from((await blobs.get('a'))?.body ?? []).toString()).toBe('hello');
  });

  test('leave nothing behind when a blob cannot get its name', async () => {
    const dir = await newFolder();
    await mkdir(path.join(dir, 'a.blob'), { recursive: true });
    await expect(openIn(dir).put('a', hello)).rejects.toThrow(ServiceUnavailable);
    expect(await readdir(path.join(dir, '.incoming'))).toEqual([]);
  });

  test('answer a full disk as StorageFull and a broken one as ServiceUnavailable', async () => {
    const full = await writeFile('/dev/full', 'x').catch((error: unknown) => error);
    expect(faultOf(full)).toBeInstanceOf(StorageFull);
    expect(faultOf(await readFile('/').catch((error: unknown) => error))).toBeInstanceOf(ServiceUnavailable);
    const bug = new TypeError('a bug');
    expect(faultOf(bug)).toBe(bug);
  });

  test('are readable by nobody else on the machine', async () => {
    const dir = await newFolder();
    await openIn(dir).put('a/b', hello);
    const modes = await Promise.all(
      ['.', 'a', 'a/b.blob'].map(async (name) => (await stat(path.join(dir, name))).mode & 0o077),
    );
    expect(modes).toEqual([0, 0, 0]);
  });
});

describe('a signed address', () => {
  const signed = async (fileName?: string) => {
    const blobs = openIn(await newFolder(), () => 1_000_000);
    const { url } = await blobs.signedUrl('a/b', { expiresInSeconds: 10, ...(fileName !== undefined && { fileName }) });
    return Object.fromEntries(new URL(url, 'http://signet.example').searchParams);
  };
  const verify = (query: Record<string, string>, now = 1_000_000, secret = key) =>
    verifySignedPath({ secret, key: 'a/b', query, now });

  test('is ok until its second, then expired', async () => {
    const query = await signed();
    expect([verify(query), verify(query, 1_009_999), verify(query, 1_010_000)]).toEqual(['ok', 'ok', 'expired']);
  });

  test('is invalid, not expired, when it was not signed here', async () => {
    const query = await signed();
    expect(verify(query, 9_000_000, Buffer.alloc(32, 8))).toBe('invalid');
    expect(verify({ ...query, expires: '99999999999' })).toBe('invalid');
    expect(verify({ ...query, name: '' })).toBe('invalid');
    expect(verify({})).toBe('invalid');
    expect(verify({ ...query, signature: `${query['signature']}AA` })).toBe('invalid');
  });

  test('survives any name of a file', async () => {
    for (const name of ['', 'a b&c=d#e.pdf', 'żółć\u202e.pdf', '\ud83d.pdf', '\r\nx'])
      expect(verify(await signed(name))).toBe('ok');
  });
});

describe('the header that names a download', () => {
  test('cannot be broken out of', () => {
    for (const name of [
      'a"; filename="evil.exe',
      'a\r\nSet-Cookie: x=1',
      '../../etc/passwd',
      '\ud83d',
      '%00',
      '日本語.pdf',
      'x'.repeat(5000),
    ]) {
      expect(contentDisposition(name)).toMatch(
        /^attachment; filename="[ -!#-$&-.0-[\]-~]*"; filename\*=UTF-8''[\w.!~%&$+^`|#-]*$/,
      );
    }
  });
});
