import type { FontMeasures } from '../measures.ts';
import { extendersOf, LOWER_CASE, type Face, type Letter } from './letter.ts';
import { mean, variation } from '@signet/statistics';

/**
 * How often each letter stands in English text, in percent: Lewand, Cryptological Mathematics (2000), table of
 * relative frequencies.
 */
const frequency: Readonly<Record<string, number>> = {
  e: 12.7,
  t: 9.06,
  a: 8.17,
  o: 7.51,
  i: 6.97,
  n: 6.75,
  s: 6.33,
  h: 6.09,
  r: 5.99,
  d: 4.25,
  l: 4.03,
  c: 2.78,
  u: 2.76,
  m: 2.41,
  w: 2.36,
  f: 2.23,
  g: 2.02,
  y: 1.97,
  p: 1.93,
  b: 1.49,
  v: 0.98,
  k: 0.77,
  j: 0.15,
  x: 0.15,
  q: 0.1,
  z: 0.07,
};

/** The mean of a figure over the lower-case letters of English text; 0 of a font without any. */
export const overText = (face: Face, figure: (letter: Letter) => number): number => {
  const drawn = Array.from(LOWER_CASE).flatMap((name) => {
    const letter = face.letter(name);
    return letter ? [{ share: frequency[name] ?? 0, value: figure(letter) }] : [];
  });
  const total = drawn.reduce((sum, { share }) => sum + share, 0);
  return total === 0 ? 0 : drawn.reduce((sum, { share, value }) => sum + share * value, 0) / total;
};

/** Both sidebearings of a letter together; 0 where the font has none. */
const sidebearings = ({ advance, box }: Letter): number => advance - (box.right - box.left);

/** Heights, widths and the white around letters. */
export const measureProportions = (face: Face) => {
  const {
    font: { upem },
    xHeight,
    capHeight,
  } = face;
  return {
    xHeight: xHeight / upem,
    capHeight: capHeight / upem,
    xToCap: xHeight / capHeight,
    extenders: extendersOf(face) / xHeight,
    width: overText(face, ({ advance }) => advance) / upem,
    capWidth: mean(face.letters('H').map(({ advance }) => advance)) / upem,
    unicase: face.unicase ? 1 : 0,
    widthVariety: variation(face.letters(LOWER_CASE).map(({ advance }) => advance)),
    spaceN: mean(face.letters('n').map(sidebearings)) / xHeight,
    spaceO: mean(face.letters('o').map(sidebearings)) / xHeight,
  } satisfies Partial<FontMeasures>;
};
