import type { SubscriptionTier } from '@signet/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openTestHouse, type Person, type TestHouse } from '../../testing/house.ts';

let house: TestHouse;
let admin: Person;
beforeAll(async () => {
  house = await openTestHouse();
  admin = await house.person({ role: 'admin' });
});
afterAll(() => house.close());

const save = (...subscriptionTiers: object[]) =>
  house.ask('POST', '/api/subscriptions/tiers', { as: admin, body: { subscriptionTiers } });
const tiers = async (): Promise<SubscriptionTier[]> =>
  (await house.ask('GET', '/api/subscriptions/tiers', { as: admin })).json().subscriptionTiers;
const products = async () =>
  Object.fromEntries((await tiers()).flatMap(({ key, productId }) => (productId === null ? [] : [[key, productId]])));
const asSeeded = { founder: 'test_founder', studio: 'test_studio' };

beforeEach(async () => {
  await save({ _id: 'founder', productId: null }, { _id: 'studio', productId: null });
  await save({ _id: 'founder', productId: 'test_founder' }, { _id: 'studio', productId: 'test_studio' });
  expect(await products()).toEqual(asSeeded);
});

it('a tier whose features allow it is given a product, and loses it again', async () => {
  expect((await save({ _id: 'studio', productId: null })).json()).toEqual({ updatedCount: 1 });
  expect(await products()).toEqual({ founder: 'test_founder' });
  expect((await save({ _id: 'studio', productId: 'test_studio' })).json()).toEqual({ updatedCount: 1 });
  expect(await products()).toEqual(asSeeded);
  const { productIds } = (await house.ask('GET', '/api/subscriptions/tiers/productIds', { as: admin })).json();
  expect((productIds as string[]).toSorted()).toEqual(['test_founder', 'test_studio']);
});

it('a tier that is not sold is given none: it is not among those that were updated', async () => {
  await save({ _id: 'studio', productId: null });
  expect((await tiers()).find(({ key }) => key === 'free')?.features['canAssignProduct']).toBe(false);
  expect((await save({ _id: 'free', productId: 'test_studio' })).json()).toEqual({ updatedCount: 0 });
  expect(await products()).toEqual({ founder: 'test_founder' });
});

it('two tiers that are saved together exchange their products', async () => {
  const exchanged = await save(
    { _id: 'founder', productId: 'test_studio' },
    { _id: 'studio', productId: 'test_founder' },
  );
  expect(exchanged.json()).toEqual({ updatedCount: 2 });
  expect(await products()).toEqual({ founder: 'test_studio', studio: 'test_founder' });
});

it('a product of another tier is refused, and nothing is changed', async () => {
  const answer = await save({ _id: 'founder', features: [] }, { _id: 'studio', productId: 'test_founder' });
  expect([answer.statusCode, answer.json().errorCode]).toEqual([409, 'productTaken']);
  expect(await products()).toEqual(asSeeded);
  const { features } = (await tiers()).find(({ key }) => key === 'founder') ?? {};
  expect(features?.['brandBook.enabled']).toBe(true);
});

it('a product that is not sold any more is refused, and nothing is changed', async () => {
  const answer = await save({ _id: 'founder', productId: null }, { _id: 'studio', productId: 'test_gone' });
  expect([answer.statusCode, answer.json().errorCode]).toEqual([400, 'unknownProduct']);
  expect(await products()).toEqual(asSeeded);
});
