export { colorGroups } from './brain.ts';
export type {
  Brain,
  ColorFamily,
  ColorGroup,
  ColorName,
  FontFamily,
  FontType,
  Industry,
  IndustryCompany,
  Keyword,
  MarketingKit,
  Trait,
  TraitSource,
} from './brain.ts';
export { checkBrain } from './check-brain.ts';
export type { BrainError } from './check-sheet.ts';
export { parseCsv } from './csv.ts';
export { sheetNames } from './sheet-rules.ts';
export type { SheetName } from './sheet-rules.ts';
export { cellText, sheetTexts } from './sheets.ts';
export type { Cell, Sheets } from './sheets.ts';
