import type { ColorAnchor } from '@signet/color';
import type {
  BusinessLifecycle,
  CategoryRecord,
  ColorFamilyRecord,
  IndustryRecord,
  KeywordRecord,
} from '@signet/contract';
import type { FontMeasures, TypeAnchor } from '@signet/type';

/**
 * What Signet knows before it has met a founder: the lists of the quiz and the material that recommendations are made
 * of. Every list keeps the order of its sheet, which is the order on screen.
 */
export interface Brain {
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
}

export interface Industry extends IndustryRecord {
  /** The industry's norm between fitting in (0) and standing out (1): where a founder begins who has not said. */
  standOut: number;
}
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

export interface ColorFamily extends ColorFamilyRecord {
  /** `#rrggbb`, lower case. */
  hex: string;
  group: ColorGroup;
}

/** Spec results §4. */
export const fontTypes = ['serif', 'sans-serif', 'handwriting', 'display', 'cursive', 'monospace', 'fantasy'] as const;
export type FontType = (typeof fontTypes)[number];

export const fontLicences = ['OFL-1.1', 'Apache-2.0', 'UFL-1.0'] as const;

export interface FontFamily {
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
}

export const iconStyles = ['outline', 'filled'] as const;
export type IconStyle = (typeof iconStyles)[number];

export interface MarketingKit {
  _id: string;
  /** What the kit's drawing code is found by; stays the same over versions. */
  key: string;
  name: string;
  description: string;
  /** Two to four. */
  styles: MarketingKitStyle[];
}

export interface MarketingKitStyle {
  name: string;
  icon: string;
  iconStyle: IconStyle;
}

/** Whether people rated the word itself, or we chose the weight by our own reading. */
export const traitSources = ['measured', 'authored'] as const;
export type TraitSource = (typeof traitSources)[number];

/** How much something is to mean an anchor: `weight` from -1 (its opposite) to 1, never 0. */
export interface Trait<Anchor = ColorAnchor | TypeAnchor> {
  anchor: Anchor;
  weight: number;
  source: TraitSource;
}
export interface KeywordTrait extends Trait {
  keyword_id: string;
}
export interface IndustryTrait extends Trait {
  industry_id: string;
}
export interface LifecycleTrait extends Trait {
  lifecycle: BusinessLifecycle;
}
export interface MarketingKitTrait extends Trait<TypeAnchor> {
  marketingKit_id: string;
}

/** A color that one expects in an industry. */
export interface IndustryColor {
  industry_id: string;
  colorFamily_id: string;
}

export interface FontMeasuresRow extends FontMeasures {
  font_id: string;
}
