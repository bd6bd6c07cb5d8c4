import type { BillingProduct } from '../../../ports/billing.ts';

const price = (id: string, amount: number, trialDays: number): BillingProduct['price'] => ({
  id: `${id}_monthly`,
  amount,
  currency: 'usd',
  interval: 'month',
  trialDays,
});

/** What the test till sells. Its prices are shown, and never taken. */
export const tillProducts: readonly BillingProduct[] = [
  { id: 'test_founder', name: 'Founder', price: price('test_founder', 1900, 0) },
  { id: 'test_studio', name: 'Studio', price: price('test_studio', 4900, 14) },
];
