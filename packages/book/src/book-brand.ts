import type { ColorRole, SchemeColors } from '@signet/color';
import type { Book, BookAreas, LogoLockup } from '@signet/contract';
import type { KitBrand, KitKey } from '@signet/kit';
import type { Proof } from '@signet/logo';
import type { Scene } from '@signet/scene';

/** A keyword with what it asks of colors and letters. */
export type BookKeyword = {
  _id: string;
  name: string;
  meaning: string;
  traits: readonly { anchor: string; weight: number }[];
};

/**
 * A logo as its book shows it: every lockup as a scene in the roles p1 (ink) and w1 (ground of a tile), and how large a
 * capital of the name is in the units of the primary one.
 */
export type BookLogo = {
  primary: LogoLockup;
  capHeight: number;
  /** How small each may be; a tile and a favicon are small by nature. */
  lockups: readonly { lockup: LogoLockup; scene: Scene; smallest?: Proof['smallest'] | undefined }[];
};

/** How much of a piece's area each kind of color has, by the name of its drawing. */
export type PieceAreas = readonly { name: string; areas: BookAreas }[];

/** What a book is drawn from, and but for the areas of its pieces written from. The same brand gives the same book. */
export type BookBrand = {
  companyName: string;
  logoText: string;
  /** What it does, with the colors that are usual there. */
  industry: { _id: string; name: string; usual: readonly string[] };
  /** The main colors of the companies that it is compared with. */
  rivals: readonly string[];
  /** Which version of the brand, from 1, and the UTC instant at which it was saved. */
  number: number;
  savedAt: string;
  /** CORE, SUPPORTING, NUANCE. */
  keywords: readonly BookKeyword[];
  colors: SchemeColors;
  colorNames: Readonly<Record<ColorRole, string>>;
  faces: Book['type']['faces'];
  logo: BookLogo;
  /** How its mark is made, where it has one: one of the family ‘thing’ is a picture without a letter. */
  markFamily?: string | undefined;
  grounds: Book['logo']['grounds'];
  kit: { key: KitKey; name: string; description: string };
  /** What its pieces are drawn from. */
  drawing: KitBrand;
  /** How thick an upright stroke of its headlines is, in heights of a capital; undefined for a face without an l. */
  stroke?: number | undefined;
  /** Why it is as it is, sentences as the founder was told. */
  reasons: { mark: readonly string[]; colors: readonly string[]; kit: readonly string[] };
};
