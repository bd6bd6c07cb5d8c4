import type { Readable } from 'node:stream';

/** Bytes with the media type they are served as. */
export type Blob = { contentType: string; body: Uint8Array };

/**
 * What is to be stored. Bytes may come as they are made or received; `length`, where it is known before, must be
 * right. More than `mostBytes` (1 GiB where nothing is said) is refused.
 */
export type NewBlob = {
  contentType: string;
  body: Uint8Array | AsyncIterable<Uint8Array>;
  length?: number;
  mostBytes?: number;
};

/** Some bytes of a blob: from one to another, both included and counted from 0, or the last ones. */
export type BlobPart = { from: number; to?: number } | { last: number };

/** A blob being read. `body` yields `length` bytes from `start` on and must be read or destroyed. */
export type OpenBlob = { contentType: string; size: number; start: number; length: number; body: Readable };

/**
 * Files that belong to rows. Keys are made by the caller, never by a user: `brain/0198….xlsx`, segments of letters,
 * digits, dot, underscore and dash, at most 300 characters; put and the signed addresses throw RangeError at another,
 * and nothing is ever found there. Every call throws ServiceUnavailable when the store does not answer.
 */
export type Blobs = {
  /** One line for the start banner. */
  readonly description: string;
  /**
   * Origin of the signed addresses where that is not the product's own: pages must be allowed to load pictures from
   * it, and to send files there.
   */
  readonly origin?: string;
  /**
   * Stores or replaces, bytes and type at once; durable when it resolves, nothing changed when it throws. Throws
   * StorageFull when there is no room, BlobTooLarge, and BlobCutShort when the bytes end too soon or too late.
   */
  put(key: string, blob: NewBlob): Promise<void>;
  /** The bytes, or undefined where there is no such key. For what is small enough to be held in memory. */
  get(key: string): Promise<Blob | undefined>;
  /** Opens a blob, or a part of it, to be read as it is needed. A part that has no byte of it is out of range. */
  open(key: string, part?: BlobPart): Promise<OpenBlob | { outOfRange: true; size: number } | undefined>;
  /** Removes; no error when it was not there. */
  delete(key: string): Promise<void>;
  /**
   * Removes every blob in a folder (`logos`) that was stored before a moment, except those that `kept` names when it
   * is asked about some. What writes have left half done goes too, and folders that are empty.
   */
  sweep(
    folder: string,
    options: { before: Date; kept: (keys: string[]) => Promise<ReadonlySet<string>> },
  ): Promise<void>;
  /** The key of every blob, or of those in a folder (`notes/guides`), in no order, while others come and go. */
  list(folder?: string): AsyncIterable<string>;
  /**
   * An address that anyone may GET until it expires, after 1 second to 7 days. `fileName` is what a browser saves it
   * as. `expirationTime` is ISO 8601 in UTC.
   */
  signedUrl(
    key: string,
    options: { expiresInSeconds: number; fileName?: string },
  ): Promise<{ url: string; expirationTime: string }>;
  /**
   * An address that anyone may PUT bytes of this content type to until it expires, with that type as a header and no
   * access token. Whoever holds it may send again until then, and not every store sees to `mostBytes`: what was sent
   * is checked when it is read, and kept under a key of its own.
   */
  signedUpload(
    key: string,
    options: { expiresInSeconds: number; contentType: string; mostBytes: number },
  ): Promise<{ uploadUrl: string; expirationTime: string }>;
  /** Whether the store answers (for /api/health). */
  check(): Promise<void>;
};
