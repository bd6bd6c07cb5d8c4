import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isExpired } from './expiry.ts';
import {
  governingSubscription,
  holdingOf,
  subscriptionStatuses,
  type Grant,
  type Subscription,
  type SubscriptionStatus,
} from './subscription.ts';

const free = { key: 'free' };
const founder = { key: 'founder' };
const studio = { key: 'studio' };
type Tier = { key: string };

const at = (instant: string): Date => new Date(instant);
const sub = (status: SubscriptionStatus, given: Partial<Subscription> = {}): Subscription => ({
  id: 'sub_1',
  status,
  productId: 'prod_founder',
  cancelAtPeriodEnd: false,
  startedAt: at('2027-01-31T10:00:00Z'),
  periodEnd: at('2027-02-28T10:00:00Z'),
  trialEnd: null,
  pastDueSince: null,
  endedAt: null,
  ...given,
});
const byHouse: Grant<Tier> = { tier: free, expiration: null, since: null };
const held = (subscription: Subscription | undefined, now: string, given: Partial<Grant<Tier>> = {}) => {
  const granted = { ...byHouse, ...given };
  const holding = holdingOf({ granted, subscription, productTier: founder, fallback: free, now: at(now) });
  const context = { subscriptionsEnabled: true, now: at(now) };
  const expired = isExpired({ expiration: holding.expiration, canBeExpired: true }, context);
  return `${holding.tier.key}${expired ? ', expired' : ''}${holding.isManaged ? ', managed' : ''}: ${holding.standing}`;
};

const cancelling = { cancelAtPeriodEnd: true };
const owing = { pastDueSince: at('2027-02-28T10:00:00Z'), periodEnd: at('2027-03-31T10:00:00Z') };
const trial = { periodEnd: at('2027-02-14T10:00:00Z'), trialEnd: at('2027-02-14T10:00:00Z') };

describe('what somebody holds', () => {
  it.each<[string, Subscription | undefined, string, Partial<Grant<Tier>>, string]>([
    ['without a subscription what the house gave', undefined, '2030-01-01T00:00:00Z', {}, 'free: granted'],
    [
      'without a subscription until its instant',
      undefined,
      '2027-01-01T00:00:00.000Z',
      { tier: studio, expiration: at('2027-01-01T00:00:00Z') },
      'studio: granted',
    ],
    [
      'and not a millisecond longer',
      undefined,
      '2027-01-01T00:00:00.001Z',
      { tier: studio, expiration: at('2027-01-01T00:00:00Z') },
      'studio, expired: granted',
    ],
    [
      'the trial that begins with registering, and is one to its end',
      undefined,
      '2027-01-01T00:00:00.000Z',
      { expiration: at('2027-01-01T00:00:00Z') },
      'free: trial',
    ],
    ['the tier of the product while it is paid', sub('active'), '2027-02-10T00:00:00Z', {}, 'founder, managed: active'],
    ['the same in a trial', sub('trialing', trial), '2027-02-10T00:00:00Z', {}, 'founder, managed: trial'],
    [
      'the same when a renewal was not told of yet',
      sub('active'),
      '2027-03-07T10:00:00Z',
      {},
      'founder, managed: active',
    ],
    [
      'nothing more when none is told of for a week',
      sub('active'),
      '2027-03-07T10:00:00.001Z',
      {},
      'founder, expired, managed: unpaid',
    ],
    [
      'when cancelled, everything until the period ends',
      sub('active', cancelling),
      '2027-02-28T10:00:00Z',
      {},
      'founder, managed: ending',
    ],
    [
      'when cancelled, nothing from that instant on, told or not',
      sub('active', cancelling),
      '2027-02-28T10:00:00.001Z',
      {},
      'founder, expired: ended',
    ],
    [
      'a cancelled trial until its end',
      sub('trialing', { ...trial, ...cancelling }),
      '2027-02-14T10:00:00Z',
      {},
      'founder, managed: ending',
    ],
    [
      'a late payment leaves a week of grace',
      sub('past_due', owing),
      '2027-03-07T10:00:00Z',
      {},
      'founder, managed: grace',
    ],
    [
      'and closes after it',
      sub('past_due', owing),
      '2027-03-07T10:00:00.001Z',
      {},
      'founder, expired, managed: unpaid',
    ],
    [
      'what stays unpaid is closed, and can be paid',
      sub('unpaid', owing),
      '2027-03-20T00:00:00Z',
      {},
      'founder, expired, managed: unpaid',
    ],
    [
      'a trial that ended without a payment is paused',
      sub('paused', trial),
      '2027-02-20T00:00:00Z',
      {},
      'founder, expired, managed: paused',
    ],
    [
      'what has ended is over, and can be bought again',
      sub('canceled', { endedAt: at('2027-02-28T10:00:00Z') }),
      '2027-03-01T00:00:00Z',
      {},
      'founder, expired: ended',
    ],
    [
      'a first payment that did not go through gives nothing',
      sub('incomplete'),
      '2027-02-01T00:00:00Z',
      {},
      'free: granted',
    ],
    ['nor does one that never will', sub('incomplete_expired'), '2027-02-01T00:00:00Z', {}, 'free: granted'],
    [
      'what the house gave beside it goes on after the end',
      sub('canceled', { endedAt: at('2027-02-28T10:00:00Z') }),
      '2027-03-01T00:00:00Z',
      { tier: studio, expiration: at('2027-06-01T00:00:00Z') },
      'studio: granted',
    ],
    [
      'as long as it lasts',
      sub('canceled', { endedAt: at('2027-02-28T10:00:00Z') }),
      '2027-06-02T00:00:00Z',
      { tier: studio, expiration: at('2027-06-01T00:00:00Z') },
      'founder, expired: ended',
    ],
    [
      'what an administrator gives after the end counts, even the free tier',
      sub('canceled', { endedAt: at('2027-02-28T10:00:00Z') }),
      '2027-03-03T00:00:00Z',
      { tier: free, since: at('2027-03-02T00:00:00Z') },
      'free: granted',
    ],
    [
      'leap day is a day like any other',
      sub('active', { ...cancelling, periodEnd: at('2028-02-29T23:59:59.999Z') }),
      '2028-02-29T23:59:59.999Z',
      {},
      'founder, managed: ending',
    ],
  ])('%s', (_what, subscription, now, grant, expected) => {
    expect(held(subscription, now, grant)).toBe(expected);
  });

  it('a product without a tier gives the default fallback tier (spec administration §4.6)', () => {
    const now = at('2027-02-10T00:00:00Z');
    const granted = { ...byHouse, tier: studio };
    const holding = holdingOf({ granted, subscription: sub('active'), productTier: undefined, fallback: free, now });
    expect(holding).toMatchObject({ tier: free, isManaged: true });
  });
});

const anInstant = fc.date({ min: at('2027-01-01T00:00:00Z'), max: at('2028-12-31T00:00:00Z'), noInvalidDate: true });
const maybe = fc.option(anInstant, { nil: null });
const aSubscription: fc.Arbitrary<Subscription> = fc.record({
  id: fc.uuid(),
  status: fc.constantFrom(...subscriptionStatuses),
  productId: fc.constant('prod_founder'),
  cancelAtPeriodEnd: fc.boolean(),
  startedAt: anInstant,
  periodEnd: maybe,
  trialEnd: maybe,
  pastDueSince: maybe,
  endedAt: maybe,
});
const aGrant: fc.Arbitrary<Grant<Tier>> = fc.record({
  tier: fc.constantFrom(free, founder, studio),
  expiration: maybe,
  since: maybe,
});

describe('whatever is stored', () => {
  it('time alone opens nothing: whoever has run out stays so until something is told or given', () => {
    fc.assert(
      fc.property(aSubscription, aGrant, anInstant, anInstant, (subscription, granted, one, other) => {
        const [sooner, later] = one < other ? [one, other] : [other, one];
        const isOut = (now: Date) =>
          isExpired(
            {
              ...holdingOf({ granted, subscription, productTier: founder, fallback: free, now }),
              canBeExpired: true,
            },
            { subscriptionsEnabled: true, now },
          );
        fc.pre(granted.since === null);
        if (isOut(sooner)) expect(isOut(later)).toBe(true);
      }),
    );
  });

  it('which of several counts does not depend on the order in which they are told', () => {
    fc.assert(
      fc.property(fc.uniqueArray(aSubscription, { maxLength: 5, selector: ({ id }) => id }), (all) => {
        expect(governingSubscription(all.toReversed())).toEqual(governingSubscription(all));
      }),
    );
  });

  it('one that runs counts before any that has ended', () => {
    fc.assert(
      fc.property(fc.array(aSubscription, { maxLength: 5 }), (others) => {
        const all = [...others.map((one) => ({ ...one, status: 'canceled' as const })), sub('active')];
        expect(governingSubscription(all)?.status).toBe('active');
      }),
    );
  });
});
