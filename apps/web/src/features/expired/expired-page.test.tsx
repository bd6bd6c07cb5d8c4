import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ExpiredPage, expiredTitle } from './expired-page.tsx';

const given = vi.hoisted(() => ({ key: 'free', canComplete: true, details: {} }));
vi.mock('../../shell/visitor.ts', () => ({
  useUser: () => ({
    subscription: { subscriptionKey: given.key },
    features: { 'brandQuiz.canComplete': given.canComplete },
    permissions: {},
    status: 'active',
  }),
}));
vi.mock('../../shell/feature-flags.ts', () => ({
  upgrader: {},
  useMay: () => false,
}));
vi.mock('../../api/call.ts', () => ({
  call: async ({ path }: { path: string }) =>
    path.startsWith('/api/subscriptions') ? given.details : { drive: { isBuiltIn: true, name: 'Signet Drive' } },
}));

let page: HTMLElement;
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  page = document.createElement('div');
  document.body.append(page);
});
afterEach(() => {
  page.remove();
  vi.unstubAllGlobals();
});

const shown = async (key: string, standing: string, { isManaged = false, canComplete = true } = {}) => {
  const managedSubscription = isManaged
    ? { status: { label: '' }, cancelAtPeriodEnd: false, periodEndDate: null }
    : null;
  Object.assign(given, { key, canComplete, details: { tier: { key, label: key }, standing, managedSubscription } });
  const root = createRoot(page);
  await act(async () =>
    root.render(
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter>
          <ExpiredPage />
        </MemoryRouter>
      </QueryClientProvider>,
    ),
  );
  await act(() => vi.waitFor(() => expect(page.textContent).toContain('Your tier was')));
  const text = page.textContent;
  const hrefs = [...page.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  await act(async () => root.unmount());
  return { text, hrefs };
};

it("free users read 'Your Free Trial Expired', the others 'Your Signet is Expired'", () => {
  expect(expiredTitle('free')).toBe('Your Free Trial Expired');
  expect(expiredTitle('founder')).toBe('Your Signet is Expired');
});

it.each([
  ['founder', true, true],
  ['free', true, false],
  ['waitlist', false, false],
])('of the free tier it speaks where there is its button: %s', async (key, canComplete, isOffered) => {
  const { text } = await shown(key, 'granted', { canComplete });
  expect(text.includes('Continue on the free tier')).toBe(isOffered);
  expect(text.includes('go on with what the free tier opens')).toBe(isOffered);
  expect(text).toContain('Choose a subscription to go on where you stopped');
});

it('a trial without a payment is asked for one, not to settle it', async () => {
  expect((await shown('founder', 'paused', { isManaged: true })).text).toContain('Add one to go on where you stopped.');
  const { text } = await shown('founder', 'unpaid', { isManaged: true });
  expect(text).toContain('Settle the payment to go on where you stopped.');
});

it('leads to the book and to the documents', async () => {
  const { hrefs } = await shown('founder', 'ended');
  expect(hrefs).toEqual(expect.arrayContaining(['/book', '/drive']));
});
