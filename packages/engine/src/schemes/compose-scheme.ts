import { contrastRatio, labDistance, type Material } from '@signet/color';
import { swatchOf, type SchemeSwatches, type Swatch } from '../swatch.ts';
import { quietColors, type QuietColor } from './compositions.ts';
import type { Allows } from './disliked.ts';
import { chooseBackground } from './background.ts';
import type { SchemePlan } from './plan-schemes.ts';
import { keepsContrast, neutrals } from './neutrals.ts';
import { alwaysApart, leastApart } from './roles-apart.ts';
import {
  accentColor,
  chromaAt,
  clearOfMud,
  DARKEST_BACKGROUND,
  darkColor,
  lightSwatch,
  temperatureOf,
  type WishedTone,
} from './tones.ts';
import { asWritten, nudged } from './written-colors.ts';

/** What every scheme of one founder has to respect. */
export type Wishes = {
  /** Whether a p1, p2, s1, a1 or a2 may look like this. */
  allowed: Allows;
  /** Whether a p1, s1 or a1 may look like this beside the competitors' colors. */
  distinct: Allows;
  /** How lively accents are, about .8 to 1.15. */
  liveliness: number;
};

const always: ReadonlySet<string> = new Set(alwaysApart.map(([role, other]) => `${role} ${other}`));
const others = Object.fromEntries(
  Object.entries(leastApart).map(([role, least]) => [role, Object.entries(least)]),
) as Record<keyof typeof leastApart, [Painted, number][]>;
/**
 * The least under the three color-vision deficiencies (delta-E OK), between the two colors that charts and buttons
 * are made of.
 */
const LEAST_APART_DEFICIENT = 0.08;

/** OKLab lightness and WCAG luminance disagree by so much between hues. */
const ORDER_SLACK = 0.02;

type Painted = 'p1' | keyof typeof leastApart;

/**
 * The p1, p2, s1, a1 and a2 of one scheme, painted in that order: each is the first of its options that may stand
 * beside those before it.
 */
class Canvas {
  readonly swatches: Partial<Record<Painted, Swatch>> = {};
  private readonly plan: SchemePlan;
  private readonly wishes: Wishes;

  constructor(plan: SchemePlan, wishes: Wishes) {
    this.plan = plan;
    this.wishes = wishes;
    this.swatches.p1 = plan.main.swatch;
  }

  /** The swatch that the role got; undefined when no option will do. Options are made one at a time. */
  paint(role: Exclude<Painted, 'p1'>, options: Iterable<Swatch | undefined>): Swatch | undefined {
    const held = this.plan.held[role];
    for (const swatch of held === undefined ? options : [swatchOf(held)]) {
      if (!swatch || !this.fits(role, swatch, held !== undefined)) continue;
      this.swatches[role] = swatch;
      return swatch;
    }
    return undefined;
  }

  /** What is told soonest is asked first. */
  private fits(role: Exclude<Painted, 'p1'>, swatch: Swatch, isHeld: boolean): boolean {
    if (!isHeld && !this.keepsOrder(role, swatch)) return false;
    for (const [other, least] of others[role]) if (!this.keepsApart(role, swatch, isHeld, other, least)) return false;
    if (!isHeld && !this.mayBe(role, swatch)) return false;
    return role !== 'a1' || (isHeld && this.plan.held.p1 !== undefined) || this.staysApartForAll(swatch);
  }

  private mayBe(role: Painted, swatch: Swatch): boolean {
    const isTold = role === 's1' || role === 'a1';
    return (!isTold || this.wishes.distinct(swatch)) && this.wishes.allowed(swatch);
  }

  /** p2 is the darkest, then p1 (a favorite stays as it is), then s1; the accents are lighter by nature. */
  private keepsOrder(role: Painted, { lab }: Swatch): boolean {
    const main = this.plan.main.swatch.lab.lightness;
    if (role === 'p2') return this.plan.held.p1 !== undefined || lab.lightness <= main + ORDER_SLACK;
    if (role === 'a2') return lab.lightness >= (this.swatches.a1?.lab.lightness ?? 0) - ORDER_SLACK / 2;
    return role !== 's1' || this.plan.held.p1 !== undefined || lab.lightness >= main - ORDER_SLACK;
  }

  private keepsApart(role: Painted, swatch: Swatch, isHeld: boolean, other: Painted, least: number): boolean {
    const beside = this.swatches[other];
    if (!beside || (isHeld && other in this.plan.held && !always.has(`${role} ${other}`))) return true;
    return labDistance(swatch.lab, beside.lab) >= least;
  }

  private staysApartForAll(accent: Swatch): boolean {
    const main = this.plan.main.swatch;
    return accent.deficient.every((seen, kind) => {
      const beside = main.deficient[kind];
      return !beside || labDistance(seen, beside) >= LEAST_APART_DEFICIENT;
    });
  }
}

const hueOf = ({ chroma, hue }: Swatch, otherwise: number): number => (chroma < 0.02 ? otherwise : hue);
/** In steps that no eye sees, so that most colors are solved once for all quizzes. */
const solved = (hue: number, { ratio, chroma }: WishedTone): Swatch | undefined => {
  const tone = { ratio: Math.round(ratio * 5) / 5, chroma: Math.round(chromaAt(chroma, hue) * 200) / 200 };
  const hex = darkColor(hue, tone);
  return hex === undefined ? undefined : swatchOf(hex);
};

/** Where a composition's own hues leave nothing. */
const ANY_TURNS = [0, 60, -60, 120, -120, 180] as const;

/** A slot's turns, beginning with the one that the plan drew. */
const turnsFrom = (turns: readonly number[], from: number, anyHue: boolean): readonly number[] => [
  ...turns.slice(from),
  ...turns.slice(0, from),
  ...(anyHue ? ANY_TURNS : []),
];

/** As dark as a color can be on the darkest background, with a little left of it. */
const DARKEST = 17.4;

/** p1 deeper: the same hue, less chroma. Where p1 is nearly black itself, p2 is its softer neutral. */
const secondPrimaries = function* ({ main: { swatch, hue }, composition }: SchemePlan): Generator<Swatch | undefined> {
  const own = contrastRatio(swatch.hex, DARKEST_BACKGROUND);
  const wished: readonly WishedTone[] = [
    // dark enough to be read on the accent as well
    { ratio: Math.min(DARKEST, Math.max(11, own * 1.8)), chroma: swatch.chroma * 0.55 },
    { ratio: Math.min(DARKEST, Math.max(8.4, own * 1.6)), chroma: swatch.chroma * 0.8 },
    { ratio: Math.min(DARKEST, own * 2.1), chroma: swatch.chroma * 0.5 },
    // for who dislikes black: as far down as it stays a color
    { ratio: Math.max(7.2, own * 1.45), chroma: swatch.chroma },
    { ratio: Math.max(7.2, own * 1.35), chroma: swatch.chroma * 1.15 },
    { ratio: Math.max(7.2, own * 1.8), chroma: swatch.chroma * 1.15 },
    { ratio: 10.4, chroma: composition.key === 'night' ? 0.06 : 0.016 },
    { ratio: 8.6, chroma: composition.key === 'night' ? 0.075 : 0.028 },
  ];
  for (const tone of wished) yield solved(hue, tone);
};

const LEAST_RATIO = 4.6;
/** A muted companion of another hue, where the kind's own cannot be told from p1 or is a competitor's. */
const CONTRARY_TURNS = [180, 150, -150, 120, -120, 90, -90, 60, -60] as const;
/** Before that a stone of p1's own tint is tried. */
const NEUTRAL_CHROMAS = [0.03, 0.012] as const;
const QUIET_EARTH = 0.06;
const CONTRARY_CHROMAS = [0.062, 0.094, 0.14] as const;

/**
 * AUTHORED, in OKLCH degrees: a quiet red turns to brown and a quiet magenta to violet; the other way both are the
 * color of a bruise.
 */
const quietTurn = (hue: number, turn: number): number => {
  if (hue > 340 || hue < 60) return Math.abs(turn);
  return hue > 285 ? -Math.abs(turn) : turn;
};

/** A companion of p1, never darker than it. */
const secondaries = function* ({
  main: { swatch, hue: main, tone },
  s1,
  from,
  anyHue,
}: SchemePlan): Generator<Swatch | undefined> {
  const own = contrastRatio(swatch.hex, DARKEST_BACKGROUND);
  const most = s1.isQuieter ? Math.max(0.012, swatch.chroma * 0.47) : Infinity;
  const wishedChroma = Math.min(s1.chroma, most);
  for (const turn of turnsFrom(s1.turns, from.s1, anyHue))
    for (const ratio of [s1.ratio, (s1.ratio + LEAST_RATIO) / 2]) {
      const wished = main + (s1.isQuieter ? quietTurn(main, turn) : turn);
      // olive and ochre are at home beside earthy colors as long as they are quiet
      const isMud = tone !== 'earth' && clearOfMud(wished, 'rich') !== ((wished % 360) + 360) % 360;
      const chroma = isMud ? Math.min(wishedChroma, QUIET_EARTH) : wishedChroma;
      yield solved(wished, { ratio: Math.max(LEAST_RATIO, Math.min(ratio, own)), chroma });
    }
  for (const chroma of NEUTRAL_CHROMAS) yield solved(main, { ratio: LEAST_RATIO, chroma });
  for (const chroma of CONTRARY_CHROMAS)
    for (const turn of CONTRARY_TURNS)
      yield solved(main + turn, { ratio: Math.max(LEAST_RATIO, Math.min(4.9, own)), chroma });
};

/** AUTHORED: the hue of brass, straw and ochre. */
const BRASS = 80;

const accents = function* (
  { a1, from, anyHue }: SchemePlan,
  hues: { p1: number; s1: number },
  liveliness: number,
): Generator<Swatch> {
  const start = a1.from === 'brass' ? BRASS : hues[a1.from];
  for (const strength of [a1.strength, a1.strength * 0.72])
    for (const turn of turnsFrom(a1.turns, from.a1, anyHue)) yield accentColor(start + turn, strength * liveliness);
  for (const turn of CONTRARY_TURNS) yield accentColor(hues.p1 + turn, 0.8 * liveliness);
};

/** Materials that share the palette's temperature. */
const goesWith = (quiet: QuietColor, hues: readonly number[]): boolean => {
  if (!(quiet in quietColors)) return true;
  const own = temperatureOf(quietColors[quiet as keyof typeof quietColors].hue);
  return own === 'either' || hues.some((hue) => temperatureOf(hue) === own);
};

/** AUTHORED: the lightest that a2 gets, so that n2 can be lighter still. */
const LIGHTEST_QUIET = 0.91;

const quietColor = (
  quiet: QuietColor,
  hues: { p1: number; s1: number; a1: number },
  { lightness, isColorful }: { lightness: number; isColorful: boolean },
): Swatch => {
  const own = quiet in quietColors ? quietColors[quiet as keyof typeof quietColors] : undefined;
  const step = (hue: number) =>
    isColorful ? { lightness: 0.87, chroma: 0.075, hue } : { lightness: 0.885, chroma: 0.044, hue };
  const wished =
    own ??
    {
      stone: { lightness: 0.885, chroma: 0.012, hue: hues.p1 },
      'step of p1': step(hues.p1),
      'step of s1': step(hues.s1),
      'step of a1': step(hues.a1),
    }[quiet as Exclude<QuietColor, keyof typeof quietColors>];
  const light = Math.min(LIGHTEST_QUIET, Math.max(wished.lightness, lightness + 0.015));
  return lightSwatch(light, wished.chroma, wished.hue);
};

/** For who dislikes white or gray: pale and plainly of a hue. */
const TINTS = [
  { lightness: 0.86, chroma: 0.049 },
  { lightness: 0.835, chroma: 0.05 },
  { lightness: 0.825, chroma: 0.07 },
] as const;

const softAccents = function* (
  { quiet, composition: { a2, isColorful = false } }: SchemePlan,
  hues: { p1: number; s1: number; a1: number },
  accent: Swatch,
): Generator<Swatch> {
  const fitting = [quiet, ...a2, 'stone' as const, 'step of p1' as const].filter((one) =>
    goesWith(one, Object.values(hues)),
  );
  for (const one of fitting) yield quietColor(one, hues, { lightness: accent.lab.lightness, isColorful });
  for (const tint of TINTS)
    for (const hue of [hues.p1, hues.s1, hues.a1]) yield lightSwatch(tint.lightness, tint.chroma, hue);
};

/**
 * AUTHORED: from which chroma on a color sings, what one keeps that hardly does so beside a lead that sings, and up to
 * which chroma p2 and s1 hardly do. One that clearly sings stays as the curator wrote it: made quiet it is mud.
 */
const SINGS = 0.1;
const STILL = 0.0985;
const BARELY_STRONG = { p2: 0.11, s1: 0.12 } as const;
const besideLead = ({ chroma }: Swatch, [lightness, own, hue]: Material, most: number): Material => [
  lightness,
  chroma > SINGS && own > STILL && own <= most ? STILL : own,
  hue,
];
const livened = ([lightness, chroma, hue]: Material, liveliness: number): Material => [
  lightness,
  chroma * liveliness,
  hue,
];

/**
 * A whole scheme after a plan; undefined where the plan cannot keep the contrast rules (unrounded), the dislikes or
 * the distances. The background comes first, because it is the tighter bound: the dark colors reach their ratios on the
 * darkest background there is.
 */
export const composeScheme = (plan: SchemePlan, wishes: Wishes): SchemeSwatches | undefined => {
  const { liveliness } = wishes;
  const { swatch: p1, hue: main } = plan.main;
  const n3 = chooseBackground(plan, main);
  const canvas = new Canvas(plan, wishes);
  const { recipe } = plan;
  const live = Math.max(0.94, liveliness);
  const p2 =
    (recipe && canvas.paint('p2', asWritten(recipe.p2.map((one) => besideLead(p1, one, BARELY_STRONG.p2))))) ??
    canvas.paint('p2', secondPrimaries(plan));
  const s1 =
    p2 &&
    canvas.paint('s1', recipe ? nudged(besideLead(p1, livened(recipe.s1, live), BARELY_STRONG.s1)) : secondaries(plan));
  const dark = { p1: main, s1: s1 ? hueOf(s1, main) : main };
  const a1 = s1 && canvas.paint('a1', recipe ? nudged(livened(recipe.a1, live)) : accents(plan, dark, liveliness));
  const a2 =
    a1 &&
    ((recipe && canvas.paint('a2', asWritten(recipe.a2))) ??
      canvas.paint('a2', softAccents(plan, { ...dark, a1: hueOf(a1, main) }, a1)));
  if (!p2 || !s1 || !a1 || !a2) return undefined;
  const { n1, n2, b1, w1 } = neutrals(plan, n3, main, a2);
  const scheme = { p1, p2, s1, a1, a2, n1, n2, n3, b1, w1 };
  return keepsContrast(scheme) ? scheme : undefined;
};
