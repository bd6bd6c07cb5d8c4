import { describe, expect, it } from 'vitest';
import type { ColorPreferences } from '@signet/contract';
import { chooseColor, colorChipState, isExpired, keywordTileState, toggleKeyword } from './index.ts';

const color = (_id: string) => ({ _id, name: _id });
const none: ColorPreferences = { favoriteColors: [], dislikedColors: [] };

describe('choosing colors', () => {
  it('selecting a family adds it to the current mode; selecting it again removes it', () => {
    const once = chooseColor(none, 'favorite', color('teal'));
    expect(once.favoriteColors).toEqual([color('teal')]);
    expect(chooseColor(once, 'favorite', color('teal'))).toEqual(none);
  });

  it('a family already in one list is disabled in the other mode', () => {
    const favorite = chooseColor(none, 'favorite', color('teal'));
    expect(colorChipState(favorite, 'disliked', 'teal')).toBe('in-other-list');
    expect(chooseColor(favorite, 'disliked', color('teal'))).toEqual(favorite);
  });

  it('once 2 are chosen in a mode the other unselected families are disabled in that mode only', () => {
    const full = ['teal', 'navy'].reduce((sofar, id) => chooseColor(sofar, 'disliked', color(id)), none);
    expect(colorChipState(full, 'disliked', 'coral')).toBe('full');
    expect(colorChipState(full, 'favorite', 'coral')).toBe('free');
    expect(chooseColor(full, 'disliked', color('coral'))).toEqual(full);
  });
});

describe('choosing keywords', () => {
  it('with three selected the rest are disabled until one is deselected', () => {
    const three = ['a', 'b', 'c'].map(color);
    expect(keywordTileState(three, 'd')).toBe('full');
    expect(toggleKeyword(three, color('d'))).toEqual(three);
    expect(keywordTileState(toggleKeyword(three, color('b')), 'd')).toBe('free');
  });

  it('keeps the order in which they were chosen', () => {
    expect(toggleKeyword(['a', 'c'].map(color), color('b')).map((one) => one._id)).toEqual(['a', 'c', 'b']);
  });
});

describe('expiry', () => {
  const past = new Date('2026-01-01T00:00:00Z');
  const now = new Date('2026-06-01T00:00:00Z');
  it('a subscription whose expiration is in the past is expired when the user can be expired', () => {
    expect(isExpired({ expiration: past, canBeExpired: true }, { subscriptionsEnabled: true, now })).toBe(true);
    expect(isExpired({ expiration: past, canBeExpired: false }, { subscriptionsEnabled: true, now })).toBe(false);
    expect(isExpired({ expiration: null, canBeExpired: true }, { subscriptionsEnabled: true, now })).toBe(false);
    expect(isExpired({ expiration: now, canBeExpired: true }, { subscriptionsEnabled: true, now })).toBe(false);
  });
  it('while subscriptions are off nothing expires', () => {
    expect(isExpired({ expiration: past, canBeExpired: true }, { subscriptionsEnabled: false, now })).toBe(false);
  });
});
