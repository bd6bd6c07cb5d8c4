import type { ContentLayout } from '../deck/content-layouts.ts';
import type { Ground } from '../deck/look.ts';

/** One clear question, and what an answer looks like. */
export type Ask = readonly [question: string, hint?: string];

/** A slide as it is asked for: nothing of it is invented, what is not answered is a marked blank. */
export type SlideSpec = {
  /** What it is called at its foot and in lists. */
  label: string;
  layout: ContentLayout;
  /** What it stands on: plain paper unless told otherwise. A deck all on one ground tires. */
  ground?: Ground;
  /** By the slot that the answer stands in. */
  asks: Readonly<Record<string, Ask>>;
  /** Words that are the same for everybody. */
  fixed?: Readonly<Record<string, string>>;
  /** What to say while it is shown, 20 to 30 seconds. */
  note: string;
};

export const HEADLINE_HINT = 'One sentence with a verb, nine words at most.';
export const SOURCE_ASK: Ask = ['Where do these numbers come from, and of which date?'];
