/** Letters and digits; signs, spaces and marks count for nothing. */
export const letterCount = (text: string): number =>
  Array.from(text.normalize('NFC').matchAll(/[\p{L}\p{N}]/gu)).length;

/**
 * AUTHORED by eye: the letters of a name, and of one word of it, that any letters carry, and those past which only
 * plain ones can be read.
 */
const ofName = { easy: 15, most: 20 } as const;
const ofWord = { easy: 11, most: 14 } as const;

const beyond = (count: number, { easy, most }: typeof ofName | typeof ofWord): number =>
  Math.max(0, (count - easy) / (most - easy));

/**
 * How much a company's name is too long for letters that must be looked at one by one, such as a script's: 0 where it
 * is not, 1 at 20 letters or a word of 14, and growing with each letter more.
 */
export const tooLong = (name: string): number =>
  Math.max(beyond(letterCount(name), ofName), ...name.split(/\s+/u).map((word) => beyond(letterCount(word), ofWord)));
