import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Blobs } from '../../ports/blobs.ts';
import { openTestHouse, type TestHouse } from '../../testing/house.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await openTestHouse();
});
afterAll(() => house.close());

describe('/api/health', () => {
  it('is 200 while every dependency answers', async () => {
    const answer = await house.ask('GET', '/api/health');
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      { live: true, ready: true, dependencies: { database: true, blobs: true } },
    ]);
  });

  it('is 503 and names what does not answer, without saying why', async () => {
    const blobs: Blobs = { ...house.blobs, check: () => Promise.reject(new Error('disk /srv/files is gone')) };
    const broken = await openTestHouse({ blobs });
    const answer = await broken.ask('GET', '/api/health');
    expect([answer.statusCode, answer.json()]).toEqual([
      503,
      { live: true, ready: false, dependencies: { database: true, blobs: false } },
    ]);
    await broken.close();
  });
});

it('/api/version is the version of this package', async () => {
  const { version } = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')) as {
    version: string;
  };
  expect((await house.ask('GET', '/api/version')).json()).toEqual({ version });
});
