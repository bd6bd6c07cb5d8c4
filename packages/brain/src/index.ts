export { colorGroups } from './brain.ts';
export type {
  Brain,
  ColorFamily,
  ColorGroup,
  FontFamily,
  FontType,
  Industry,
  IndustryCompany,
  Keyword,
  MarketingKit,
  Trait,
  TraitSource,
} from './brain.ts';
export type { ColorName } from './color-name-rows.ts';
export { checkBrain } from './check-brain.ts';
export type { FontScript } from './curated.ts';
export type { BrainError } from './check-sheet.ts';
export { parseCsv } from './csv.ts';
export { sheetNames, wordSheets } from './sheet-rules.ts';
export type { SheetName } from './sheet-rules.ts';
export { cellText, sheetTexts } from './sheets.ts';
export type { Cell, Sheets } from './sheets.ts';
