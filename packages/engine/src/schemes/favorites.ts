import type { ColorFamily } from '@signet/brain';
import { contrastRatio, labDistance, oklchOf, type ColorRole, type Oklch, type SchemeColors } from '@signet/color';
import { mean } from '@signet/statistics';
import { hueGap, swatchOf, type Swatch } from '../swatch.ts';
import { alwaysApart } from './roles-apart.ts';

/** Colors that are given, each in the role that it keeps. */
export type Held = Partial<Record<ColorRole, string>>;

const WHITE = '#ffffff';

/**
 * How much of a favorite a founder sees in each role; authored. It also orders the roles that a favorite is tried in.
 */
export const prominence: Record<ColorRole, number> = {
  p1: 1,
  s1: 0.6,
  a1: 0.55,
  p2: 0.4,
  a2: 0.4,
  n3: 0.35,
  n2: 0.25,
  n1: 0.2,
  b1: 0.1,
  w1: 0.05,
};
const roles = Object.keys(prominence) as ColorRole[];

/**
 * The roles where a favorite can live exactly as it is; a founder's color is never changed. p1, s1 and p2 must carry
 * text on white, accents are lively, neutrals are quiet: yellow becomes an accent, ivory the background.
 */
const canHold: Record<ColorRole, (color: Oklch, hex: string) => boolean> = {
  p1: (_, hex) => contrastRatio(hex, WHITE) >= 4.5,
  s1: (_, hex) => contrastRatio(hex, WHITE) >= 4.5,
  p2: (_, hex) => contrastRatio(hex, WHITE) >= 7,
  a1: ({ lightness, chroma }) =>
    lightness <= 0.93 &&
    ((lightness >= 0.5 && chroma >= 0.07) ||
      (lightness >= 0.45 && chroma >= 0.12) ||
      (lightness >= 0.8 && chroma >= 0.04)),
  a2: ({ lightness, chroma }) => lightness >= 0.45 && lightness <= 0.95 && chroma >= 0.035,
  n3: ({ lightness, chroma }) => lightness >= 0.93 && chroma <= 0.045,
  n2: ({ lightness, chroma }) => lightness >= 0.78 && lightness <= 0.93 && chroma <= 0.05,
  n1: ({ lightness, chroma }) => lightness >= 0.25 && lightness <= 0.7 && chroma <= (lightness <= 0.45 ? 0.14 : 0.075),
  b1: ({ lightness, chroma }) => lightness <= 0.25 && chroma <= 0.05,
  w1: ({ lightness, chroma }) => lightness >= 0.985 && chroma <= 0.01,
};

/** Whether a founder sees a favorite at once that stands there. */
const isSeen = (role: ColorRole): boolean => prominence[role] >= prominence.a2;

/**
 * Where to look for a role, the best first: where it is seen, anywhere it fits, and at last the roles that nothing is
 * required of.
 */
const searches: readonly ((fitting: readonly ColorRole[]) => readonly ColorRole[])[] = [
  (fitting) => fitting.filter(isSeen),
  (fitting) => fitting,
  (fitting) => [...new Set<ColorRole>([...fitting, 'a2', 'a1', 'n2'])],
];

/** All ways to give each color a role of its own. */
const assign = (colors: readonly { hex: string; roles: readonly ColorRole[] }[]): Held[] =>
  colors.reduce<Held[]>(
    (ways, { hex, roles: fitting }) =>
      ways.flatMap((held) => fitting.filter((role) => !(role in held)).map((role): Held => ({ ...held, [role]: hex }))),
    [{}],
  );

/** AUTHORED, in OKLCH degrees: within these p2 is p1 deeper, and not a hue of its own. */
const DEEPER_WITHIN = 20;
/** From this chroma on a dark color has a hue of its own. */
const DARK_HUE = 0.04;

/** Whether p2 is p1 deeper, or a neutral. */
export const isDeeper = (p2: string, p1: string): boolean => {
  const [second, main] = [swatchOf(p2), swatchOf(p1)];
  const sharesHue = main.chroma < DARK_HUE || hueGap(main.hue, second.hue) <= DEEPER_WITHIN;
  return second.chroma < DARK_HUE || (sharesHue && second.lab.lightness < main.lab.lightness);
};

const keepsDepth = ({ p1, p2 }: Held): boolean => p1 === undefined || p2 === undefined || isDeeper(p2, p1);

/** Primary, secondary and accent color must look different even when a founder chose both. */
const standApart = (held: Held): boolean =>
  alwaysApart.every(([one, other, least]) => {
    const [here, there] = [held[one], held[other]];
    return here === undefined || there === undefined || labDistance(swatchOf(here).lab, swatchOf(there).lab) >= least;
  });

/**
 * Every way in which a scheme can hold all of the favorites (at most two) at once, the most prominent first. There is
 * always one; it is empty when there are no favorites. `mayBeMain` says whether a color is free to be p1, where
 * competitors may already be; `everywhere` looks among the neutrals at once, and not only when there is no other
 * place.
 */
export const placements = (
  favorites: readonly ColorFamily[],
  { mayBeMain = () => true, everywhere = false }: { mayBeMain?: (hex: string) => boolean; everywhere?: boolean } = {},
): Held[] => {
  const colors = favorites.map(({ hex }) => ({
    hex,
    fitting: roles.filter((role) => canHold[role](oklchOf(hex), hex) && (role !== 'p1' || mayBeMain(hex))),
  }));
  // what leads may do so with the other favorite in the text or on the page
  const besideLead = assign(
    colors.map(({ hex, fitting }) => ({ hex, roles: fitting.filter((role) => role === 'p1' || !isSeen(role)) })),
  ).filter((held) => held.p1 !== undefined && standApart(held) && keepsDepth(held));
  const found = searches
    .slice(everywhere ? 1 : 0)
    .map((search) =>
      assign(colors.map(({ hex, fitting }) => ({ hex, roles: search(fitting) }))).filter(
        (held) => standApart(held) && keepsDepth(held),
      ),
    )
    .find((ways) => ways.length > 0);
  return [...(found ?? []), ...(favorites.length > 1 && !everywhere ? besideLead : [])].toSorted(
    (one, other) => prominenceOf(other) - prominenceOf(one),
  );
};

/** The mean prominence of the held roles, 0 to 1; 0 when none is held. */
export const prominenceOf = (held: Held): number =>
  mean((Object.keys(held) as ColorRole[]).map((role) => prominence[role]));

/**
 * AUTHORED, in OKLCH degrees: up to here a hue is that of the favorite to the eye, and from there on it is another
 * color.
 */
const sameHue = { upTo: 15, until: 45 } as const;
const HUELESS = 0.05;

/**
 * AUTHORED, in OKLCH degrees: between these a dark color is olive or khaki, which nobody takes for a relative of
 * lemon or lime.
 */
const olive = { from: 62, to: 132 } as const;

/** How near a primary color comes to a favorite in hue, 0 to 1. Grays and olives are kin to nothing. */
const kinship = (p1: string, favorites: readonly ColorFamily[]): number => {
  const main = swatchOf(p1);
  if (main.hue > olive.from && main.hue < olive.to) return 0;
  const apart = favorites.map(({ hex }) => {
    const { hue, chroma } = swatchOf(hex);
    return Math.min(chroma, main.chroma) < HUELESS ? sameHue.until : hueGap(hue, main.hue);
  });
  return Math.min(1, (sameHue.until - Math.min(sameHue.until, ...apart)) / (sameHue.until - sameHue.upTo));
};

/** A favorite that is a page and not a lead: white, ivory, silver. */
export const isPage = (hex: string): boolean => {
  const { chroma, lab } = swatchOf(hex);
  return chroma < PAGE.chroma && lab.lightness > PAGE.lightness;
};
const PAGE = { chroma: 0.03, lightness: 0.75 } as const;

/** The favorites that can be primary colors themselves; `mayBeMain` as of `placements`. */
export const mainsAmong = (
  favorites: readonly ColorFamily[],
  mayBeMain: (hex: string) => boolean,
): readonly ColorFamily[] => favorites.filter(({ hex }) => canHold.p1(oklchOf(hex), hex) && mayBeMain(hex));

/** Whether a favorite is in the brand's lead: as its primary color, or as the largest accent over a darker relative. */
export const leadsOf = (
  colors: SchemeColors,
  favorites: readonly ColorFamily[],
  mains: readonly ColorFamily[],
): 0 | 1 | 2 => {
  const hexes = favorites.filter(({ hex }) => !isPage(hex)).map(({ hex }) => hex);
  if (hexes.length === 0) return 2;
  const seen = hexes.filter((hex) => [colors.p1, colors.s1, colors.a1].includes(hex)).length;
  const others = roles.filter((role) => role !== 'p1');
  const kin = favorites.filter(
    (favorite) =>
      !isPage(favorite.hex) && others.some((role) => colors[role] === favorite.hex) && isRelative(colors.p1, favorite),
  );
  const leads = mains.length > 0 ? mains.some(({ hex }) => hex === colors.p1) : kin.length > 0;
  if (!leads) return 0;
  return seen === Math.min(2, hexes.length) ? 2 : 1;
};

/** AUTHORED, in OKLCH degrees: a darker relative has the same hue; that of a yellow is ochre. */
const RELATIVE_WITHIN = 15;
/** Beside a deep color a grayed one is no relative. */
const DEEP = 0.4;
/** AUTHORED: a color lighter than a deep one by more than this is another: an azure is no navy. */
const LIGHTER = 0.2;
const OCHRES = { from: 55, to: 85 } as const;
/** Whether a favorite is a yellow, which no dark color looks like. */
export const isYellow = ({ hue, chroma }: Swatch): boolean => chroma > HUELESS && hue > 70 && hue < 118;
/** The green of a lemon's leaves: a yellow's other relative, where a brown would be out of place. */
const isLeafy = (main: Swatch, { hue }: Swatch): boolean =>
  main.hue > hue && main.hue - hue <= RELATIVE_WITHIN && main.chroma >= LEAF;
const LEAF = 0.07;

/** Whether a color is plainly of the kind of this family: its hue, an ochre for a yellow, a near-gray for a gray. */
export const isRelative = (p1: string, { hex }: ColorFamily): boolean => {
  const [main, favorite] = [swatchOf(p1), swatchOf(hex)];
  if (favorite.chroma < HUELESS / 2) return main.chroma < HUELESS;
  // nobody sees the hue of a near-gray
  if (main.chroma < Math.min(HUELESS, favorite.chroma) * 0.7) return false;
  const { lightness } = favorite.lab;
  if (lightness < DEEP && main.chroma < Math.min(0.055, favorite.chroma * 0.6)) return false;
  if (lightness < DEEP && main.lab.lightness > lightness + LIGHTER) return false;
  return isYellow(favorite)
    ? (main.hue >= OCHRES.from - 15 && main.hue <= OCHRES.to) || isLeafy(main, favorite)
    : hueGap(main.hue, favorite.hue) <= RELATIVE_WITHIN;
};

/** Whether the primary color is not a favorite itself but plainly of the hue of this one. */
export const isKin = (p1: string, favorite: ColorFamily): boolean =>
  p1 !== favorite.hex && kinship(p1, [favorite]) >= 0.5;

/** The most prominent role that a scheme gives to a color; undefined when it has none of it. */
export const roleOf = (colors: SchemeColors, hex: string): ColorRole | undefined =>
  roles.find((role) => colors[role] === hex);

/**
 * How much of the favorites is felt in a scheme, 0 to 1: where they stand, and whether the logo, which is in the main
 * color, is of their kind. A light favorite can only be an accent, and a founder who loves sky still expects a blue
 * brand; but a relative is worth less than the favorite itself.
 */
export const presenceOf = (colors: SchemeColors, favorites: readonly ColorFamily[]): number => {
  const standing =
    favorites.reduce((sum, { hex }) => sum + prominence[roleOf(colors, hex) ?? 'w1'], 0) /
    Math.max(favorites.length, 1);
  const isMain = favorites.some(({ hex }) => hex === colors.p1);
  return (standing + (isMain ? 1 : 0.9 * kinship(colors.p1, favorites))) / 2;
};
