/** What a browser needs to know of faces: nothing here opens a font. */
export { genericFamily, type GenericFamily } from './generic-family.ts';
export { nearestWeight, weightName } from './weights.ts';
