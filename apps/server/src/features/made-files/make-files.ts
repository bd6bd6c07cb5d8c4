import { randomUUID } from 'node:crypto';
import type { Blobs } from '../../ports/blobs.ts';
import type { Kind, MadeFile } from './kind.ts';
import type { MadeFilesRow } from './made-files.store.ts';

/** How often it is noted how far a making is, and seen whether it is still wanted. */
const NOTE_MILLISECONDS = 150;

type Parts = {
  blobs: Blobs;
  /** Notes how far it is, in percent; false when it is no longer wanted. */
  note: (percent: number) => Promise<boolean>;
};

/**
 * Makes every file of a row and stores it in a folder of this round, so that two rounds never mix and nothing that is
 * served is written over. Undefined when it was dropped on the way; what was stored of it is gone then.
 * @throws what the kind or the blobs throw; BlobTooLarge or Error when it costs more than its kind may.
 */
export const makeFiles = async (
  kind: Kind,
  { id, made_from: from }: MadeFilesRow,
  { blobs, note }: Parts,
): Promise<MadeFile<object>[] | undefined> => {
  const folder = `${kind.name}/${id}/${randomUUID()}`;
  const files: MadeFile<object>[] = [];
  const begun = Date.now();
  let noted = begun;
  let bytes = 0;
  const counted = async function* (body: Uint8Array | AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    for await (const chunk of body instanceof Uint8Array ? [body] : body) {
      bytes += chunk.byteLength;
      yield chunk;
    }
  };
  try {
    for await (const { fileName, is, contentType, body } of kind.make(from)) {
      if (Date.now() - begun > kind.mostSeconds * 1000) throw new Error(`${kind.name} ${id} takes longer than it may`);
      const key = `${folder}/${fileName}`;
      files.push({ fileName, is, key });
      await blobs.put(key, { contentType, body: counted(body), mostBytes: kind.mostBytes - bytes });
      if (Date.now() - noted < NOTE_MILLISECONDS) continue;
      noted = Date.now();
      if (await note(Math.min(99, Math.floor((files.length / kind.count(from)) * 100)))) continue;
      await forget(blobs, files);
      return undefined;
    }
    return files;
  } catch (error) {
    // what was killed here is swept away later
    await forget(blobs, files).catch(() => undefined);
    throw error;
  }
};

/** Takes files away that nobody was ever told of. */
export const forget = async (blobs: Blobs, files: readonly { key: string }[]): Promise<void> => {
  for (const { key } of files) await blobs.delete(key);
};
