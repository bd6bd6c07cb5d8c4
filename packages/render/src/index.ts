export { toPng } from './to-png.ts';
export { toPixels, type Pixels } from './to-pixels.ts';
