import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Blob, Blobs } from '../../ports/blobs.ts';
import { faultOf, isMissing } from './disk-faults.ts';
import { isKey, requireContentType, requireKey, requireLife } from './limits.ts';
import { signPath } from './signed-path.ts';

export type FileBlobsConfig = {
  /** Folder of the files; made when missing. Nodes may share it. */
  dir: string;
  /** What signed addresses begin with, without a slash at the end: `/api/blobs`. */
  publicPath: string;
  /** Key of the signatures; the route that serves the files verifies with the same. */
  key: Uint8Array;
  now?: () => number;
};

/** Where files are written before they get their name. */
const INCOMING = '.incoming';
/** No write takes this long, so an older file was left by a process that was killed. */
const ABANDONED_AFTER_MS = 60 * 60 * 1000;

/**
 * Blobs as files. One file holds the type on its first line and then the bytes, so that one rename replaces both:
 * readers see the old blob or the new one, also after a power cut.
 */
export function createFileBlobs({ dir: folder, publicPath, key: secret, now = Date.now }: FileBlobsConfig): Blobs {
  const dir = path.resolve(folder);
  const fileOf = (key: string) => path.join(dir, `${key}.blob`);
  const incoming = path.join(dir, INCOMING);
  let prepared: Promise<void> | undefined;

  return {
    description: `files under ${dir}`,

    async put(key, blob) {
      requireKey(key);
      requireContentType(blob.contentType);
      await (prepared ??= prepare(incoming, now()).catch((error: unknown) => {
        prepared = undefined;
        throw faultOf(error);
      }));
      const temporary = path.join(incoming, randomUUID());
      try {
        await writeDurably(temporary, pack(blob));
        await makeFolder(path.dirname(fileOf(key)));
        await rename(temporary, fileOf(key));
        await syncFolder(path.dirname(fileOf(key)));
      } catch (error) {
        // The fault that is told is the first one; a file that stays is swept away later.
        await rm(temporary, { force: true }).catch(() => undefined);
        throw faultOf(error);
      }
    },

    async get(key) {
      if (!isKey(key)) return undefined;
      try {
        return unpack(await readFile(fileOf(key)));
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw faultOf(error);
      }
    },

    async delete(key) {
      if (!isKey(key)) return;
      try {
        await rm(fileOf(key), { force: true });
        await syncFolder(path.dirname(fileOf(key)));
      } catch (error) {
        if (!isMissing(error)) throw faultOf(error);
      }
    },

    async signedUrl(key, { expiresInSeconds, fileName }) {
      requireKey(key);
      requireLife(expiresInSeconds);
      const expires = Math.ceil(now() / 1000) + expiresInSeconds;
      return {
        url: `${publicPath}/${key}?${signPath({ secret, key, expires, name: fileName })}`,
        expirationTime: new Date(expires * 1000).toISOString(),
      };
    },

    async check() {
      try {
        await mkdir(incoming, { recursive: true });
        const probe = path.join(incoming, randomUUID());
        await (await open(probe, 'wx')).close();
        await rm(probe);
      } catch (error) {
        throw faultOf(error);
      }
    },
  };
}

function pack({ contentType, body }: Blob): Uint8Array {
  return Buffer.concat([Buffer.from(`${contentType}\n`), body]);
}

function unpack(file: Buffer): Blob {
  const end = file.indexOf('\n');
  return { contentType: file.toString('utf8', 0, end), body: file.subarray(end + 1) };
}

async function writeDurably(file: string, bytes: Uint8Array): Promise<void> {
  const handle = await open(file, 'wx', 0o600);
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function prepare(incoming: string, now: number): Promise<void> {
  await makeFolder(incoming);
  for (const name of await readdir(incoming)) {
    const left = path.join(incoming, name);
    const age = await stat(left).then(
      (found) => now - found.mtimeMs,
      () => 0,
    );
    if (age > ABANDONED_AFTER_MS) await rm(left, { force: true });
  }
}

/** Makes a folder and the parents it lacks. A new folder is durable when the one that holds it is. */
async function makeFolder(folder: string): Promise<void> {
  const first = await mkdir(folder, { recursive: true, mode: 0o700 });
  if (!first) return;
  const made = path.relative(path.dirname(first), folder).split(path.sep);
  for (const [at] of made.entries()) await syncFolder(path.join(path.dirname(first), ...made.slice(0, at)));
}

/** A rename is durable when its folder is. Windows has no such call, and journals renames itself. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
