import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestHouse, type TestHouse } from '../../testing/house.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await openTestHouse();
});
afterAll(() => house.close());

it('an event that never ends is read no further than a megabyte', async () => {
  const piece = Buffer.alloc(64 * 1024, 'x');
  let read = 0;
  const endless = Readable.from(
    (function* () {
      for (; read < 1000; read += 1) yield piece;
    })(),
  );
  const answer = await house.app.inject({
    method: 'POST',
    url: '/api/subscriptions/webhook',
    payload: endless,
    headers: { 'content-type': 'application/json', 'transfer-encoding': 'chunked' },
  });
  expect(answer.statusCode).toBe(413);
  expect(read).toBeLessThan(100);
});
