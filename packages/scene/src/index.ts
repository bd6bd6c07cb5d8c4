export { svgNumber } from './numbers.ts';
export { pathData } from './path-data.ts';
export type { Ink, Scene, Shape } from './scene.ts';
export { toSvg, type SceneColors } from './to-svg.ts';
