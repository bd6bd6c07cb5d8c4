import { describe, expect, test } from 'vitest';
import type { FontMeasures } from './measures.ts';
import { keptMeasures } from './testing/kept-measures.ts';
import { passesTextGate, textGateFailures } from './text-gate.ts';

const families = keptMeasures();
const measuresOf = (family: string): FontMeasures => {
  const measures = families.get(family);
  if (!measures) throw new Error(`${family} is not measured`);
  return measures;
};

describe('the text gate', () => {
  test.each(['open-sans', 'roboto', 'source-sans-3', 'pt-serif', 'lora', 'noto-serif', 'literata', 'fira-sans'])(
    'lets %s through',
    (family) => expect(textGateFailures(measuresOf(family))).toEqual([]),
  );

  test.each([
    ['great-vibes', 'joining'],
    ['great-vibes', 'slant'],
    ['anton', 'counter'],
    ['abril-fatface', 'contrast'],
    ['bebas-neue', 'unicase'],
    ['jetbrains-mono', 'widthVariety'],
    ['poiret-one', 'stem'],
    ['caveat', 'stemIrregularity'],
    ['kaushan-script', 'baselineIrregularity'],
    ['michroma', 'width'],
    ['dancing-script', 'xHeight'],
    ['josefin-sans', 'xToCap'],
  ])('keeps %s out, for its %s among others', (family, measure) => {
    expect(passesTextGate(measuresOf(family))).toBe(false);
    expect(textGateFailures(measuresOf(family)).map((failure) => failure.measure)).toContain(measure);
  });

  test('a failure says the figure and its bounds; the bounds themselves pass', () => {
    const lora = measuresOf('lora');
    expect(textGateFailures({ ...lora, xHeight: 0.57 })).toEqual([
      { measure: 'xHeight', value: 0.57, least: 0.43, most: 0.56 },
    ]);
    expect(passesTextGate({ ...lora, xHeight: 0.56 })).toBe(true);
    expect(passesTextGate({ ...lora, xHeight: 0.43 })).toBe(true);
  });

  test('a figure that is no number does not pass', () =>
    expect(passesTextGate({ ...measuresOf('lora'), spaceO: NaN })).toBe(false));

  test('enough of the families pass to recommend 30 and more', () => {
    expect([...families.values()].filter(passesTextGate).length).toBeGreaterThanOrEqual(50);
  });
});
