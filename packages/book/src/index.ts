export type { BookBrand, PieceAreas } from './book-brand.ts';
export { bookOf, openingOf } from './book-of.ts';
export { clearSpaceUnit } from './clear-space.ts';
export { groundsOf } from './grounds.ts';
export { inkedScene } from './on-field.ts';
export { drawSocial } from './social.ts';
export { drawPriceList } from './price-list.ts';
export { drawBook, drawCover, drawLater, drawOpening, drawPreview, drawShares, drawSpecimens } from './draw-book.ts';
export { pressNames } from './press/print.ts';
