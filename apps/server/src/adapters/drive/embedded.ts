import { sql } from 'kysely';
import type { Database } from '../../db/client.ts';
import type { Blobs } from '../../ports/blobs.ts';
import { DriveDenied, type BuiltInFile, type Drive } from '../../ports/drive.ts';
import { seal, unseal } from '../../secrets.ts';

/** A code leads back at once; who waits longer asks again. */
const CODE_SECONDS = 600;
/** Where the built-in drive asks, and where it shows its files. */
const CONSENT_PATH = '/drive/consent';
const FILES_PATH = '/drive';

type Parts = { db: Database; blobs: Blobs; key: Buffer; now?: () => Date };
type Code = { userId: string; isPartly: boolean; expires: number };

const present = (row: {
  id: string;
  name: string;
  media_type: string;
  bytes: number;
  saved_at: Date;
  trashed_at: Date | null;
}): BuiltInFile => ({
  _id: row.id,
  name: row.name,
  mediaType: row.media_type,
  bytes: row.bytes,
  savedAt: row.saved_at.toISOString(),
  isTrashed: row.trashed_at !== null,
});

/** Signet Drive: files among the blobs, with the same step of consent that a founder's own drive has. */
export const createEmbeddedDrive = ({ db, blobs, key, now = () => new Date() }: Parts): Drive => {
  const setTrashed = async (userId: string, fileId: string, at: Date | null): Promise<boolean> => {
    const { numUpdatedRows } = await db
      .updateTable('drive_files')
      .set({ trashed_at: at })
      .where('id', '=', fileId)
      .where('user_id', '=', userId)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  };

  const opened = (code: string): Code => {
    try {
      return JSON.parse(unseal(key, code)) as Code;
    } catch (cause) {
      throw new DriveDenied('code', { cause });
    }
  };

  return {
    description: 'Signet Drive (built in: files stay on this server)',
    name: 'Signet Drive',
    consentUrl: ({ state }) => `${CONSENT_PATH}?${new URLSearchParams({ state })}`,
    // eslint-disable-next-line @typescript-eslint/require-await
    async grant({ code, userId, email }) {
      const { userId: whose, isPartly, expires } = opened(code);
      if (whose !== userId || expires < now().getTime()) throw new DriveDenied('code');
      if (isPartly) throw new DriveDenied('permission');
      return { account: email, secret: '' };
    },
    async save({ userId }, { key: fileKey, name, mediaType, body, properties }) {
      const stored = `drive/${userId}/${fileKey}`;
      await blobs.put(stored, { contentType: mediaType, body, length: body.byteLength });
      const row = await db
        .insertInto('drive_files')
        .values({
          user_id: userId,
          file_key: fileKey,
          name,
          media_type: mediaType,
          bytes: body.byteLength,
          blob_key: stored,
          properties: JSON.stringify(properties),
        })
        .onConflict((conflict) =>
          conflict
            .columns(['user_id', 'file_key'])
            .doUpdateSet({ name, bytes: body.byteLength, saved_at: sql`now()`, trashed_at: null }),
        )
        .returning('id')
        .executeTakeFirstOrThrow();
      return { fileId: row.id, url: `${FILES_PATH}?file=${row.id}` };
    },
    async trash({ userId }, fileId) {
      await setTrashed(userId, fileId, now());
    },
    restore: ({ userId }, fileId) => setTrashed(userId, fileId, null),
    revoke: async () => undefined,
    builtIn: {
      async list(userId) {
        const rows = await db
          .selectFrom('drive_files')
          .selectAll()
          .where('user_id', '=', userId)
          .orderBy('saved_at', 'desc')
          .limit(500)
          .execute();
        return rows.map(present);
      },
      async find(userId, fileId) {
        const row = await db
          .selectFrom('drive_files')
          .selectAll()
          .where('id', '=', fileId)
          .where('user_id', '=', userId)
          .executeTakeFirst();
        return row && { ...present(row), key: row.blob_key };
      },
      codeFor: ({ userId, isPartly }) => {
        const expires = now().getTime() + CODE_SECONDS * 1000;
        return seal(key, JSON.stringify({ userId, isPartly, expires } satisfies Code));
      },
    },
  };
};
