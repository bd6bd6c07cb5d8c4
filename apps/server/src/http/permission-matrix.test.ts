import { permissions, type Permission } from '@signet/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addressOf, allCalls, nobodys, sampleOf, type NamedCall } from '../testing/calls.ts';
import { openTestHouse, type Person, type TestHouse } from '../testing/house.ts';
import { allBut, personWith } from '../testing/visitors.ts';

let house: TestHouse;
let brainVersionId: string;
const alone = new Map<Permission, Person>();
const missing = new Map<Permission, Person>();
beforeAll(async () => {
  house = await openTestHouse();
  // what is let in may ask for a job
  await house.startWork();
  const { id } = await house.database.db.selectFrom('brain_versions').select('id').executeTakeFirstOrThrow();
  brainVersionId = id;
  for (const one of permissions) {
    alone.set(one, await personWith(house, [one]));
    missing.set(one, await personWith(house, allBut(one)));
  }
});
afterAll(() => house.close());

const isLetIn = async ({ call, ...named }: NamedCall, as: Person | undefined): Promise<boolean> => {
  const sent = sampleOf({ call, ...named }).send({ ...nobodys, quizId: as?.quizId ?? '', brainVersionId });
  const answer = await house.ask(call.method, addressOf(call, sent), {
    ...(as && { as }),
    ...(sent.headers && { headers: sent.headers }),
    ...(sent.body === undefined ? {} : { body: sent.body }),
  });
  expect(answer.statusCode, answer.body).toBeLessThan(500);
  return answer.statusCode !== 403;
};

/** A trial of the brain costs a second, so that nearly all of its tries are those that are refused. */
const COSTLY = 'brainVersions.dryRun';
const all = allCalls.filter(({ call }) => call.access.who === 'user' && call.access.permissions);
const asking = all.filter(({ name }) => name !== COSTLY);

describe.each(asking.map((named) => [named.name, named] as const))('%s', (_name, named) => {
  const asked: readonly Permission[] = named.call.access.who === 'user' ? (named.call.access.permissions ?? []) : [];

  it('lets nobody in who holds one permission alone, unless it is all that is asked', async () => {
    for (const one of permissions)
      expect([one, await isLetIn(named, alone.get(one))]).toEqual([one, asked.every((other) => other === one)]);
  });

  it('lets in whoever lacks a permission that is not asked for, and nobody else', async () => {
    for (const one of permissions)
      expect([one, await isLetIn(named, missing.get(one))]).toEqual([one, !asked.includes(one)]);
  });
});

describe.each(all.filter(({ name }) => name === COSTLY).map((named) => [named.name, named] as const))(
  '%s',
  (_, named) => {
    const asked: readonly Permission[] = named.call.access.who === 'user' ? (named.call.access.permissions ?? []) : [];

    it('lets nobody in who holds one permission alone, or lacks one that is asked for', async () => {
      expect(asked.length).toBeGreaterThan(1);
      for (const one of permissions) expect([one, await isLetIn(named, alone.get(one))]).toEqual([one, false]);
      for (const one of asked) expect([one, await isLetIn(named, missing.get(one))]).toEqual([one, false]);
    });

    it('lets in whoever lacks another', async () => {
      const other = permissions.find((one) => !asked.includes(one));
      expect(await isLetIn(named, other && missing.get(other))).toBe(true);
    });
  },
);
