import * as z from 'zod/mini';

/** A table as it was in the snapshot; `sum` does not depend on the order of its rows. */
const table = z.object({
  schema: z.enum(['public', 'pgboss']),
  name: z.string().check(z.regex(/^[a-z_][a-z0-9_]*$/)),
  columns: z.array(z.string().check(z.regex(/^[a-z_][a-z0-9_]*$/))),
  rows: z.int(),
  sum: z.string(),
  file: z.string().check(z.regex(/^tables\/[a-z0-9_.]+$/)),
  sha256: z.string(),
});

/**
 * What lies in a backup and how each part is recognised: written last, so a folder without one is no backup. Files of
 * the store are listed in `blobs.jsonl`, one a line, because there may be millions.
 */
export const manifestShape = z.object({
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  /** The last change of the schema that the database had taken. */
  migration: z.string(),
  /** Recognises the secret that things were sealed with, without saying it. */
  secretMark: z.string(),
  /** Whether the secret itself lies in the backup, because the house made it for itself. */
  withSecret: z.boolean(),
  tables: z.array(table),
  blobs: z.object({ count: z.int(), bytes: z.number(), sha256: z.string() }),
});

export type Manifest = z.infer<typeof manifestShape>;
export type TableEntry = z.infer<typeof table>;

export const blobShape = z.object({
  key: z.string(),
  contentType: z.string(),
  bytes: z.int(),
  sha256: z.string(),
});

export type BlobEntry = z.infer<typeof blobShape>;

export const MANIFEST = 'manifest.json';
export const BLOB_LIST = 'blobs.jsonl';
export const SECRET = 'secret';
