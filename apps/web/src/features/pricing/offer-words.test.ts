import { describe, expect, it } from 'vitest';
import { openedBy } from './offer-words.ts';

const founder = { tierKey: 'founder' };
const withChat = { 'chat.enabled': true };

describe('what a tier opens', () => {
  it('names nothing that it does not open', () => {
    const features = { 'brandBook.enabled': true, 'chat.enabled': false };
    expect(openedBy({ ...founder, features }, true)).toEqual(['Your brand book, to read and to take along']);
  });
  it('some templates are not every template', () => {
    const features = { 'assetLibrary.misc.enabled': true };
    expect(openedBy({ ...founder, features }, true)).toEqual(['Templates of the asset library']);
  });
  it('a strategist is not promised where the house has none', () => {
    expect(openedBy({ ...founder, features: withChat }, false)).toEqual([]);
  });
  it('how often the strategist may be asked is what the tiers differ by', () => {
    const lines = ['founder', 'studio', 'own'].flatMap((tierKey) => openedBy({ tierKey, features: withChat }, true));
    expect(lines).toEqual([
      'A brand strategist: up to 100 questions a day',
      'A brand strategist: up to 300 questions a day',
      'A brand strategist: up to 50 questions a day',
    ]);
  });
});
