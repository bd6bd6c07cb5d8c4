export { parseHex } from './hex.ts';
export { nearestFamily } from './nearest-family.ts';
export { deltaEOk, oklchOf } from './oklab.ts';
export type { Oklch } from './oklab.ts';
