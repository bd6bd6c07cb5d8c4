import { lights, type Lead, type LightName, type Material, type SchemeColors } from '@signet/color';
import { swatchOf } from '../swatch.ts';
import type { Priced } from './affinity.ts';
import { compositions, type Composition, type CompositionKey } from './compositions.ts';
import { ASKED_FOR, ASKS_FOR_SHADE, coursesFor, MOST_WORTH, type Course } from './courses.ts';
import { deeper, lessDeep } from './deeper.ts';
import type { Held } from './favorites.ts';
import { leadAffinity, leadLike, lightLike } from './lead-mains.ts';
import { hintedBy, type Hint } from './name-hints.ts';
import { lightNames, type Pantry } from './pantry.ts';
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

export type Cooking = {
  pantry: Pantry;
  /** The favorites, each in its place. */
  held: Held;
  /** Whether more company is kept than the tables name: around one favorite, several palettes have to differ. */
  isWide?: boolean;
};

/** A primary color with one placement of favorites: all that its recipes have in common. */
type Table = {
  main: Main;
  held: Held;
  pantry: Pantry;
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
const askedOfLead = (main: Main, held: Held, p1: Material, lead: Lead, { affinity, hints }: Pantry): number => {
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

const layTable = (main: Main, { pantry, held, isWide = false }: Cooking): Table => {
  const lead = leadLike(main.swatch);
  const p1 = materialOf(main.swatch, main.hue);
  const accent = held.a1 === undefined ? undefined : swatchOf(held.a1);
  return {
    main,
    held,
    pantry,
    lead,
    p1,
    shade: shadeOf(p1),
    a1: accent && shadeOf(materialOf(accent, main.hue)),
    second: held.s1 === undefined ? undefined : shadeOf(materialOf(swatchOf(held.s1), main.hue)),
    heldLight: accent && lightLike(accent),
    isWide,
    asksForLead: askedOfLead(main, held, p1, lead, pantry),
  };
};

/** A second color under a bright lead is lifted; a favorite keeps its lightness wherever it has to stand. */
const lifted = ({ held, p1 }: Table, wished: Shade): Shade => {
  const up = held.p1 === undefined ? Math.max(0, p1[0] - 0.012 - wished.lightness) : 0;
  if (up === 0) return wished;
  return { lightness: wished.lightness + up, chroma: wished.chroma * (1 + STAYS_STRONG * up), hue: wished.hue };
};

const lightShades = Object.fromEntries(lightNames.map((light) => [light, shadeOf(lights[light].color)])) as Record<
  LightName,
  Shade
>;

/** How much the answers ask for a course, before it is looked at. */
const askedBeforeLook = ({ asksForLead, held, pantry }: Table, { light, asksForSecond, worth }: Course): number =>
  counts.lead * asksForLead +
  counts.light * (held.a1 ? FAVORITE_LIGHT : pantry.lightAsked[light]) +
  counts.companion * asksForSecond +
  worth;

/** As much as any course of a table is asked for. */
const mostAsked = ({ asksForLead, held, pantry: { most } }: Table): number =>
  counts.lead * asksForLead +
  counts.light * (held.a1 ? FAVORITE_LIGHT : most.light) +
  counts.companion * Math.max(ASKS_FOR_SHADE, most.companion) +
  MOST_WORTH;

/** A recipe that the answers ask for, not written out yet. */
type Dish = { table: Table; course: Course; asked: number };

/**
 * How much the answers ask for a course of which `most` is asked before it is looked at; less than `least` where that
 * is plain at once.
 */
const askedOf = (table: Table, { light, beside, isQuiet }: Course, most: number, least: number): number => {
  const { held, pantry, shade: p1 } = table;
  const { isOfCompany, isOfName } = beside;
  const s1 = lifted(table, beside.shade);
  const second = table.second ?? s1;
  const a1 = table.a1 ?? lightShades[light];
  const untold = pantry.affinity.untold(table.lead, table.heldLight ?? light, beside.name);
  const fromNowhere = isOfCompany || isQuiet || held.s1 !== undefined ? 0 : nowhereCost(second, a1);
  const looked = most - fromNowhere - UNTOLD * untold;
  if (looked < least) return looked;
  const p2 = deeper(p1, second, pantry.affinity.lightness);
  return looked - taste({ p1, p2, s1, second, a1, held, isOfCompany, isOfName }, pantry.affinity);
};

/**
 * The `each` recipes of one table that the answers ask for most, the most first and of equal ones the first; none that
 * is asked for less than `least`. Looks and taste only ever cost, so that none needs tasting that would not be kept if
 * they cost nothing.
 */
const dishesOf = (table: Table, each: number, least: number): Dish[] => {
  if (mostAsked(table) < least) return [];
  const isLighter = (depth: number) => table.held.p1 !== undefined || depth >= table.p1[0] - LIFTED;
  const { lead, p1, heldLight, isWide, pantry } = table;
  const kept: Dish[] = [];
  for (const course of coursesFor({ lead, p1, heldLight, isWide, isLighter }, pantry)) {
    const most = askedBeforeLook(table, course);
    const enough = kept[each - 1]?.asked ?? least;
    if (most < enough) continue;
    const asked = askedOf(table, course, most, enough);
    if (asked < enough) continue;
    const place = kept.findIndex((one) => one.asked < asked);
    kept.splice(place < 0 ? kept.length : place, 0, { table, course, asked });
    kept.length = Math.min(kept.length, each);
  }
  return kept;
};

/** What lies under everything, and the quiet field that belongs to it. */
const groundOf = (
  { p1, held, pantry }: Table,
  { paper, field, isOwn, light }: Course,
  { second, a1 }: Record<'second' | 'a1', Material>,
  key: CompositionKey,
): { ground: Material; quiet: Material } => {
  const own = paperFor(p1, paper, isOwn && soft.has(light), pantry.affinity);
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
const writeOut = ({ table, course, asked }: Dish): SchemePlan => {
  const { held, main, p1, pantry } = table;
  const { light, isOwn, asksForSecond, beside } = course;
  const wished = lifted(table, beside.shade);
  const [s1, second] = [materialIn(wished), materialIn(table.second ?? wished)];
  const a1 = table.a1 ? materialIn(table.a1) : lights[light].color;
  const p2 = materialIn(deeper(table.shade, table.second ?? wished, pantry.affinity.lightness));
  const key = kindOf(p1, s1, light, a1);
  const { ground, quiet } = groundOf(table, course, { second, a1 }, key);
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
      hasReason: isOwn || pantry.lightAsked[light] > 0 || asksForSecond > ASKED_FOR || held.a1 !== undefined,
    },
  };
};

/** So many of the recipes that are asked for most are tried. */
const MOST = 420;

const mostWanted = (dishes: readonly Dish[]): Dish[] =>
  dishes.toSorted((one, other) => other.asked - one.asked).slice(0, MOST);

/**
 * Plans whose materials a curator put together, those that the answers ask for most: at most `each` around each of
 * these primary colors.
 */
export const planRecipes = (mains: readonly Main[], cooking: Cooking, each: number): SchemePlan[] => {
  let [dishes, least]: [Dish[], number] = [[], -Infinity];
  for (const main of mains) {
    dishes.push(...dishesOf(layTable(main, cooking), each, least));
    if (dishes.length < 2 * MOST) continue;
    dishes = mostWanted(dishes);
    least = dishes.at(-1)?.asked ?? least;
  }
  return mostWanted(dishes).map(writeOut);
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
