/** What a browser needs to know of faces: nothing here opens a font. */
export { genericFamily } from './generic-family.ts';
export { weightName } from './weights.ts';
