import { describe, expect, it } from 'vitest';
import { dayOf, subscriptionLines } from './subscription-details.ts';

const tier = { key: 'founder', label: 'Founder' };

describe('the subscription tab', () => {
  it("an absent expiration reads 'Never'", () => expect(dayOf(null)).toBe('Never'));
  it('a date is its UTC day', () => expect(dayOf('2027-03-01T23:59:59.999Z')).toBe('March 1, 2027'));
  it('shows status, period end and whether it cancels then', () => {
    const managedSubscription = {
      status: { label: 'Active' },
      cancelAtPeriodEnd: true,
      periodEndDate: '2027-03-01T00:00:00Z',
    };
    expect(subscriptionLines({ tier, managedSubscription }, null)).toEqual([
      { name: 'Status', value: 'Active' },
      { name: 'Ends on', value: 'March 1, 2027' },
      { name: 'Cancels at period end', value: 'Yes' },
    ]);
  });
  it('without a managed subscription only the expiration is left', () => {
    expect(subscriptionLines({ tier, managedSubscription: null }, null)).toEqual([{ name: 'Expires', value: 'Never' }]);
  });
});
