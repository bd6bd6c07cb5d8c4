export { fitText, isLeading, wrapText } from './break-text.ts';
export type { KitBrand, KitTexts, OwnLogo } from './brand.ts';
export { ownCap } from './lockup.ts';
export { traced } from './trace.ts';
export { drawKitPattern } from './draw-pattern.ts';
export { drawKitPage, drawKitPiece } from './draw-piece.ts';
export { besideName, saysName } from './said-name.ts';
export { faceFor } from './sheet.ts';
export { isKitKey, kits, type KitKey } from './kits.ts';
export { stemOf } from './stem.ts';
export { placeText, setLines, type TextStyle } from './set-text.ts';
export { drawKitThings, type KitThing } from './things.ts';
export { KITS_VERSION } from './version.ts';
export {
  drawContentSlide,
  drawLogo,
  logoHigh,
  drawPaper,
  drawPosterSlide,
  slidePalette,
  type PosterSlide,
} from './draw-slide.ts';
export type { Palette } from './palette.ts';
