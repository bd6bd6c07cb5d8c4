export { toPng } from './to-png.ts';
export { createPress, pressFile, type PdfJob, type VectorPicture } from './to-pdf.ts';
export { toPixels, type Pixels } from './to-pixels.ts';
