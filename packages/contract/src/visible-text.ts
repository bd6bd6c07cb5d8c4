/** Draws nothing by itself: default ignorable, format, private use, half a surrogate, the empty braille cell. */
const HIDDEN = /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Co}\p{Cs}\u2800]/u;
/** Marks that decide how their neighbors join; they mean something in scripts that join, and in emoji. */
const JOINER = /[\u200c\u200d]/u;
const JOINS = /[\p{M}\p{Extended_Pictographic}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Mongolian}\ufe0f]/u;
/** Chooses another form of the sign before it. */
const SELECTOR = /[\ufe00-\ufe0f\u{e0100}-\u{e01ef}]/u;
const HAS_FORMS = /[\p{Extended_Pictographic}\p{Script=Han}]/u;
/** Anything that a text could have to lose, line breaks included; most of what is typed has nothing. */
const LOSABLE = /[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\p{Co}\p{Cs}\u2028\u2029\u2800]/u;
const SEEN = /[\p{L}\p{N}\p{P}\p{S}]/u;

const means = (sign: string, before: string, after: string): boolean =>
  (JOINER.test(sign) && JOINS.test(before) && after !== '' && !HIDDEN.test(after)) ||
  (SELECTOR.test(sign) && HAS_FORMS.test(before));

/**
 * What people can see of a text: without characters that draw nothing, turn the direction of what follows, or are
 * control codes. A joiner stays where its script needs it; every kind of line break becomes one.
 */
export const visibleText = (text: string): string => {
  if (!LOSABLE.test(text)) return text;
  const signs = Array.from(text.replaceAll(/\r\n?|[\v\f\u0085\u2028\u2029]/gu, '\n'));
  return signs
    .filter((sign, at) => !HIDDEN.test(sign) || means(sign, signs[at - 1] ?? '', signs[at + 1] ?? ''))
    .map((sign) => (sign !== '\n' && /\p{Cc}/u.test(sign) ? ' ' : sign))
    .join('');
};

/** Whether anything of a text can be seen: spaces and marks without a letter cannot. */
export const isSeen = (text: string): boolean => SEEN.test(visibleText(text));
