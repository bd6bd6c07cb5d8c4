import { limits } from '@signet/contract';

type WithId = { _id: string };

/** How a keyword's tile shows: with three selected, the rest are disabled until one is deselected (spec quiz §2). */
export const keywordTileState = (chosen: readonly WithId[], id: string): 'chosen' | 'full' | 'free' => {
  if (chosen.some((one) => one._id === id)) return 'chosen';
  return chosen.length >= limits.keywords ? 'full' : 'free';
};

/** Items toggle on and off; a disabled one changes nothing (spec quiz §4). */
export const toggleKeyword = <K extends WithId>(chosen: readonly K[], keyword: K): K[] => {
  const state = keywordTileState(chosen, keyword._id);
  if (state === 'chosen') return chosen.filter((one) => one._id !== keyword._id);
  return state === 'free' ? [...chosen, keyword] : [...chosen];
};
