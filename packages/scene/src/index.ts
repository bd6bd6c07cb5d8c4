export { pathData } from './path-data.ts';
export type { GradientStop, Ink, LiveText, Paint, Place, Scene, Shape, Tone } from './scene.ts';
export { toSvg } from './to-svg.ts';
export { toneHex, type SceneColors } from './tone-hex.ts';
