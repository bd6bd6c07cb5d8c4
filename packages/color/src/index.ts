export { anchorRating, colorAnchorRatings, convertedAnchorRatings } from './anchor-rating.ts';
export type { SingleColorAnchor } from './anchor-rating.ts';
export { ciede2000, labDifference2000 } from './ciede2000.ts';
export { colorAnchors } from './color-anchors.ts';
export type { ColorAnchor } from './color-anchors.ts';
export { clearNameOf } from './color-name.ts';
export type { BasicColorTerm } from './color-name.ts';
export {
  contrastRatio,
  largeTextContrast,
  luminanceRatio,
  relativeLuminance,
  roundRatio,
  textContrast,
} from './contrast.ts';
export { contrastRules, failsContrast, ratioShown } from './contrast-rules.ts';
export type { RuledColors, RuledRole } from './contrast-rules.ts';
export { deficiencies, deficientOklab, simulateDeficiency } from './deficiency.ts';
export type { Deficiency } from './deficiency.ts';
export { heatOf, labOf, pairHarmony, weightOf } from './emotion.ts';
export type { Lab } from './emotion.ts';
export { hexFromOklch } from './gamut.ts';
export { parseHex } from './hex.ts';
export { logoField } from './logo-field.ts';
export { logoOn } from './logo-on.ts';
export { companions, leads, lights, tints } from './materials.ts';
export type { Companion, Lead, LightName, Material, Tint } from './materials.ts';
export { mixColors } from './mix.ts';
export { nearestFamily } from './nearest-family.ts';
export { nearestPassing } from './nearest-passing.ts';
export { deltaEOk, labDistance, oklabOf, oklchOf } from './oklab.ts';
export type { Oklab, Oklch } from './oklab.ts';
export { notationsOf } from './notations.ts';
export { plainName, plainTerm } from './plain-name.ts';
export { colorRoles, schemeDistance, schemeLab, voiceRoles } from './scheme.ts';
export type { ColorRole, SchemeColors, SchemeLab } from './scheme.ts';
export { solveLightness } from './solve-lightness.ts';
