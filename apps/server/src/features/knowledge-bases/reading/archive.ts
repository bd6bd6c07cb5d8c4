import { Unzip, UnzipInflate, type UnzipFile } from 'fflate';
import { DocumentFailed, failures } from './document-failed.ts';

/** Of what a document unpacks to: bytes in all, and files. */
const MOST_BYTES = 64 * 1024 * 1024;
const MOST_FILES = 10_000;

/** What a password makes of an Office file: no archive, but a compound file of Microsoft's. */
const COMPOUND_FILE = [0xd0, 0xcf, 0x11, 0xe0];

/**
 * The wanted files of an Office archive, unpacked as they come, so that one that unpacks to gigabytes is given up on
 * the way.
 * @throws DocumentFailed
 */
export const unpack = (bytes: Uint8Array, isWanted: (name: string) => boolean): Map<string, Uint8Array> => {
  if (COMPOUND_FILE.every((byte, at) => bytes[at] === byte)) throw new DocumentFailed(failures.locked);
  const files = new Map<string, Uint8Array>();
  let unpacked = 0;
  let seen = 0;
  const unzip = new Unzip((file: UnzipFile) => {
    seen += 1;
    if (seen > MOST_FILES) throw new DocumentFailed(failures.large);
    if (!isWanted(file.name)) return;
    const parts: Uint8Array[] = [];
    file.ondata = (error, part, isLast) => {
      if (error) throw new DocumentFailed(failures.broken);
      unpacked += part.length;
      if (unpacked > MOST_BYTES) throw new DocumentFailed(failures.large);
      parts.push(part);
      if (isLast) files.set(file.name, Buffer.concat(parts));
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  // in pieces: what is unpacked is counted between them
  const PIECE = 64 * 1024;
  try {
    for (let at = 0; at < bytes.length; at += PIECE)
      unzip.push(bytes.subarray(at, at + PIECE), at + PIECE >= bytes.length);
  } catch (error) {
    throw error instanceof DocumentFailed ? error : new DocumentFailed(failures.broken);
  }
  if (files.size === 0) throw new DocumentFailed(failures.broken);
  return files;
};
