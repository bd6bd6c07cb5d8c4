import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Blob, Blobs } from '../../ports/blobs.ts';
import { createTestDatabase } from '../../testing/databases.ts';
import { importDefaultBrain } from './default-brain.ts';
import { readBrainWorkbook } from './brain-workbook.ts';
import { readShippedWorkbook } from './shipped-brain.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
const kept = new Map<string, Blob>();
const blobs = { put: async (key: string, blob: Blob) => void kept.set(key, blob) } as unknown as Blobs;
const { key: ours } = await readShippedWorkbook();
const earlier = `brain/${'0'.repeat(32)}.xlsx`;

beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(async () => {
  kept.clear();
  await database.db.deleteFrom('brain_versions').execute();
});
afterAll(() => database.drop());

const versions = async () => {
  const rows = await database.db
    .selectFrom('brain_versions')
    .select(['version', 'status', 'bucket_key as key'])
    .orderBy('creation_date')
    .execute();
  return rows.map(({ version, status, key }) => `${version} ${status} ${key}`);
};
const begin = (...rows: { version: string; status: 'active' | 'inactive'; key: string }[]) =>
  database.db
    .insertInto('brain_versions')
    .values(rows.map(({ key, ...row }, n) => ({ ...row, bucket_key: key, content: '{}', creation_date: new Date(n) })))
    .execute();
const start = () => importDefaultBrain(database.db, blobs);

it('two nodes that start at once import the default brain once, with the workbook it came from', async () => {
  await Promise.all([start(), start()]);
  expect(await versions()).toEqual([`1 active ${ours}`]);
  expect([...kept.keys()]).toEqual([ours]);
  expect(Object.keys(await readBrainWorkbook([...kept.values()][0]?.body ?? new Uint8Array()))).toContain('industries');
});

it('a house that starts again with the same workbook changes nothing', async () => {
  await start();
  kept.clear();
  await start();
  expect(await versions()).toEqual([`1 active ${ours}`]);
  expect(kept.size).toBe(0);
});

it('a house that staff gave a version of their own keeps it', async () => {
  await begin(
    { version: '1', status: 'inactive', key: earlier },
    { version: '2', status: 'active', key: 'brain/uploads/theirs.xlsx' },
  );
  await start();
  expect(await versions()).toEqual([`1 inactive ${earlier}`, '2 active brain/uploads/theirs.xlsx']);
  expect(kept.size).toBe(0);
});

describe('a house with the workbook of an earlier release', () => {
  it('gets the new one as its active version and keeps the old one for the quizzes that began with it', async () => {
    await begin({ version: '1', status: 'active', key: earlier });
    await start();
    expect(await versions()).toEqual([`1 inactive ${earlier}`, `2 active ${ours}`]);
    expect([...kept.keys()]).toEqual([ours]);
  });

  it('gets it once, however many nodes start at once', async () => {
    await begin({ version: '1', status: 'active', key: earlier });
    await Promise.all([start(), start(), start()]);
    expect(await versions()).toEqual([`1 inactive ${earlier}`, `2 active ${ours}`]);
  });

  it('counts on from the highest version, whatever staff call theirs', async () => {
    await begin(
      { version: '7', status: 'inactive', key: 'brain/uploads/7.xlsx' },
      { version: 'spring', status: 'inactive', key: 'brain/uploads/spring.xlsx' },
      { version: '1', status: 'active', key: earlier },
    );
    await start();
    expect((await versions()).at(-1)).toBe(`8 active ${ours}`);
  });

  it('keeps it when staff went back to it, and when a node of that release starts late', async () => {
    await begin({ version: '1', status: 'active', key: earlier }, { version: '2', status: 'inactive', key: ours });
    await start();
    expect(await versions()).toEqual([`1 active ${earlier}`, `2 inactive ${ours}`]);
  });
});
