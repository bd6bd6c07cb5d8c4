import { randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rename, rm, writeFile, type FileHandle } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import type { BlobPart, Blobs, NewBlob } from '../../ports/blobs.ts';
import { faultOf, isMissing } from './disk-faults.ts';
import { makeFolder, removeEmptyFolders, syncFolder } from './folders.ts';
import { bytesOf, counted, isKey, requireContentType, requireFolder, requireKey, requireLife } from './limits.ts';
import { signPath, signUpload } from './signed-path.ts';
import { ABANDONED_AFTER_MS, listFolder, sweepFolder, sweepIncoming } from './sweep-files.ts';

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
/** What a file of the product takes, about. */
const PROBE = Buffer.alloc(64 * 1024, 1);
/** A content type is at most so long; the first line of a file with it. */
const LONGEST_HEAD = 256;
/** A folder may be taken away, because it was empty, between being made and being used. */
const MOST_TRIES = 5;

/**
 * Blobs as files. One file holds the type on its first line and then the bytes, so that one rename replaces both:
 * readers see the old blob or the new one, also after a power cut, and never one that is half written.
 */
export const createFileBlobs = ({ dir: folder, publicPath, key: secret, now = Date.now }: FileBlobsConfig): Blobs => {
  const dir = path.resolve(folder);
  const fileOf = (key: string) => path.join(dir, `${key}.blob`);
  const incoming = path.join(dir, INCOMING);
  let prepared: Promise<void> | undefined;

  const prepare = async (): Promise<void> => {
    await makeFolder(incoming);
    await sweepIncoming(incoming, now() - ABANDONED_AFTER_MS);
  };
  const nameIt = async (temporary: string, file: string): Promise<void> => {
    for (let tried = 1; ; tried += 1) {
      try {
        await makeFolder(path.dirname(file));
        await rename(temporary, file);
        await syncFolder(path.dirname(file));
        return;
      } catch (error) {
        if (tried === MOST_TRIES || !isMissing(error)) throw error;
      }
    }
  };
  const expiryOf = (expiresInSeconds: number): number => {
    requireLife(expiresInSeconds);
    return Math.ceil(now() / 1000) + expiresInSeconds;
  };
  const isoOf = (expires: number) => new Date(expires * 1000).toISOString();

  return {
    description: `files under ${dir}`,

    async put(key, blob) {
      requireKey(key);
      requireContentType(blob.contentType);
      await (prepared ??= prepare().catch((error: unknown) => {
        prepared = undefined;
        throw faultOf(error);
      }));
      const temporary = path.join(incoming, randomUUID());
      try {
        await writeDurably(temporary, blob);
        await nameIt(temporary, fileOf(key));
      } catch (error) {
        // The fault that is told is the first one; a file that stays is swept away later.
        await rm(temporary, { force: true }).catch(() => undefined);
        throw faultOf(error);
      }
    },

    async get(key) {
      if (!isKey(key)) return undefined;
      try {
        const file = await readFile(fileOf(key));
        const end = file.indexOf('\n');
        return { contentType: file.toString('utf8', 0, end), body: file.subarray(end + 1) };
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw faultOf(error);
      }
    },

    async open(key, part) {
      if (!isKey(key)) return undefined;
      try {
        return await openPart(await open(fileOf(key), 'r'), part);
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
        await removeEmptyFolders(path.dirname(fileOf(key)), dir);
      } catch (error) {
        if (!isMissing(error)) throw faultOf(error);
      }
    },

    async sweep(name, { before, kept }) {
      requireFolder(name);
      try {
        await sweepFolder({ dir, folder: path.join(dir, name), before: before.getTime(), kept });
        await sweepIncoming(incoming, Math.min(before.getTime(), now() - ABANDONED_AFTER_MS));
      } catch (error) {
        if (!isMissing(error)) throw faultOf(error);
      }
    },

    list: (folder) => listFolder(dir, folder === undefined ? dir : path.join(dir, folder)),

    async signedUrl(key, { expiresInSeconds, fileName }) {
      requireKey(key);
      const expires = expiryOf(expiresInSeconds);
      const query = signPath({ secret, key, expires, name: fileName });
      return { url: `${publicPath}/${key}?${query}`, expirationTime: isoOf(expires) };
    },

    async signedUpload(key, { expiresInSeconds, contentType, mostBytes }) {
      requireKey(key);
      requireContentType(contentType);
      const expires = expiryOf(expiresInSeconds);
      const query = signUpload({ secret, key, expires, contentType, mostBytes });
      return { uploadUrl: `${publicPath}/${key}?${query}`, expirationTime: isoOf(expires) };
    },

    async check() {
      try {
        await mkdir(incoming, { recursive: true });
        const probe = path.join(incoming, randomUUID());
        try {
          // a full disk still takes an empty file
          await writeFile(probe, PROBE, { flag: 'wx' });
        } finally {
          await rm(probe, { force: true });
        }
      } catch (error) {
        throw faultOf(error);
      }
    },
  };
};

const packed = async function* (blob: NewBlob): AsyncGenerator<Uint8Array> {
  yield Buffer.from(`${blob.contentType}\n`);
  yield* counted(blob);
};

const writeDurably = async (file: string, blob: NewBlob): Promise<void> => {
  const handle = await open(file, 'wx', 0o600);
  try {
    await handle.writeFile(packed(blob));
    await handle.sync();
  } finally {
    await handle.close();
  }
};

type Opened = Awaited<ReturnType<Blobs['open']>>;

/** The stream closes the file; where there is nothing to stream it is closed here. */
const openPart = async (file: FileHandle, part: BlobPart | undefined): Promise<Opened> => {
  let isStreaming = false;
  try {
    const { contentType, headLength } = await readHead(file);
    const size = (await file.stat()).size - headLength;
    const bytes = bytesOf(part, size);
    if (!bytes) return { outOfRange: true, size };
    if (bytes.length === 0) return { contentType, size, ...bytes, body: Readable.from([]) };
    const start = headLength + bytes.start;
    isStreaming = true;
    return { contentType, size, ...bytes, body: file.createReadStream({ start, end: start + bytes.length - 1 }) };
  } finally {
    if (!isStreaming) await file.close();
  }
};

/** The type of the blob in a file, and where its bytes begin. */
const readHead = async (file: FileHandle): Promise<{ contentType: string; headLength: number }> => {
  const { buffer } = await file.read(Buffer.alloc(LONGEST_HEAD), 0, LONGEST_HEAD, 0);
  const end = buffer.indexOf('\n');
  return { contentType: buffer.toString('utf8', 0, end), headLength: end + 1 };
};
