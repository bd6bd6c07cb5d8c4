import {
  argbFromHex,
  Hct,
  hexFromArgb,
  SchemeContent,
  SchemeExpressive,
  SchemeFidelity,
  SchemeFruitSalad,
  SchemeMonochrome,
  SchemeNeutral,
  SchemeRainbow,
  SchemeTonalSpot,
  SchemeVibrant,
  type DynamicScheme,
} from '@material/material-color-utilities';
import type { SchemeColors } from '@signet/color';
import { seededRandom } from '../../live/random.ts';
import { SCHEMES, seedColors, type Peer } from './peer.ts';

const variants = [
  SchemeTonalSpot,
  SchemeContent,
  SchemeFidelity,
  SchemeVibrant,
  SchemeExpressive,
  SchemeFruitSalad,
  SchemeRainbow,
  SchemeNeutral,
  SchemeMonochrome,
];

/**
 * Material's roles of its light theme as ours, in the way that keeps most of our rules: its dark primary for p2 and
 * its tertiary for s1, because its secondary is its primary with less chroma, and its containers for accents.
 */
const colorsOf = (scheme: DynamicScheme): SchemeColors => {
  const {
    primary,
    onPrimaryFixedVariant,
    tertiary,
    primaryContainer,
    tertiaryContainer,
    onSurfaceVariant,
    outlineVariant,
    surface,
    onSurface,
  } = scheme;
  const colors = {
    p1: primary,
    p2: onPrimaryFixedVariant,
    s1: tertiary,
    a1: primaryContainer,
    a2: tertiaryContainer,
    n1: onSurfaceVariant,
    n2: outlineVariant,
    n3: surface,
    b1: onSurface,
  };
  return {
    ...(Object.fromEntries(Object.entries(colors).map(([role, argb]) => [role, hexFromArgb(argb)])) as Omit<
      SchemeColors,
      'w1'
    >),
    w1: '#ffffff',
  };
};

/** @material/material-color-utilities 0.3.0: its nine variants of each of four seeds, at its standard contrast. */
export const material = (brandColors: readonly string[]): Peer => {
  const random = seededRandom(3);
  const schemesFor: Peer['schemesFor'] = (quiz) =>
    seedColors(quiz, brandColors, Math.ceil(SCHEMES / variants.length), random)
      .flatMap((seed) => variants.map((Variant) => colorsOf(new Variant(Hct.fromInt(argbFromHex(seed)), false, 0))))
      .slice(0, SCHEMES);
  return { name: 'material-color-utilities', schemesFor };
};
