import { formQualities, type FormWish } from '@signet/mark';
import { brain } from '../../gallery/families.ts';

/** Three keywords of the default brain, other ones for every name, with the form that their traits ask for. */
export const wishesFor = (at: number): FormWish[] =>
  [0, 1, 2].flatMap((step) => {
    const keyword = brain.keywords[(at * 29 + step * 37) % brain.keywords.length];
    if (!keyword) return [];
    const asked = brain.keywordTraits.filter(({ keyword_id }) => keyword_id === keyword._id);
    const form = formQualities.flatMap((quality) =>
      asked.filter(({ anchor }) => anchor === `form:${quality}`).map(({ weight }) => [quality, weight] as const),
    );
    return [{ word: keyword.name.toLowerCase(), form: Object.fromEntries(form) }];
  });
