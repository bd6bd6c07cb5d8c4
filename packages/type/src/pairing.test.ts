import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fontMeasureNames, type FontMeasures } from './measures.ts';
import { familyStem } from './pairing-stem.ts';
import { pairing, type PairedFace } from './pairing.ts';

const plain = {
  ...(Object.fromEntries(fontMeasureNames.map((name) => [name, 0])) as Record<keyof FontMeasures, number>),
  xToCap: 0.72,
  width: 0.5,
  round: 0.4,
};
const face = (
  fontName: string,
  fontType: PairedFace['fontType'],
  weight: number,
  measures: Partial<FontMeasures> = {},
): PairedFace => ({
  fontId: fontName.toLowerCase(),
  fontName,
  fontType,
  weight,
  measures: { ...plain, serif: fontType === 'serif' ? 0.6 : 0, ...measures },
});
const text = face('Aa', 'sans-serif', 400);

test('a superfamily goes by what its members share in their names', () => {
  expect(familyStem('IBM Plex Serif')).toBe(familyStem('IBM Plex Sans'));
  expect(familyStem('Roboto')).toBe(familyStem('Roboto Serif'));
  expect(familyStem('Source Serif 4')).toBe(familyStem('Source Sans 3'));
  expect(familyStem('Libre Franklin')).not.toBe(familyStem('Libre Baskerville'));
  expect(familyStem('Noto Sans')).toBe('noto');
});

test('one family and one house are safe', () => {
  expect(pairing(text, text)).toEqual({ score: 0.66, traits: ['same-family'] });
  expect(pairing({ ...text, weight: 700 }, text).traits).toEqual(['same-family', 'contrast-weight']);
  const house = pairing(face('Noto Serif', 'serif', 600), face('Noto Sans', 'sans-serif', 400));
  expect(house.traits).toEqual(['superfamily', 'contrast-class']);
  expect(house.score).toBeGreaterThan(0.9);
});

test('two scripts never pair, nor do two displays', () => {
  expect(pairing(face('Bb', 'handwriting', 400), face('Cc', 'cursive', 400))).toEqual({
    score: 0,
    traits: ['two-scripts'],
  });
  expect(pairing(face('Bb', 'display', 700), face('Cc', 'fantasy', 400))).toEqual({
    score: 0,
    traits: ['two-displays'],
  });
});

test('one contrast is better than two, and two near-identical faces look like a mistake', () => {
  const byClass = pairing(face('Bb', 'serif', 600), text);
  const byWeight = pairing(face('Bb', 'sans-serif', 700), text);
  const both = pairing(face('Bb', 'serif', 700), text);
  const neither = pairing(face('Bb', 'sans-serif', 500), text);
  expect(byClass.traits).toEqual(['contrast-class', 'x-height', 'width', 'posture']);
  expect(byWeight.traits[0]).toBe('contrast-weight');
  expect(both.score).toBeLessThan(Math.min(byClass.score, byWeight.score));
  expect(neither.score).toBeLessThan(both.score / 2);
  expect(neither.traits[0]).toBe('too-alike');
});

test('agreement is asked in two of x-height within .05, width within 10 % and posture', () => {
  const near = pairing(face('Bb', 'serif', 600, { xToCap: 0.76, width: 0.54 }), text);
  const far = pairing(face('Bb', 'serif', 600, { xToCap: 0.58, width: 0.68 }), text);
  const slanted = pairing(face('Bb', 'serif', 600, { slant: 12 }), text);
  expect(near.traits).toEqual(['contrast-class', 'x-height', 'width', 'posture']);
  expect(far.traits).toEqual(['contrast-class', 'posture']);
  expect(far.score).toBeLessThan(near.score);
  expect(slanted.traits).toEqual(['contrast-class', 'x-height', 'width']);
});

test('every score lies between 0 and 1', () => {
  const anyFace = fc.record({
    fontId: fc.constantFrom('a', 'b', 'c'),
    fontName: fc.constantFrom('Aa', 'Aa Sans', 'Bb'),
    weight: fc.integer({ min: 100, max: 900 }),
    fontType: fc.constantFrom('serif', 'sans-serif', 'handwriting', 'display', 'monospace'),
    measures: fc
      .record({
        xToCap: fc.double({ min: 0.3, max: 1, noNaN: true }),
        width: fc.double({ min: 0.2, max: 0.9, noNaN: true }),
        slant: fc.double({ min: -20, max: 30, noNaN: true }),
        round: fc.double({ min: 0, max: 1, noNaN: true }),
        serif: fc.double({ min: 0, max: 1, noNaN: true }),
      })
      .map((some) => ({ ...plain, ...some })),
  });
  fc.assert(
    fc.property(anyFace, anyFace, (headline, text) => {
      const { score, traits } = pairing(headline, text);
      expect(score).toBeGreaterThanOrEqual(0);
      expect(score).toBeLessThanOrEqual(1);
      expect(traits.length).toBeGreaterThan(0);
    }),
  );
});
