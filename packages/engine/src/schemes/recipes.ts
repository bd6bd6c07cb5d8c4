import { companions, lights } from '@signet/color';
import type { Companion, LightName, Material, SchemeColors } from '@signet/color';
import { GRAY, hueGap, swatchOf } from '../swatch.ts';
import type { Priced } from './affinity.ts';
import { companyOf } from './company.ts';
import { tintOf } from './composed.ts';
import { compositions } from './compositions.ts';
import type { Composition, CompositionKey } from './compositions.ts';
import { deeper, lessDeep } from './deeper.ts';
import type { Held } from './favorites.ts';
import { leadAffinity, leadLike, lightLike } from './lead-mains.ts';
import { hintedBy } from './name-hints.ts';
import type { Hint } from './name-hints.ts';
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
  paperUnder,
  PRIMROSE,
  STONE,
  tint,
} from './papers.ts';
import type { Main, SchemePlan } from './plan-schemes.ts';
import { isNeighbor, kindOf, metals, soft } from './recipe-kind.ts';
import { leadTaste, nowhereCost, taste } from './recipe-tastes.ts';
import { colorOf, materialOf } from './recipe.ts';
import { temperCost } from './temper.ts';

const lightNames = Object.keys(lights) as LightName[];
const companionNames = Object.keys(companions) as Companion[];

const byKey = new Map<string, Composition>(compositions.map((one) => [one.key, one]));
const compositionOf = (key: CompositionKey): Composition => byKey.get(key) ?? compositions[0];

const FAIR_CHROMA = 0.085;
/** AUTHORED: a second color is made no more lighter than this. */
const LIFTED = 0.1;
/** AUTHORED: how much stronger for each unit of it: a wine made lighter and no stronger is dusty. */
const STAYS_STRONG = 4;

/** AUTHORED: what each place of a recipe counts that the answers ask for. */
const counts = { lead: 0.5, light: 0.36, companion: 0.2 } as const;

/** AUTHORED: what a lead costs that nothing asks for. */
const UNASKED = 0.25;
/** AUTHORED: a lead deeper or livelier than the curator wrote it is for sets that need more of them. */
const BENT = 0.12;
/** AUTHORED: what each darker relative of a favorite costs; at more than this a warm one gives way to any brown. */
const KIN = { warm: 0.05, any: 0.08 } as const;
type Cooking = {
  affinity: Priced;
  ways: readonly Held[];
  hints: readonly Hint[];
  /** Whether more company is kept than the tables name: around one favorite, several palettes have to differ. */
  isWide?: boolean;
};
/** AUTHORED: a light's own shade has its reason, as a companion has that is asked for. */
const ASKS_FOR_SHADE = 0.5;
/** AUTHORED: from here on a companion has reason enough of its own. */
const ASKED_FOR = 0.6;
/** AUTHORED: what may stand beside any lead, so that a favorite can lead several palettes. */
const wide: { lights: readonly LightName[]; companions: readonly Companion[] } = {
  lights: ['gold', 'sky', 'verdigris', 'blossom', 'peach', 'lemon', 'sprout'],
  companions: ['steel', 'evening', 'wine', 'olive', 'clay', 'leaf', 'bronze', 'twilight', 'thyme', 'stone'],
};
/** AUTHORED: what such a companion costs that nothing asks for, and one that something does. */
const WIDE = { unasked: 0.5, asked: 0.12 } as const;
/** Those too that the answers ask for. */
const withAsked = <Name extends string>(usual: readonly Name[], all: readonly Name[], asks: (name: Name) => number) => [
  ...new Set([...usual, ...all.filter((name) => asks(name) > 0)]),
];

/** AUTHORED: what a palette is worth that somebody composed as a whole, in the unit of what answers ask for. */
const COMPOSED = 0.14;
/** AUTHORED: how much it counts that everybody is asked for a light or a companion. */
const COMMON = { light: 0.8, companion: 0.8 } as const;

/** What stands beside a primary color. */
type Course = {
  light: LightName;
  second: Material;
  /** How much the answers ask for the second color. */
  asksForSecond: number;
  /** Whether name or trade ask for it. */
  isOfCompany?: boolean;
  paper: Material;
  /** Whether the light is the lead's own. */
  isOwn?: boolean;
  /** The quiet field, where it is not the paper. */
  field?: Material;
  /** What it is worth beyond what is asked for. */
  worth?: number;
};

/** All recipes of one primary color with one placement of favorites. */
const cook = (main: Main, held: Held, { affinity, hints, isWide = false }: Cooking): SchemePlan[] => {
  const lead = leadLike(main.swatch);
  const p1 = materialOf(main.swatch, main.hue);
  const company = companyOf[lead];
  const accent = held.a1 === undefined ? undefined : swatchOf(held.a1);
  const heldLight = accent && lightLike(accent);
  const asks = leadAffinity(affinity, main.swatch) + hintedBy(hints, main.swatch);
  // a favorite needs no other reason
  const isFavored = held.p1 !== undefined || main.kin !== undefined;
  const price = isFavored ? 0 : affinity.price(lead);
  const leadAsked = asks > 0 || isFavored ? asks - price : -UNASKED - Math.max(0, price);
  const bent = main.bent === undefined ? 0 : BENT;
  const untempered = held.p1 === undefined ? temperCost(p1, affinity) : 0;
  const kin = (isWarm(p1) ? KIN.warm : KIN.any) * (main.kin ?? 0);
  const asksForLead = leadAsked - bent - untempered - kin - leadTaste(p1, affinity);
  const lightAsked = (light: LightName): number =>
    affinity.light(light) -
    COMMON.light * affinity.priceOfLight(light) +
    hintedBy(hints, swatchOf(colorOf(lights[light].color)));
  // a favorite keeps its lightness wherever it has to stand; beside a bright lead the second color is lifted
  const isLighter = (depth: number) => held.p1 !== undefined || depth >= p1[0] - LIFTED;
  const lifted = ([lightness, chroma, hue]: Material): Material => {
    const up = held.p1 === undefined ? Math.max(0, p1[0] - 0.012 - lightness) : 0;
    return [lightness + up, chroma * (1 + STAYS_STRONG * up), hue];
  };
  const plan = ({
    light,
    second: wished,
    asksForSecond,
    isOfCompany = false,
    paper,
    isOwn = false,
    field,
    worth = 0,
  }: Course): SchemePlan => {
    const s1 = lifted(wished);
    const a1 = accent ? materialOf(accent, main.hue) : lights[light].color;
    const second = held.s1 === undefined ? s1 : materialOf(swatchOf(held.s1), main.hue);
    const p2 = deeper(p1, second, affinity.lightness);
    const key = kindOf(p1, s1, light, a1);
    const own = paperFor(p1, paper, isOwn && soft.has(light), affinity);
    const ground = held.n3 === undefined ? groundUnder(p1, a1, own) : materialOf(swatchOf(held.n3), own[2]);
    const goesWithGround = (one: Material) => !isAgainst(one, ground);
    const fields = [field, key === 'fair' ? ([0.89, FAIR_CHROMA, paper[2]] as const) : own];
    const quiet =
      fields.find((one) => one && belongs(one, p1, second, a1) && goesWithGround(one)) ??
      [a1, p1].map(paleOf).find(goesWithGround) ??
      ground;
    const pales = [
      quiet,
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
    const asked = lightAsked(light);
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
        a2: [...pales.filter(goesWithGround), ...pales.filter((one) => !goesWithGround(one))],
        paper: ground,
        asked:
          counts.lead * asksForLead +
          counts.light * (held.a1 ? 0.5 : asked) +
          counts.companion * asksForSecond +
          worth -
          (isOfCompany || held.s1 !== undefined ? 0 : nowhereCost(second, a1)) -
          taste({ p1, p2, s1, second, a1, held, isOfCompany }, affinity),
        hasReason: isOwn || asked > 0 || asksForSecond > ASKED_FOR || held.a1 !== undefined,
      },
    };
  };
  const beside = (name: Companion) => ({
    second: companions[name],
    asksForSecond: affinity.companion(name) - COMMON.companion * affinity.priceOfCompanion(name),
    isOfCompany: affinity.isOfCompany(name),
    field: tintOf(name),
  });
  const composed = (affinity.composed.get(lead) ?? [])
    .filter(({ companion }) => isLighter(companions[companion][0]))
    .map(({ companion, light, tint: field }) => {
      const isWhole = heldLight === undefined || heldLight === light;
      const worth = isWhole ? COMPOSED : COMPOSED / 2;
      return plan({ light, ...beside(companion), paper: lights[light].paper, field, worth });
    });
  const contrasting = (heldLight ? [heldLight] : company.lights).filter(
    (light) => hueGap(lights[light].color[2], p1[2]) > 25 || p1[1] < GRAY,
  );
  // three hues only around a gray, among neighbors or where the lead is loud itself
  const threefold = lightNames.flatMap((light) => {
    if (!contrasting.includes(light) || (lightAsked(light) <= 0 && !accent)) return [];
    return company.companions
      .filter((name) => {
        const [depth, chroma, hue] = companions[name];
        const isTrimmed = metals.has(light) && p1[0] < 0.43;
        const isAskedFor = affinity.companion(name) >= ASKED_FOR;
        const isNeighbor =
          isAskedFor || isTrimmed || chroma < 0.065 || p1[1] < GRAY || hueGap(hue, p1[2]) <= 50 || p1[1] > 0.13;
        return isNeighbor && affinity.companion(name) > 0 && isLighter(depth);
      })
      .map((name) => plan({ light, ...beside(name), paper: lights[light].paper }));
  });
  // a quieter neighbor of the lead, under a light that contrasts with both
  const neighbors = contrasting.flatMap((light) =>
    lightAsked(light) <= 0 && !accent
      ? []
      : companionNames
          .filter(
            (name) =>
              affinity.companion(name) > 0 &&
              isLighter(companions[name][0]) &&
              isNeighbor(companions[name], p1) &&
              !company.companions.includes(name),
          )
          .map((name) => plan({ light, ...beside(name), paper: lights[light].paper })),
  );
  const own = heldLight ?? company.own;
  const paired = own
    ? company.companions
        .filter((name) => isLighter(companions[name][0]))
        .map((name) => {
          const [, , hue] = p1;
          const isTinted = lights[own].paper[1] > 0.025;
          const paper = isWarm(p1) || isTinted ? lights[own].paper : paperUnder(companions[name], hue);
          return plan({ light: own, ...beside(name), paper, isOwn: true });
        })
    : [];
  const around = isWide
    ? (heldLight ? [heldLight] : withAsked(wide.lights, lightNames, affinity.light)).flatMap((light) =>
        withAsked(wide.companions, companionNames, affinity.companion)
          .filter((name) => isLighter(companions[name][0]))
          .map((name) => {
            const { asksForSecond, ...stands } = beside(name);
            const asked = affinity.companion(name) > 0 ? asksForSecond - WIDE.asked : -WIDE.unasked;
            return plan({ light, ...stands, asksForSecond: asked, paper: lights[light].paper });
          }),
      )
    : [];
  return [
    ...around,
    ...composed,
    ...contrasting.map((light) => {
      const { shade, paper } = lights[light];
      return plan({ light, second: shade, asksForSecond: ASKS_FOR_SHADE, paper });
    }),
    ...threefold,
    ...neighbors,
    ...paired,
  ];
};

/** So many of the recipes that are asked for most are tried. */
const MOST = 420;

/**
 * Plans whose materials a curator put together, those that the answers ask for most: around these primary colors, with
 * each placement of favorites that they can bear.
 */
export const planRecipes = (mains: readonly Main[], cooking: Cooking, each: number): SchemePlan[] => {
  const plans = mains.flatMap((main) =>
    cooking.ways
      .flatMap((held) => cook(main, held, cooking))
      .toSorted((one, other) => (other.recipe?.asked ?? 0) - (one.recipe?.asked ?? 0))
      .slice(0, each),
  );
  return plans.toSorted((one, other) => (other.recipe?.asked ?? 0) - (one.recipe?.asked ?? 0)).slice(0, MOST);
};

/** How much the answers ask for the materials that a scheme's primary and accent color are most like. */
export const askedByColors = (
  { p1, a1 }: Pick<SchemeColors, 'p1' | 'a1'>,
  { affinity, hints }: Pick<Cooking, 'affinity' | 'hints'>,
): number => {
  const [main, accent] = [swatchOf(p1), swatchOf(a1)];
  return (
    counts.lead * (leadAffinity(affinity, main) + hintedBy(hints, main)) +
    counts.light * (affinity.light(lightLike(accent)) + hintedBy(hints, accent))
  );
};
