export { drawLogo, LOGO_WIDTH, type LogoDrawing } from './draw-logo.ts';
export { fieldFor } from './field-color.ts';
export type { Alignment } from './stack-lines.ts';
