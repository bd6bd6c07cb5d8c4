/** Spec results §9: the CSS family to fall back on. CSS has no handwriting and no display: both read as cursive. */
const generics = {
  serif: 'serif',
  'sans-serif': 'sans-serif',
  handwriting: 'cursive',
  display: 'cursive',
  cursive: 'cursive',
  monospace: 'monospace',
  fantasy: 'fantasy',
} as const satisfies Record<string, string>;

export type TypeClass = keyof typeof generics;
export type GenericFamily = (typeof generics)[TypeClass];

const isClass = (type: string): type is TypeClass => type in generics;

/** The CSS generic family of a font type (spec results §9); sans-serif for one that is not known. */
export const genericFamily = (type: string): GenericFamily => (isClass(type) ? generics[type] : 'sans-serif');
