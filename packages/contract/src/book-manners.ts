/**
 * How a brand book is laid out, on the screen and in print: on paper with lines, in fields of color, or as posters.
 * What a kit is quiet or loud with, the book about it is too.
 */
export const bookManners = ['margin', 'field', 'poster'] as const;
export type BookManner = (typeof bookManners)[number];

const ofKits: Readonly<Record<string, BookManner>> = {
  'open-margin': 'margin',
  'drawing-board': 'margin',
  contour: 'margin',
  'cut-paper': 'field',
  orbit: 'field',
  terrazzo: 'field',
  'first-light': 'field',
  'signal-stripe': 'poster',
  'block-print': 'poster',
  'poster-wall': 'poster',
};

/** How the book of a brand with this kit is laid out; that of a kit which is not known is quiet. */
export const bookManner = (kitKey: string | undefined): BookManner => ofKits[kitKey ?? ''] ?? 'margin';
