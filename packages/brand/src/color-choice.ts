import { limits, type ColorChoice, type ColorPreferences } from '@signet/contract';

export type ColorMode = 'favorite' | 'disliked';

const listOf = { favorite: 'favoriteColors', disliked: 'dislikedColors' } as const;
const most = { favorite: limits.favoriteColors, disliked: limits.dislikedColors } as const;
const other = { favorite: 'disliked', disliked: 'favorite' } as const;

const holds = (list: readonly ColorChoice[], id: string) => list.some((one) => one._id === id);

/**
 * How a family shows in a mode (spec quiz §2): chosen here; disabled because it is in the other list; disabled
 * because the list is full; free.
 */
export const colorChipState = (
  choices: ColorPreferences,
  mode: ColorMode,
  familyId: string,
): 'chosen' | 'in-other-list' | 'full' | 'free' => {
  if (holds(choices[listOf[mode]], familyId)) return 'chosen';
  if (holds(choices[listOf[other[mode]]], familyId)) return 'in-other-list';
  return choices[listOf[mode]].length >= most[mode] ? 'full' : 'free';
};

/**
 * Selecting a family adds it to the mode's list, selecting it again removes it; a disabled one changes nothing (spec
 * quiz §2).
 */
export const chooseColor = (choices: ColorPreferences, mode: ColorMode, family: ColorChoice): ColorPreferences => {
  const key = listOf[mode];
  const state = colorChipState(choices, mode, family._id);
  if (state === 'chosen') return { ...choices, [key]: choices[key].filter((one) => one._id !== family._id) };
  return state === 'free' ? { ...choices, [key]: [...choices[key], family] } : choices;
};
