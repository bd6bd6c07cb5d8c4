/**
 * Whose colors a founder wants to be near to or far from: without competitors, those that are usual in the industry.
 */
export type Others = 'theirs' | 'your industry’s';

export const othersOf = (competitors: number): Others => (competitors > 0 ? 'theirs' : 'your industry’s');

/** Said where the founder has not moved it. */
export const AS_USUAL = 'As is usual in your industry';

/** What a position between fitting in (0) and standing out (1) means for the colors. */
export const positionWords = (standOut: number, others: Others): string =>
  steps.find(({ upTo }) => standOut <= upTo)?.words(others) ?? '';

const steps = [
  { upTo: 0.2, words: (others: Others) => `Colors close to ${others}` },
  { upTo: 0.4, words: (others: Others) => `Colors a little apart from ${others}` },
  { upTo: 0.6, words: (others: Others) => `Colors of your own, within reach of ${others}` },
  { upTo: 0.8, words: (others: Others) => `Colors clearly apart from ${others}` },
  { upTo: 1, words: (others: Others) => `Colors as far from ${others} as your answers allow` },
] as const;
