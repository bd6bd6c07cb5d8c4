/** What a position between fitting in (0) and standing out (1) means for the colors. */
export const positionWords = (standOut: number): string => steps.find(({ upTo }) => standOut <= upTo)?.words ?? '';

const steps = [
  { upTo: 0.2, words: 'Colors close to theirs' },
  { upTo: 0.4, words: 'Colors a little apart from theirs' },
  { upTo: 0.6, words: 'Colors of your own, within reach of theirs' },
  { upTo: 0.8, words: 'Colors clearly apart from theirs' },
  { upTo: 1, words: 'Colors as far from theirs as your answers allow' },
] as const;
