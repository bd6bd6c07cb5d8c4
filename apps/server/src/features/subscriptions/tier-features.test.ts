import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestHouse, type Person, type TestHouse } from '../../testing/house.ts';

let house: TestHouse;
let admin: Person;
beforeAll(async () => {
  house = await openTestHouse();
  admin = await house.person({ role: 'admin' });
});
afterAll(() => house.close());

const save = (change: object) =>
  house.ask('POST', '/api/subscriptions/tiers', { as: admin, body: { subscriptionTiers: [change] } });
const featuresOf = async (as: Person) =>
  (await house.ask('GET', '/api/auth/flow/validate', { as })).json().user.features as Record<string, boolean>;

it('what a tier opens is edited by staff, and counts for everybody on it at once', async () => {
  const founder = await house.person({ tier: 'free' });
  expect(await featuresOf(founder)).toMatchObject({ 'brandBook.enabled': true });
  const { subscriptionTiers } = (await house.ask('GET', '/api/subscriptions/tiers', { as: admin })).json() as {
    subscriptionTiers: { _id: string; version: number; features: Record<string, boolean> }[];
  };
  expect(subscriptionTiers.find(({ _id }) => _id === 'free')?.features['brandBook.enabled'], 'is shown').toBe(true);
  const version = subscriptionTiers.find(({ _id }) => _id === 'free')?.version;
  const answer = await save({
    _id: 'free',
    version,
    features: ['brandQuiz.canComplete', 'assetLibrary.social.enabled'],
  });
  expect(answer.json()).toEqual({ updatedCount: 1 });
  const now = await featuresOf(founder);
  expect([now['brandBook.enabled'] ?? false, now['assetLibrary.social.enabled']]).toEqual([false, true]);
  // whoever looked before is told
  expect((await save({ _id: 'free', version, features: [] })).json()).toEqual({ updatedCount: 0 });
  expect((await save({ _id: 'free', features: ['everything'] })).statusCode).toBe(400);
});
