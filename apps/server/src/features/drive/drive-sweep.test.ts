import { afterAll, beforeAll, expect, test } from 'vitest';
import { createEmbeddedDrive } from '../../adapters/drive/embedded.ts';
import { openTestHouse, type TestHouse } from '../../testing/house.ts';
import { createDriveSweep } from './drive-sweep.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await openTestHouse();
});
afterAll(() => house.close());

test('a file of the built-in drive that no row names goes after an hour; one that is named stays', async () => {
  const { blobs, database } = house;
  const { id } = await house.person();
  const drive = createEmbeddedDrive({ db: database.db, blobs, key: Buffer.alloc(32, 9) });
  const body = Buffer.from('a deck');
  await drive.save(
    { userId: id, account: '', secret: '' },
    { key: 'kept', folder: 'Ada', name: 'deck.pptx', mediaType: 'text/plain', body, readOnly: false, properties: {} },
  );
  const lost = `drive/${id}/lost`;
  await blobs.put(lost, { contentType: 'text/plain', body, length: body.byteLength });
  const sweepIn = (hours: number) =>
    createDriveSweep({ db: database.db, blobs, now: () => new Date(Date.now() + hours * 3_600_000) }).run(
      {},
      { id: 'one', signal: new AbortController().signal },
    );
  await sweepIn(0.9);
  expect(await blobs.get(lost)).toBeDefined();
  await sweepIn(1.1);
  expect(await blobs.get(lost)).toBeUndefined();
  expect(await blobs.get(`drive/${id}/kept`)).toBeDefined();
});
