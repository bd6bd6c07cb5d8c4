import type { Readable } from 'node:stream';
import { Refusal } from '../../http/refusal.ts';
import type { Blobs } from '../../ports/blobs.ts';
import { BlobTooLarge } from '../../ports/faults.ts';
import { endingOf } from './document-ending.ts';
import type { CurrentDocument, DocumentStore } from './documents.store.ts';
import { hashing } from './hashing.ts';
import { failures } from './reading/document-failed.ts';

type Parts = {
  blobs: Pick<Blobs, 'list' | 'open'>;
  documents: Pick<DocumentStore, 'all'>;
  /** Keeps a file as the newest version of the document of this name. */
  keep: (baseId: string, name: string, body: Readable) => Promise<unknown>;
  remove: (baseId: string, documentId: string) => Promise<unknown>;
};
type Of = { baseId: string; folder: string };
/** `to`: the file with which it ended, where it did not come to the end. */
type Mirrored = { failed: { name: string; reason: string }[]; to?: string };
type Stint = { until: number; signal: AbortSignal; from?: string | undefined };

const openFile = async ({ blobs }: Parts, key: string): Promise<Readable | undefined> => {
  const file = await blobs.open(key);
  return file && 'body' in file ? file.body : undefined;
};

/** Whether a file says what its document says: its bytes are read, as stores tell of changes each in its way. */
const isKnown = async (parts: Parts, key: string, document: CurrentDocument | undefined): Promise<boolean> => {
  const body = document && (await openFile(parts, key));
  if (!body) return false;
  const { passing, digest } = hashing(body);
  // its hash is what is wanted of it
  for await (const part of passing) void part;
  return document.hash === `${endingOf(key)}-${digest()}`;
};

/** Why a file could not be copied, in words for staff; what says nothing of the file is thrown. */
const copy = async (parts: Parts, key: string, to: { baseId: string; name: string }): Promise<string | undefined> => {
  const body = await openFile(parts, key);
  if (!body) return undefined;
  try {
    await parts.keep(to.baseId, to.name, body);
    return undefined;
  } catch (error) {
    if (error instanceof Refusal) return error.message;
    if (error instanceof BlobTooLarge) return failures.bytes;
    throw error;
  }
};

/**
 * Makes the documents of a base what lies in a folder of the file store that others fill: what is new or another there
 * is copied, what is gone goes. What cannot be read is named. What is left after `until` the next run goes on with,
 * from the file where this one ended. A folder in which nothing is may be one that is not there: then nothing goes.
 */
export const createMirror =
  (parts: Parts) =>
  async ({ baseId, folder }: Of, { until, signal, from }: Stint): Promise<Mirrored> => {
    const known = new Map((await parts.documents.all(baseId)).map((document) => [document.name, document]));
    const failed: Mirrored['failed'] = [];
    let isEmpty = true;
    let to = from;
    for await (const key of parts.blobs.list(folder)) {
      signal.throwIfAborted();
      isEmpty = false;
      const name = key.slice(folder.length + 1);
      const document = known.get(name);
      known.delete(name);
      if (from !== undefined && key <= from) continue;
      if (Date.now() > until && to !== from && to !== undefined) return { failed, to };
      to = key;
      if (!endingOf(name)) {
        failed.push({ name, reason: failures.kind });
        continue;
      }
      if (await isKnown(parts, key, document)) continue;
      const reason = await copy(parts, key, { baseId, name });
      if (reason !== undefined) failed.push({ name, reason });
    }
    if (isEmpty && known.size > 0) return { failed: [{ name: folder, reason: failures.gone }] };
    for (const { id } of known.values()) await parts.remove(baseId, id);
    return { failed };
  };

export type Mirror = ReturnType<typeof createMirror>;
