import { failsContrast, labDistance } from '@signet/color';
import type { SchemeColors } from '@signet/color';
import { hueGap, swatchOf } from '../swatch.ts';
import type { Swatch } from '../swatch.ts';
import type { Allows } from './disliked.ts';
import { chooseBackground } from './background.ts';
import type { SchemePlan } from './plan-schemes.ts';
import { alwaysApart, leastApart } from './roles-apart.ts';
import { accentColor, clearOfMud, darkColor, lightColor, toneAt } from './tones.ts';
import type { ToneName, WishedTone } from './tones.ts';

/** What every scheme of one founder has to respect. */
export interface Wishes {
  /** Whether a p1, p2, s1, a1 or a2 may look like this. */
  allowed: Allows;
  /** How lively accents are, about .8 to 1.15. */
  liveliness: number;
}

/**
 * AUTHORED: which tones keep p1 company, so that one of the two speaks and the other listens; the first suits also
 * where the hues are alike.
 */
const companions: Record<ToneName, readonly [ToneName, ToneName]> = {
  vivid: ['deep', 'ink'],
  rich: ['deep', 'vivid'],
  deep: ['vivid', 'rich'],
  quiet: ['deep', 'rich'],
  ink: ['vivid', 'rich'],
};
/**
 * AUTHORED: p2 is the same voice, lower; where p1 is dark already, p2 is the one with more color. The rest is for
 * founders who dislike near-blacks.
 */
const secondPrimary: Record<ToneName, WishedTone> = {
  vivid: { ratio: 11.5, chroma: 0.1 },
  rich: { ratio: 12.5, chroma: 0.075 },
  deep: { ratio: 14.6, chroma: 0.055 },
  quiet: { ratio: 12.5, chroma: 0.045 },
  ink: { ratio: 7.4, chroma: 0.1 },
};
const colorfulSecondPrimaries: readonly WishedTone[] = [
  { ratio: 11, chroma: 0.13 },
  { ratio: 7.4, chroma: 0.15 },
  { ratio: 8.4, chroma: 0.21 },
];
const accentStrength: Record<ToneName, number> = { vivid: 1, rich: 1, deep: 1, quiet: 0.85, ink: 1.05 };

const always: ReadonlySet<string> = new Set(alwaysApart.map(([role, other]) => `${role} ${other}`));
/**
 * The least under the three color-vision deficiencies (delta-E OK), between the two colors that charts and buttons
 * are made of.
 */
const LEAST_APART_DEFICIENT = 0.08;

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
  paint(role: Exclude<Painted, 'p1'>, options: Iterable<string | undefined>): Swatch | undefined {
    const held = this.plan.held[role];
    for (const hex of held === undefined ? options : [held]) {
      if (hex === undefined) continue;
      const swatch = swatchOf(hex);
      if (!this.fits(role, swatch, held !== undefined)) continue;
      this.swatches[role] = swatch;
      return swatch;
    }
    return undefined;
  }

  private fits(role: Exclude<Painted, 'p1'>, swatch: Swatch, isHeld: boolean): boolean {
    if (!isHeld && !this.wishes.allowed(swatch)) return false;
    const others = Object.entries(leastApart[role]) as [Painted, number][];
    return (
      others.every(([other, least]) => this.keepsApart(role, swatch, isHeld, other, least)) &&
      (role !== 'a1' || this.staysApartForAll(swatch))
    );
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

const TURNS_TO_TRY = [0, 60, -60, 120, -120, 180] as const;

function* secondPrimaries({
  main: { tone, hue },
  secondPrimaryTurn,
  colorfulSecond,
}: SchemePlan): Generator<string | undefined> {
  for (const turn of new Set([secondPrimaryTurn, 0, -secondPrimaryTurn])) {
    for (const wished of colorfulSecond
      ? [...colorfulSecondPrimaries, secondPrimary[tone]]
      : [secondPrimary[tone], ...colorfulSecondPrimaries])
      yield darkColor(clearOfMud(hue + turn, 'rich'), wished);
  }
}

function* secondaries({
  main: { tone, hue: main },
  secondaryTurn,
  companion,
}: SchemePlan): Generator<string | undefined> {
  for (const extra of TURNS_TO_TRY) {
    const turn = secondaryTurn + extra;
    const own = typeof companion === 'string' ? companion : companions[tone][hueGap(turn, 0) < 50 ? 0 : companion];
    const hue = clearOfMud(main + turn, own);
    yield darkColor(hue, toneAt(own, hue));
  }
}

function* accents(main: number, plan: SchemePlan, strength: number): Generator<string> {
  for (const extra of TURNS_TO_TRY) yield accentColor(main + plan.accentTurn + extra, strength);
}

function* softAccents(
  hues: { main: number; secondary: number; accent: number },
  plan: SchemePlan,
  strength: number,
): Generator<string> {
  const options = {
    main: { lightness: 0.83, chroma: 0.085 * strength, hue: hues.main },
    secondary: { lightness: 0.81, chroma: 0.095 * strength, hue: hues.secondary },
    'accent-left': undefined,
    'accent-right': undefined,
  };
  const draw = (name: keyof typeof options): string => {
    const tint = options[name];
    return tint ? lightColor(tint) : accentColor(hues.accent + (name === 'accent-left' ? -38 : 38), strength * 0.85);
  };
  yield draw(plan.softAccent);
  for (const name of Object.keys(options) as (keyof typeof options)[]) yield draw(name);
}

/** The neutrals take their tint from the main hue and the background. */
const neutrals = (
  { held }: SchemePlan,
  n3: string,
  main: number,
): Pick<SchemeColors, 'n1' | 'n2' | 'n3' | 'b1' | 'w1'> => {
  const { lab, chroma, hue: ownHue } = swatchOf(n3);
  const hue = chroma < 0.002 ? main : ownHue;
  return {
    n1: held.n1 ?? lightColor({ lightness: 0.43, chroma: 0.024, hue: main }),
    n2:
      held.n2 ??
      lightColor({
        lightness: Math.min(lab.lightness - 0.065, 0.91),
        chroma: Math.min(chroma * 1.4 + 0.006, 0.028),
        hue,
      }),
    n3,
    b1: held.b1 ?? lightColor({ lightness: 0.19, chroma: 0.02, hue: main }),
    w1: held.w1 ?? lightColor({ lightness: 0.993, chroma: 0.003, hue }),
  };
};

/**
 * A whole scheme after a plan; undefined where the plan cannot keep the contrast rules (unrounded), the dislikes or
 * the distances. The background comes first, because it is the tighter bound: the dark colors reach their ratios on the
 * darkest background there is.
 */
export const composeScheme = (plan: SchemePlan, { allowed, liveliness }: Wishes): SchemeColors | undefined => {
  const { swatch: p1, tone, hue: main } = plan.main;
  const n3 = chooseBackground(plan, main);
  const strength = accentStrength[tone] * liveliness;
  const canvas = new Canvas(plan, { allowed, liveliness });
  const p2 = canvas.paint('p2', secondPrimaries(plan));
  const s1 = p2 && canvas.paint('s1', secondaries(plan));
  const a1 = s1 && canvas.paint('a1', accents(main, plan, strength));
  const a2 =
    a1 &&
    canvas.paint('a2', softAccents({ main, secondary: hueOf(s1, main), accent: hueOf(a1, main) }, plan, strength));
  if (!p2 || !s1 || !a1 || !a2) return undefined;
  const colors = { p1: p1.hex, p2: p2.hex, s1: s1.hex, a1: a1.hex, a2: a2.hex, ...neutrals(plan, n3, main) };
  return failsContrast(colors).length === 0 ? colors : undefined;
};
