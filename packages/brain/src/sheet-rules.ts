import { colorGroups, fontLicences, fontTypes, iconStyles } from './brain.ts';
import { fontPackage, fontWeights, hexColor, iconName, id, oneOf, optional, reference, text, unique, wholeNumber, yesNo } from './column.ts';
import type { Column } from './column.ts';

export interface SheetRules {
  readonly columns: Readonly<Record<string, Column<unknown>>>;
  /** How many rows a usable brain needs, and how many it may have. */
  readonly rows: { readonly least: number; readonly most: number };
  /** Columns whose texts together name a row only once. */
  readonly uniqueTogether?: readonly string[];
}

/**
 * The shape of a brain, sheet by sheet. To add a sheet (an association table names its two sides with `reference` and lists them in
 * `uniqueTogether`): describe it here, give its rows a place in `Brain`, and fill that place in `assemble` (check-brain.ts).
 */
export const sheetRules = {
  industries: {
    rows: { least: 1, most: 300 },
    columns: { _id: id(), name: unique(text(60)) },
  },
  categories: {
    // Four rows with unique keys from 1 to 4: each key exactly once. Spec quiz §2 orders its tabs by them.
    rows: { least: 4, most: 4 },
    columns: { _id: id(), key: unique(wholeNumber(1, 4)), name: unique(text(24)), icon: iconName() },
  },
  keywords: {
    // Spec quiz §5: exactly three are chosen.
    rows: { least: 3, most: 600 },
    columns: {
      _id: id(),
      name: unique(text(24)),
      category_id: reference('categories', { least: 1 }),
      icon: iconName(),
      iconStyle: oneOf(iconStyles),
      meaning: unique(text(70)),
    },
  },
  colorFamilies: {
    // Spec quiz §5: two favorites and two dislikes must leave something to recommend.
    rows: { least: 5, most: 200 },
    columns: { _id: id(), name: unique(text(24)), hex: unique(hexColor()), group: oneOf(colorGroups) },
  },
  fonts: {
    // One for headlines, one for text.
    rows: { least: 2, most: 500 },
    columns: {
      _id: id(),
      fontName: unique(text(60)),
      fontType: oneOf(fontTypes),
      weights: fontWeights(),
      italic: yesNo(),
      licence: oneOf(fontLicences),
      package: unique(fontPackage()),
      designer: optional(text(120)),
    },
  },
  marketingKits: {
    rows: { least: 1, most: 100 },
    columns: { _id: id(), key: id(), name: unique(text(40)), description: unique(text(160)) },
  },
  marketingKitStyles: {
    rows: { least: 2, most: 400 },
    uniqueTogether: ['marketingKit_id', 'name'],
    columns: {
      marketingKit_id: reference('marketingKits', { least: 2, most: 4 }),
      name: text(24),
      icon: iconName(),
      iconStyle: oneOf(iconStyles),
    },
  },
} as const satisfies Record<string, SheetRules>;

export type SheetName = keyof typeof sheetRules;

export const isSheetName = (name: string): name is SheetName => Object.hasOwn(sheetRules, name);

/** The sheets of a brain in the order in which a workbook holds them. */
export const sheetNames: readonly SheetName[] = Object.keys(sheetRules).filter(isSheetName);

type Columns<Name extends SheetName> = (typeof sheetRules)[Name]['columns'];

/** A checked row of a sheet. */
export type RowOf<Name extends SheetName> = {
  -readonly [Key in keyof Columns<Name>]: Columns<Name>[Key] extends Column<infer Value> ? Value : never;
};
