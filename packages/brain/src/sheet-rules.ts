import { colorAnchors, companions, leads, lights, tints } from '@signet/color';
import { businessLifecycles } from '@signet/contract';
import { typeAnchors } from '@signet/type';
import { colorGroups, fontLicences, fontTypes, iconStyles, motifs, traitSources } from './brain.ts';
import { colorWorlds } from './color-name-rows.ts';
import { fontScripts } from './curated.ts';
import {
  decimal,
  fontPackage,
  fontWeights,
  hexColor,
  iconName,
  id,
  lowerCase,
  oneOf,
  optional,
  reference,
  slotted,
  someOf,
  text,
  unique,
  weight,
  wholeNumber,
  yesNo,
  type Column,
} from './column.ts';
import { formAnchors } from './form-anchors.ts';
import { measureColumns } from './measure-columns.ts';

export type SheetRules = {
  readonly columns: Readonly<Record<string, Column<unknown>>>;
  /** How many rows a usable brain needs, and how many it may have. */
  readonly rows: { readonly least: number; readonly most: number };
  /** Columns whose texts together name a row only once. */
  readonly uniqueTogether?: readonly string[];
};

/** Colors and type both speak for a keyword: one that is silent on a side could not move that half of a brand. */
const bothSides = { column: 'anchor', kinds: { 'color anchor': colorAnchors, 'type anchor': typeAnchors } };
const traitColumns = {
  anchor: oneOf([...colorAnchors, ...typeAnchors]),
  weight: weight(),
  source: oneOf(traitSources),
};

const namesOf = <Name extends string>(table: Readonly<Record<Name, unknown>>): Name[] =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of a table of ours
  Object.keys(table) as Name[];
const materialColumns = {
  leads: someOf(namesOf(leads)),
  lights: someOf(namesOf(lights)),
  companions: someOf(namesOf(companions)),
};

const specimenSlots = ['name', 'keyword'];

/**
 * The shape of a brain, sheet by sheet. To add a sheet (an association table names its two sides with `reference` and
 * lists them in `uniqueTogether`): describe it here, give its rows a place in `Brain`, and fill that place in
 * `assemble` (check-brain.ts).
 */
export const sheetRules = {
  industries: {
    rows: { least: 1, most: 300 },
    columns: { _id: id(), name: unique(text(60)), standOut: decimal(0, 1) },
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
  keywordTraits: {
    rows: { least: 6, most: 6000 },
    uniqueTogether: ['keyword_id', 'anchor'],
    columns: {
      keyword_id: reference('keywords', { ofEach: bothSides }),
      ...traitColumns,
      anchor: oneOf([...colorAnchors, ...typeAnchors, ...formAnchors]),
    },
  },
  industryTraits: {
    rows: { least: 0, most: 3000 },
    uniqueTogether: ['industry_id', 'anchor'],
    columns: { industry_id: reference('industries'), ...traitColumns },
  },
  lifecycleTraits: {
    rows: { least: 0, most: 500 },
    uniqueTogether: ['lifecycle', 'anchor'],
    columns: { lifecycle: oneOf(businessLifecycles.map((stage) => stage.id)), ...traitColumns },
  },
  marketingKitTraits: {
    rows: { least: 1, most: 1000 },
    uniqueTogether: ['marketingKit_id', 'anchor'],
    columns: { marketingKit_id: reference('marketingKits', { least: 1 }), ...traitColumns, anchor: oneOf(typeAnchors) },
  },
  industryColors: {
    rows: { least: 1, most: 900 },
    uniqueTogether: ['industry_id', 'colorFamily_id'],
    // none where nobody can know: a founder whose field is missing from the list
    columns: { industry_id: reference('industries', { most: 3 }), colorFamily_id: reference('colorFamilies') },
  },
  fontMeasures: {
    rows: { least: 2, most: 500 },
    columns: { font_id: reference('fonts', { least: 1, most: 1 }), ...measureColumns },
  },
  nameWords: {
    rows: { least: 0, most: 5000 },
    columns: {
      word: unique(lowerCase(40)),
      colorFamily_id: reference('colorFamilies'),
      strength: decimal(0.1, 1),
      motif: optional(oneOf(motifs)),
    },
  },
  keywordSynonyms: {
    rows: { least: 0, most: 5000 },
    uniqueTogether: ['word', 'keyword_id'],
    columns: { word: lowerCase(40), keyword_id: reference('keywords') },
  },
  industrySynonyms: {
    rows: { least: 0, most: 5000 },
    uniqueTogether: ['word', 'industry_id'],
    columns: { word: lowerCase(40), industry_id: reference('industries') },
  },
  specimenTexts: {
    rows: { least: 0, most: 3000 },
    uniqueTogether: ['industry_id', 'headline'],
    columns: {
      industry_id: reference('industries'),
      headline: slotted(60, specimenSlots),
      paragraph: slotted(200, specimenSlots),
      button: text(28),
    },
  },
  colorNames: {
    rows: { least: 0, most: 3000 },
    columns: { _id: id(), name: unique(text(24)), hex: hexColor(), world: oneOf(colorWorlds) },
  },
  colorNameTraps: {
    rows: { least: 0, most: 1000 },
    uniqueTogether: ['colorName_id', 'industry_id'],
    // without an industry the name is wrong everywhere
    columns: { colorName_id: reference('colorNames'), industry_id: optional(reference('industries')), why: text(80) },
  },
  industryWorlds: {
    rows: { least: 0, most: 900 },
    uniqueTogether: ['industry_id', 'world'],
    columns: { industry_id: reference('industries', { most: 3 }), world: oneOf(colorWorlds) },
  },
  industryNever: {
    // most groups stay possible, or nothing would be left to recommend
    rows: { least: 0, most: 1500 },
    uniqueTogether: ['industry_id', 'group'],
    columns: { industry_id: reference('industries', { most: 5 }), group: oneOf(colorGroups), why: text(80) },
  },
  industryCompanies: {
    // as many as a founder may name
    rows: { least: 0, most: 900 },
    uniqueTogether: ['industry_id', 'website'],
    columns: { industry_id: reference('industries', { most: 3 }), company: text(60), website: text(60) },
  },
  industryMaterials: {
    rows: { least: 0, most: 300 },
    columns: { industry_id: reference('industries', { most: 1 }), ...materialColumns },
  },
  keywordMaterials: {
    rows: { least: 0, most: 600 },
    columns: { keyword_id: reference('keywords', { most: 1 }), ...materialColumns },
  },
  keywordTempers: {
    rows: { least: 0, most: 600 },
    columns: {
      keyword_id: reference('keywords', { most: 1 }),
      lightness: decimal(-1, 1),
      liveliness: decimal(-1, 1),
    },
  },
  nameMaterials: {
    rows: { least: 0, most: 10_000 },
    columns: { word: unique(lowerCase(40)), ...materialColumns },
  },
  palettes: {
    rows: { least: 0, most: 1000 },
    uniqueTogether: ['lead', 'companion', 'light'],
    columns: {
      name: unique(text(40)),
      lead: oneOf(namesOf(leads)),
      companion: oneOf(namesOf(companions)),
      light: oneOf(namesOf(lights)),
      tint: oneOf(namesOf(tints)),
    },
  },
  fontTexts: {
    rows: { least: 0, most: 2000 },
    uniqueTogether: ['font_id', 'text_id'],
    columns: { font_id: reference('fonts'), text_id: reference('fonts') },
  },
  fontIndustries: {
    rows: { least: 0, most: 5000 },
    uniqueTogether: ['font_id', 'industry_id'],
    columns: { font_id: reference('fonts'), industry_id: reference('industries') },
  },
  fontKeywords: {
    rows: { least: 0, most: 5000 },
    uniqueTogether: ['font_id', 'keyword_id'],
    columns: { font_id: reference('fonts'), keyword_id: reference('keywords') },
  },
  fontLeads: {
    rows: { least: 0, most: 2000 },
    uniqueTogether: ['font_id', 'lead'],
    columns: { font_id: reference('fonts'), lead: oneOf(namesOf(leads)) },
  },
  fontScripts: {
    rows: { least: 0, most: 1000 },
    uniqueTogether: ['font_id', 'script'],
    columns: { font_id: reference('fonts'), script: oneOf(fontScripts) },
  },
} as const satisfies Record<string, SheetRules>;

export type SheetName = keyof typeof sheetRules;

export const isSheetName = (name: string): name is SheetName => Object.hasOwn(sheetRules, name);

/** The sheets of a brain in the order in which a workbook holds them. */
export const sheetNames: readonly SheetName[] = Object.keys(sheetRules).filter(isSheetName);

/** The sheets of words and pairs, each row of which may be missing: what stands without it is plainer. */
export const wordSheets = [
  'nameWords',
  'keywordSynonyms',
  'industrySynonyms',
  'specimenTexts',
  'colorNames',
  'colorNameTraps',
  'industryWorlds',
  'industryNever',
  'industryCompanies',
  'industryMaterials',
  'keywordMaterials',
  'keywordTempers',
  'nameMaterials',
  'palettes',
  'fontTexts',
  'fontIndustries',
  'fontKeywords',
  'fontLeads',
  'fontScripts',
] as const satisfies readonly SheetName[];

type Columns<Name extends SheetName> = (typeof sheetRules)[Name]['columns'];

/** A checked row of a sheet. */
export type RowOf<Name extends SheetName> = {
  -readonly [Key in keyof Columns<Name>]: Columns<Name>[Key] extends Column<infer Value> ? Value : never;
};
