export { toPng } from './to-png.ts';
