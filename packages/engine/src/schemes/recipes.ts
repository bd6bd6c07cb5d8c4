import { lights, type Lead, type LightName, type Material, type SchemeColors } from '@signet/color';
import { swatchOf } from '../swatch.ts';
import type { Priced } from './affinity.ts';
import { compositions, type Composition, type CompositionKey } from './compositions.ts';
import { ASKED_FOR, ASKS_FOR_SHADE, pairingsFor, MOST_WORTH, type Pairing } from './pairings.ts';
import { deeper, lessDeep } from './deeper.ts';
import type { Held } from './favorites.ts';
import { leadAffinity, leadLike, lightLike } from './lead-mains.ts';
import { hintedBy, type Hint } from './name-hints.ts';
import { lightNames, type MaterialWishes } from './material-wishes.ts';
import {
  belongs,
  CREAM,
  groundUnder,
  isAgainst,
  isCool,
  isWarm,
  LINEN,
  MIST,
  paleOf,
  paperFor,
  paler,
  palest,
  PRIMROSE,
  STONE,
  tint,
} from './papers.ts';
import type { Main, SchemePlan } from './plan-schemes.ts';
import { kindOf, soft } from './recipe-kind.ts';
import { leadTaste, nowhereCost, taste } from './recipe-tastes.ts';
import { materialIn, materialOf, shadeOf, type Shade } from './recipe.ts';
import { kinTemperCost, temperCost } from './temper.ts';

const byKey = new Map<string, Composition>(compositions.map((one) => [one.key, one]));
const compositionOf = (key: CompositionKey): Composition => byKey.get(key) ?? compositions[0];

const FAIR_CHROMA = 0.085;
/** AUTHORED: a second color is made no more lighter than this. */
const LIFTED = 0.1;
/** AUTHORED: how much stronger for each unit of it: a wine made lighter and no stronger is dusty. */
const STAYS_STRONG = 4;

/** AUTHORED: what each place of a recipe counts that the answers ask for. */
const counts = { lead: 0.5, light: 0.36, companion: 0.2 } as const;
/** AUTHORED: how much a favorite that is the accent is asked for. */
const FAVORITE_LIGHT = 0.5;

/** AUTHORED: what a lead costs that nothing asks for. */
const UNASKED = 0.25;
/** AUTHORED: what each of two words of the name costs that no color tells. */
const UNTOLD = 0.4;
/** AUTHORED: a lead deeper or livelier than the curator wrote it is for sets that need more of them. */
const BENT = 0.12;
/** AUTHORED: what each darker relative of a favorite costs; at more than this a warm one gives way to any brown. */
const KIN = { warm: 0.05, any: 0.08 } as const;

export type RecipeOptions = {
  materials: MaterialWishes;
  /** The favorites, each in its place. */
  held: Held;
  /** Whether more company is kept than the tables name: around one favorite, several palettes have to differ. */
  isWide?: boolean;
};

/** A primary color with one placement of favorites: all that its recipes have in common. */
type Base = {
  main: Main;
  held: Held;
  materials: MaterialWishes;
  lead: Lead;
  p1: Material;
  shade: Shade;
  /** The favorites that are accent and second color, where they are. */
  a1: Shade | undefined;
  second: Shade | undefined;
  heldLight: LightName | undefined;
  isWide: boolean;
  asksForLead: number;
};

/** How much the answers ask for a primary color, less what it costs by itself. */
const askedOfLead = (main: Main, held: Held, p1: Material, lead: Lead, { affinity, hints }: MaterialWishes): number => {
  const asks = leadAffinity(affinity, main.swatch) + hintedBy(hints, main.swatch);
  // a favorite needs no other reason
  const isFavored = held.p1 !== undefined || main.kin !== undefined;
  const price = isFavored ? 0 : affinity.price(lead);
  const leadAsked = asks > 0 || isFavored ? asks - price : -UNASKED - Math.max(0, price);
  const bent = main.bent === undefined ? 0 : BENT;
  const untempered = held.p1 === undefined ? (main.kin === undefined ? temperCost : kinTemperCost)(p1, affinity) : 0;
  const kin = (isWarm(p1) ? KIN.warm : KIN.any) * (main.kin ?? 0);
  return leadAsked - bent - untempered - kin - leadTaste(shadeOf(p1), affinity, isFavored);
};

const baseOf = (main: Main, { materials, held, isWide = false }: RecipeOptions): Base => {
  const lead = leadLike(main.swatch);
  const p1 = materialOf(main.swatch, main.hue);
  const accent = held.a1 === undefined ? undefined : swatchOf(held.a1);
  return {
    main,
    held,
    materials,
    lead,
    p1,
    shade: shadeOf(p1),
    a1: accent && shadeOf(materialOf(accent, main.hue)),
    second: held.s1 === undefined ? undefined : shadeOf(materialOf(swatchOf(held.s1), main.hue)),
    heldLight: accent && lightLike(accent),
    isWide,
    asksForLead: askedOfLead(main, held, p1, lead, materials),
  };
};

/** A second color under a bright lead is lifted; a favorite keeps its lightness wherever it has to stand. */
const lifted = ({ held, p1 }: Base, wished: Shade): Shade => {
  const up = held.p1 === undefined ? Math.max(0, p1[0] - 0.012 - wished.lightness) : 0;
  if (up === 0) return wished;
  return { lightness: wished.lightness + up, chroma: wished.chroma * (1 + STAYS_STRONG * up), hue: wished.hue };
};

const lightShades = Object.fromEntries(lightNames.map((light) => [light, shadeOf(lights[light].color)])) as Record<
  LightName,
  Shade
>;

/** How much the answers ask for a pairing, before it is looked at. */
const askedBeforeLook = ({ asksForLead, held, materials }: Base, { light, asksForSecond, worth }: Pairing): number =>
  counts.lead * asksForLead +
  counts.light * (held.a1 ? FAVORITE_LIGHT : materials.lightAsked[light]) +
  counts.companion * asksForSecond +
  worth;

/** As much as any pairing of a base is asked for. */
const mostAsked = ({ asksForLead, held, materials: { most } }: Base): number =>
  counts.lead * asksForLead +
  counts.light * (held.a1 ? FAVORITE_LIGHT : most.light) +
  counts.companion * Math.max(ASKS_FOR_SHADE, most.companion) +
  MOST_WORTH;

/** A recipe that the answers ask for, not written out yet. */
type Draft = { base: Base; pairing: Pairing; asked: number };

/**
 * How much the answers ask for a pairing of which `most` is asked before it is looked at; less than `least` where that
 * is plain at once.
 */
const askedOf = (base: Base, { light, beside, isQuiet }: Pairing, most: number, least: number): number => {
  const { held, materials, shade: p1 } = base;
  const { isOfCompany, isOfName } = beside;
  const s1 = lifted(base, beside.shade);
  const second = base.second ?? s1;
  const a1 = base.a1 ?? lightShades[light];
  const untold = materials.affinity.untold(base.lead, base.heldLight ?? light, beside.name);
  const fromNowhere = isOfCompany || isQuiet || held.s1 !== undefined ? 0 : nowhereCost(second, a1);
  const looked = most - fromNowhere - UNTOLD * untold;
  if (looked < least) return looked;
  const p2 = deeper(p1, second, materials.affinity.lightness);
  return looked - taste({ p1, p2, s1, second, a1, held, isOfCompany, isOfName }, materials.affinity);
};

/**
 * The `each` recipes of one base that the answers ask for most, the most first and of equal ones the first; none that
 * is asked for less than `least`. Looks and taste only ever cost, so that none needs tasting that would not be kept if
 * they cost nothing.
 */
const draftsOf = (base: Base, each: number, least: number): Draft[] => {
  if (mostAsked(base) < least) return [];
  const isLighter = (depth: number) => base.held.p1 !== undefined || depth >= base.p1[0] - LIFTED;
  const { lead, p1, heldLight, isWide, materials } = base;
  const kept: Draft[] = [];
  for (const pairing of pairingsFor({ lead, p1, heldLight, isWide, isLighter }, materials)) {
    const most = askedBeforeLook(base, pairing);
    const enough = kept[each - 1]?.asked ?? least;
    if (most < enough) continue;
    const asked = askedOf(base, pairing, most, enough);
    if (asked < enough) continue;
    const place = kept.findIndex((one) => one.asked < asked);
    kept.splice(place < 0 ? kept.length : place, 0, { base, pairing, asked });
    kept.length = Math.min(kept.length, each);
  }
  return kept;
};

/** What lies under everything, and the quiet field that belongs to it. */
const groundOf = (
  { p1, held, materials }: Base,
  { paper, field, isOwn, light }: Pairing,
  { second, a1 }: Record<'second' | 'a1', Material>,
  key: CompositionKey,
): { ground: Material; quiet: Material } => {
  const own = paperFor(p1, paper, isOwn && soft.has(light), materials.affinity);
  const ground = held.n3 === undefined ? groundUnder(p1, a1, own) : materialOf(swatchOf(held.n3), own[2]);
  const goesWithGround = (one: Material) => !isAgainst(one, ground);
  const fields = [field, key === 'fair' ? ([0.89, FAIR_CHROMA, paper[2]] as const) : own];
  const quiet =
    fields.find((one) => one && belongs(one, p1, second, a1) && goesWithGround(one)) ??
    [a1, p1].map(paleOf).find(goesWithGround) ??
    ground;
  return { ground, quiet };
};

/** For where the quiet field cannot stand: the best first. */
const otherPales = (p1: Material, second: Material, a1: Material, quiet: Material): Material[] => [
  paler(quiet),
  palest(p1),
  paleOf(a1),
  paleOf(second),
  paleOf(p1),
  LINEN,
  isCool(p1) ? tint(p1[2]) : STONE,
  isCool(p1) ? MIST : tint(p1[2]),
  CREAM,
  PRIMROSE,
];

/** What a2 may be: pale fields of the ground's temperature before all others. Most ask for the first alone. */
const inOrder = (quiet: Material, ground: Material, others: () => readonly Material[]): Iterable<Material> => ({
  *[Symbol.iterator]() {
    if (!isAgainst(quiet, ground)) yield quiet;
    const pales = others();
    yield* pales.filter((one) => !isAgainst(one, ground));
    if (isAgainst(quiet, ground)) yield quiet;
    yield* pales.filter((one) => isAgainst(one, ground));
  },
});

/** A recipe written out as a plan. */
const writeOut = ({ base, pairing, asked }: Draft): SchemePlan => {
  const { held, main, p1, materials } = base;
  const { light, isOwn, asksForSecond, beside } = pairing;
  const wished = lifted(base, beside.shade);
  const [s1, second] = [materialIn(wished), materialIn(base.second ?? wished)];
  const a1 = base.a1 ? materialIn(base.a1) : lights[light].color;
  const p2 = materialIn(deeper(base.shade, base.second ?? wished, materials.affinity.lightness));
  const key = kindOf(p1, s1, light, a1);
  const { ground, quiet } = groundOf(base, pairing, { second, a1 }, key);
  return {
    held,
    main,
    composition: compositionOf(key),
    s1: compositions[0].s1[0],
    a1: compositions[0].a1[0],
    quiet: 'linen',
    background: 'tinted',
    from: { s1: 0, a1: 0 },
    anyHue: false,
    recipe: {
      p2: [p2, lessDeep(p1)],
      s1,
      a1,
      a2: inOrder(quiet, ground, () => otherPales(p1, second, a1, quiet)),
      paper: ground,
      asked,
      hasReason: isOwn || materials.lightAsked[light] > 0 || asksForSecond > ASKED_FOR || held.a1 !== undefined,
    },
  };
};

/** So many of the recipes that are asked for most are tried. */
const MOST = 420;

const mostWanted = (drafts: readonly Draft[]): Draft[] =>
  drafts.toSorted((one, other) => other.asked - one.asked).slice(0, MOST);

/**
 * Plans whose materials a curator put together, those that the answers ask for most: at most `each` around each of
 * these primary colors.
 */
export const planRecipes = (mains: readonly Main[], options: RecipeOptions, each: number): SchemePlan[] => {
  let [drafts, least]: [Draft[], number] = [[], -Infinity];
  for (const main of mains) {
    drafts.push(...draftsOf(baseOf(main, options), each, least));
    if (drafts.length < 2 * MOST) continue;
    drafts = mostWanted(drafts);
    least = drafts.at(-1)?.asked ?? least;
  }
  return mostWanted(drafts).map(writeOut);
};

/** How much the answers ask for the materials that a scheme's primary and accent color are most like. */
export const askedByColors = (
  { p1, a1 }: Pick<SchemeColors, 'p1' | 'a1'>,
  { affinity, hints }: { affinity: Priced; hints: readonly Hint[] },
): number => {
  const [main, accent] = [swatchOf(p1), swatchOf(a1)];
  return (
    counts.lead * (leadAffinity(affinity, main) + hintedBy(hints, main)) +
    counts.light * (affinity.light(lightLike(accent)) + hintedBy(hints, accent))
  );
};
