import type { BlobPart, NewBlob } from '../../ports/blobs.ts';
import { BlobCutShort, BlobTooLarge } from '../../ports/faults.ts';

/**
 * What every adapter takes, so that changing the adapter changes nothing else. Callers make these values: a bad one
 * is a bug.
 */

/**
 * Segments of letters, digits, dot, underscore and dash, none of which begins with a dot: nothing climbs out of a
 * folder.
 */
const KEY = /^[A-Za-z0-9_-][A-Za-z0-9._-]{0,199}(?:\/[A-Za-z0-9_-][A-Za-z0-9._-]{0,199})*$/;
/** The longest key that the contract's address of a file takes. */
const LONGEST_KEY = 300;
const CONTENT_TYPE = /^[\w!#$&^.+-]+\/[\w!#$&^.+-]+(?:; ?[\w-]+=[\w.+-]+)?$/;
/** Longest life of an address that S3 signs. */
const MOST_SECONDS = 7 * 24 * 60 * 60;

/** Whether a key may name a blob; what may not is answered like what is not there. */
export const isKey = (key: string): boolean => {
  return key.length <= LONGEST_KEY && KEY.test(key);
};

/** @throws RangeError unless the key may name a blob. */
export const requireKey = (key: string): void => {
  if (!isKey(key)) throw new RangeError(`not a key of a blob: ${JSON.stringify(key.slice(0, 80))}`);
};

/** @throws RangeError unless the text is a media type with at most one parameter. */
export const requireContentType = (contentType: string): void => {
  if (contentType.length > 200 || !CONTENT_TYPE.test(contentType))
    throw new RangeError(`not a content type: ${JSON.stringify(contentType.slice(0, 80))}`);
};

/** @throws RangeError unless an address can live so long. */
export const requireLife = (expiresInSeconds: number): void => {
  if (!Number.isInteger(expiresInSeconds) || expiresInSeconds < 1 || expiresInSeconds > MOST_SECONDS) {
    throw new RangeError(`an address lives 1 to ${MOST_SECONDS} seconds, not ${expiresInSeconds}`);
  }
};

/** What a blob may have where nothing is said. */
const MOST_BYTES = 2 ** 30;

/** The bytes of a new blob as they come, counted. @throws BlobTooLarge, BlobCutShort. */
export const counted = async function* ({ body, length, mostBytes = MOST_BYTES }: NewBlob): AsyncGenerator<Uint8Array> {
  const chunks = body instanceof Uint8Array ? [body] : body;
  let size = 0;
  try {
    for await (const chunk of chunks) {
      size += chunk.byteLength;
      if (size > mostBytes) throw new BlobTooLarge(mostBytes);
      yield chunk;
    }
  } catch (error) {
    throw error instanceof BlobTooLarge ? error : new BlobCutShort('the bytes stopped coming', { cause: error });
  }
  if (length !== undefined && size !== length) throw new BlobCutShort(`${size} bytes came instead of ${length}`);
};

/** Which bytes of so many a part names; undefined where it names none of them. */
export const bytesOf = (part: BlobPart | undefined, size: number): { start: number; length: number } | undefined => {
  if (!part) return { start: 0, length: size };
  const start = 'last' in part ? Math.max(0, size - part.last) : part.from;
  const end = 'last' in part ? size : Math.min(size, (part.to ?? size - 1) + 1);
  return start < end ? { start, length: end - start } : undefined;
};

/** @throws RangeError unless it is the name of a folder of blobs. */
export const requireFolder = (folder: string): void => {
  if (!isKey(folder)) throw new RangeError(`not a folder of blobs: ${JSON.stringify(folder.slice(0, 80))}`);
};
