import { createHash } from 'node:crypto';
import { PassThrough, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { PackFile, PackText } from '@signet/pack';
import yazl from 'yazl';
import { dosTimeOf } from '../../dos-time.ts';

/** What compresses no further. */
const STORED = /\.(png|ico|pdf|zip|thmx|woff2)$/;

const sumOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

const zipOf = (files: readonly PackFile[], at: Date): yazl.ZipFile => {
  const zip = new yazl.ZipFile();
  for (const { path, bytes } of files)
    zip.addBuffer(Buffer.from(bytes), path, {
      mtime: dosTimeOf(at),
      forceDosTimestamp: true,
    });
  zip.end();
  return zip;
};

/** A small zip inside the pack, such as an office theme. */
export const zippedParts = (parts: readonly PackText[], at: Date): Promise<Buffer> =>
  buffer(
    zipOf(
      parts.map(({ path, text }) => ({ path, bytes: Buffer.from(text) })),
      at,
    ).outputStream,
  );

/** A file of the pack that is read or made when its turn comes. */
export type PackEntry = { path: string; load: () => Promise<Uint8Array> };

/**
 * The pack as a stream, below one folder, with SHA256SUMS over its contents. One file at a time is in memory. The same
 * files at the same `at` give the same bytes.
 */
export const packStream = (folder: string, files: readonly PackEntry[], at: Date): AsyncIterable<Uint8Array> => {
  const zip = new yazl.ZipFile();
  const through = new PassThrough();
  const sums: string[] = [];
  const stamp = { mtime: dosTimeOf(at), forceDosTimestamp: true };
  const add = (path: string, load: () => Promise<Uint8Array>): void =>
    zip.addReadStreamLazy(`${folder}/${path}`, { ...stamp, compress: !STORED.test(path) }, (give) => {
      load().then(
        (bytes) => give(null, Readable.from([Buffer.from(bytes)])),
        (error: Error) => through.destroy(error),
      );
    });
  for (const { path, load } of files)
    add(path, async () => {
      const bytes = await load();
      sums.push(`${sumOf(bytes)}  ${path}\n`);
      return bytes;
    });
  add('SHA256SUMS', async () => Buffer.from(sums.join('')));
  zip.end();
  zip.outputStream.on('error', (error) => through.destroy(error)).pipe(through);
  return through;
};
