import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fontMeasureNames, typeAnchors, type FontMeasureName, type FontMeasures, type TypeAnchor } from './measures.ts';
import { deviation, mean, rankCorrelation } from '@signet/statistics';
import { typeRatings } from './personality.ts';
import { keptMeasures } from './testing/kept-measures.ts';

const families = keptMeasures();
const ratings = typeRatings(families);

/** Families whose ratings were not looked at while the measures and the scaling were made. */
const HELD_OUT = [
  'alegreya',
  'libre-baskerville',
  'stix-two-text',
  'zilla-slab',
  'spectral',
  'marcellus',
  'gloock',
  'inter',
  'public-sans',
  'barlow',
  'quicksand',
  'raleway',
  'josefin-sans',
  'exo-2',
  'michroma',
  'righteous',
  'limelight',
  'bangers',
  'bebas-neue',
  'special-elite',
  'grenze-gotisch',
  'fredoka',
  'great-vibes',
  'pacifico',
  'kalam',
  'patrick-hand',
  'space-mono',
  'courier-prime',
];

const of = (family: string, anchor: TypeAnchor): number => ratings.get(family)?.[anchor] ?? NaN;

/**
 * The signs of the published correlations, written down once more and apart from the table that the ratings are made
 * with.
 */
const PUBLISHED = `
strong +stemToEm +capStem -complexity
soft -stemToEm -ink -xHeight
attention +stemToEm -counter -aperture
calm -stemToEm +counter -ink +spaceN -capWidth +aperture
warm +stemToEm
delicate +complexity -width -stemToEm -orthogonal -xToCap
friendly -orthogonal +diagonal +extenders -xToCap
happy -orthogonal -spaceN +round
graceful -orthogonal +capWidth +extenders
playful +baselineIrregularity -orthogonal +round +stemIrregularity
dramatic +baselineIrregularity -counter
formal -stemIrregularity -baselineIrregularity +serif +counter
legible +widthVariety -stemIrregularity +serif
business +counter -baselineIrregularity +serif -stemIrregularity
stiff +orthogonal -round -diagonal
loud +stem +ink -counter
futuristic +orthogonal -diagonal -round
fancy +joining +extenders -xToCap +diagonal
rugged +stemIrregularity +baselineIrregularity
childlike +round -contrast
vintage +capWidth -spaceN
innovative -widthVariety +unicase`
  .trim()
  .split('\n')
  .flatMap((line) => {
    const [word = '', ...features] = line.split(' ');
    return features.map(
      (feature) =>
        [
          `type:${word}` as TypeAnchor,
          feature.startsWith('+') ? 'rises' : 'falls',
          feature.slice(1) as FontMeasureName,
        ] as const,
    );
  });

test('the held-out families are measured ones, and enough to tell a sign', () => {
  expect(HELD_OUT.filter((family) => !families.has(family))).toEqual([]);
  expect(new Set(HELD_OUT).size).toBeGreaterThanOrEqual(20);
});

test.each(PUBLISHED)('over families held out, %s %s with %s', (anchor, direction, measure) => {
  const rho = rankCorrelation(
    HELD_OUT.map((family) => of(family, anchor)),
    HELD_OUT.map((family) => families.get(family)?.[measure] ?? NaN),
  );
  expect(direction === 'rises' ? rho : -rho).toBeGreaterThan(0);
});

describe('held-out families are to each other as a designer would say', () => {
  test.each<[more: string, anchor: TypeAnchor, less: string]>([
    ['great-vibes', 'type:fancy', 'inter'],
    ['great-vibes', 'type:fancy', 'barlow'],
    ['great-vibes', 'type:delicate', 'bangers'],
    ['pacifico', 'type:happy', 'michroma'],
    ['kalam', 'type:playful', 'public-sans'],
    ['kalam', 'type:friendly', 'michroma'],
    ['patrick-hand', 'type:childlike', 'gloock'],
    ['patrick-hand', 'type:playful', 'stix-two-text'],
    ['bangers', 'type:loud', 'raleway'],
    ['bangers', 'type:attention', 'quicksand'],
    ['bebas-neue', 'type:strong', 'josefin-sans'],
    ['raleway', 'type:soft', 'bebas-neue'],
    ['michroma', 'type:futuristic', 'libre-baskerville'],
    ['michroma', 'type:stiff', 'pacifico'],
    ['exo-2', 'type:futuristic', 'spectral'],
    ['libre-baskerville', 'type:formal', 'bangers'],
    ['stix-two-text', 'type:business', 'patrick-hand'],
    ['spectral', 'type:legible', 'pacifico'],
    ['special-elite', 'type:rugged', 'inter'],
    ['gloock', 'type:vintage', 'barlow'],
    ['zilla-slab', 'outline:serif', 'inter'],
    ['fredoka', 'outline:round', 'zilla-slab'],
    ['gloock', 'outline:contrast', 'barlow'],
    ['michroma', 'outline:wide', 'bebas-neue'],
    ['space-mono', 'outline:monospaced', 'raleway'],
    ['kalam', 'outline:handwritten', 'zilla-slab'],
  ])('%s has more of %s than %s', (more, anchor, less) => expect(of(more, anchor)).toBeGreaterThan(of(less, anchor)));
});

test('every anchor is standardized over the families and clipped at 2.5', () => {
  for (const anchor of typeAnchors) {
    const values = [...ratings.values()].map((rating) => rating[anchor]);
    expect(Math.max(...values.map(Math.abs))).toBeLessThanOrEqual(2.5);
    expect(Math.abs(mean(values))).toBeLessThan(0.1);
    expect(deviation(values)).toBeGreaterThan(0.8);
    expect(deviation(values)).toBeLessThan(1 + 1e-9);
  }
});

const anyMeasures = fc
  .tuple(...fontMeasureNames.map(() => fc.double({ min: -5, max: 20, noNaN: true })))
  .map(
    (figures) => Object.fromEntries(fontMeasureNames.map((name, index) => [name, figures[index] ?? 0])) as FontMeasures,
  );

test('whatever the measures are, ratings are finite and do not depend on the order of the families', () => {
  fc.assert(
    fc.property(fc.array(anyMeasures, { minLength: 1, maxLength: 8 }), (all) => {
      const entries = all.map((measures, index) => [`family-${index}`, measures] as const);
      const forward = typeRatings(new Map(entries));
      const backward = typeRatings(new Map(entries.toReversed()));
      for (const [family, rating] of forward) {
        for (const anchor of typeAnchors) {
          expect(Math.abs(rating[anchor])).toBeLessThanOrEqual(2.5);
          expect(backward.get(family)?.[anchor]).toBeCloseTo(rating[anchor], 6);
        }
      }
    }),
  );
});

test('a family alone, or beside its likes, has no more of anything than they', () => {
  const lora = families.get('lora');
  const alone = typeRatings(
    new Map(
      lora
        ? [
            ['lora', lora],
            ['the-same', lora],
          ]
        : [],
    ),
  );
  expect(Object.values(alone.get('lora') ?? { missing: 1 }).every((rating) => rating === 0)).toBe(true);
});
