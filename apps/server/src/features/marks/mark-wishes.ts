import { formQualities, type FormWish } from '@signet/mark';
import type { LoadedBrain } from '../brain/loaded-brain.ts';

const PREFIX = 'form:';

/** What a founder's keywords ask of a mark's form: the `form:*` traits that the brain has for each. */
export const markWishes = ({ brain, keywords }: LoadedBrain, keywordIds: readonly string[]): FormWish[] =>
  keywordIds.flatMap((id) => {
    const keyword = keywords.get(id);
    if (!keyword) return [];
    const asked = brain.keywordTraits.filter(({ keyword_id }) => keyword_id === id);
    const form = formQualities.flatMap((quality) =>
      asked.filter(({ anchor }) => anchor === PREFIX + quality).map(({ weight }) => [quality, weight] as const),
    );
    return [{ word: keyword.name.toLowerCase(), form: Object.fromEntries(form) }];
  });
