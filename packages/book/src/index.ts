export type { BookBrand } from './book-brand.ts';
export { bookOf } from './book-of.ts';
export { inkedScene } from './on-field.ts';
export { drawSocial } from './social.ts';
export { drawBook, drawCover, drawPreview, drawSpecimens } from './draw-book.ts';
