import { refusals } from '@signet/contract';
import { describe, expect, it } from 'vitest';
import { subscribeOffer } from './subscribe-offer.ts';

describe('what a tier does not open', () => {
  it.each(['finish', 'book', 'library'] as const)(
    'while subscriptions are off nothing of the offer for %s speaks of them, and it says whom to ask',
    (locked) => {
      const offer = subscribeOffer(locked, { enabled: false, asUpgrade: true });
      expect(JSON.stringify(offer)).not.toMatch(/subscri|upgrade/i);
      expect(offer.text).toMatch(/Ask the people who run this Signet/);
      expect(offer.link).toBeUndefined();
    },
  );
  it('and it is refused in words that hold whether subscriptions are on or off', () => {
    expect(refusals.featureMissing.message).not.toMatch(/subscri|upgrade/i);
  });
  it('while they are on, there is a way to the subscription', () => {
    expect(subscribeOffer('finish', { enabled: true, asUpgrade: false }).link).toBe('SUBSCRIBE TO SIGNET');
  });
  it('showSubscribeAsUpgrade changes the wording', () => {
    expect(subscribeOffer('book', { enabled: true, asUpgrade: true }).link).toBe('UPGRADE NOW');
  });
});
