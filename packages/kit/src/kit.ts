import type { Shape, Tone } from '@signet/scene';
import type { Box } from '@signet/type';
import type { Placed } from './set-text.ts';
import type { Composition, Says, Sheet } from './sheet.ts';

/** Pages that are mostly text; the kit only leans on them. */
export type PageKind = 'content' | 'numbers' | 'card' | 'letter' | 'letter-next' | 'signature';

/** A page of text as a kit prepares it: its art, what is left for text, and what lies behind that. */
export type Page = {
  shapes: Shape[];
  area: Box;
  ground: Tone;
};

/** A figure of a slide and the box that it has; `size` is the one at which all figures of the slide fit theirs. */
export type Figure = {
  box: Box;
  figure: string;
  size: number;
  index: number;
};

/** How far a field of a pattern goes from the upper left corner of its first square. */
export type Reach = { width: number; height: number };

/** A graphic language. Every piece is one of these. */
export type Kit = {
  /** A page that is seen at a glance: few words, large, and the kit's whole artwork around them. */
  poster(sheet: Sheet, says: Says): Composition;
  page(sheet: Sheet, kind: PageKind): Page;
  /** A slide that is nearly all content: the kit is heard in its upper right corner and nowhere else. */
  deck(sheet: Sheet, corner: Box): Page;
  /** How a figure stands in its box on a slide; plain where a kit does nothing to it. */
  figure?(sheet: Sheet, figure: Figure): Placed;
  /** A square that repeats without a seam: its ground, then what lies on it. */
  tile(sheet: Sheet): Shape[];
  /**
   * The same over any number of squares, drawn as one: for kits whose shapes run on from one square to the next, which
   * renderers would show cut where two squares meet. Rows that are each a color of their own have none of `sides`, the
   * fields beside them: there they would run on.
   */
  field?(sheet: Sheet, reach: Reach, sides?: readonly Tone[]): Shape[];
  /** What a row of its pattern lies on, where each is a color of its own: beside the same color it would be no row. */
  rowTone?(sheet: Sheet, row: number, sides?: readonly Tone[]): Tone;
  /** How many rows of a square can end a pattern so that nothing of it is cut; unless told, it ends anywhere. */
  rows?: number;
};
