import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestHouse, type TestHouse } from '../../testing/house.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await openTestHouse();
});
afterAll(() => house.close());

it('the documents of everybody are counted with their GB: all, those outdated, those in the trash', async () => {
  const [ada, bob, admin] = [await house.person(), await house.person(), await house.person({ role: 'admin' })];
  const saved_at = new Date();
  const state = { current: {}, outdated: { outdated: true }, trashed: { outdated: true, trashed_at: saved_at } };
  const documents: [owner: typeof ada, bytes: number, of: object][] = [
    [ada, 1_500_000_000, state.current],
    [bob, 4_000_000, state.current],
    [ada, 2_000_000_000, state.outdated],
    [bob, 346_000_000, state.outdated],
    [bob, 1_234_000_000, state.trashed],
    // one that is still being made is none yet
    [ada, 0, { saved_at: null }],
  ];
  const row = { template_id: 'deck', kit_key: 'kit', drive: 'signet', name: 'Deck' };
  for (const [at, [{ id, quizId }, bytes, of]] of documents.entries())
    await house.database.db
      .insertInto('documents')
      .values({ ...row, user_id: id, quiz_id: quizId, basis: String(at), bytes, saved_at, ...of })
      .execute();
  const { stats } = (await house.ask('GET', '/api/brandedAssets/assetLibrary/documentStats', { as: admin })).json();
  expect(stats).toMatchObject({ totalFiles: 5, outdatedFiles: 2, trashedFiles: 1 });
  const gigabytes = [stats.totalStorageGb, stats.outdatedStorageGb, stats.trashedStorageGb] as number[];
  expect(gigabytes.map((one) => one.toFixed(2))).toEqual(['5.08', '2.35', '1.23']);
});
