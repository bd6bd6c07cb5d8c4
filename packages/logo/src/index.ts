export { drawLogo, LOGO_WIDTH, type LogoDrawing } from './draw-logo.ts';
export type { Alignment } from './stack-lines.ts';
