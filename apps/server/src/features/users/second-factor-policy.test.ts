import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestHouse, type Person, type TestHouse } from '../../testing/house.ts';
import { createSecondFactorPolicy } from './second-factor-policy.ts';

let house: TestHouse;
const people: Record<string, Person> = {};

beforeAll(async () => {
  house = await openTestHouse();
  for (const role of ['user', 'staff', 'admin']) people[role] = await house.person({ role });
});
afterAll(() => house.close());

const setFlag = (value: string) =>
  house.database.db
    .updateTable('feature_flags')
    .set({ value: JSON.stringify(value) })
    .where('name', '=', 'requireSecondFactor')
    .execute();

/** Of somebody with this role, or of a subject that nobody has, who comes by this issuer. */
const isNeeded = (who: string, issuer = house.issuer.issuer): Promise<boolean> =>
  createSecondFactorPolicy(house.database.db, issuer)(people[who]?.subject ?? who);

describe('a second factor', () => {
  it('is asked of nobody as the house is delivered', async () => {
    for (const who of ['user', 'staff', 'admin', 'nobody we know']) expect(await isNeeded(who)).toBe(false);
  });

  it.each([
    ['nobody', { user: false, staff: false, admin: false, 'nobody we know': false }],
    ['staff', { user: false, staff: true, admin: true, 'nobody we know': false }],
    ['everybody', { user: true, staff: true, admin: true, 'nobody we know': true }],
  ])('is asked of %s, where that is required: %o', async (value, due) => {
    await setFlag(value);
    for (const [who, needed] of Object.entries(due)) expect([who, await isNeeded(who)]).toEqual([who, needed]);
  });

  it('is asked of staff by the subject of our own issuer: that of another names somebody else', async () => {
    await setFlag('staff');
    expect(await isNeeded('staff', 'https://elsewhere.test')).toBe(false);
  });
});
