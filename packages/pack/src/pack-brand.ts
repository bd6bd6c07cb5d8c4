import type { ColorRole, SchemeColors } from '@signet/color';

/** A face of a family that is part of the brand; `file` is its path inside the pack. */
export type PackFace = { weight: number; style: 'italic' | 'normal'; file: string };

/** A family as the brand uses it. `generic` is what CSS falls back on; `licence` names the licence of its files. */
export type PackFamily = {
  name: string;
  weight: number;
  style: 'italic' | 'normal';
  generic: string;
  licence: string;
  faces: readonly PackFace[];
};

/** All that the files of a pack are written from. The same brand gives the same bytes. */
export type PackBrand = {
  companyName: string;
  /** The host alone, without a scheme; empty where there is none. */
  website: string;
  industry: string;
  /** CORE, SUPPORTING, NUANCE. */
  keywords: readonly string[];
  colors: SchemeColors;
  /** What each color is called, in words for people. */
  colorNames: Readonly<Record<ColorRole, string>>;
  headline: PackFamily;
  text: PackFamily;
  /** Which version of the brand, from 1, and the UTC instant at which it was saved. */
  number: number;
  savedAt: string;
  /** Why it is as it is, a sentence each, as the founder was told. */
  reasons: readonly string[];
};

/** One text file of the pack, by its path in the zip. */
export type PackText = { path: string; text: string };

/** One file of the pack, by its path in the zip. */
export type PackFile = { path: string; bytes: Uint8Array };
