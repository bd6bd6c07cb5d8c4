/** Bytes with the media type they are served as. */
export type Blob = { contentType: string; body: Uint8Array };

/**
 * Files that belong to rows. Keys are made by the caller, never by a user: `brain/0198….xlsx`, segments of letters,
 * digits, dot, underscore and dash, at most 300 characters; put and signedUrl throw RangeError at another, and
 * nothing is ever found there. Every call throws ServiceUnavailable when the store does not answer.
 */
export type Blobs = {
  /** One line for the start banner. */
  readonly description: string;
  /**
   * Origin of the signed addresses where that is not the product's own: pages must be allowed to load pictures from
   * it.
   */
  readonly origin?: string;
  /** Stores or replaces, bytes and type at once; durable when it resolves. Throws StorageFull when there is no room. */
  put(key: string, blob: Blob): Promise<void>;
  /** The bytes, or undefined where there is no such key. */
  get(key: string): Promise<Blob | undefined>;
  /** Removes; no error when it was not there. */
  delete(key: string): Promise<void>;
  /**
   * An address that anyone may GET until it expires, after 1 second to 7 days. `fileName` is what a browser saves it
   * as. `expirationTime` is ISO 8601 in UTC.
   */
  signedUrl(
    key: string,
    options: { expiresInSeconds: number; fileName?: string },
  ): Promise<{ url: string; expirationTime: string }>;
  /** Whether the store answers (for /api/health). */
  check(): Promise<void>;
};
