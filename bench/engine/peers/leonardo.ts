import { BackgroundColor, Color, Theme } from '@adobe/leonardo-contrast-colors';
import type { SchemeColors } from '@signet/color';
import { seededRandom } from '../../live/random.ts';
import { oneOf } from '../quizzes.ts';
import { SCHEMES, seedColors, type Peer } from './peer.ts';

const NEUTRAL = '#6b6b70';
const LIGHTNESS = 97;

const asked = (name: string, hex: string, ratios: Record<string, number>): Color =>
  new Color({ name, colorKeys: [hex as `#${string}`], ratios, colorSpace: 'OKLCH' });

const backgroundsOf = (): BackgroundColor[] =>
  (['#faf8f4', '#f6f7f9', '#f4f8f5', '#fbf6f3'] as const).map(
    (hex) => new BackgroundColor({ name: 'background', colorKeys: [hex], ratios: [1], colorSpace: 'OKLCH' }),
  );

/**
 * A theme that is asked for the ratios of our rules against n3; two seeds for the mains, a third and fourth for
 * accents, the third at the ratio that graphics need.
 */
const schemeOf = ([main, second, third, fourth]: readonly string[], backgroundColor: BackgroundColor): SchemeColors => {
  const colors = [
    asked('main', main ?? NEUTRAL, { p1: 4.5, p2: 7 }),
    asked('second', second ?? NEUTRAL, { s1: 4.5 }),
    asked('third', third ?? NEUTRAL, { a1: 3 }),
    asked('fourth', fourth ?? NEUTRAL, { a2: 1.5 }),
    asked('neutral', NEUTRAL, { n2: 1.2, n1: 5, b1: 15 }),
  ];
  const theme = new Theme({ colors, backgroundColor, lightness: LIGHTNESS });
  const [{ background: n3 }] = theme.contrastColors;
  return { ...(theme.contrastColorPairs as Omit<SchemeColors, 'n3' | 'w1'>), n3, w1: '#ffffff' };
};

/** The library warns of its own use of a deprecated name, once a color. */
const quietly = <Result>(work: () => Result): Result => {
  const { warn } = console;
  console.warn = () => {};
  try {
    return work();
  } finally {
    console.warn = warn;
  }
};

/** @adobe/leonardo-contrast-colors 1.1.0: every scheme a theme of four of eight seeds. */
export const leonardo = (brandColors: readonly string[]): Peer => {
  const random = seededRandom(4);
  const backgrounds = quietly(backgroundsOf);
  const schemesFor: Peer['schemesFor'] = (quiz) => {
    const seeds = seedColors(quiz, brandColors, 8, random);
    const turned = (by: number) => [...seeds.slice(by % seeds.length), ...seeds.slice(0, by % seeds.length)];
    return quietly(() => Array.from({ length: SCHEMES }, (_, at) => schemeOf(turned(at), oneOf(backgrounds, random))));
  };
  return { name: 'leonardo', schemesFor };
};
