import { contrastRatio, failsContrast, hexFromOklch, labDistance, oklchOf, solveLightness } from '@signet/color';
import type { SchemeColors, SchemeLab } from '@signet/color';
import type { Held } from './favorites.ts';
import type { SchemePlan } from './plan-schemes.ts';
import { accentOf, clearOfMud, tones, toneOf } from './tones.ts';
import type { ToneName } from './tones.ts';

const WHITE = '#ffffff';

/** AUTHORED: which tone keeps p1 company, so that one of the two speaks and the other listens. */
const companion: Record<ToneName, { alike: ToneName; apart: ToneName }> = {
  vivid: { alike: 'deep', apart: 'deep' }, rich: { alike: 'deep', apart: 'quiet' }, deep: { alike: 'vivid', apart: 'rich' },
  quiet: { alike: 'deep', apart: 'rich' }, ink: { alike: 'vivid', apart: 'vivid' },
};
/** AUTHORED: p2 is the same voice, lower; where p1 is dark already, p2 is the one with more color. */
const secondPrimary: Record<ToneName, { ratio: number; chroma: number }> = {
  vivid: { ratio: 11.5, chroma: 0.1 }, rich: { ratio: 12.5, chroma: 0.07 }, deep: { ratio: 14.6, chroma: 0.05 }, quiet: { ratio: 12.5, chroma: 0.035 }, ink: { ratio: 7.4, chroma: 0.1 },
};
const accentStrength: Record<ToneName, number> = { vivid: 1, rich: 0.95, deep: 0.95, quiet: 0.75, ink: 1.05 };

const groundOf = ({ ground, hue, depth }: SchemePlan): { lightness: number; chroma: number; hue: number } => {
  const lift = (depth - 1) * 0.1;
  if (ground === 'paper') return { lightness: 0.966 + lift, chroma: 0.013, hue: 82 };
  if (ground === 'mist') return { lightness: 0.968 + lift, chroma: 0.008, hue: 245 };
  return ground === 'bright' ? { lightness: 0.984 + lift, chroma: 0.003, hue } : { lightness: 0.965 + lift, chroma: 0.012, hue };
};

/** The planned ground, made lighter until the favorites that must be read on it can be; white is as light as it gets. */
const chooseGround = (plan: SchemePlan): string => {
  const { p1, p2, s1, n3 } = plan.held;
  if (n3) return n3;
  const wished = groundOf(plan);
  const readable = (ground: string) => [[p1, 4.5], [s1, 4.5], [p2, 7]].every(([hex, ratio]) => typeof hex !== 'string' || contrastRatio(hex, ground) >= Number(ratio));
  for (let step = 0; step <= 6; step++) {
    const ground = hexFromOklch({ ...wished, lightness: wished.lightness + step * 0.006, chroma: wished.chroma * (1 - step / 7) });
    if (readable(ground)) return ground;
  }
  return WHITE;
};

const dark = (hue: number, { ratio, chroma }: { ratio: number; chroma: number }, n3: string, depth: number): string | undefined =>
  solveLightness({ hue, chroma, ratio: ratio * depth, grounds: [n3, WHITE] });

const hueOf = (hex: string, otherwise: number): number => {
  const { hue, chroma } = oklchOf(hex);
  return hue === undefined || chroma < 0.02 ? otherwise : hue;
};

const softAccentOf = (plan: SchemePlan, hues: { main: number; secondary: number; accent: number }, strength: number) => {
  if (plan.softAccent === 'main') return { lightness: 0.84, chroma: 0.065 * strength, hue: hues.main };
  if (plan.softAccent === 'secondary') return { lightness: 0.82, chroma: 0.08 * strength, hue: hues.secondary };
  return accentOf(hues.accent + (plan.softAccent === 'accent-left' ? -38 : 38), strength * 0.7);
};

const colorsOf = (plan: SchemePlan): SchemeColors | undefined => {
  const { held, depth } = plan;
  const n3 = chooseGround(plan);
  const lead = held.p1 ?? held.p2;
  const main = lead ? hueOf(lead, plan.hue) : clearOfMud(plan.hue, plan.tone);
  const tone = held.p1 ? toneOf(held.p1, n3) : held.p2 && (plan.tone === 'deep' || plan.tone === 'ink') ? 'rich' : plan.tone;
  const p1 = held.p1 ?? dark(clearOfMud(main, tone), tones[tone], n3, depth);
  const p2 = held.p2 ?? dark(main, secondPrimary[tone], n3, depth);
  const secondaryTone = companion[tone][Math.abs(plan.secondaryTurn) < 50 ? 'alike' : 'apart'];
  const s1 = held.s1 ?? dark(clearOfMud(main + plan.secondaryTurn, secondaryTone), tones[secondaryTone], n3, depth);
  if (!p1 || !p2 || !s1) return undefined;
  const a1 = held.a1 ?? hexFromOklch(accentOf(main + plan.accentTurn, accentStrength[tone]));
  const a2 = held.a2 ?? hexFromOklch(softAccentOf(plan, { main, secondary: hueOf(s1, main), accent: hueOf(a1, main) }, accentStrength[tone]));
  const ground = oklchOf(n3);
  const groundHue = hueOf(n3, main);
  return {
    p1, p2, s1, a1, a2,
    n1: held.n1 ?? hexFromOklch({ lightness: 0.43, chroma: 0.022, hue: main }),
    n2: held.n2 ?? hexFromOklch({ lightness: Math.min(ground.lightness - 0.065, 0.91), chroma: ground.chroma * 1.4 + 0.006, hue: groundHue }),
    n3,
    b1: held.b1 ?? hexFromOklch({ lightness: 0.19, chroma: 0.018, hue: main }),
    w1: held.w1 ?? hexFromOklch({ lightness: 0.993, chroma: 0.003, hue: groundHue }),
  };
};

/** AUTHORED: how far apart roles must look (delta-E OK), so that each can do its own work. */
const leastApart = [['p1', 's1', 0.1], ['p1', 'a1', 0.15], ['s1', 'a1', 0.12], ['p1', 'p2', 0.07], ['a1', 'a2', 0.09]] as const;

/** Whether every role can be told from its neighbors; two favorites are as near as the founder chose them. */
export const standsApart = (lab: SchemeLab, held: Held): boolean =>
  leastApart.every(([one, other, least]) => (one in held && other in held) || labDistance(lab[one], lab[other]) >= least);

/** A whole scheme after a plan, or undefined where the plan cannot keep the contrast rules, unrounded. */
export const composeScheme = (plan: SchemePlan): SchemeColors | undefined => {
  const colors = colorsOf(plan);
  return colors && failsContrast(colors).length === 0 ? colors : undefined;
};
