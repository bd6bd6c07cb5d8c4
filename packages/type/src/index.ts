export { boundsOf, unionOf, type Box } from './bounds.ts';
export type { Font } from './font.ts';
export { genericFamily, type GenericFamily, type TypeClass } from './generic-family.ts';
export { openFont } from './open-font.ts';
export { outlineOf } from './outline.ts';
export { placePath, type PathCommand, type Placement } from './path.ts';
export { shape, type ShapedGlyph, type ShapedText, type ShapeOptions } from './shape.ts';
export { openSubset, subsetWasmUrl, type Subset } from './subset.ts';
export { nearestWeight, weightName } from './weights.ts';
