import { describe, expect, it } from 'vitest';
import { openTestHouse, type TestHouse } from '../../testing/house.ts';

/** With an outside issuer there is no account to make, so SIGNET_ADMIN_EMAIL says who runs the house. */
const withHouse = async (test: (house: TestHouse) => Promise<void>): Promise<void> => {
  const house = await openTestHouse({ administrator: 'Boss@Example.com' });
  try {
    await test(house);
  } finally {
    await house.close();
  }
};

const roleAfterRegistering = async (
  house: TestHouse,
  options: { email?: string; emailVerified?: boolean } = {},
): Promise<string> => {
  const as = await house.newcomer(options);
  await house.ask('POST', '/api/auth/flow/register', { as, body: {} });
  return (await house.ask('GET', '/api/auth/flow/validate', { as })).json().user.role;
};

describe('with an outside issuer', () => {
  it('whoever first registers with the configured address is the administrator, and nobody else', () =>
    withHouse(async (house) => {
      expect(await roleAfterRegistering(house)).toBe('user');
      expect(await roleAfterRegistering(house, { email: 'boss@example.com.evil.test' })).toBe('user');
      expect(await roleAfterRegistering(house, { email: 'boss@example.com' })).toBe('admin');
    }));

  it('that address makes nobody administrator unless the issuer has checked it', () =>
    withHouse(async (house) => {
      expect(await roleAfterRegistering(house, { email: 'boss@example.com', emailVerified: false })).toBe('user');
    }));

  it('a house that has an administrator gets no second one this way', () =>
    withHouse(async (house) => {
      await house.person({ role: 'admin' });
      expect(await roleAfterRegistering(house, { email: 'boss@example.com' })).toBe('user');
    }));
});
