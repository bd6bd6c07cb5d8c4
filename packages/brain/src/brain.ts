import type { ColorAnchor } from '@signet/color';
import type {
  BusinessLifecycle,
  CategoryRecord,
  ColorFamilyRecord,
  IndustryRecord,
  KeywordRecord,
} from '@signet/contract';
import type { FontMeasures, TypeAnchor } from '@signet/type';
import type {
  FontIndustry,
  FontKeyword,
  FontLead,
  FontScriptRow,
  FontText,
  IndustryMaterials,
  KeywordMaterials,
  KeywordTemper,
  NameMaterials,
  Palette,
} from './curated.ts';
import type { ColorName, ColorNameTrap, IndustryWorld } from './color-name-rows.ts';
import type { FormAnchor } from './form-anchors.ts';

/**
 * What Signet knows before it has met a founder: the lists of the quiz and the material that recommendations are made
 * of. Every list keeps the order of its sheet, which is the order on screen.
 */
export type Brain = {
  industries: Industry[];
  /** Exactly four, keys 1 to 4. */
  categories: Category[];
  keywords: Keyword[];
  colorFamilies: ColorFamily[];
  fonts: FontFamily[];
  marketingKits: MarketingKit[];
  /** Several a keyword: at least one color anchor and one type anchor each. */
  keywordTraits: KeywordTrait[];
  industryTraits: IndustryTrait[];
  lifecycleTraits: LifecycleTrait[];
  marketingKitTraits: MarketingKitTrait[];
  /** One to three an industry. */
  industryColors: IndustryColor[];
  /** Exactly one a font. */
  fontMeasures: FontMeasuresRow[];
  nameWords: NameWord[];
  /** Up to three a word, the nearest keyword first. */
  keywordSynonyms: KeywordSynonym[];
  /** Up to three a word, the nearest industry first. */
  industrySynonyms: IndustrySynonym[];
  specimenTexts: SpecimenText[];
  colorNames: ColorName[];
  colorNameTraps: ColorNameTrap[];
  /** Up to three an industry, the nearest first. */
  industryWorlds: IndustryWorld[];
  industryNever: IndustryNever[];
  /** Up to three an industry: whom its customers think of first. */
  industryCompanies: IndustryCompany[];
  /** At most one an industry. */
  industryMaterials: IndustryMaterials[];
  /** At most one a keyword. */
  keywordMaterials: KeywordMaterials[];
  keywordTempers: KeywordTemper[];
  /** One a word. */
  nameMaterials: NameMaterials[];
  /** Palettes that are tried as they are written. */
  palettes: Palette[];
  /** The text families that a designer would set under a headline family, the nearest to hand first. */
  fontTexts: FontText[];
  /** The trades that a headline family is at home in. */
  fontIndustries: FontIndustry[];
  /** The keywords that a headline family says, the plainest first. */
  fontKeywords: FontKeyword[];
  /** The leads that a headline family belongs to. */
  fontLeads: FontLead[];
  /** Families that only names with letters of these scripts are tried in. */
  fontScripts: FontScriptRow[];
};

export type Industry = {
  /** The industry's norm between fitting in (0) and standing out (1): where a founder begins who has not said. */
  standOut: number;
} & IndustryRecord;
export type Category = CategoryRecord;
/** A word for the brand with one plain sentence, `meaning`: what a stranger would notice. */
export type Keyword = KeywordRecord;

/** The basic color terms (Berlin and Kay, 1969): a dislike of one family excludes its whole group. */
export const colorGroups = [
  'red',
  'orange',
  'yellow',
  'green',
  'blue',
  'purple',
  'pink',
  'brown',
  'black',
  'gray',
  'white',
] as const;
export type ColorGroup = (typeof colorGroups)[number];

export type ColorFamily = {
  /** `#rrggbb`, lower case. */
  hex: string;
  group: ColorGroup;
} & ColorFamilyRecord;

/** Spec results §4. */
export const fontTypes = ['serif', 'sans-serif', 'handwriting', 'display', 'cursive', 'monospace', 'fantasy'] as const;
export type FontType = (typeof fontTypes)[number];

export const fontLicences = ['OFL-1.1', 'Apache-2.0', 'UFL-1.0'] as const;

export type FontFamily = {
  _id: string;
  fontName: string;
  fontType: FontType;
  /** CSS weights, ascending, that the package holds upright. */
  weights: number[];
  /** Whether the package holds an italic of each weight. */
  italic: boolean;
  licence: (typeof fontLicences)[number];
  /** The npm package with the family's whole font files. */
  package: string;
  designer?: string | undefined;
};

export const iconStyles = ['outline', 'filled'] as const;
export type IconStyle = (typeof iconStyles)[number];

export type MarketingKit = {
  _id: string;
  /** What the kit's drawing code is found by; stays the same over versions. */
  key: string;
  name: string;
  description: string;
  /** Two to four. */
  styles: MarketingKitStyle[];
};

export type MarketingKitStyle = {
  name: string;
  icon: string;
  iconStyle: IconStyle;
};

/** Whether people rated the word itself, or we chose the weight by our own reading. */
export const traitSources = ['measured', 'authored'] as const;
export type TraitSource = (typeof traitSources)[number];

/** How much something is to mean an anchor: `weight` from -1 (its opposite) to 1, never 0. */
export type Trait<Anchor = ColorAnchor | TypeAnchor | FormAnchor> = {
  anchor: Anchor;
  weight: number;
  source: TraitSource;
};
export type KeywordTrait = {
  keyword_id: string;
} & Trait;
export type IndustryTrait = {
  industry_id: string;
} & Trait;
export type LifecycleTrait = {
  lifecycle: BusinessLifecycle;
} & Trait;
export type MarketingKitTrait = {
  marketingKit_id: string;
} & Trait<TypeAnchor>;

/** A color that one expects in an industry. */
export type IndustryColor = {
  industry_id: string;
  colorFamily_id: string;
};

/** What the drawing of a mark can show. */
export const motifs = [
  'acorn',
  'anchor',
  'anvil',
  'apple',
  'bean',
  'bear',
  'bee',
  'beetle',
  'bell',
  'berry',
  'bird',
  'blossom',
  'boat',
  'bolt',
  'book',
  'bread',
  'brick',
  'bridge',
  'butterfly',
  'cat',
  'cherry',
  'citrus',
  'cloud',
  'clover',
  'coin',
  'compass',
  'coral',
  'crown',
  'cup',
  'deer',
  'drop',
  'feather',
  'fish',
  'flame',
  'flower',
  'fox',
  'fruit',
  'gear',
  'gem',
  'grain',
  'hammer',
  'heart',
  'hill',
  'house',
  'key',
  'lamp',
  'leaf',
  'lighthouse',
  'moon',
  'mountain',
  'mushroom',
  'nut',
  'orbit',
  'owl',
  'pine',
  'root',
  'rose',
  'shell',
  'snowflake',
  'sprout',
  'star',
  'stone',
  'sun',
  'tree',
  'wave',
] as const;
export type Motif = (typeof motifs)[number];

/** A word of a company's name that names a color, a material or a thing with a color. */
export type NameWord = {
  /** In lower case, in whatever language. */
  word: string;
  colorFamily_id: string;
  /** From above 0 to 1: a color's own name is 1, a thing that may have another color less. */
  strength: number;
  motif?: Motif | undefined;
};

/** A word that founders type, in lower case, and what of the lists they mean by it. */
export type KeywordSynonym = {
  word: string;
  keyword_id: string;
};
export type IndustrySynonym = {
  word: string;
  industry_id: string;
};

/**
 * What a company of an industry would say on its first page. `{name}` stands for the company's name, `{keyword}` for
 * one of its keywords in lower case.
 */
export type SpecimenText = {
  industry_id: string;
  headline: string;
  paragraph: string;
  button: string;
};

/** A company that everybody in an industry knows; `website` is a registered name such as `stripe.com`. */
export type IndustryCompany = {
  industry_id: string;
  company: string;
  website: string;
};

/** A color that would be absurd as the main one of an industry; `why` is a sentence for founders. */
export type IndustryNever = {
  industry_id: string;
  group: ColorGroup;
  why: string;
};

export type FontMeasuresRow = {
  font_id: string;
} & FontMeasures;
