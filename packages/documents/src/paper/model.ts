import type { Ink, Shape, Tone } from '@signet/scene';
import type { Box } from '@signet/type';
import type { Look } from '../deck/look.ts';

/** How a paragraph of a paper is set. Sizes in points; `line` is exact, so that every reader breaks pages alike. */
export type PaperStyle = {
  name: string;
  /** What Word knows it by where it has a name of its own for it: `heading 1`. */
  word?: string;
  face: 'headline' | 'text';
  size: number;
  line: number;
  before: number;
  after: number;
  ink: Ink;
  align?: 'l' | 'r';
  /** It takes all that a table may, more than a line of text is long. */
  isWide?: boolean;
};

/** A piece of a paragraph. An open question stands where its answer will, and is typed over. */
export type Run = { text: string; key?: string; isStrong?: boolean };

export type Paragraph = { kind: 'paragraph'; style: StyleKey; runs: readonly Run[] };
/** In inches. */
export type PaperTable = {
  kind: 'table';
  columns: readonly number[];
  /** Columns of numbers stand at the right. */
  right: readonly number[];
  rowHeight: number;
  /** Of the rows that are not as high as the others. */
  rowHeights?: Readonly<Record<number, number>>;
  rows: readonly (readonly Run[])[];
  /** How far it stands from where lines begin. */
  indent?: number;
  /** The row that names the columns, or several; the first unless told otherwise. */
  head?: number | readonly number[];
  /** The row that all others come to: larger, below a heavier line. */
  total?: number;
  /** How the first column is set below the head, where that is not as the others. */
  first?: StyleKey;
  /** What has no line below it. */
  bare?: { rows?: readonly number[]; columns?: readonly number[] };
};
/** Nothing, so many points high. */
export type Space = { kind: 'space'; points: number };
export type Block = Paragraph | PaperTable | Space;

export const styleKeys = ['body', 'lead', 'title', 'heading', 'label', 'small', 'cell', 'head', 'total'] as const;
export type StyleKey = (typeof styleKeys)[number];

/** What stands on a page before anything is written on it; drawn at 120 units to an inch. */
export type Sheet = {
  art: readonly Shape[];
  logo: readonly Shape[];
  /** Where the logo's ink is, in units of the drawing. */
  logoBox: Box;
  /** Inches from the page's edges to what is written. */
  top: number;
  bottom: number;
  /** From the page's lower edge to the end of its foot: as low as the art leaves it. */
  foot: number;
  /** Who sends it, beside the logo, where there is room: where the lines begin, in inches, and what they say. */
  sender?: { x: number; y: number; w: number; lines: readonly string[] };
};

/** A letter, an invoice, a report: what flows over pages. */
export type Paper = {
  name: string;
  company: string;
  language: string;
  look: Look;
  size: { w: number; h: number };
  left: number;
  right: number;
  /** What a table may take: all that the kit's art leaves, more than a line of text is long. */
  wide: number;
  ground: Tone;
  first: Sheet;
  next: Sheet;
  styles: Readonly<Record<StyleKey, PaperStyle>>;
  footer: Paragraph;
  blocks: readonly Block[];
};
