import type { Ink, Tone } from '@signet/scene';
import type { Flat } from '../drawing/flatten.ts';

/** On a page, in inches from its upper left corner. */
export type Area = { x: number; y: number; w: number; h: number };

/** How a text is set. Sizes in points; `leading` is a share of the reader's pitch of 1.2. */
export type TextStyle = {
  face: 'headline' | 'text';
  size: number;
  ink: Ink;
  leading: number;
  align: 'l' | 'ctr' | 'r';
  anchor: 't' | 'ctr' | 'b';
  /** Points that its size falls to at the least; that of slides unless told otherwise. */
  least?: number;
};

/** Where something is typed on a layout. `prompt` is shown there until something is. */
export type Slot = {
  /** By which slides name it; 0 is the title. */
  idx: number;
  type: 'title' | 'body' | 'pic';
  name: string;
  area: Area;
  style: TextStyle;
  prompt: string;
  /** Its lines are of one length, as those of titles are: a last word by itself looks forgotten. */
  isEven?: boolean;
};

export type Text = {
  kind: 'text';
  name: string;
  area: Area;
  style: TextStyle;
  /** Lines as they break; a `soft` text says where by itself, the others as their readers fill them. */
  lines: readonly string[];
  text: string;
  isSoft?: boolean;
  /** The slot of the layout that it stands in; without one it is a text of the slide's own. */
  slot?: number;
};

/** A plain form with perhaps a word in it. */
export type Form = {
  kind: 'form';
  name: string;
  form: 'rect' | 'ellipse' | 'roundRect';
  area: Area;
  fill?: Tone;
  /** How much of the fill is seen, 1 unless told otherwise. */
  alpha?: number;
  rim?: { ink: Tone; points: number; isDashed?: boolean };
  /** What it shows; decoration without. */
  alt?: string;
  /** The slot of the layout where a picture is dropped over it. */
  picture?: string;
};

/** A number with the word below it on an axis. */
export type Bar = { label: string; value: number; shown?: string };

export type Chart = {
  kind: 'chart';
  name: string;
  area: Area;
  bars: readonly Bar[];
  /** The last bar, and those before it as a share of the same ink. */
  ink: Ink;
  others: number;
  text: Ink;
  /** Of its words, in points; those of a slide unless told otherwise. */
  size?: number;
  alt: string;
};

export type Cell = { text: string; isStrong?: boolean };
export type Table = {
  kind: 'table';
  name: string;
  area: Area;
  /** Widths of the columns in inches; the first row is the head. */
  columns: readonly number[];
  rows: readonly (readonly Cell[])[];
  /** A row that is ours, from 0 below the head. */
  ours?: number;
  rowHeight: number;
  style: TextStyle;
  accent: Ink;
  rule: Ink;
  alt: string;
};

/** Artwork in units of the slide's drawing. */
export type Art = { kind: 'art'; name: string; flats: readonly Flat[]; alt?: string };

export type Item = Text | Form | Chart | Table | Art;

/** What slides of one sort share. */
export type Layout = {
  key: string;
  name: string;
  ground: Tone;
  items: readonly (Form | Art | Text)[];
  slots: readonly Slot[];
};

/** A question that stands where an answer is missing. */
export type Blank = { slot: string; question: string; hint: string };

export type Slide = {
  /** Names it for answers and marks: `problem`. */
  key: string;
  layout: string;
  /** What is said at its foot: `Problem`. */
  label: string;
  title: string;
  items: readonly Item[];
  notes: string;
  blanks: readonly Blank[];
  /** Left out of the show until it is answered. */
  isHidden?: boolean;
};

/** A whole deck, ready to be written or shown. */
export type Deck = {
  /** In inches; that of a slide unless told otherwise. */
  page?: { w: number; h: number };
  name: string;
  company: string;
  language: string;
  layouts: readonly Layout[];
  slides: readonly Slide[];
};
