import type { Brain, MarketingKit } from './brain.ts';
import { checkReferences } from './check-references.ts';
import { checkSheet, firstColumn, type BrainError, type CheckedSheet } from './check-sheet.ts';
import { isSheetName, sheetNames, sheetRules, type RowOf, type SheetName } from './sheet-rules.ts';
import { columnLetters, type Sheets } from './sheets.ts';

export type CheckedBrain =
  | { readonly ok: true; readonly brain: Brain }
  | { readonly ok: false; readonly errors: readonly BrainError[] };

const unknownSheets = (sheets: Sheets): BrainError[] =>
  Object.keys(sheets)
    .filter((name) => !isSheetName(name))
    .map((sheet) => ({
      sheet,
      row: 1,
      column: columnLetters(0),
      why: `A brain has no such sheet; its sheets are ${sheetNames.join(', ')}.`,
    }));

const missingSheets = (sheets: Sheets): BrainError[] =>
  sheetNames
    .filter((name) => !Object.hasOwn(sheets, name))
    .map((sheet) => ({ sheet, row: 1, column: firstColumn(sheetRules[sheet]), why: 'This sheet is missing.' }));

/** Sound only once every sheet is free of errors: then each row was read in full, as its rules type it. */
const rowsOf = <Name extends SheetName>(checked: ReadonlyMap<string, CheckedSheet>, name: Name): RowOf<Name>[] =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the rules that type the row have just read it
  (checked.get(name)?.rows ?? []).map((row) => row.values as RowOf<Name>);

const assemble = (checked: ReadonlyMap<string, CheckedSheet>): Brain => {
  const styles = rowsOf(checked, 'marketingKitStyles');
  const withStyles = (kit: RowOf<'marketingKits'>): MarketingKit => ({
    ...kit,
    styles: styles
      .filter((style) => style.marketingKit_id === kit._id)
      .map(({ name, icon, iconStyle }) => ({ name, icon, iconStyle })),
  });
  return {
    industries: rowsOf(checked, 'industries'),
    categories: rowsOf(checked, 'categories'),
    keywords: rowsOf(checked, 'keywords'),
    colorFamilies: rowsOf(checked, 'colorFamilies'),
    fonts: rowsOf(checked, 'fonts'),
    marketingKits: rowsOf(checked, 'marketingKits').map(withStyles),
    keywordTraits: rowsOf(checked, 'keywordTraits'),
    industryTraits: rowsOf(checked, 'industryTraits'),
    lifecycleTraits: rowsOf(checked, 'lifecycleTraits'),
    marketingKitTraits: rowsOf(checked, 'marketingKitTraits'),
    industryColors: rowsOf(checked, 'industryColors'),
    fontMeasures: rowsOf(checked, 'fontMeasures'),
    nameWords: rowsOf(checked, 'nameWords'),
    keywordSynonyms: rowsOf(checked, 'keywordSynonyms'),
    industrySynonyms: rowsOf(checked, 'industrySynonyms'),
    specimenTexts: rowsOf(checked, 'specimenTexts'),
    colorNames: rowsOf(checked, 'colorNames'),
    colorNameTraps: rowsOf(checked, 'colorNameTraps'),
    industryWorlds: rowsOf(checked, 'industryWorlds'),
    industryNever: rowsOf(checked, 'industryNever'),
    industryCompanies: rowsOf(checked, 'industryCompanies'),
    industryMaterials: rowsOf(checked, 'industryMaterials'),
    keywordMaterials: rowsOf(checked, 'keywordMaterials'),
    keywordTempers: rowsOf(checked, 'keywordTempers'),
    nameMaterials: rowsOf(checked, 'nameMaterials'),
    palettes: rowsOf(checked, 'palettes'),
    fontTexts: rowsOf(checked, 'fontTexts'),
    fontIndustries: rowsOf(checked, 'fontIndustries'),
    fontKeywords: rowsOf(checked, 'fontKeywords'),
    fontLeads: rowsOf(checked, 'fontLeads'),
    fontScripts: rowsOf(checked, 'fontScripts'),
  };
};

const sheetPlace = (error: BrainError): number => sheetNames.findIndex((name) => name === error.sheet);

/**
 * Checks a workbook against the shape of a brain (sheet-rules.ts) and reads it. All problems are reported at once,
 * those of one sheet together and from the top down; it never throws on what cells hold.
 */
export const checkBrain = (sheets: Sheets): CheckedBrain => {
  const present = sheetNames.filter((name) => Object.hasOwn(sheets, name));
  const checked = new Map(
    present.map((name) => [name as string, checkSheet(name, sheets[name] ?? [], sheetRules[name])]),
  );
  const inSheets = [...[...checked.values()].flatMap((sheet) => sheet.errors), ...checkReferences(sheetRules, checked)];
  const errors = [
    ...unknownSheets(sheets),
    ...missingSheets(sheets),
    ...inSheets.toSorted((one, other) => sheetPlace(one) - sheetPlace(other) || one.row - other.row),
  ];
  return errors.length > 0 ? { ok: false, errors } : { ok: true, brain: assemble(checked) };
};
