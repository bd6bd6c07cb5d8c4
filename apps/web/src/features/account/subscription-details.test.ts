import { describe, expect, it } from 'vitest';
import { dayOf } from '../../shell/days.ts';
import { standingWords, subscriptionLines } from './subscription-details.ts';

const tier = { key: 'founder', label: 'Founder' };
const locale = 'en-US';
const told = { sells: true, now: new Date('2027-02-01T00:00:00Z') };
const managed = { status: { label: 'Active' }, cancelAtPeriodEnd: true, periodEndDate: '2027-03-01T00:00:00Z' };

describe('the subscription tab', () => {
  it("an absent expiration reads 'Never'", () => expect(dayOf(null)).toBe('Never'));
  it('a date is its UTC day, written as the founder writes dates', () => {
    expect(dayOf('2027-03-01T23:59:59.999Z', locale)).toBe('March 1, 2027');
    expect(dayOf('2027-03-01T23:59:59.999Z', 'de-DE')).toBe('1. März 2027');
  });
  it('shows status, period end and whether it cancels then', () => {
    const details = { tier, standing: 'ending' as const, managedSubscription: managed };
    expect(subscriptionLines({ details, expiration: null, locale })).toEqual([
      { name: 'Status', value: 'Active' },
      { name: 'Ends on', value: 'March 1, 2027' },
      { name: 'Cancels at period end', value: 'Yes' },
    ]);
    expect(standingWords({ details, expiration: null, locale, ...told })).toContain('until March 1, 2027');
  });
  it('without a managed subscription only the expiration is left', () => {
    const details = { tier, standing: 'granted' as const, managedSubscription: null };
    expect(subscriptionLines({ details, expiration: null })).toEqual([{ name: 'Expires', value: 'Never' }]);
    expect(standingWords({ details, expiration: null, ...told })).toBeUndefined();
  });
  it.each([
    ['grace', [{ name: 'Open until', value: 'March 8, 2027' }]],
    ['unpaid', []],
    ['paused', []],
  ] as const)('nothing renews on a day that is past: %s', (standing, dates) => {
    const managedSubscription = { ...managed, cancelAtPeriodEnd: false };
    const details = { tier, standing, managedSubscription };
    expect(subscriptionLines({ details, expiration: '2027-03-08T00:00:00Z', locale })).toEqual([
      { name: 'Status', value: 'Active' },
      ...dates,
      { name: 'Cancels at period end', value: 'No' },
    ]);
  });
  it('a trial of the house says until when it is free and that nothing is charged; then that it has ended', () => {
    const details = { tier, standing: 'trial' as const, managedSubscription: null };
    const given = { details, locale, ...told };
    expect(standingWords({ ...given, expiration: '2027-02-08T00:00:00Z' })).toBe(
      'You are trying Signet for free until February 8, 2027. Nothing is charged unless you subscribe.',
    );
    expect(standingWords({ ...given, expiration: '2027-01-31T00:00:00Z' })).toMatch(/^Your free trial has ended\./);
    expect(standingWords({ ...given, sells: false, expiration: '2027-02-08T00:00:00Z' })).toBeUndefined();
  });
  it('says until when a late payment leaves everything open, which is not the end of the period', () => {
    const details = {
      tier,
      standing: 'grace' as const,
      managedSubscription: { ...managed, cancelAtPeriodEnd: false, periodEndDate: '2027-04-01T00:00:00Z' },
    };
    expect(standingWords({ details, expiration: '2027-03-08T00:00:00Z', locale, ...told })).toContain(
      'until March 8, 2027',
    );
  });
});
