import type { SchemeColors } from '@signet/color';
import type { LockupMark } from '@signet/logo';
import type { Font, PathCommand } from '@signet/type';

/** A point of a slide: a figure, what it counts, a line on it. */
export type Point = {
  figure: string;
  title: string;
  line: string;
};

/** The words that pieces carry. They are the founder's own answers and plain phrases around them. */
export type KitTexts = {
  /** On the cover and the website. One or two short sentences, as all that are set large. */
  headline: string;
  post: string;
  story: string;
  /** One line, on headers and objects. */
  tagline: string;
  deck: string;
  section: string;
  statement: string;
  content: { title: string; points: readonly [Point, Point, Point] };
  numbers: { title: string; points: readonly [Point, Point, Point] };
  /** Below the headline of the website. */
  lead: string;
  menu: readonly string[];
  button: string;
  person: string;
  role: string;
  /** How to reach the company, a line each; the first is the one that stands alone where there is room for one. */
  contact: readonly [string, ...string[]];
  letter: { greeting: string; paragraphs: readonly string[]; closing: string };
};

/** A logo that was brought along, as one outline whose ink begins at 0, 0. */
export type OwnLogo = {
  path: readonly PathCommand[];
  width: number;
  height: number;
};

/** All that a kit draws from. */
export type KitBrand = {
  /** The name as the logo has it, with its line breaks. */
  name: string;
  colors: SchemeColors;
  /** The face of the logo and of everything set large. */
  headline: Font;
  /** The heaviest upright face of the same family, where there is one heavier. */
  heavy?: Font | undefined;
  text: Font;
  mark?: LockupMark | undefined;
  /** Stands in the place of name and mark wherever a logo is shown. */
  logo?: OwnLogo | undefined;
  /** Vertical stem of the headline face's H, in em; it bounds how heavy a mark stands beside the name. */
  stem?: number | undefined;
  texts: KitTexts;
};
