/**
 * `stop`: not ready to be shown. `warn`: look at it. `page` counts from 1; `isHidden` where that slide is left out of
 * the show, so that nothing found on it keeps the others from being shown.
 */
export type Finding = { level: 'stop' | 'warn'; rule: Rule; page: number; says: string; isHidden?: true };

/** What is looked for, in the words of the receipt. */
export const rules = {
  blank: 'Questions left',
  sample: 'Samples left',
  overflow: 'Text that leaves its box',
  small: 'Smallest type',
  contrast: 'Contrast of text',
  source: 'Numbers without a source',
  sum: 'Numbers that contradict each other',
  headline: 'Length of headlines',
  widow: 'Last words that stand alone',
  full: 'Full boxes',
  words: 'Words on a slide',
  age: 'Age of sources',
  image: 'Sharpness of pictures',
  alt: 'Alt text of pictures',
  length: 'Length of the deck',
} as const;
export type Rule = keyof typeof rules;

/**
 * What was found, and which rules were looked at: of no other can it be said that it is in order. `hidden` is how many
 * slides are left out of the show.
 */
export type Checked = { looked: readonly Rule[]; findings: Finding[]; hidden: number };
