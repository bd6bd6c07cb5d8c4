import { describe, expect, it } from 'vitest';
import { openedBy } from './offer-words.ts';

describe('what a tier opens', () => {
  it('names nothing that it does not open', () => {
    expect(openedBy({ 'brandBook.enabled': true, 'chat.enabled': false }, true)).toEqual([
      'Your brand book, to read and to take along',
    ]);
  });
  it('some templates are not every template', () => {
    expect(openedBy({ 'assetLibrary.misc.enabled': true }, true)).toEqual(['Templates of the asset library']);
  });
  it('a strategist is not promised where the house has none', () => {
    expect(openedBy({ 'chat.enabled': true }, false)).toEqual([]);
    expect(openedBy({ 'chat.enabled': true }, true)).toEqual(['A brand strategist to ask']);
  });
});
