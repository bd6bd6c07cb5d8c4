import { expect, it } from 'vitest';
import { expiredTitle } from './expired-page.tsx';

it("free users read 'Your Free Trial Expired', the others 'Your Signet is Expired'", () => {
  expect(expiredTitle('free')).toBe('Your Free Trial Expired');
  expect(expiredTitle('founder')).toBe('Your Signet is Expired');
});
