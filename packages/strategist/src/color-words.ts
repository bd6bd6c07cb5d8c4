/**
 * What people call colors, with a color that most would call so: names of CSS and of the XKCD survey (public domain),
 * for finding which of a brand's colors somebody means.
 */
export const colorWords: Readonly<Record<string, string>> = {
  red: '#d62828',
  crimson: '#b3122d',
  scarlet: '#d81e1e',
  burgundy: '#6d1a36',
  maroon: '#6b1f2a',
  wine: '#722f37',
  coral: '#f26b5b',
  salmon: '#fa8072',
  orange: '#f07f13',
  rust: '#b1471c',
  terracotta: '#c8603f',
  peach: '#f9b99b',
  amber: '#f5b301',
  gold: '#d4a017',
  mustard: '#c99a1a',
  ocher: '#c07a1b',
  yellow: '#f5d10d',
  cream: '#fbf3dc',
  ivory: '#fbf8ea',
  beige: '#e3d5bb',
  sand: '#d8c39a',
  tan: '#c9a47a',
  brown: '#7a4a21',
  chocolate: '#4a2a16',
  olive: '#7a7a1f',
  lime: '#a4d618',
  green: '#2f9e44',
  mint: '#a8e6c8',
  sage: '#9caf88',
  forest: '#1f5a32',
  emerald: '#0b9f6a',
  teal: '#0f8080',
  turquoise: '#40c9bf',
  cyan: '#17b6cf',
  sky: '#7fc4ef',
  blue: '#1f5fd0',
  navy: '#14284f',
  indigo: '#3b2f8f',
  violet: '#7a3fc0',
  purple: '#7b2fa0',
  lavender: '#bda7e3',
  lilac: '#c8a2c8',
  plum: '#6f2c62',
  magenta: '#c2188b',
  pink: '#f08ab0',
  rose: '#e0607e',
  gray: '#808080',
  silver: '#bfc3c8',
  charcoal: '#36393d',
  black: '#000000',
  white: '#ffffff',
};

/** Other spellings of words above. */
const spellings: Readonly<Record<string, string>> = { grey: 'gray', ochre: 'ocher', terra: 'terracotta' };

/** The word as the table has it; undefined for what is no name of a color. */
export const colorWord = (word: string): string | undefined => {
  const spelled = spellings[word] ?? word;
  return Object.hasOwn(colorWords, spelled) ? spelled : undefined;
};
