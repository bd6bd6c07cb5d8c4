import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Blob, Blobs } from '../../ports/blobs.ts';
import { createTestDatabase } from '../../testing/databases.ts';
import { importDefaultBrain } from './default-brain.ts';
import { readBrainWorkbook } from './brain-workbook.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
const kept = new Map<string, Blob>();
const blobs = { put: async (key: string, blob: Blob) => void kept.set(key, blob) } as unknown as Blobs;

beforeAll(async () => {
  database = await createTestDatabase();
  await database.db.deleteFrom('brain_versions').execute();
});
afterAll(() => database.drop());

const versions = () => database.db.selectFrom('brain_versions').select(['version', 'status', 'bucket_key as key']).execute();

it('two nodes that start at once import the default brain once, with the workbook it came from', async () => {
  await Promise.all([importDefaultBrain(database.db, blobs), importDefaultBrain(database.db, blobs)]);
  expect(await versions()).toEqual([{ version: '1', status: 'active', key: [...kept.keys()][0] }]);
  expect(kept.size).toBe(1);
  expect(Object.keys(await readBrainWorkbook([...kept.values()][0]?.body ?? new Uint8Array()))).toContain('industries');
});

it('a house that has an active version keeps it', async () => {
  kept.clear();
  await database.db.updateTable('brain_versions').set({ version: 'ours' }).execute();
  await importDefaultBrain(database.db, blobs);
  expect((await versions()).map((one) => one.version)).toEqual(['ours']);
  expect(kept.size).toBe(0);
});
