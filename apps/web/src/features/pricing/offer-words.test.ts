import { describe, expect, it } from 'vitest';
import { openedBy } from './offer-words.ts';

describe('what a tier opens', () => {
  it('names nothing that it does not open', () => {
    expect(openedBy({ 'brandBook.enabled': true, 'chat.enabled': false })).toEqual([
      'Your brand book, to read and to take along',
    ]);
  });
  it('some templates are not every template', () => {
    expect(openedBy({ 'assetLibrary.misc.enabled': true })).toEqual(['Templates of the asset library']);
  });
});
