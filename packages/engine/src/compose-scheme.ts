import { failsContrast, hexFromOklch, labDistance, oklabOf, oklchOf, solveLightness } from '@signet/color';
import type { Oklab, SchemeColors, SchemeLab } from '@signet/color';
import { chooseGround } from './ground.ts';
import type { SchemePlan } from './plan-schemes.ts';
import { accentOf, clearOfMud, toneAt, toneOf } from './tones.ts';
import type { ToneName, WishedTone } from './tones.ts';

/** What every scheme of one founder has to respect. */
export interface Wishes {
  /** Whether a p1, p2, s1, a1 or a2 may look like this. */
  allowed: (color: Oklab) => boolean;
  /** How lively accents are, about .7 to 1.2. */
  liveliness: number;
}

/** AUTHORED: which tone keeps p1 company, so that one of the two speaks and the other listens. */
const companion: Record<ToneName, { alike: ToneName; apart: ToneName }> = {
  vivid: { alike: 'deep', apart: 'deep' }, rich: { alike: 'deep', apart: 'quiet' }, deep: { alike: 'vivid', apart: 'rich' },
  quiet: { alike: 'deep', apart: 'rich' }, ink: { alike: 'vivid', apart: 'vivid' },
};

/** AUTHORED: p2 is the same voice, lower; where p1 is dark already, p2 is the one with more color. The rest is for founders who dislike near-blacks. */
const secondPrimary: Record<ToneName, WishedTone> = {
  vivid: { ratio: 11.5, chroma: 0.1 }, rich: { ratio: 12.5, chroma: 0.07 }, deep: { ratio: 14.6, chroma: 0.05 }, quiet: { ratio: 12.5, chroma: 0.035 }, ink: { ratio: 7.4, chroma: 0.1 },
};
const colorfulSecondPrimaries: readonly WishedTone[] = [{ ratio: 11, chroma: 0.13 }, { ratio: 7.4, chroma: 0.15 }];

const accentStrength: Record<ToneName, number> = { vivid: 1, rich: 0.95, deep: 0.95, quiet: 0.8, ink: 1.05 };

/** AUTHORED: how far apart roles must look (delta-E OK), so that each can do its own work. Two favorites are as near as the founder chose them. */
const leastApart = { p2: { p1: 0.07 }, s1: { p1: 0.1, p2: 0.08 }, a1: { p1: 0.15, s1: 0.12 }, a2: { a1: 0.09 } } as const;
type Painted = 'p1' | keyof typeof leastApart;

/** The p1, p2, s1, a1 and a2 of one scheme, painted in that order: each is the first of its options that may stand beside those before it. */
class Canvas {
  readonly colors: Partial<Record<Painted, string>> = {};
  private readonly lab: Partial<SchemeLab> = {};
  private readonly plan: SchemePlan;
  private readonly wishes: Wishes;

  constructor(plan: SchemePlan, wishes: Wishes) {
    this.plan = plan;
    this.wishes = wishes;
  }

  /** The hex that the role got; undefined when no option will do. Options are made one at a time. */
  paint(role: Painted, options: Iterable<string | undefined>): string | undefined {
    const held = this.plan.held[role];
    for (const hex of held === undefined ? options : [held]) {
      if (hex === undefined) continue;
      const lab = oklabOf(hex);
      if (!this.fits(role, lab, held !== undefined)) continue;
      this.lab[role] = lab;
      this.colors[role] = hex;
      return hex;
    }
    return undefined;
  }

  private fits(role: Painted, lab: Oklab, isHeld: boolean): boolean {
    if (!isHeld && !this.wishes.allowed(lab)) return false;
    const others = Object.entries(role === 'p1' ? {} : leastApart[role]) as [Painted, number][];
    return others.every(([other, least]) => {
      const beside = this.lab[other];
      return !beside || (isHeld && other in this.plan.held) || labDistance(lab, beside) >= least;
    });
  }
}

const hueOf = (hex: string, otherwise: number): number => {
  const { hue, chroma } = oklchOf(hex);
  return hue === undefined || chroma < 0.02 ? otherwise : hue;
};

const TURNS_TO_TRY = [0, 60, -60, 120, -120, 180] as const;

type Darken = (hue: number, tone: WishedTone) => string | undefined;

function* secondPrimaries(main: number, tone: ToneName, dark: Darken): Generator<string | undefined> {
  for (const wished of [secondPrimary[tone], ...colorfulSecondPrimaries]) yield dark(main, wished);
}

function* secondaries(main: number, tone: ToneName, plan: SchemePlan, dark: Darken): Generator<string | undefined> {
  for (const extra of TURNS_TO_TRY) {
    const turn = plan.secondaryTurn + extra;
    const own = companion[tone][Math.cos((turn * Math.PI) / 180) > 0.64 ? 'alike' : 'apart'];
    const hue = clearOfMud(main + turn, own);
    yield dark(hue, toneAt(own, hue));
  }
}

function* accents(main: number, plan: SchemePlan, strength: number): Generator<string> {
  for (const extra of TURNS_TO_TRY) yield hexFromOklch(accentOf(main + plan.accentTurn + extra, strength));
}

function* softAccents(hues: { main: number; secondary: number; accent: number }, plan: SchemePlan, strength: number): Generator<string> {
  const options = {
    main: { lightness: 0.84, chroma: 0.065 * strength, hue: hues.main },
    secondary: { lightness: 0.82, chroma: 0.08 * strength, hue: hues.secondary },
    'accent-left': accentOf(hues.accent - 38, strength * 0.7),
    'accent-right': accentOf(hues.accent + 38, strength * 0.7),
  };
  yield hexFromOklch(options[plan.softAccent]);
  for (const option of Object.values(options)) yield hexFromOklch(option);
}

/** The neutrals take their tint from the main hue and the ground. */
const neutrals = ({ held }: SchemePlan, n3: string, main: number): Pick<SchemeColors, 'n1' | 'n2' | 'n3' | 'b1' | 'w1'> => {
  const ground = oklchOf(n3);
  const hue = hueOf(n3, main);
  return {
    n1: held.n1 ?? hexFromOklch({ lightness: 0.43, chroma: 0.022, hue: main }),
    n2: held.n2 ?? hexFromOklch({ lightness: Math.min(ground.lightness - 0.065, 0.91), chroma: Math.min(ground.chroma * 1.4 + 0.006, 0.028), hue }),
    n3,
    b1: held.b1 ?? hexFromOklch({ lightness: 0.19, chroma: 0.018, hue: main }),
    w1: held.w1 ?? hexFromOklch({ lightness: 0.993, chroma: 0.003, hue }),
  };
};

/**
 * A whole scheme after a plan; undefined where the plan cannot keep the contrast rules (unrounded), the dislikes or the distances. The ground
 * comes first, because it is the tighter bound: the dark colors are solved downward from it.
 */
export const composeScheme = (plan: SchemePlan, wishes: Wishes): SchemeColors | undefined => {
  const { held, depth } = plan;
  const n3 = chooseGround(plan);
  const dark: Darken = (hue, { ratio, chroma }) => solveLightness({ hue, chroma, ratio: ratio * depth, grounds: [n3, '#ffffff'] });
  const tone = held.p1 ? toneOf(held.p1, n3) : plan.tone;
  const main = held.p1 ? hueOf(held.p1, plan.hue) : clearOfMud(plan.hue, tone);
  const mainHue = clearOfMud(main, tone);
  const strength = accentStrength[tone] * wishes.liveliness;

  const canvas = new Canvas(plan, wishes);
  const p1 = canvas.paint('p1', [dark(mainHue, toneAt(tone, mainHue))]);
  const p2 = p1 && canvas.paint('p2', secondPrimaries(main, tone, dark));
  const s1 = p2 && canvas.paint('s1', secondaries(main, tone, plan, dark));
  const a1 = s1 && canvas.paint('a1', accents(main, plan, strength));
  const a2 = a1 && canvas.paint('a2', softAccents({ main, secondary: hueOf(s1, main), accent: hueOf(a1, main) }, plan, strength));
  if (!p1 || !p2 || !s1 || !a1 || !a2) return undefined;
  const colors = { p1, p2, s1, a1, a2, ...neutrals(plan, n3, main) };
  return failsContrast(colors).length === 0 ? colors : undefined;
};
