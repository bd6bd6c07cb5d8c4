export type { EngineAnswers, EngineInput, Reason } from './input.ts';
export { rankFonts } from './rank-fonts.ts';
export type { RankedFont, RankedFonts } from './rank-fonts.ts';
export { rankSchemes } from './rank-schemes.ts';
export type { RankedScheme } from './rank-schemes.ts';
export { schemeMood } from './scheme-mood.ts';
export type { SchemeMood } from './scheme-mood.ts';
