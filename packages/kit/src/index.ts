export { wrapText } from './break-text.ts';
export type { KitBrand, KitTexts } from './brand.ts';
export { drawKitPage, drawKitPiece } from './draw-piece.ts';
export { isKitKey, kits, type KitKey } from './kits.ts';
export { placeText, setLines, type TextStyle } from './set-text.ts';
export { KITS_VERSION } from './version.ts';
export {
  drawContentSlide,
  drawLogo,
  drawPaper,
  drawPosterSlide,
  slidePalette,
  type PosterSlide,
} from './draw-slide.ts';
export type { Palette } from './palette.ts';
