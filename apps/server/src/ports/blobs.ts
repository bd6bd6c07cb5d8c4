/** Bytes with the type they are served as. */
export type Blob = { contentType: string; body: Uint8Array };

/** Files that belong to rows. Keys are made by the caller, never by a user: `brain/0198….xlsx`. */
export type Blobs = {
  /** One line for the start banner. */
  readonly description: string;
  /** Stores or replaces; durable when it resolves. Throws StorageFull (507) when the disk is full. */
  put(key: string, blob: Blob): Promise<void>;
  /** The bytes, or undefined where there is no such key. */
  get(key: string): Promise<Blob | undefined>;
  /** Removes; no error when it was not there. */
  delete(key: string): Promise<void>;
  /** An address that anyone may GET until it expires. `fileName` is what a browser saves it as. */
  signedUrl(key: string, options: { expiresInSeconds: number; fileName?: string }): Promise<{ url: string; expirationTime: string }>;
  /** Whether the store answers (for /api/health). */
  check(): Promise<void>;
};
