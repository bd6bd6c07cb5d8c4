import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestHouse, type Newcomer, type TestHouse } from '../../testing/house.ts';

/** With an outside issuer there is no account to make, so SIGNET_ADMIN_EMAIL says who runs the house. */
let house: TestHouse;
beforeAll(async () => {
  house = await openTestHouse({ administrator: 'Boss@Example.com' });
});
afterAll(() => house.close());

const roleAfterRegistering = async (as: Newcomer): Promise<string> => {
  await house.ask('POST', '/api/auth/flow/register', { as, body: {} });
  return (await house.ask('GET', '/api/auth/flow/validate', { as })).json().user.role;
};

it('whoever first registers with that address, checked by the issuer, is the administrator; nobody else', async () => {
  expect(await roleAfterRegistering(await house.newcomer())).toBe('user');
  expect(await roleAfterRegistering(await house.newcomer({ email: 'boss@example.com.evil.test' }))).toBe('user');
  expect(await roleAfterRegistering(await house.newcomer({ email: 'boss@example.com' }))).toBe('admin');
});

it('an address that the issuer has not checked makes nobody administrator', async () => {
  const other = await openTestHouse({ administrator: 'boss@example.com' });
  const as = await other.newcomer({ email: 'boss@example.com', emailVerified: false });
  await other.ask('POST', '/api/auth/flow/register', { as, body: {} });
  expect((await other.ask('GET', '/api/auth/flow/validate', { as })).json().user.role).toBe('user');
  await other.close();
});

it('a house that has an administrator gets no second one this way', async () => {
  const other = await openTestHouse({ administrator: 'boss@example.com' });
  await other.person({ role: 'admin' });
  const as = await other.newcomer({ email: 'boss@example.com' });
  await other.ask('POST', '/api/auth/flow/register', { as, body: {} });
  expect((await other.ask('GET', '/api/auth/flow/validate', { as })).json().user.role).toBe('user');
  await other.close();
});
