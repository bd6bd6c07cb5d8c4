import { randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { driveConformance } from '../../ports/drive.conformance.ts';
import { deriveKey } from '../../secrets.ts';
import { createTestDatabase } from '../../testing/databases.ts';
import { createFileBlobs } from '../blobs/files.ts';
import { createEmbeddedDrive } from './embedded.ts';

const key = deriveKey('s'.repeat(32), 'drive codes');
let database: Awaited<ReturnType<typeof createTestDatabase>>;
let dir = '';
beforeAll(async () => {
  database = await createTestDatabase();
  dir = await fs.mkdtemp(path.join(os.tmpdir(), 'signet-drive-'));
});
afterAll(async () => {
  await database.drop();
  await fs.rm(dir, { recursive: true, force: true });
});

const open = (now?: () => Date) => {
  const { db } = database;
  const blobs = createFileBlobs({ dir, publicPath: '/api/blobs', key });
  const drive = createEmbeddedDrive({ db, blobs, key, ...(now ? { now } : {}) });
  const person = async () => {
    const email = `${randomUUID()}@example.com`;
    const { id } = await db
      .insertInto('users')
      .values({ email, email_verified: true, role_key: 'user', subscription_key: 'free' })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { userId: id, email };
  };
  return { db, blobs, drive, person };
};

driveConformance('Signet Drive', {
  async open() {
    const { db, blobs, drive, person } = open();
    return {
      drive,
      person,
      consent: async (_address, userId, decision) =>
        decision === 'deny' ? undefined : drive.builtIn?.codeFor({ userId, isPartly: decision === 'allowPartly' }),
      async lying(userId) {
        const rows = await db.selectFrom('drive_files').selectAll().where('user_id', '=', userId).execute();
        return Promise.all(
          rows.map(async (row) => {
            const blob = await blobs.get(row.blob_key);
            return {
              name: row.name,
              body: Buffer.from(blob?.body ?? []),
              isTrashed: row.trashed_at !== null,
              isReadOnly: false,
              properties: row.properties,
            };
          }),
        );
      },
      close: async () => undefined,
    };
  },
});

it('a code is of one person, and for ten minutes', async () => {
  let at = new Date();
  const { drive, person } = open(() => at);
  const [ann, bob] = [await person(), await person()];
  const code = drive.builtIn?.codeFor({ userId: ann.userId, isPartly: false }) ?? '';
  const grant = (whose: typeof ann) => drive.grant({ ...whose, code, returnTo: 'https://signet.example/library' });
  expect(await grant(bob).catch((error: unknown) => error)).toMatchObject({ why: 'code' });
  at = new Date(at.getTime() + 601_000);
  expect(await grant(ann).catch((error: unknown) => error)).toMatchObject({ why: 'code' });
});
