import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holdingOf, isExpired } from '@signet/brand';
import { acted, advance, monthsAfter, told, type TillSubscription } from './life.ts';

const at = (instant: string): Date => new Date(instant.includes('T') ? instant : `${instant}T12:00:00Z`);
const subscribed = (on: string, given: Partial<TillSubscription> = {}): TillSubscription => ({
  id: 'sub_1',
  customer_id: 'cus_1',
  product_id: 'test_founder',
  status: 'active',
  started_at: at(on),
  anchor: at(on),
  periods: 1,
  trial_end: null,
  past_due_since: null,
  ended_at: null,
  cancel_at_period_end: false,
  payments_fail: false,
  is_discounted: false,
  ...given,
});
const inTrial = (on: string, until: string) => subscribed(on, { status: 'trialing', trial_end: at(until) });

type Step = 'cancel' | 'resume' | 'failNext' | 'payNow' | { changeTo: string };
/** What happens when, one after the other. */
type Journey = [string, Step][];

const free = { key: 'free' };
const tiers = [free, { key: 'founder' }, { key: 'studio' }];

/** The subscription, and what it gives, at the end of a journey. */
const standAt = (one: TillSubscription, journey: Journey, now: string): string => {
  const done = journey.reduce((present, [on, step]) => acted(advance(present, at(on)), step) ?? present, one);
  const subscription = told(advance(done, at(now)));
  const productTier = tiers.find(({ key }) => `test_${key}` === subscription.productId);
  const granted = { tier: free, expiration: null, since: null };
  const holding = holdingOf({ granted, subscription, productTier, fallback: free, now: at(now) });
  const context = { subscriptionsEnabled: true, now: at(now) };
  const isOut = isExpired({ expiration: holding.expiration, canBeExpired: true }, context);
  return `${subscription.status}, ${isOut ? 'closed' : holding.tier.key}`;
};

const founder = subscribed('2027-01-10');
const trial = inTrial('2027-01-10', '2027-01-24');
const monthEnd = subscribed('2027-01-31');

describe('by the clock (the till and what it gives, together)', () => {
  it.each<[string, TillSubscription, Journey, string, string]>([
    ['a trial gives its tier at once', trial, [], '2027-01-10', 'trialing, founder'],
    ['a trial gives it to its last instant', trial, [], '2027-01-24T11:59:59.999Z', 'trialing, founder'],
    ['a trial becomes paid at its end', trial, [], '2027-01-24', 'active, founder'],
    ['a trial whose payment fails has a week', trial, [['2027-01-12', 'failNext']], '2027-01-31', 'past_due, founder'],
    ['and is closed after it', trial, [['2027-01-12', 'failNext']], '2027-01-31T12:00:00.001Z', 'past_due, closed'],
    [
      'a trial cancelled runs to its end',
      trial,
      [['2027-01-11', 'cancel']],
      '2027-01-24T11:59:59Z',
      'trialing, founder',
    ],
    ['and no longer', trial, [['2027-01-11', 'cancel']], '2027-01-24T12:00:00.001Z', 'canceled, closed'],
    [
      'a trial cancelled and resumed goes on',
      trial,
      [
        ['2027-01-11', 'cancel'],
        ['2027-01-20', 'resume'],
      ],
      '2027-01-25',
      'active, founder',
    ],
    [
      'a trial may change its tier',
      trial,
      [['2027-01-11', { changeTo: 'test_studio' }]],
      '2027-01-12',
      'trialing, studio',
    ],
    [
      'the first renewal of a trial is a month after its end',
      trial,
      [['2027-01-25', 'failNext']],
      '2027-02-24',
      'past_due, founder',
    ],
    ['a month is paid', founder, [], '2027-02-09', 'active, founder'],
    ['it renews at the instant', founder, [], '2027-02-10', 'active, founder'],
    ['and again, and again', founder, [], '2029-06-01', 'active, founder'],
    [
      'a failed payment shows when it is due',
      founder,
      [['2027-01-20', 'failNext']],
      '2027-02-10T11:59:59.999Z',
      'active, founder',
    ],
    ['and leaves a week of grace', founder, [['2027-01-20', 'failNext']], '2027-02-17', 'past_due, founder'],
    ['to the instant', founder, [['2027-01-20', 'failNext']], '2027-02-17T12:00:00.001Z', 'past_due, closed'],
    ['after two weeks it is unpaid', founder, [['2027-01-20', 'failNext']], '2027-02-24', 'unpaid, closed'],
    ['and stays so', founder, [['2027-01-20', 'failNext']], '2028-02-24', 'unpaid, closed'],
    [
      'paying in the grace is as if nothing was',
      founder,
      [
        ['2027-01-20', 'failNext'],
        ['2027-02-12', 'payNow'],
      ],
      '2027-03-09',
      'active, founder',
    ],
    [
      'paying later opens it again',
      founder,
      [
        ['2027-01-20', 'failNext'],
        ['2027-02-20', 'payNow'],
      ],
      '2027-02-20',
      'active, founder',
    ],
    [
      'paying what is unpaid opens it again',
      founder,
      [
        ['2027-01-20', 'failNext'],
        ['2027-05-20', 'payNow'],
      ],
      '2027-05-21',
      'active, founder',
    ],
    [
      'a card that failed and was paid renews',
      founder,
      [
        ['2027-01-20', 'failNext'],
        ['2027-02-12', 'payNow'],
      ],
      '2027-04-20',
      'active, founder',
    ],
    ['paying what is paid changes nothing', founder, [['2027-01-20', 'payNow']], '2027-02-20', 'active, founder'],
    [
      'cancelled runs to the end of what is paid',
      founder,
      [['2027-01-11', 'cancel']],
      '2027-02-10T11:59:59.999Z',
      'active, founder',
    ],
    [
      'and is over after that instant',
      founder,
      [['2027-01-11', 'cancel']],
      '2027-02-10T12:00:00.001Z',
      'canceled, closed',
    ],
    ['for good', founder, [['2027-01-11', 'cancel']], '2030-01-01', 'canceled, closed'],
    [
      'resuming in time goes on',
      founder,
      [
        ['2027-01-11', 'cancel'],
        ['2027-02-09', 'resume'],
      ],
      '2027-02-11',
      'active, founder',
    ],
    [
      'resuming too late does nothing',
      founder,
      [
        ['2027-01-11', 'cancel'],
        ['2027-02-11', 'resume'],
      ],
      '2027-02-12',
      'canceled, closed',
    ],
    [
      'cancelling in the grace ends with the month',
      founder,
      [
        ['2027-01-11', 'failNext'],
        ['2027-02-11', 'cancel'],
      ],
      '2027-03-10T12:00:00.001Z',
      'canceled, closed',
    ],
    [
      'changing the tier counts at once',
      founder,
      [['2027-01-15', { changeTo: 'test_studio' }]],
      '2027-01-15',
      'active, studio',
    ],
    [
      'and renews on the same day',
      founder,
      [
        ['2027-01-15', { changeTo: 'test_studio' }],
        ['2027-02-01', 'cancel'],
      ],
      '2027-02-10T12:00:00.001Z',
      'canceled, closed',
    ],
    [
      'back to the former tier',
      founder,
      [
        ['2027-01-15', { changeTo: 'test_studio' }],
        ['2027-01-16', { changeTo: 'test_founder' }],
      ],
      '2027-01-17',
      'active, founder',
    ],
    [
      'a product that is no tier any more gives the fallback',
      founder,
      [['2027-01-15', { changeTo: 'test_gone' }]],
      '2027-01-16',
      'active, free',
    ],
    [
      'the 31st renews on the last of February',
      monthEnd,
      [['2027-02-01', 'cancel']],
      '2027-02-28T12:00:00.001Z',
      'canceled, closed',
    ],
    ['and not a day before', monthEnd, [['2027-02-01', 'cancel']], '2027-02-28T11:59:59Z', 'active, founder'],
    [
      'the 31st is the 31st again in March',
      monthEnd,
      [['2027-03-01', 'cancel']],
      '2027-03-31T11:59:59Z',
      'active, founder',
    ],
    ['and the 30th in April', monthEnd, [['2027-04-01', 'cancel']], '2027-04-30T12:00:00.001Z', 'canceled, closed'],
    [
      'leap day has its month',
      subscribed('2028-01-29'),
      [['2028-02-01', 'cancel']],
      '2028-02-29T11:59:59Z',
      'active, founder',
    ],
    [
      'and ends on it',
      subscribed('2028-01-31'),
      [['2028-02-01', 'cancel']],
      '2028-02-29T12:00:00.001Z',
      'canceled, closed',
    ],
    [
      'the turn of the year is a day',
      subscribed('2027-12-31'),
      [['2028-01-01', 'cancel']],
      '2028-01-31T12:00:00.001Z',
      'canceled, closed',
    ],
  ])('%s', (_what, one, journey, now, expected) => {
    expect(standAt(one, journey, now)).toBe(expected);
  });
});

it('a day that a month lacks is its last, and never moves the next', () => {
  const ends = Array.from({ length: 5 }, (_, months) =>
    monthsAfter(at('2027-10-31'), months).toISOString().slice(0, 10),
  );
  expect(ends).toEqual(['2027-10-31', '2027-11-30', '2027-12-31', '2028-01-31', '2028-02-29']);
});

it('looking in between changes nothing: two steps of the clock are one', () => {
  const days = fc.integer({ min: 0, max: 800 });
  const journey = fc.array(fc.constantFrom<Step>('cancel', 'resume', 'failNext', 'payNow'), { maxLength: 4 });
  fc.assert(
    fc.property(journey, days, days, (steps, one, more) => {
      const start = steps.reduce((present, step) => acted(present, step) ?? present, trial);
      const after = (count: number) => new Date(trial.started_at.getTime() + count * 86_400_000);
      expect(advance(advance(start, after(one)), after(one + more))).toEqual(advance(start, after(one + more)));
    }),
  );
});
