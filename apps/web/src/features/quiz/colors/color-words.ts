import type { ColorMode } from '@signet/brand';
import { limits, type ColorPreferences } from '@signet/contract';

/** What a mode is called, what its list is, and how many it holds. */
export const modes = {
  favorite: { key: 'favoriteColors', label: 'Favorites', noun: 'favorites', most: limits.favoriteColors },
  disliked: { key: 'dislikedColors', label: 'Disliked', noun: 'disliked colors', most: limits.dislikedColors },
} as const satisfies Record<ColorMode, unknown>;

/** Why no other color can be chosen in a mode; empty while one can. */
export const whyNoMore = (mode: ColorMode, choices: ColorPreferences): string => {
  const { key, noun, most } = modes[mode];
  return choices[key].length < most ? '' : `No more than ${most} ${noun}: take one out first.`;
};

const remaining = (left: number) => (left === 0 ? 'None left to choose.' : `${left} left to choose.`);

/**
 * What a screen reader hears after a choice: what was added or removed, and how many are left. Empty when nothing
 * changed.
 */
export const announceChange = (before: ColorPreferences, after: ColorPreferences): string => {
  for (const mode of ['favorite', 'disliked'] as const) {
    const { key, noun, most } = modes[mode];
    const added = after[key].find((one) => !before[key].some((other) => other._id === one._id));
    const removed = before[key].find((one) => !after[key].some((other) => other._id === one._id));
    if (added) return `${added.name} added to ${noun}. ${remaining(most - after[key].length)}`;
    if (removed) return `${removed.name} removed from ${noun}. ${remaining(most - after[key].length)}`;
  }
  return '';
};
