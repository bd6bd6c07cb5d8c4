import type { ColorRole } from '@signet/color';

/** One color of a brand: what it is called, and what it is for. */
export type BrandColor = { role: ColorRole; name: string; hex: string };

/** A brand as the strategist knows it: its founder's, at one version. */
export type StrategistBrand = {
  companyName: string;
  industry: string;
  /** As the founder reads it: `Pre-Seed`. */
  stage: string;
  website: string | undefined;
  /** How often this brand was completed. */
  version: number;
  colors: readonly BrandColor[];
  fonts: readonly { part: 'headline' | 'text'; fontName: string; weight: string }[];
  keywords: readonly {
    name: string;
    meaning: string;
    /** What it asks of colors and letters; empty where that is not known. */
    look: string;
    voice?: { words: string; say: string; not: string } | undefined;
  }[];
  /** Why it is as it is, in the words that the founder was shown. */
  reasons: readonly { about: string; sentences: readonly string[] }[];
  competitors: readonly { name: string; colors: readonly string[] }[];
  kit: { name: string; description: string } | undefined;
  /** What stands on its pieces, and could stand on more. */
  lines: readonly string[];
  /** Families of colors that the founder cannot stand, by their names. */
  disliked: readonly string[];
  /** Names of the logo's files in the pack, such as `logo-p1.svg`. */
  logoFiles: readonly string[];
};

/** A part of a text that can be quoted by itself. */
export type Passage = { id: string; title: string; place: string; text: string };
